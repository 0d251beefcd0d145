import { personName } from '../../src/documents/personName.ts';
import type {
  ApplicationMover,
  ApplicationStatus,
  InterviewMove,
  OfferMove,
} from '../../src/machines/application.ts';
import { newsOf, pageOfRecruiter, pageOfVeteran } from '../applications/applicationNews.ts';
import { isUnsentRejection, outdatedRequests } from '../applications/handledRequests.ts';
import { employerInactivityNews, veteranInactivityNews } from '../applications/inactivityNews.ts';
import { employerInterviewNews, veteranInterviewNews } from '../applications/interviews/interviewNews.ts';
import { employerNews, veteranNews } from '../applications/offers/offerNews.ts';
import type { ApplicationRow, applicationInterviews, applicationOffers } from '../db/schema/applications.ts';
import type { notifications } from '../db/schema/notifications.ts';
import { localeOfCountry } from '../formats/localeOfCountry.ts';
import { wordsAt } from './applicationLists.ts';

export interface ApplicationStep {
  at: Date;
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  by: ApplicationMover;
  by_user_id: number | null;
  public_note: string | null;
  interview: InterviewMove | null;
  offer: OfferMove | null;
}

interface Story {
  number: number;
  person: { id: number; profile: { first_name: string; last_name: string; headline: string | null } };
  offer: { company: string; job: { owner_id: number; country_id: number | null } };
  steps: ApplicationStep[];
}

export interface SeededParts {
  interview: typeof applicationInterviews.$inferInsert | null;
  terms: typeof applicationOffers.$inferInsert | null;
}

const hour = 3_600_000;
const day = 24 * hour;

const readBy = (at: Date, number: number, now: Date) =>
  now.getTime() - at.getTime() < 7 * day && number % 3
    ? null
    : new Date(Math.min(now.getTime(), at.getTime() + 5 * hour));

type News = Pick<typeof notifications.$inferInsert, 'type' | 'title' | 'body'>;

function partNews(row: ApplicationRow, story: Story, step: ApplicationStep, parts: SeededParts): News | null {
  const applicant = personName(story.person.profile);
  const { company, job } = story.offer;
  if (step.interview && parts.interview) {
    const facts = {
      interview: {
        ...{ place: null, link: null, at: null, message: null, message_by: null },
        ...parts.interview,
      },
      ...{ company, job: row.job_title, applicant, countryId: job.country_id, zone: null, panel: [] },
    };
    if (step.interview === 'proposed' || step.interview === 'cancelled')
      return veteranInterviewNews[step.interview](facts);
    return employerInterviewNews[step.interview](facts);
  }
  if (!step.offer || !parts.terms) return null;
  const { pay = null, starts_on = null, hours = null, place = null, reply_by = null, checks } = parts.terms;
  const message = wordsAt('offer', step.offer);
  const facts = {
    ...{ company, job: row.job_title, applicant, message, locale: localeOfCountry(job.country_id) },
    terms: { pay, starts_on, hours, place, reply_by, conditions: checks ?? [], letter: null },
    ...{ before: null, moved_from: null },
  };
  if (step.offer === 'accepted' || step.offer === 'declined') return employerNews[step.offer](facts);
  return veteranNews[step.offer](facts, 1);
}

type Notification = typeof notifications.$inferInsert;

interface StepFacts {
  row: ApplicationRow;
  story: Story;
  step: ApplicationStep;
  now: Date;
}

const addressed = (
  reader: 'veteran' | 'recruiter',
  { row, story, step, now }: StepFacts,
  news: News,
): Notification => ({
  ...{ tenant_id: row.tenant_id, application_id: row.id, ...news },
  user_id: reader === 'veteran' ? story.person.id : story.offer.job.owner_id,
  link: reader === 'veteran' ? pageOfVeteran(row.id) : pageOfRecruiter(row.id),
  created_at: step.at,
  read_at: readBy(step.at, story.number, now),
});

function submissionNews({ row, story }: StepFacts): News {
  const { profile } = story.person;
  return {
    type: 'new_application',
    title: `${personName(profile)} applied for ${row.job_title}`,
    body: profile.headline ?? 'Open the application to see who they are.',
  };
}

function stageNews(to: Parameters<typeof newsOf>[0], facts: StepFacts): Notification {
  const { row, story, step, now } = facts;
  const { company, job } = story.offer;
  const news = newsOf(to, {
    company,
    job: row.job_title,
    reason: row.reason_code,
    note: step.public_note,
    countryId: job.country_id,
    offer: row.offer_status,
  });
  const notifiedAt = to === 'rejected' ? new Date(step.at.getTime() + day) : step.at;
  return {
    ...addressed('veteran', facts, news),
    created_at: notifiedAt,
    read_at: notifiedAt > now ? null : readBy(notifiedAt, story.number, now),
  };
}

export function newsFor(row: ApplicationRow, story: Story, parts: SeededParts, now: Date): Notification[] {
  const handled = new Set(isUnsentRejection(row) ? [] : outdatedRequests(row));
  return announcedSteps(row, story, parts, now).map((news) =>
    handled.has(news.type) ? { ...news, read_at: news.read_at ?? now } : news,
  );
}

function announcedSteps(row: ApplicationRow, story: Story, parts: SeededParts, now: Date): Notification[] {
  return story.steps.flatMap((step, index) => {
    const facts = { row, story, step, now };
    const { to, by, interview, offer } = step;
    if (interview || offer) {
      const news = partNews(row, story, step, parts);
      return news ? [addressed(by === 'veteran' ? 'recruiter' : 'veteran', facts, news)] : [];
    }
    // Times that come with an invitation are announced together with it.
    if (story.steps[index + 1]?.interview === 'proposed') return [];
    if (to === 'submitted') return [addressed('recruiter', facts, submissionNews(facts))];
    if (by === 'veteran' || to === 'withdrawn') return [];
    if (to !== 'inactive') return [stageNews(to, facts)];
    const applicant = personName(story.person.profile);
    const names = { company: story.offer.company, job: row.job_title, applicant };
    return [
      addressed('veteran', facts, veteranInactivityNews.calendar(names)),
      addressed('recruiter', facts, employerInactivityNews.calendar(names)),
    ];
  });
}
