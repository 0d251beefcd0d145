import type { FlowCases } from 'statechart-paths';
import type { CreatedAccount, SignUpContext, SignUpEvent } from '../../src/machines/signUp.ts';
import { error500, refused422 } from './outcomes.ts';
import { veteran } from './people.ts';

const created = (verification_token: string | null): CreatedAccount => ({
  email: 'sam@demo.test',
  verification_required: verification_token === null,
  verification_token,
});

const events = {
  'sends the form': {
    type: 'form.submitted',
    account: {
      role: 'veteran',
      first_name: 'Sam',
      last_name: 'Reid',
      email: 'sam@demo.test',
      password: 'a long pass phrase',
      password_confirmation: 'a long pass phrase',
      country_id: 232,
      terms_accepted: true,
      privacy_version: '1',
    },
  },
} satisfies Record<string, SignUpEvent>;

export const cases = {
  inputs: { visitor: undefined },
  events,
  ports: {
    signUp: {
      done: { created: created(null), 'created by invitation': created('token') },
      error: { refused422, error500 },
    },
    verifyEmail: {
      done: { ok: { token: 'token', token_expires_at: '2026-11-21T09:00:00Z', user: veteran } },
      error: { error500 },
    },
  },
  project: ({ created: account }: SignUpContext) => account?.verification_token ?? null,
} satisfies FlowCases;
