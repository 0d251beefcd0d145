import { type SnapshotFrom, setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import { lifeCycle } from './lifeCycle.ts';
import type { StateMeta } from './meta.ts';

export type FederalResumeEvent =
  | { type: 'checks.passed' }
  | { type: 'ready.marked' }
  | { type: 'content.changed' };

const requirements = ['RESUME-09'] as const;
const edited = {
  target: '#federalResume.draft.open',
  description: 'The veteran changes something, so it must be checked again.',
  meta: { requirements },
} as const;

export const federalResumeMachine = setup({
  types: { meta: {} as StateMeta, events: {} as FederalResumeEvent },
}).createMachine({
  id: 'federalResume',
  description: 'A federal résumé is written, checked, and marked as ready to be sent.',
  initial: 'draft',
  states: {
    draft: {
      description: 'The résumé is being written.',
      initial: 'open',
      meta: { path: '/veteran/federal-resume', requirements },
      states: {
        open: {
          description: 'Something is missing, or the file has not been checked yet.',
          on: {
            'content.changed': 'open',
            'checks.passed': {
              target: 'sound',
              description: 'Nothing is missing, and the file meets the federal limits.',
              meta: { requirements },
            },
          },
        },
        sound: {
          description: 'It passes every check.',
          on: {
            'content.changed': edited,
            'ready.marked': {
              target: '#federalResume.ready',
              description: 'The veteran marks it as ready.',
              meta: { requirements },
            },
          },
        },
      },
    },
    ready: {
      description: 'The résumé can be sent.',
      meta: { path: '/veteran/federal-resume', requirements },
      on: { 'content.changed': edited },
    },
  },
});

export interface FederalResumeStanding {
  status: components['schemas']['FederalResume']['status'];
  passes: boolean;
}

type Snapshot = SnapshotFrom<typeof federalResumeMachine>;

function snapshotOf({ status, passes }: FederalResumeStanding): Snapshot {
  const value = status === 'ready' ? 'ready' : { draft: passes ? ('sound' as const) : ('open' as const) };
  return federalResumeMachine.resolveState({ value, context: {} });
}

const standingOf = (snapshot: Snapshot): FederalResumeStanding => ({
  status: snapshot.matches('ready') ? 'ready' : 'draft',
  passes: !snapshot.matches({ draft: 'open' }),
});

const moves = {
  edit: { type: 'content.changed' },
  mark_ready: { type: 'ready.marked' },
} as const satisfies Record<string, FederalResumeEvent>;

export type FederalResumeMove = keyof typeof moves;

export const federalResumeLife = lifeCycle<Snapshot, FederalResumeStanding, FederalResumeMove>({
  machine: federalResumeMachine,
  moves,
  snapshotOf,
  standingOf,
});
