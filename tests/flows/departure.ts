import type { FlowCases } from 'statechart-paths';
import type { DepartureEvent } from '../../src/machines/departure.ts';

const events = {
  'the owner asks for deletion': { type: 'deletion.asked' },
  'the owner cancels': { type: 'deletion.cancelled' },
  'the 14 days are over': { type: 'grace.ended' },
  '24 months without a sign-in': { type: 'account.abandoned' },
} satisfies Record<string, DepartureEvent>;

export const cases: FlowCases = { inputs: { 'an account in use': undefined }, events };
