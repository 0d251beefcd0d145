import { type SnapshotFrom, setup } from 'xstate';
import { lifeCycle } from './lifeCycle.ts';
import type { StateMeta } from './meta.ts';

export const graceDays = 14;

export type DepartureEvent =
  | { type: 'deletion.asked' }
  | { type: 'deletion.cancelled' }
  | { type: 'grace.ended' }
  | { type: 'account.abandoned' };

export const departureMachine = setup({
  types: { meta: {} as StateMeta, events: {} as DepartureEvent },
}).createMachine({
  id: 'departure',
  description: 'An account is kept until its owner requests its deletion, or has not used it for 24 months.',
  initial: 'staying',
  states: {
    staying: {
      description: 'The account is in use.',
      on: {
        'deletion.asked': {
          target: 'leaving',
          description: 'The owner requests the deletion, and proves who they are.',
        },
        'account.abandoned': {
          target: 'erased',
          description: 'Nobody signed in for 24 months, and two reminders went unanswered.',
        },
      },
    },
    leaving: {
      description: 'For 14 days the owner can cancel the deletion; employers no longer find them.',
      meta: { path: '/profile' },
      on: {
        'deletion.cancelled': 'staying',
        'grace.ended': { target: 'erased', description: 'The 14 days are over.' },
      },
    },
    erased: {
      type: 'final',
      description: 'The account is erased; of its applications only job, dates and outcome are kept.',
    },
  },
});

type Snapshot = SnapshotFrom<typeof departureMachine>;
export type DepartureStanding = Snapshot['value'];

const moves = {
  ask: { type: 'deletion.asked' },
  cancel: { type: 'deletion.cancelled' },
  end: { type: 'grace.ended' },
  abandon: { type: 'account.abandoned' },
} as const satisfies Record<string, DepartureEvent>;

export type DepartureMove = keyof typeof moves;

export const ownDepartureMoves = ['ask', 'cancel'] as const satisfies DepartureMove[];

export const departureLife = lifeCycle<Snapshot, DepartureStanding, DepartureMove>({
  machine: departureMachine,
  moves,
  snapshotOf: (standing) => departureMachine.resolveState({ value: standing, context: {} }),
  standingOf: ({ value }) => value,
});
