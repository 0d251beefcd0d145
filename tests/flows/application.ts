import type { FlowCases } from '../../src/flows/explore.ts';
import type { ApplicationContext, ApplicationEvent } from '../../src/machines/application.ts';

const events = {
  'the employer opens the CV': { type: 'application.viewed', by: 'employer' },
  'the employer puts it on the shortlist': { type: 'application.shortlisted', by: 'employer' },
  'the employer asks for an interview': { type: 'application.interview', by: 'employer' },
  'the employer makes an offer': { type: 'application.offer', by: 'employer' },
  'the employer hires': { type: 'application.hired', by: 'employer' },
  'the employer says no': { type: 'application.rejected', by: 'employer' },
  'the veteran takes it back': { type: 'application.withdrawn', by: 'veteran' },
  'nobody has decided in time': { type: 'application.expired', by: 'calendar' },
  'seven days pass': { type: 'undo.ended', by: 'calendar' },
} satisfies Record<string, ApplicationEvent>;

export const cases = {
  inputs: {
    'a job that is open': { isJobLongClosed: false } satisfies ApplicationContext,
    'a job that closed 30 days ago': { isJobLongClosed: true } satisfies ApplicationContext,
  },
  events,
  project: (context: ApplicationContext) => context,
} satisfies FlowCases;
