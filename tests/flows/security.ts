import type { FlowCases } from 'statechart-paths';
import type { Failure } from '../../src/machines/failure.ts';
import type { SecurityContext, SecurityEvent } from '../../src/machines/security.ts';
import { error500, refused422 } from './outcomes.ts';

export const lastIdentity409: Failure = {
  status: 409,
  code: 'last_identity',
  message: 'Choose a password first: it would be the only way to sign in.',
};

const events = {
  'opens the password': { type: 'password.opened' },
  'sends a new password': {
    type: 'password.submitted',
    change: {
      current_password: 'Not-The-Password-1',
      password: 'four quiet otters row',
      password_confirmation: 'four quiet otters row',
    },
  },
  'opens the e-mail address': { type: 'newEmail.opened' },
  'sends a new address': {
    type: 'newEmail.submitted',
    change: { new_email: 'sam.reid@example.test', current_password: 'Not-The-Password-1' },
  },
  'closes the form': { type: 'form.closed' },
  'asks to unlink': { type: 'unlink.requested', provider: 'google' },
  'confirms unlinking': { type: 'unlink.confirmed', proof: { current_password: 'Not-The-Password-1' } },
  'signs out on another device': { type: 'sessionEnd.requested', sessionId: 7 },
  'asks to log out everywhere': { type: 'logoutEverywhere.requested' },
  'confirms logging out everywhere': { type: 'logoutEverywhere.confirmed', keptIdentities: [] },
  declines: { type: 'question.declined' },
} satisfies Record<string, SecurityEvent>;

export const cases = {
  inputs: { 'opens the security section': undefined },
  events,
  ports: {
    changePassword: { done: { ok: undefined }, error: { refused422, error500 } },
    changeEmail: { done: { ok: { new_email: 'sam.reid@example.test' } }, error: { refused422, error500 } },
    unlinkIdentity: { done: { ok: undefined }, error: { refused422, lastIdentity409, error500 } },
    endSession: { done: { ok: undefined }, error: { error500 } },
    logoutEverywhere: { done: { ok: undefined }, error: { error500 } },
  },
  project: ({ newEmail, provider, done }: SecurityContext) => ({ newEmail, provider, done }),
} satisfies FlowCases;
