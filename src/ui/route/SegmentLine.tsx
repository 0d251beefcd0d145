import styled from '@emotion/styled';
import { token } from '../theme/token.ts';
import type { Segment } from './wayPointState.ts';

const colours: Record<Segment, string> = { walked: token.mark, ahead: token.lineStrong, open: token.field };

export const SegmentLine = styled('span')<{ segment: Segment }>(({ segment }) => ({
  '--segment': `${segment === 'walked' ? 3 : 2}px ${segment === 'open' ? 'dashed' : 'solid'} ${colours[segment]}`,
  flex: 'none',
  height: 0,
  borderTop: 'var(--segment)',
  transition: 'border-color calc(var(--motion) * 320ms) ease-out',
  '&[data-rail]': { width: 0, height: 'auto', borderTop: 0, borderLeft: 'var(--segment)' },
}));
