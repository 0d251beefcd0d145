import styled from '@emotion/styled';
import { createElement } from 'react';
import { Row } from '../Row.tsx';
import { SegmentLine } from './SegmentLine.tsx';
import { WayPoint } from './WayPoint.tsx';
import { segmentAfter, type WayPointState } from './wayPointState.ts';

const Line = styled(SegmentLine)({ width: 38 });

const unreached: readonly WayPointState[] = ['ahead', 'late', 'destination'];

export function RouteFragment({
  points,
  open = false,
}: {
  points: readonly WayPointState[];
  open?: boolean;
}) {
  const pieces = points.flatMap((state, index) => {
    const next = points[index + 1];
    if (!next) return [<WayPoint key="last" state={state} />];
    const segment = open && unreached.includes(next) ? 'open' : segmentAfter(state);
    const key = `${points.slice(0, index).join()}-${state}`;
    return [<WayPoint key={key} state={state} />, <Line key={`${key}-line`} segment={segment} />];
  });
  return createElement(Row, { 'aria-hidden': true, gap: 'xs', align: 'center', nowrap: true }, ...pieces);
}
