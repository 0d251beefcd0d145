import type { FlowCases } from 'statechart-paths';
import type {
  CheckedInvitation,
  InvitationContext,
  InvitationEvent,
  InvitationInput,
} from '../../src/machines/invitation.ts';
import { conflict409, deadLink422, error500 } from './outcomes.ts';
import { recruiter, veteran } from './people.ts';

const checked = (state: CheckedInvitation['state'], account_exists = true): CheckedInvitation => ({
  email_masked: 'k•••@halden-rail.test',
  company: { name: 'Halden Rail', logo_url: null },
  inviter: 'Ada Holt',
  member_role: 'recruiter',
  expires_at: '2026-11-27T09:00:00Z',
  account_exists,
  state,
});

const link = (token: string | null, person: InvitationInput['person'] = null): InvitationInput => ({
  email: token && recruiter.email,
  token,
  person,
});

const events = {
  'tries again': { type: 'retry.requested' },
  'signs in': { type: 'person.changed', person: recruiter },
  'signs in with another address': {
    type: 'person.changed',
    person: { ...recruiter, email: 'bo@demo.test' },
  },
  'signs out': { type: 'person.changed', person: null },
  'opens an account': { type: 'account.opened' },
  joins: { type: 'join.requested' },
  'asks for a new one': { type: 'anew.requested' },
} satisfies Record<string, InvitationEvent>;

export const cases = {
  inputs: {
    guest: link('token'),
    'invited recruiter': link('token', recruiter),
    veteran: link('token', veteran),
    'link without a token': link(null),
  },
  events,
  ports: {
    checkInvitation: {
      done: {
        'good, with an account': checked('valid'),
        'good, without an account': checked('valid', false),
        'has run out': checked('expired'),
        'was taken back': checked('revoked'),
        'was used': checked('used'),
      },
      error: { deadLink422, error500 },
    },
    acceptInvitation: {
      done: { ok: recruiter },
      error: {
        deadLink422,
        'for another address': { ...conflict409, code: 'email_mismatch' },
        'in another company': { ...conflict409, code: 'other_company' },
        error500,
      },
    },
    requestNewInvitation: { done: { ok: undefined }, error: { error500 } },
  },
  project: ({ person, checked: invitation }: InvitationContext) => [
    person && [person.role, person.email],
    invitation?.state,
    invitation?.account_exists,
  ],
} satisfies FlowCases;
