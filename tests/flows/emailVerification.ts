import type { FlowCases } from 'statechart-paths';
import type {
  EmailVerificationContext,
  EmailVerificationEvent,
} from '../../src/machines/emailVerification.ts';
import { deadLink422, error500, passwordNeeded422 } from './outcomes.ts';
import { veteran } from './people.ts';

const events = {
  'asks for another mail': { type: 'resend.requested', request: { email: 'sam@demo.test' } },
  'chooses a password': { type: 'password.submitted', password: 'four quiet otters row' },
  'tries again': { type: 'retry.requested' },
} satisfies Record<string, EmailVerificationEvent>;

export const cases = {
  inputs: {
    'link of the mail': { email: 'sam@demo.test', token: 'token' },
    'just signed up': { email: 'sam@demo.test', token: null },
    'bare address': { email: null, token: null },
  },
  events,
  ports: {
    verifyEmail: {
      done: { ok: { token: 'token', token_expires_at: '2026-11-21T09:00:00Z', user: veteran } },
      error: { deadLink422, passwordNeeded422, error500 },
    },
    resendVerification: { done: { ok: undefined }, error: { error500 } },
  },
  project: ({ email }: EmailVerificationContext) => email === null,
} satisfies FlowCases;
