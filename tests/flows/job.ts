import type { FlowCases } from 'statechart-paths';
import type { JobContext, JobEvent } from '../../src/machines/job.ts';

const events = {
  'changes the details': { type: 'details.changed' },
  'publishes the changes': { type: 'changes.published' },
  'discards the changes': { type: 'changes.discarded' },
  publishes: { type: 'job.published' },
  pauses: { type: 'job.paused' },
  closes: { type: 'job.closed' },
  'opens it again': { type: 'job.reopened' },
  deletes: { type: 'job.deleted' },
  'the closing day passes': { type: 'closingDay.passed' },
  'the operator takes it down': { type: 'job.removed' },
} satisfies Record<string, JobEvent>;

export const cases = {
  inputs: {
    'nobody has applied': { hasApplications: false, hasChanges: false } satisfies JobContext,
    'somebody has applied': { hasApplications: true, hasChanges: false } satisfies JobContext,
  },
  events,
  project: (context: JobContext) => context,
} satisfies FlowCases;
