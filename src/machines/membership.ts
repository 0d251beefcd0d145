import { type SnapshotFrom, setup } from 'xstate';
import type { components } from '../../openapi.gen.d.ts';
import { lifeCycle } from './lifeCycle.ts';
import type { StateMeta } from './meta.ts';

type UserStatus = components['schemas']['UserStatus'];
type MemberRole = components['schemas']['MemberRole'];

export interface MembershipContext {
  otherAdmins: number;
}

export type MembershipEvent =
  | { type: 'company.found' }
  | { type: 'company.withdrawn' }
  | { type: 'company.declined' }
  | { type: 'company.created' }
  | { type: 'membership.requested' }
  | { type: 'request.cancelled' }
  | { type: 'invitation.accepted'; as: 'admin' | MemberRole }
  | { type: 'membership.approved' }
  | { type: 'membership.rejected' }
  | { type: 'membership.deactivated' }
  | { type: 'membership.reactivated' }
  | { type: 'admin.granted' }
  | { type: 'admin.removed' }
  | { type: 'hiringManager.appointed' }
  | { type: 'recruiter.appointed' }
  | { type: 'member.left' };

const decidedByAdmin = { requirements: ['COMPANY-12'] } as const;
const invited = { requirements: ['COMPANY-13'] } as const;
const byInvitation = [
  {
    guard: 'invitationIsForAdmin',
    target: '#membership.active.admin',
    description: 'The recruiter accepts a mailed invitation.',
    meta: invited,
  },
  { guard: 'invitationIsForHiringManager', target: '#membership.active.hiringManager', meta: invited },
  { target: '#membership.active.member', meta: invited },
] as const;

export const membershipMachine = setup({
  types: {
    context: {} as MembershipContext,
    input: {} as MembershipContext,
    meta: {} as StateMeta,
    events: {} as MembershipEvent,
  },
  guards: {
    anotherAdminIsLeft: ({ context }) => context.otherAdmins > 0,
    invitationIsForAdmin: ({ event }) => event.type === 'invitation.accepted' && event.as === 'admin',
    invitationIsForHiringManager: ({ event }) =>
      event.type === 'invitation.accepted' && event.as === 'hiring_manager',
  },
}).createMachine({
  id: 'membership',
  description: 'A recruiter asks to join a company, its admins decide, and the recruiter can leave again.',
  context: ({ input }) => input,
  initial: 'none',
  states: {
    none: {
      description: 'The recruiter belongs to no company.',
      initial: 'nothingFound',
      on: { 'invitation.accepted': byInvitation },
      states: {
        nothingFound: {
          description: 'No company has the recruiter’s e-mail domain.',
          meta: { path: '/recruiter/company/create/' },
          on: {
            'company.found': {
              target: 'companyFound',
              description: 'A company with the recruiter’s e-mail domain has registered.',
            },
            'company.created': {
              target: '#membership.active.admin',
              description: 'The recruiter who registers a company becomes its admin.',
            },
          },
        },
        companyFound: {
          description: 'A company with the recruiter’s e-mail domain exists; is it theirs?',
          meta: { path: '/recruiter/company/exists' },
          on: {
            'membership.requested': {
              target: '#membership.approvalPending',
              description: 'The recruiter asks to join.',
              meta: decidedByAdmin,
            },
            'company.declined': {
              target: 'nothingFound',
              description: 'The recruiter says that it is not their company.',
            },
            'company.withdrawn': {
              target: 'nothingFound',
              description: 'The company no longer accepts recruiters.',
            },
          },
        },
      },
    },
    approvalPending: {
      description: 'The recruiter waits for an admin of the company to decide.',
      meta: { path: '/recruiter/company/approval-pending', ...decidedByAdmin },
      on: {
        'membership.approved': { target: 'active', meta: decidedByAdmin },
        'membership.rejected': { target: 'rejected', meta: decidedByAdmin },
        'request.cancelled': { target: 'none', description: 'The recruiter withdraws the request.' },
        'invitation.accepted': byInvitation,
      },
    },
    active: {
      description: 'The recruiter works for the company.',
      initial: 'member',
      meta: { path: '/recruiter' },
      states: {
        member: {
          description: 'Works with jobs and candidates, but does not manage the team.',
          on: {
            'admin.granted': 'admin',
            'hiringManager.appointed': 'hiringManager',
            'membership.deactivated': '#membership.inactive',
            'member.left': '#membership.none',
          },
        },
        admin: {
          description: 'Also manages the team; a company always keeps at least one admin.',
          on: {
            'admin.removed': { guard: 'anotherAdminIsLeft', target: 'member' },
            'membership.deactivated': { guard: 'anotherAdminIsLeft', target: '#membership.inactive' },
            'member.left': { guard: 'anotherAdminIsLeft', target: '#membership.none' },
          },
        },
        hiringManager: {
          description: 'Reads and rates the applicants of the jobs to whose hiring teams they belong.',
          on: {
            'recruiter.appointed': 'member',
            'membership.deactivated': '#membership.inactive.hiringManager',
            'member.left': '#membership.none',
          },
        },
      },
    },
    rejected: {
      description: 'The company’s admins rejected the recruiter.',
      meta: { path: '/recruiter/company/reject', ...decidedByAdmin },
      on: {
        'member.left': { target: 'none', description: 'The recruiter looks for another company.' },
        'invitation.accepted': byInvitation,
      },
    },
    inactive: {
      description: 'The company’s admins switched the recruiter off.',
      meta: { path: '/inactive' },
      initial: 'recruiter',
      states: {
        recruiter: {
          description: 'Works with jobs and candidates again once they are reactivated.',
          on: { 'membership.reactivated': '#membership.active' },
        },
        hiringManager: {
          description: 'A hiring manager again once they are reactivated, in no hiring team.',
          on: { 'membership.reactivated': '#membership.active.hiringManager' },
        },
      },
    },
  },
});

