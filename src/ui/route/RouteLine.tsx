import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Hidden } from '../Hidden.tsx';
import { List } from '../List.tsx';
import { token } from '../theme/token.ts';
import { SegmentLine } from './SegmentLine.tsx';
import { WayPoint } from './WayPoint.tsx';
import { type Segment, segmentAfter, spoken, type WayPointState } from './wayPointState.ts';

export type RoutePoint = {
  label: string;
  state: WayPointState;
  detail?: ReactNode;
  segment?: Segment;
};

type RouteLineProps = {
  points: readonly RoutePoint[];
  shape?: 'rail' | 'row' | 'compact';
  label: string;
};

const wide = '@media (min-width:900px)';
const vertical = '&[data-shape="rail"], &[data-shape="row"]';

const Points = styled(List)({
  '&[data-shape="compact"]': { display: 'flex', alignItems: 'center' },
  '&[data-shape="row"]': { [wide]: { display: 'flex' } },
});

const Item = styled('li')({
  position: 'relative',
  [vertical]: {
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    columnGap: 16,
    paddingBottom: 32,
    '&:last-of-type': { paddingBottom: 0 },
  },
  '&[data-shape="row"]': {
    paddingBottom: 16,
    [wide]: { display: 'block', flex: 1, padding: '0 16px 0 0', '&:last-of-type': { flex: 'none' } },
  },
  '&[data-shape="compact"]': {
    display: 'flex',
    alignItems: 'center',
    flex: 1,
    '&:last-of-type': { flex: 'none' },
  },
});

const Line = styled(SegmentLine)({
  '[data-shape="rail"] > &, [data-shape="row"] > &': { position: 'absolute', left: 10.5, top: 27, bottom: 3 },
  '[data-shape="row"] > &&': {
    [wide]: {
      left: 28,
      right: 4,
      top: 10.5,
      bottom: 'auto',
      borderLeft: 0,
      borderTop: 'var(--segment)',
      width: 'auto',
    },
  },
  '[data-shape="compact"] > &': { flex: 1, marginInline: 4 },
});

const Caption = styled('span')({
  '[data-shape="row"] > &': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    justifyContent: 'space-between',
    [wide]: { display: 'block', marginTop: 4 },
  },
});

const Label = styled('span')({
  display: 'block',
  fontSize: '0.9375rem',
  lineHeight: '24px',
  fontWeight: 500,
  color: token.second,
  '[data-reached] &': { color: token.ink },
  '[aria-current] &': { fontWeight: 600 },
});

const Detail = styled('span')({
  display: 'block',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  color: token.quiet,
});

const notReached: readonly WayPointState[] = ['ahead', 'locked', 'destination'];

export function RouteLine({ points, shape = 'rail', label }: RouteLineProps) {
  return (
    <Points as="ol" aria-label={label} data-shape={shape}>
      {points.map((point, index) => (
        <Item
          key={point.label}
          data-shape={shape}
          data-reached={notReached.includes(point.state) ? undefined : ''}
          aria-current={point.state === 'here' ? 'step' : undefined}
        >
          <WayPoint state={point.state} />
          {index < points.length - 1 && (
            <Line
              aria-hidden="true"
              segment={point.segment ?? segmentAfter(point.state)}
              data-rail={shape === 'compact' ? undefined : ''}
            />
          )}
          {shape === 'compact' ? (
            <Hidden>{`${point.label}, ${spoken[point.state]}`}</Hidden>
          ) : (
            <Caption>
              <Label>
                {point.label}
                <Hidden>, {spoken[point.state]}</Hidden>
              </Label>
              {point.detail && <Detail>{point.detail}</Detail>}
            </Caption>
          )}
        </Item>
      ))}
    </Points>
  );
}
