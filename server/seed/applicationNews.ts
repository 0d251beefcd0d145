import { personName } from '../../src/documents/personName.ts';
import type {
  ApplicationMover,
  ApplicationStatus,
  InterviewMove,
  OfferMove,
} from '../../src/machines/application.ts';
import { newsOf, pageOfRecruiter, pageOfVeteran } from '../applications/applicationNews.ts';
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

export function newsFor(row: ApplicationRow, story: Story, parts: SeededParts, now: Date) {
  const { person, offer, steps, number } = story;
  const of = { tenant_id: row.tenant_id, application_id: row.id };
  return steps.flatMap((step, index): (typeof notifications.$inferInsert)[] => {
    const { at, to, by, public_note } = step;
    if (step.interview || step.offer) {
      const news = partNews(row, story, step, parts);
      if (!news) return [];
      const isForVeteran = by !== 'veteran';
      return [
        {
          ...{ ...of, ...news, created_at: at, read_at: readBy(at, number, now) },
          user_id: isForVeteran ? person.id : offer.job.owner_id,
          link: isForVeteran ? pageOfVeteran(row.id) : pageOfRecruiter(row.id),
        },
      ];
    }
    // Times that come with an invitation are announced together with it.
    if (steps[index + 1]?.interview === 'proposed') return [];
    if (to === 'submitted') {
      return [
        {
          ...of,
          user_id: offer.job.owner_id,
          type: 'new_application',
          title: `${personName(person.profile)} applied for ${row.job_title}`,
          body: person.profile.headline ?? 'Open the application to see who they are.',
          link: pageOfRecruiter(row.id),
          created_at: at,
          read_at: readBy(at, number, now),
        },
      ];
    }
    if (by === 'veteran' || to === 'withdrawn') return [];
    if (to === 'inactive') {
      const facts = { company: offer.company, job: row.job_title, applicant: personName(person.profile) };
      const when = { created_at: at, read_at: readBy(at, number, now) };
      return [
        {
          ...{ ...of, ...veteranInactivityNews.calendar(facts), ...when },
          ...{ user_id: person.id, link: pageOfVeteran(row.id) },
        },
        {
          ...{ ...of, ...employerInactivityNews.calendar(facts), ...when },
          ...{ user_id: offer.job.owner_id, link: pageOfRecruiter(row.id) },
        },
      ];
    }
    const notifiedAt = to === 'rejected' ? new Date(at.getTime() + day) : at;
    const { company } = offer;
    const words = newsOf(to, {
      company,
      job: row.job_title,
      reason: row.reason_code,
      note: public_note,
      countryId: offer.job.country_id,
      offer: row.offer_status,
    });
    const read_at = notifiedAt > now ? null : readBy(notifiedAt, number, now);
    return [
      { ...of, user_id: person.id, ...words, link: pageOfVeteran(row.id), created_at: notifiedAt, read_at },
    ];
  });
}
