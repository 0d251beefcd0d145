import styled from '@emotion/styled';
import { token } from '../../../ui/theme/token.ts';

export const Fields = styled('div')({ display: 'grid', gap: 24 });

export const PartTitle = styled('h3')({ fontSize: '1.125rem', lineHeight: '26px', fontWeight: 600 });

export const ResumeRows = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
export const ListRow = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '10px 0',
  borderBottom: `1px solid ${token.line}`,
  '& > :first-of-type': { flex: 1, minWidth: 0 },
});
