import type { FlowCases } from 'statechart-paths';
import type { MembershipContext, MembershipEvent } from '../../src/machines/membership.ts';

const events = {
  'a company is found': { type: 'company.found' },
  'the company takes nobody any more': { type: 'company.withdrawn' },
  'says it is not theirs': { type: 'company.declined' },
  'sends a company': { type: 'company.created' },
  'asks to join': { type: 'membership.requested' },
  'takes the request back': { type: 'request.cancelled' },
  'accepts an invitation': { type: 'invitation.accepted', as: 'recruiter' },
  'accepts an invitation as admin': { type: 'invitation.accepted', as: 'admin' },
  'accepts an invitation as hiring manager': { type: 'invitation.accepted', as: 'hiring_manager' },
  'an admin approves': { type: 'membership.approved' },
  'an admin rejects': { type: 'membership.rejected' },
  'an admin switches them off': { type: 'membership.deactivated' },
  'an admin switches them on': { type: 'membership.reactivated' },
  'becomes an admin': { type: 'admin.granted' },
  'is no admin any more': { type: 'admin.removed' },
  'becomes a hiring manager': { type: 'hiringManager.appointed' },
  'becomes a recruiter again': { type: 'recruiter.appointed' },
  leaves: { type: 'member.left' },
} satisfies Record<string, MembershipEvent>;

export const cases = {
  inputs: {
    'the only admin, if any': { otherAdmins: 0 } satisfies MembershipContext,
    'another admin is there': { otherAdmins: 1 } satisfies MembershipContext,
  },
  events,
  project: (context: MembershipContext) => context,
} satisfies FlowCases;
