import type { ReactNode } from 'react';
import { token } from '../theme/token.ts';
import type { WayPointState } from './wayPointState.ts';

const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const tick = 'M7.6 12.3l3 3 5.8-6.1';

const ring = (colour: string, radius: number, width: number, dash?: string) => (
  <circle
    cx="12"
    cy="12"
    r={radius}
    fill={token.page}
    stroke={colour}
    strokeWidth={width}
    strokeDasharray={dash}
  />
);

const glyphs: Record<WayPointState, ReactNode> = {
  start: <circle cx="12" cy="12" r="6" fill={token.ink} />,
  done: (
    <>
      <circle cx="12" cy="12" r="10" fill={token.mark} />
      <path d={tick} {...stroke} stroke={token.onMark} strokeWidth="2.25" />
    </>
  ),
  here: (
    <>
      <circle cx="12" cy="12" r="12" fill={token.halo} />
      {ring(token.mark, 7, 4)}
    </>
  ),
  ahead: ring(token.field, 7, 2),
  theirTurn: (
    <>
      {ring(token.field, 9, 2)}
      <path d="M12 7v5l3 2" {...stroke} stroke={token.field} strokeWidth="2" />
    </>
  ),
  due: (
    <>
      {ring(token.warningMark, 9, 2.25)}
      <circle cx="12" cy="12" r="3.75" fill={token.warningMark} />
    </>
  ),
  late: (
    <>
      <circle cx="12" cy="12" r="10" fill={token.errorMark} />
      <path d="M12 6.8v6M12 16.6v.4" {...stroke} stroke={token.onErrorMark} strokeWidth="2.5" />
    </>
  ),
  locked: (
    <>
      <circle cx="12" cy="12" r="10" fill={token.hover} stroke={token.lineStrong} strokeWidth="1.5" />
      <rect x="8" y="11" width="8" height="6" rx="1.25" fill={token.quiet} />
      <path d="M9.6 11V9.4a2.4 2.4 0 0 1 4.8 0V11" {...stroke} stroke={token.quiet} strokeWidth="1.6" />
    </>
  ),
  skipped: ring(token.field, 9, 2, '2.6 3.05'),
  ended: (
    <>
      {ring(token.field, 9, 2)}
      <path d="M9 9l6 6M15 9l-6 6" {...stroke} stroke={token.field} strokeWidth="2" />
    </>
  ),
  passed: (
    <>
      {ring(token.successMark, 9.5, 2.25)}
      <path d={tick} {...stroke} stroke={token.successMark} strokeWidth="2.25" />
    </>
  ),
  destination: (
    <>
      {ring(token.ink, 10.5, 2)}
      <circle cx="12" cy="12" r="5.75" fill={token.amber} />
    </>
  ),
};

/** Hidden from screen readers, because the text is next to it. */
export function WayPoint({ state, size = 24 }: { state: WayPointState; size?: 24 | 18 | 16 }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" data-state={state}>
      {glyphs[state]}
    </svg>
  );
}
