import styled from '@emotion/styled';
import { tabular, token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';

export const DashboardHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginBottom: 12,
});
export const DashboardTitle = styled('h2')(typography.h2);
export const SmallTitle = styled('h2')({ ...typography.h3, marginBottom: 12 });
export const DashboardRows = styled('ul')({
  listStyle: 'none',
  borderTop: `1px solid ${token.line}`,
  '& > li': { padding: '14px 0', borderBottom: `1px solid ${token.line}` },
});
export const Strong = styled('p')({ ...typography['title-sm'], overflowWrap: 'anywhere' });
export const DetailText = styled('p')({
  ...typography['body-xs'],
  ...tabular,
  overflowWrap: 'anywhere',
});
export const PlainText = styled('p')({ ...typography['body-sm'], maxWidth: '66ch' });
