import type { FlowCases } from 'statechart-paths';
import type {
  ApplicationContext,
  ApplicationEvent,
  ApplicationInput,
} from '../../src/machines/application.ts';

const events = {
  'the employer puts it back among the new': { type: 'application.submitted', by: 'employer' },
  'the employer opens the CV': { type: 'application.viewed', by: 'employer' },
  'the employer puts it on the shortlist': { type: 'application.shortlisted', by: 'employer' },
  'the employer asks for an interview': { type: 'application.interview', by: 'employer' },
  'the employer proposes times': { type: 'interview.proposed', by: 'employer' },
  'the employer cancels the interview': { type: 'interview.cancelled', by: 'employer' },
  'the veteran picks a time': { type: 'interview.confirmed', by: 'veteran' },
  'the veteran asks for other times': { type: 'interview.requested', by: 'veteran' },
  'the veteran declines the interview': { type: 'interview.declined', by: 'veteran' },
  'the veteran cancels the interview': { type: 'interview.cancelled', by: 'veteran' },
  'the time of the interview passes': { type: 'interview.passed', by: 'calendar' },
  'the employer makes an offer': { type: 'application.offer', by: 'employer' },
  'the employer hires': { type: 'application.hired', by: 'employer' },
  'the employer says no': { type: 'application.rejected', by: 'employer' },
  'the veteran takes it back': { type: 'application.withdrawn', by: 'veteran' },
  'nobody has decided in time': { type: 'application.expired', by: 'calendar' },
  'seven days pass': { type: 'undo.ended', by: 'calendar' },
  'the employer changes the offer': { type: 'offer.amended', by: 'employer' },
  'the veteran accepts': { type: 'offer.accepted', by: 'veteran' },
  'the veteran declines': { type: 'offer.declined', by: 'veteran' },
  'the employer withdraws the offer': { type: 'offer.withdrawn', by: 'employer' },
  'the day to answer passes': { type: 'offer.lapsed', by: 'calendar' },
  // What neither may do in the other’s place.
  'the veteran tries to open the CV': { type: 'application.viewed', by: 'veteran' },
  'the veteran tries the shortlist': { type: 'application.shortlisted', by: 'veteran' },
  'the veteran tries an interview': { type: 'application.interview', by: 'veteran' },
  'the veteran tries to propose times': { type: 'interview.proposed', by: 'veteran' },
  'the employer tries to pick a time': { type: 'interview.confirmed', by: 'employer' },
  'the employer tries to ask for other times': { type: 'interview.requested', by: 'employer' },
  'the employer tries to decline the interview': { type: 'interview.declined', by: 'employer' },
  'the veteran tries an offer': { type: 'application.offer', by: 'veteran' },
  'the veteran tries to be hired': { type: 'application.hired', by: 'veteran' },
  'the veteran tries to say no': { type: 'application.rejected', by: 'veteran' },
  'the employer tries to take it back': { type: 'application.withdrawn', by: 'employer' },
  'the employer tries to accept': { type: 'offer.accepted', by: 'employer' },
  'the employer tries to decline': { type: 'offer.declined', by: 'employer' },
  'the veteran tries to change the offer': { type: 'offer.amended', by: 'veteran' },
  'the veteran tries to withdraw the offer': { type: 'offer.withdrawn', by: 'veteran' },
  'the employer tries to let the interview pass': { type: 'interview.passed', by: 'employer' },
  'the calendar tries to cancel the interview': { type: 'interview.cancelled', by: 'calendar' },
  'the employer tries to let the offer lapse': { type: 'offer.lapsed', by: 'employer' },
} satisfies Record<string, ApplicationEvent>;

export const cases = {
  inputs: {
    'a job that is open': { isJobLongClosed: false } satisfies ApplicationInput,
    'a job that closed 30 days ago': { isJobLongClosed: true } satisfies ApplicationInput,
  },
  events,
  project: (context: ApplicationContext) => context,
} satisfies FlowCases;
