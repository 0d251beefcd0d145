import styled from '@emotion/styled';
import { typography } from '../../../ui/theme/typeScale.ts';

export const ListHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  '& > h2': typography.h2,
});
export const ShortList = styled('ul')({ listStyle: 'none', '& > li:last-of-type': { borderBottom: 0 } });
