import { type SnapshotFrom, setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import { lifeCycle } from './lifeCycle.ts';
import type { StateMeta } from './meta.ts';

type UserStatus = components['schemas']['UserStatus'];

export type AccountEvent =
  | { type: 'account.held' }
  | { type: 'account.approved' }
  | { type: 'account.rejected' }
  | { type: 'account.deactivated' }
  | { type: 'account.reactivated' };

export const accountMachine = setup({
  types: { meta: {} as StateMeta, events: {} as AccountEvent },
}).createMachine({
  id: 'account',
  description:
    'The operator approves or rejects people who wait, and switches accounts off and on. On some tenants veterans wait for approval once they have confirmed their address.',
  initial: 'approvalPending',
  states: {
    approvalPending: {
      description: 'The person waits for approval.',
      meta: { path: '/approval-pending' },
      on: { 'account.approved': 'active', 'account.rejected': 'rejected', 'account.deactivated': 'inactive' },
    },
    active: {
      description: 'The person can use the service once their address is confirmed.',
      on: {
        'account.held': {
          target: 'approvalPending',
          description: 'A veteran confirms the address, and this tenant approves its veterans.',
          meta: { requirements: ['GUARD-04'] },
        },
        'account.deactivated': 'inactive',
      },
    },
    rejected: {
      description: 'The operator has rejected the person, and can still approve them.',
      meta: { path: '/approval-pending' },
      on: { 'account.approved': 'active', 'account.deactivated': 'inactive' },
    },
    inactive: {
      description: 'The account is switched off; every call but logging out is refused.',
      meta: { path: '/user-inactive' },
      on: { 'account.reactivated': 'active' },
    },
  },
});

type Snapshot = SnapshotFrom<typeof accountMachine>;

const stateOf = (status: UserStatus) => (status === 'approval_pending' ? 'approvalPending' : status);

const snapshotOf = (status: UserStatus): Snapshot =>
  accountMachine.resolveState({ value: stateOf(status), context: {} });

const standingOf = ({ value }: Snapshot): UserStatus =>
  value === 'approvalPending' ? 'approval_pending' : value;

const moves = {
  hold: { type: 'account.held' },
  approve: { type: 'account.approved' },
  reject: { type: 'account.rejected' },
  deactivate: { type: 'account.deactivated' },
  reactivate: { type: 'account.reactivated' },
} as const satisfies Record<string, AccountEvent>;

type Move = keyof typeof moves;

export const operatorMoves = ['approve', 'reject', 'deactivate', 'reactivate'] as const satisfies Move[];
export type AccountMove = (typeof operatorMoves)[number];

export const accountLife = lifeCycle<Snapshot, UserStatus, Move>({
  machine: accountMachine,
  moves,
  snapshotOf,
  standingOf,
});
