import type { FlowCases } from 'statechart-paths';
import type { EmailChangeContext, EmailChangeEvent } from '../../src/machines/emailChange.ts';
import { deadLink422, error500 } from './outcomes.ts';

const events = { 'tries again': { type: 'retry.requested' } } satisfies Record<string, EmailChangeEvent>;

export const cases = {
  inputs: { 'link of the mail': { token: 'token' }, 'bare address': { token: null } },
  events,
  ports: { confirmEmailChange: { done: { ok: undefined }, error: { deadLink422, error500 } } },
  project: ({ failure }: EmailChangeContext) => failure !== null,
} satisfies FlowCases;
