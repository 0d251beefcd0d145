import styled from '@emotion/styled';
import { token } from './theme/token.ts';

/** A `dl` whose pairs of `dt` and `dd` are each in a `div`, as lines of a table. */
export const Facts = styled('dl')({
  borderTop: `1px solid ${token.line}`,
  '& > div': {
    display: 'grid',
    gap: '2px 24px',
    padding: '16px 0',
    borderBottom: `1px solid ${token.line}`,
    '@media (min-width:600px)': { gridTemplateColumns: '220px minmax(0, 1fr)' },
  },
  '& dt': { color: token.quiet, fontSize: '0.9375rem' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});
