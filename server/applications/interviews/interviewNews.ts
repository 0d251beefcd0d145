import { cancelledIn, interviewFormats, lengthText } from '../../../src/machines/applicationStages.ts';
import type { InterviewRow } from '../../db/schema/applications.ts';
import { localeOfCountry } from '../../formats/localeOfCountry.ts';
import type { NotificationInput } from '../../notifications/notify.ts';
import { interviewTime } from './interviewTimes.ts';

export interface InterviewNews {
  interview: Pick<
    InterviewRow,
    'times' | 'at' | 'minutes' | 'mode' | 'place' | 'link' | 'message' | 'message_by'
  >;
  company: string;
  job: string;
  applicant: string;
  panel: string[];
  countryId: number | null;
  zone: string | null;
}

type News = Pick<NotificationInput, 'type' | 'title' | 'body'>;

const news = (type: NotificationInput['type'], title: string, lines: (string | null | false)[]): News => ({
  type,
  title,
  body: lines.filter(Boolean).join('\n'),
});

const cancelled = ({ countryId }: InterviewNews) => cancelledIn(localeOfCountry(countryId));

const timeOf = ({ interview, countryId, zone }: InterviewNews) =>
  interview.at && interviewTime(interview.at.toISOString(), countryId, zone);

const placeOf = ({ interview: { mode, place, link, minutes } }: InterviewNews) =>
  `${[interviewFormats[mode], lengthText(minutes), place, link].filter(Boolean).join(', ')}.`;

const linkFollows = ({ company, interview: { mode, link } }: InterviewNews) =>
  mode === 'video' && !link && `${company} will send you the link to the video call.`;

const panelText = ({ panel }: InterviewNews) => panel.length > 0 && `On the panel: ${panel.join(', ')}.`;

const when = (facts: InterviewNews) => `When: ${timeOf(facts)}.`;

const wordsBy = (by: 'veteran' | 'employer', { interview: { message, message_by } }: InterviewNews) =>
  message_by === by && message && `They write: ${message}`;

/** Again, with a time that was agreed since. */
const earlierWordsBy = (by: 'veteran' | 'employer', { interview: { message, message_by } }: InterviewNews) =>
  message_by === by && message && `They wrote: ${message}`;

const proposedTimes = ({ interview, countryId, zone }: InterviewNews) =>
  interview.times.map((time) => `• ${interviewTime(time, countryId, zone)}`);

export const veteranInterviewNews = {
  proposed: (facts: InterviewNews) =>
    news('interview_proposed', `${facts.company} would like to talk to you`, [
      `It’s for the ${facts.job} job. Choose a time, ask for other times, or decline:`,
      ...proposedTimes(facts),
      placeOf(facts),
      panelText(facts),
      wordsBy('employer', facts),
    ]),
  renewed: (facts: InterviewNews) =>
    news('interview_proposed', `${facts.company} has proposed new interview times`, [
      `It’s for the ${facts.job} job. Choose a time, ask for other times, or decline:`,
      ...proposedTimes(facts),
      placeOf(facts),
      panelText(facts),
      wordsBy('employer', facts),
    ]),
  moved: (facts: InterviewNews) =>
    news('interview_moved', `${facts.company} needs to move your interview`, [
      `Your interview for the ${facts.job} job is no longer on ${timeOf(facts)}. Choose a new time:`,
      ...proposedTimes(facts),
      placeOf(facts),
      panelText(facts),
      wordsBy('employer', facts),
    ]),
  confirmed: (facts: InterviewNews) =>
    news('interview_confirmed', `Your interview with ${facts.company}`, [
      `You’re meeting about the ${facts.job} job.`,
      when(facts),
      placeOf(facts),
      linkFollows(facts),
      panelText(facts),
      earlierWordsBy('employer', facts),
    ]),
  cancelled: (facts: InterviewNews) =>
    news('interview_cancelled', `${facts.company} has ${cancelled(facts)} your interview`, [
      `Your application for ${facts.job} is still open, and they’ll decide what happens next.`,
      wordsBy('employer', facts),
    ]),
  due: (facts: InterviewNews) =>
    news('interview_due', `Reminder: your interview with ${facts.company}`, [
      `You’re meeting about the ${facts.job} job.`,
      when(facts),
      placeOf(facts),
      linkFollows(facts),
      panelText(facts),
      earlierWordsBy('employer', facts),
    ]),
};

export const employerInterviewNews = {
  confirmed: (facts: InterviewNews) =>
    news('interview_confirmed', `${facts.applicant} has chosen a time for the interview`, [
      `It’s for the ${facts.job} job.`,
      when(facts),
      placeOf(facts),
      wordsBy('veteran', facts),
    ]),
  requested: (facts: InterviewNews) =>
    news('interview_requested', `${facts.applicant} has asked for other interview times`, [
      `It’s for the ${facts.job} job. Propose new times, or decide without an interview.`,
      wordsBy('veteran', facts),
    ]),
  declined: (facts: InterviewNews) =>
    news('interview_declined', `${facts.applicant} has declined the interview`, [
      `It was for the ${facts.job} job. The application is still open.`,
      wordsBy('veteran', facts),
    ]),
  cancelled: (facts: InterviewNews) =>
    news('interview_cancelled', `${facts.applicant} has ${cancelled(facts)} the interview`, [
      `It was for the ${facts.job} job. The application is still open.`,
      wordsBy('veteran', facts),
    ]),
  withdrawn: (facts: InterviewNews) =>
    news('interview_cancelled', `${facts.applicant} has withdrawn, so the interview is ${cancelled(facts)}`, [
      `They have withdrawn their application for ${facts.job}.`,
    ]),
  due: (facts: InterviewNews) =>
    news('interview_due', `Reminder: your interview with ${facts.applicant}`, [
      `You’re meeting about the ${facts.job} job.`,
      when(facts),
      placeOf(facts),
    ]),
};

/** To whoever has just moved or cancelled it; the mail takes the entry out of their calendar. `other` is the other side. */
export function removedNews(facts: InterviewNews, other: string, isMoved: boolean): News {
  const { company, job } = facts;
  const title = isMoved ? 'Interview moved' : `Interview ${cancelled(facts)}`;
  const waits =
    other === company ? `${company} will propose other times.` : `${other} will choose a new time.`;
  return news('interview_cancelled', `${title}: ${other}, ${job}`, [
    `It was on ${timeOf(facts)}. This removes it from your calendar.`,
    isMoved && waits,
  ]);
}

export const addedNews = (facts: InterviewNews): News =>
  news('interview_confirmed', `Interview: ${facts.job}`, [
    'Here is the interview for your calendar.',
    when(facts),
    placeOf(facts),
  ]);

export const panelNews = {
  confirmed: (facts: InterviewNews) =>
    news('interview_confirmed', `You’re on the panel for the interview with ${facts.applicant}`, [
      `It’s for the ${facts.job} job.`,
      when(facts),
      placeOf(facts),
      panelText(facts),
    ]),
};

export const colleagueNews = {
  moved: (facts: InterviewNews) =>
    news('interview_moved', `A colleague is moving your interview with ${facts.applicant}`, [
      `It’s for the ${facts.job} job. The new proposed times:`,
      ...proposedTimes(facts),
      placeOf(facts),
    ]),
  cancelled: (facts: InterviewNews) =>
    news(
      'interview_cancelled',
      `A colleague has ${cancelled(facts)} your interview with ${facts.applicant}`,
      [`It was for the ${facts.job} job. The application is still open.`, wordsBy('employer', facts)],
    ),
};
