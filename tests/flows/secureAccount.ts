import type { FlowCases } from 'statechart-paths';
import type { SecureAccountContext, SecureAccountEvent } from '../../src/machines/secureAccount.ts';
import { deadLink422, error500 } from './outcomes.ts';

const events = {
  confirms: { type: 'securing.confirmed', keptIdentities: [] },
  'tries again': { type: 'retry.requested' },
} satisfies Record<string, SecureAccountEvent>;

export const cases = {
  inputs: { 'link of the mail': { token: 'token' }, 'bare address': { token: null } },
  events,
  ports: {
    checkSecureAccount: { done: { ok: { identities: [] } }, error: { deadLink422, error500 } },
    secureAccount: { done: { ok: { email: 'sam.reid@example.test' } }, error: { deadLink422, error500 } },
  },
  project: ({ email, failure }: SecureAccountContext) => ({ email, failed: failure !== null }),
} satisfies FlowCases;
