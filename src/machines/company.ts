import { assign, type SnapshotFrom, setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import { lifeCycle } from './lifeCycle.ts';
import type { StateMeta } from './meta.ts';

type CompanyStatus = components['schemas']['CompanyStatus'];

export interface CompanyContext {
  attemptsLeft: number;
  /** A company may appeal once. */
  hasAppealed: boolean;
}

export type CompanyEvent =
  | { type: 'company.submitted' }
  | { type: 'details.changed' }
  | { type: 'identity.changed' }
  | { type: 'identity.restored' }
  | { type: 'company.resubmitted' }
  | { type: 'company.appealed' }
  | { type: 'company.approved' }
  | { type: 'company.rejected' }
  | { type: 'company.deactivated' }
  | { type: 'company.reactivated' };

const requirements = ['COMPANY-10'] as const;

export const companyMachine = setup({
  types: {
    context: {} as CompanyContext,
    input: {} as CompanyContext,
    meta: {} as StateMeta,
    events: {} as CompanyEvent,
  },
  guards: {
    attemptsAreLeft: ({ context }) => context.attemptsLeft > 0,
    companyHasNotAppealed: ({ context }) => !context.hasAppealed,
  },
  actions: {
    countAttempt: assign(({ context }) => ({ attemptsLeft: context.attemptsLeft - 1 })),
    rememberAppeal: assign({ hasAppealed: true }),
  },
}).createMachine({
  id: 'company',
  description:
    'A recruiter registers a company, the operator checks it, and it can hire until it is switched off.',
  context: ({ input }) => input,
  initial: 'none',
  states: {
    none: {
      description: 'The recruiter has not submitted a company yet.',
      meta: { path: '/recruiter/company/create/' },
      on: {
        'company.submitted': {
          target: 'pending',
          description: 'The recruiter submits the company for a check.',
          meta: { requirements },
        },
      },
    },
    pending: {
      description: 'The operator checks the company; its recruiters wait, and can still correct it.',
      meta: { path: '/recruiter/company/approval-pending', requirements },
      on: {
        'company.approved': { target: 'active', meta: { requirements } },
        'company.rejected': { target: 'rejected', meta: { requirements } },
        'details.changed': 'pending',
        'identity.changed': 'pending',
      },
    },
    active: {
      description: 'The company is approved, and its recruiters can hire.',
      initial: 'approved',
      meta: { path: '/recruiter' },
      on: {
        'company.deactivated': { target: 'inactive', meta: { requirements } },
      },
      states: {
        approved: {
          description: 'The operator has checked all details.',
          on: {
            'details.changed': 'approved',
            'identity.changed': {
              target: 'recheck',
              description: 'The company changes its name, website or registration number.',
              meta: { requirements: ['ADMIN-03'] },
            },
          },
        },
        recheck: {
          description:
            'A change of name, website or registration number waits for the operator; veterans keep seeing the approved values.',
          on: {
            'company.approved': {
              target: 'approved',
              description: 'The new values are in force.',
              meta: { requirements: [...requirements, 'ADMIN-03'] },
            },
            'company.rejected': {
              target: 'approved',
              description: 'Veterans keep seeing the approved values.',
              meta: { requirements: ['ADMIN-03'] },
            },
            'details.changed': 'recheck',
            'identity.changed': 'recheck',
            'identity.restored': {
              target: 'approved',
              description: 'The company withdraws the change.',
            },
          },
        },
      },
    },
    rejected: {
      description: 'The company was rejected; the page shows why and what to change.',
      initial: 'decided',
      meta: { path: '/recruiter/company/reject', requirements },
      states: {
        decided: {
          description: 'The recruiter can correct the company and submit it again, or appeal.',
          on: {
            'company.resubmitted': {
              guard: 'attemptsAreLeft',
              target: '#company.pending',
              actions: 'countAttempt',
              description: 'The recruiter submits the corrected company.',
            },
            'company.appealed': {
              guard: 'companyHasNotAppealed',
              target: 'appealed',
              actions: 'rememberAppeal',
              description: 'The recruiter says why the decision is wrong.',
            },
            'details.changed': 'decided',
            'identity.changed': 'decided',
          },
        },
        appealed: {
          description: 'The operator reads the appeal and decides once more.',
          on: {
            'company.approved': { target: '#company.active', meta: { requirements } },
            'company.rejected': {
              target: 'decided',
              description: 'The operator confirms the rejection.',
              meta: { requirements },
            },
          },
        },
      },
    },
    inactive: {
      description: 'The operator has switched the company off; its recruiters see only a page that says so.',
      meta: { path: '/inactive', requirements },
      on: { 'company.reactivated': { target: 'active', meta: { requirements } } },
    },
  },
});

export interface CompanyStanding {
  status: CompanyStatus | null;
  attemptsLeft: number;
  hasAppealed: boolean;
  appealIsOpen: boolean;
  isRechecked: boolean;
}

type Snapshot = SnapshotFrom<typeof companyMachine>;

function snapshotOf({ status, attemptsLeft, hasAppealed, ...is }: CompanyStanding): Snapshot {
  const context = { attemptsLeft, hasAppealed };
  if (status === 'active')
    return companyMachine.resolveState({
      value: { active: is.isRechecked ? 'recheck' : 'approved' },
      context,
    });
  if (status === 'rejected')
    return companyMachine.resolveState({
      value: { rejected: is.appealIsOpen ? 'appealed' : 'decided' },
      context,
    });
  return companyMachine.resolveState({ value: status ?? 'none', context });
}

export function companyStandingOf(snapshot: Snapshot): CompanyStanding {
  const statuses = ['pending', 'active', 'rejected', 'inactive'] as const;
  return {
    status: statuses.find((status) => snapshot.matches(status)) ?? null,
    ...snapshot.context,
    appealIsOpen: snapshot.matches({ rejected: 'appealed' }),
    isRechecked: snapshot.matches({ active: 'recheck' }),
  };
}

const moves = {
  submit: { type: 'company.submitted' },
  change: { type: 'details.changed' },
  rename: { type: 'identity.changed' },
  restore: { type: 'identity.restored' },
  resubmit: { type: 'company.resubmitted' },
  appeal: { type: 'company.appealed' },
  approve: { type: 'company.approved' },
  reject: { type: 'company.rejected' },
  deactivate: { type: 'company.deactivated' },
  reactivate: { type: 'company.reactivated' },
} as const satisfies Record<string, CompanyEvent>;

export type CompanyMove = keyof typeof moves;

export const ownCompanyMoves = ['submit', 'change', 'rename', 'restore', 'resubmit', 'appeal'] as const;
export const companyDecisions = ['approve', 'reject', 'deactivate', 'reactivate'] as const;

export const companyLife = lifeCycle<Snapshot, CompanyStanding, CompanyMove>({
  machine: companyMachine,
  moves,
  snapshotOf,
  standingOf: companyStandingOf,
});
