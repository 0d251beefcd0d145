import type { FlowCases } from 'statechart-paths';
import type { CompanyContext, CompanyEvent } from '../../src/machines/company.ts';

const events = {
  'sends the company': { type: 'company.submitted' },
  'changes the details': { type: 'details.changed' },
  'changes name, website or number': { type: 'identity.changed' },
  'takes the change back': { type: 'identity.restored' },
  'sends it again': { type: 'company.resubmitted' },
  appeals: { type: 'company.appealed' },
  'the operator approves': { type: 'company.approved' },
  'the operator rejects': { type: 'company.rejected' },
  'the operator switches it off': { type: 'company.deactivated' },
  'the operator switches it on': { type: 'company.reactivated' },
} satisfies Record<string, CompanyEvent>;

/** One attempt represents several: the guard decides between some and none. */
export const cases = {
  inputs: { 'nothing sent': { attemptsLeft: 1, hasAppealed: false } satisfies CompanyContext },
  events,
  project: (context: CompanyContext) => context,
} satisfies FlowCases;
