import styled from '@emotion/styled';
import { token } from '../../../ui/theme/token.ts';

const wide = '@media (min-width:1200px)';
export const WritingFrame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  [wide]: { height: 'calc(100dvh - 72px)', minHeight: 560 },
});
export const WritingColumns = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  '@media (min-width:900px)': {
    gridTemplateColumns: '248px minmax(0, 1fr)',
    '&[data-showing="previewing"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  [wide]: {
    '&, &[data-showing="previewing"]': {
      gridTemplateColumns: '236px minmax(360px, 480px) minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
  },
});
export const Rail = styled('div')({
  display: 'none',
  padding: '28px 20px 28px 32px',
  borderRight: `1px solid ${token.line}`,
  overflow: 'auto',
  '@media (min-width:900px)': { display: 'block', '[data-showing="previewing"] > &': { display: 'none' } },
  [wide]: { '[data-showing="previewing"] > &': { display: 'block' } },
});
export const Middle = styled('div')({
  minWidth: 0,
  padding: '24px 20px 56px',
  '[data-showing="previewing"] > &': { display: 'none' },
  '& :is(input, select, textarea)': { scrollMarginBlock: 120 },
  '@media (min-width:600px)': { paddingInline: 32 },
  [wide]: { overflow: 'auto', '[data-showing="previewing"] > &': { display: 'block' } },
});
export const Jump = styled('div')({ marginBottom: 24, '@media (min-width:900px)': { display: 'none' } });
export const SideColumn = styled('div')({
  display: 'none',
  minWidth: 0,
  minHeight: 0,
  '[data-showing="previewing"] > &': { display: 'flex', height: 'calc(100dvh - 200px)', minHeight: 480 },
  [wide]: {
    '&, [data-showing="previewing"] > &': {
      display: 'flex',
      height: 'auto',
      minHeight: 0,
      borderLeft: `1px solid ${token.line}`,
    },
  },
});
