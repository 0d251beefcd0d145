import type { FlowCases } from 'statechart-paths';
import type { AccountEvent } from '../../src/machines/account.ts';

const events = {
  'a veteran confirms the address where veterans are approved by hand': { type: 'account.held' },
  'the operator approves': { type: 'account.approved' },
  'the operator rejects': { type: 'account.rejected' },
  'the operator switches it off': { type: 'account.deactivated' },
  'the operator switches it on': { type: 'account.reactivated' },
} satisfies Record<string, AccountEvent>;

export const cases: FlowCases = { inputs: { 'waits for approval': undefined }, events };
