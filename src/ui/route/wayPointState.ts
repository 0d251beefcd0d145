export type WayPointState =
  | 'start'
  | 'done'
  | 'here'
  | 'ahead'
  | 'theirTurn'
  | 'due'
  | 'late'
  | 'locked'
  | 'skipped'
  | 'ended'
  | 'passed'
  | 'destination';

export const spoken: Record<WayPointState, string> = {
  start: 'completed',
  done: 'completed',
  here: 'current',
  ahead: 'not yet',
  theirTurn: 'current, their turn',
  due: 'due soon',
  late: 'late or failed',
  locked: 'not yet, locked',
  skipped: 'skipped',
  ended: 'ended',
  passed: 'completed, passed',
  destination: 'not yet, the destination',
};

export type Segment = 'walked' | 'ahead' | 'open';

const behind: readonly WayPointState[] = ['start', 'done', 'passed', 'skipped'];

export const segmentAfter = (state: WayPointState): Segment => (behind.includes(state) ? 'walked' : 'ahead');
