import type { FlowCases } from '../../src/flows/explore.ts';
import type { AccountEvent } from '../../src/machines/account.ts';

const events = {
  'the operator approves': { type: 'account.approved' },
  'the operator rejects': { type: 'account.rejected' },
  'the operator switches it off': { type: 'account.deactivated' },
  'the operator switches it on': { type: 'account.reactivated' },
} satisfies Record<string, AccountEvent>;

export const cases: FlowCases = { inputs: { 'waits for approval': undefined }, events };
