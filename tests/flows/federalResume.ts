import type { FlowCases } from 'statechart-paths';
import type { FederalResumeEvent } from '../../src/machines/federalResume.ts';

const events = {
  'its checks pass': { type: 'checks.passed' },
  'says it is done': { type: 'ready.marked' },
  'changes something': { type: 'content.changed' },
} satisfies Record<string, FederalResumeEvent>;

export const cases: FlowCases = { inputs: { 'is new': undefined }, events };
