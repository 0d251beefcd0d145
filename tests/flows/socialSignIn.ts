import type { FlowCases } from 'statechart-paths';
import type { SocialSignInContext, SocialSignInEvent } from '../../src/machines/socialSignIn.ts';
import { error500, refused422, wrongPassword422 } from './outcomes.ts';
import { veteran } from './people.ts';

const session = { token: 'token', token_expires_at: '2026-11-21T09:00:00Z', user: veteran };
const profile = { first_name: 'Sam', last_name: 'Reid', email: 'sam@demo.test', picture_url: null };

const events = {
  'finishes the account': {
    type: 'form.submitted',
    account: { social_ticket: 'ticket', country_id: 232, terms_accepted: true, privacy_version: '1' },
  },
  'proves who they are': { type: 'link.confirmed', proof: { current_password: 'Not-The-Password-1' } },
} satisfies Record<string, SocialSignInEvent>;

export const cases = {
  inputs: {
    'back with a code': { code: { provider: 'google', code: 'code', state: 'google.state' }, ticket: null },
    'back from a sign-in': { code: null, ticket: 'ticket' },
    'back with nothing': { code: null, ticket: null },
  },
  events,
  ports: {
    exchangeSocialCode: {
      done: { known: session, new: { signup_required: true, social_ticket: 'ticket', profile } },
      error: {
        'account exists': {
          status: 409,
          code: 'account_exists',
          message: 'This address has an account already.',
          data: { social_ticket: 'ticket' },
        },
        refused422,
        error500,
      },
    },
    socialSignUp: { done: { ok: session }, error: { refused422, error500 } },
    linkIdentity: { done: { ok: undefined }, error: { wrongPassword422, refused422 } },
  },
  project: ({ ticket, code }: SocialSignInContext) => [ticket !== null, code !== null],
} satisfies FlowCases;
