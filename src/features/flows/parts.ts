import styled from '@emotion/styled';
import { token } from '../../ui/theme/token.ts';

export const wide = '@media (min-width:1200px)';

export const ToolButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  padding: '0 12px',
  border: `1px solid ${token.field}`,
  borderRadius: 8,
  background: token.page,
  color: token.ink,
  fontSize: '0.875rem',
  fontWeight: 600,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&:hover': { background: token.hover },
  '&[aria-pressed="true"]': { background: token.tint, color: token.onTint },
  // A disabled button that keeps the focus, such as Back at the first step.
  '&:disabled, &[aria-disabled]': {
    color: token.quiet,
    borderColor: token.line,
    cursor: 'default',
    background: 'none',
  },
});

export const ButtonGroup = styled('div')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  '& > button': { borderRadius: 0, marginLeft: -1 },
  '& > button:first-of-type': { borderRadius: '8px 0 0 8px', marginLeft: 0 },
  '& > button:last-of-type': { borderRadius: '0 8px 8px 0' },
  '& > button:focus-visible': { position: 'relative' },
  '@media (max-width:599.95px)': { '& > button': { padding: '0 8px' } },
});

export const RowButton = styled('button')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 12px',
  width: '100%',
  minHeight: 44,
  padding: '8px 14px',
  border: `1px solid ${token.line}`,
  borderRadius: 8,
  background: token.page,
  color: token.ink,
  fontSize: '0.875rem',
  lineHeight: '20px',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: token.hover },
});

export const HintText = styled('span')({
  color: token.second,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontWeight: 400,
});

export const PlainList = styled('ul')({ listStyle: 'none', display: 'grid', gap: 8 });

export const Code = styled('code')({
  padding: '2px 6px',
  borderRadius: 4,
  background: token.hover,
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
});

export const NumberRing = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  marginRight: 8,
  border: `1px solid ${token.field}`,
  borderRadius: 11,
  fontSize: '0.75rem',
  fontWeight: 600,
  '[data-answer="yes"] &': { background: token.mark, borderColor: token.mark, color: token.onMark },
  '[data-answer="notAsked"] &': { borderStyle: 'dashed', fontWeight: 400 },
});
