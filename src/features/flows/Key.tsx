import { styled } from '@mui/joy/styles';
import { Legend } from '../../flows/diagram/Legend.tsx';
import { token } from '../../ui/theme/token.ts';

const Box = styled('div')({
  paddingTop: 20,
  borderTop: `1px solid ${token.line}`,
  color: token.second,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& svg': { flexShrink: 0 },
});

/** What the marks of the drawing and of a walk mean. */
export const Key = () => (
  <Box>
    <Legend of={['chart', 'simulation']} />
  </Box>
);
