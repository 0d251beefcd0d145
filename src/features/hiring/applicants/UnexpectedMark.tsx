import styled from '@emotion/styled';
import { Flag } from 'lucide-react';
import { token } from '../../../ui/theme/token.ts';

const Mark = styled('p')({
  display: 'flex',
  gap: 6,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontWeight: 500,
  color: token.warning,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', marginTop: 1 },
  '& > span': { minWidth: 0 },
});

/** At answers that the job does not expect. It says so in words, not by its colour alone. */
export const UnexpectedMark = ({ children }: { children: string }) => (
  <Mark>
    <Flag size={16} aria-hidden="true" />
    <span>{children}</span>
  </Mark>
);
