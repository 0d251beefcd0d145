import styled from '@emotion/styled';
import { Legend, type LegendOf } from '../../flows/diagram/Legend.tsx';
import { token } from '../../ui/theme/token.ts';
import type { Lens } from './useAddress.ts';

const Box = styled('div')({
  paddingTop: 20,
  borderTop: `1px solid ${token.line}`,
  color: token.second,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& svg': { flexShrink: 0 },
});

const marks: Record<Lens, LegendOf> = {
  walk: 'simulation',
  why: 'simulation',
  visits: 'visits',
  coverage: 'coverage',
  changes: 'difference',
};

/** What the marks of the drawing mean, and those of what is laid over it. */
export const Key = ({ lens }: { lens: Lens }) => (
  <Box>
    <Legend of={['chart', marks[lens]]} />
  </Box>
);
