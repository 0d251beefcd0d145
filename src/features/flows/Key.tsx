import styled from '@emotion/styled';
import { Legend, type LegendOf } from 'statechart-paths/diagram';
import { token } from '../../ui/theme/token.ts';
import type { FlowLens } from './useFlowAddress.ts';

const Box = styled('div')({
  paddingTop: 20,
  borderTop: `1px solid ${token.line}`,
  color: token.second,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& svg': { flexShrink: 0 },
});

const marks: Record<FlowLens, LegendOf> = {
  walk: 'simulation',
  why: 'simulation',
  visits: 'visits',
  coverage: 'coverage',
  changes: 'difference',
};

export const Key = ({ lens }: { lens: FlowLens }) => (
  <Box>
    <Legend of={['chart', marks[lens]]} />
  </Box>
);