export interface MembershipStanding {
  status: UserStatus;
  place: 'nowhere' | 'found' | 'company';
  isAdmin: boolean;
  role: MemberRole;
  otherAdmins: number;
}

type Snapshot = SnapshotFrom<typeof membershipMachine>;

function stateValueOf({ status, place, isAdmin, role }: MembershipStanding): Snapshot['value'] {
  if (place === 'nowhere') return { none: 'nothingFound' };
  if (place === 'found') return { none: 'companyFound' };
  if (status === 'approval_pending') return 'approvalPending';
  if (status === 'rejected') return 'rejected';
  const isHiringManager = role === 'hiring_manager';
  if (status === 'inactive') return { inactive: isHiringManager ? 'hiringManager' : 'recruiter' };
  return { active: isAdmin ? 'admin' : isHiringManager ? 'hiringManager' : 'member' };
}

const snapshotOf = (standing: MembershipStanding): Snapshot =>
  membershipMachine.resolveState({
    value: stateValueOf(standing),
    context: { otherAdmins: standing.otherAdmins },
  });

export function membershipStandingOf(snapshot: Snapshot): MembershipStanding {
  const found = snapshot.matches({ none: 'companyFound' });
  const nowhere = snapshot.matches('none') && !found;
  const waits = snapshot.matches('approvalPending');
  const isHiringManager =
    snapshot.matches({ active: 'hiringManager' }) || snapshot.matches({ inactive: 'hiringManager' });
  const ended = (['rejected', 'inactive'] as const).find((status) => snapshot.matches(status));
  return {
    status: waits ? 'approval_pending' : (ended ?? 'active'),
    place: found ? 'found' : nowhere ? 'nowhere' : 'company',
    isAdmin: snapshot.matches({ active: 'admin' }),
    role: isHiringManager ? 'hiring_manager' : 'recruiter',
    otherAdmins: snapshot.context.otherAdmins,
  };
}

const moves = {
  offer: { type: 'company.found' },
  withdraw: { type: 'company.withdrawn' },
  decline: { type: 'company.declined' },
  create: { type: 'company.created' },
  join: { type: 'membership.requested' },
  cancel: { type: 'request.cancelled' },
  accept: { type: 'invitation.accepted', as: 'recruiter' },
  accept_as_admin: { type: 'invitation.accepted', as: 'admin' },
  accept_as_hiring_manager: { type: 'invitation.accepted', as: 'hiring_manager' },
  leave: { type: 'member.left' },
  approve: { type: 'membership.approved' },
  reject: { type: 'membership.rejected' },
  deactivate: { type: 'membership.deactivated' },
  reactivate: { type: 'membership.reactivated' },
  make_admin: { type: 'admin.granted' },
  remove_admin: { type: 'admin.removed' },
  make_hiring_manager: { type: 'hiringManager.appointed' },
  make_recruiter: { type: 'recruiter.appointed' },
} as const satisfies Record<string, MembershipEvent>;

export type MembershipMove = keyof typeof moves;

export const ownMembershipMoves = ['decline', 'create', 'join', 'cancel', 'leave'] as const;
export const memberActions = [
  'approve',
  'reject',
  'deactivate',
  'reactivate',
  'make_admin',
  'remove_admin',
  'make_hiring_manager',
  'make_recruiter',
] as const;

export const membershipLife = lifeCycle<Snapshot, MembershipStanding, MembershipMove>({
  machine: membershipMachine,
  moves,
  snapshotOf,
  standingOf: membershipStandingOf,
});
