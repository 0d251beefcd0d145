import type { FlowCases } from 'statechart-paths';
import type { PasswordResetContext, PasswordResetEvent } from '../../src/machines/passwordReset.ts';
import { deadLink422, error500, refused422 } from './outcomes.ts';

const events = {
  'asks for the mail': { type: 'mail.requested', request: { email: 'sam@demo.test' } },
  'asks anew': { type: 'otherAddress.requested' },
  'sends a new password': {
    type: 'password.submitted',
    password: { password: 'a long pass phrase', password_confirmation: 'a long pass phrase' },
  },
  'tries again': { type: 'retry.requested' },
} satisfies Record<string, PasswordResetEvent>;

export const cases = {
  inputs: {
    'forgot the password': { email: null, token: null },
    'link of the mail': { email: 'sam@demo.test', token: 'token' },
  },
  events,
  ports: {
    forgotPassword: { done: { ok: undefined }, error: { error500 } },
    checkPasswordReset: {
      done: { ok: { email_masked: 's•••@demo.test', expires_at: '2026-11-20T09:30:00Z', identities: [] } },
      error: { deadLink422, error500 },
    },
    resetPassword: { done: { ok: undefined }, error: { refused422, deadLink422, error500 } },
  },
  project: ({ checked }: PasswordResetContext) => checked !== null,
} satisfies FlowCases;
