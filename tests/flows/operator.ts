import type { FlowCases } from 'statechart-paths';
import type { Failure } from '../../src/machines/failure.ts';
import type { OperatorContext, OperatorEvent, OperatorInput } from '../../src/machines/operator.ts';
import { ended401, error500, inactive410 } from './outcomes.ts';

const operator = { id: 41, email: 'operator@demo.test', first_name: 'Simon', last_name: 'Achebe' };

const inputs: Record<string, OperatorInput> = {
  'nobody is signed in': { stored: null, hasProductRole: false },
  'a recruiter is signed in': { stored: null, hasProductRole: true },
  'the token is good': { stored: { usable: true }, hasProductRole: false },
  'the token has run out': { stored: { usable: false }, hasProductRole: false },
};

const events = {
  'signs in': {
    type: 'credentials.submitted',
    credentials: { email: 'operator@demo.test', password: 'Honor-Service-2026' },
  },
  'wants another account': { type: 'otherAccount.requested' },
  'tries again': { type: 'retry.requested' },
  'logs out': { type: 'logout.requested' },
  'a call meets the end of the session': { type: 'session.ended' },
  'a call is forbidden': { type: 'access.denied' },
} satisfies Record<string, OperatorEvent>;

const denied403: Failure = {
  status: 403,
  code: 'forbidden_role',
  message: 'Your account cannot do that.',
};
const wrong422: Failure = {
  status: 422,
  code: 'invalid_credentials',
  message: 'Email or password is incorrect.',
};

export const cases = {
  inputs,
  events,
  ports: {
    getAdmin: {
      done: { ok: { admin: operator, waiting: { companies: 2, users: 1, reported_jobs: 1 } } },
      error: { ended401, denied403, error500 },
    },
    adminLogin: {
      done: { ok: { token: 'token', token_expires_at: '2026-11-20T21:41:00Z', admin: operator } },
      error: { wrong422, inactive410 },
    },
    logout: {
      done: { ok: { status: true }, refused: { status: false } },
      error: { ended401, error500 },
    },
  },
  project: ({ stored, operator, hasProductRole }: OperatorContext) => ({
    stored,
    hasProductRole,
    isKnown: operator !== null,
  }),
} satisfies FlowCases;
