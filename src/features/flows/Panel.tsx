import styled from '@emotion/styled';
import { token } from '../../ui/theme/token.ts';
import { wide } from './parts.ts';

export const SidePanel = styled('div')({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  borderTop: `1px solid ${token.line}`,
  '& > section + section': { borderTop: `1px solid ${token.line}` },
  [wide]: { overflowY: 'auto', borderTop: 0, borderLeft: `1px solid ${token.line}` },
});

export const Panel = styled('section')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  padding: '20px 24px 32px',
  minWidth: 0,
  '& > *': { minWidth: 0 },
  '&:focus-visible': { outlineOffset: -3 },
});

export const FactList = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '100px minmax(0, 1fr)',
  gap: '8px 12px',
  fontSize: '0.875rem',
  lineHeight: '20px',
  '& dt': { color: token.second },
  '& dd': { display: 'grid', gap: 6, justifyItems: 'start', overflowWrap: 'anywhere' },
});

export const PanelSection = styled('div')({
  display: 'grid',
  gap: 10,
  paddingTop: 16,
  borderTop: `1px solid ${token.line}`,
});
