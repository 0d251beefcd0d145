// What both sides were told of a seeded application.
import { personName } from '../../src/documents/personName.ts';
import type { ApplicationMover, ApplicationStatus } from '../../src/machines/application.ts';
import { newsOf, pageOfRecruiter, pageOfVeteran } from '../applications/words.ts';
import type { ApplicationRow } from '../db/schema/applications.ts';
import type { notifications } from '../db/schema/notifications.ts';

export interface ApplicationStep {
  at: Date;
  from: ApplicationStatus | null;
  to: ApplicationStatus;
  by: ApplicationMover;
  by_user_id: number | null;
  public_note: string | null;
}

interface Story {
  number: number;
  person: { id: number; profile: { first_name: string; last_name: string; headline: string | null } };
  offer: { company: string; job: { owner_id: number; country_id: number | null } };
  steps: ApplicationStep[];
}

const hour = 3_600_000;
const day = 24 * hour;

// Those of the last week are unread, but for every third.
const readBy = (at: Date, number: number, now: Date) =>
  now.getTime() - at.getTime() < 7 * day && number % 3
    ? null
    : new Date(Math.min(now.getTime(), at.getTime() + 5 * hour));

export function newsFor(row: ApplicationRow, { person, offer, steps, number }: Story, now: Date) {
  const of = { tenant_id: row.tenant_id, application_id: row.id };
  return steps.flatMap(({ at, to, by, public_note }): (typeof notifications.$inferInsert)[] => {
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
    const told = to === 'rejected' ? new Date(at.getTime() + day) : at;
    const { company } = offer;
    const words = newsOf(to, {
      company,
      job: row.job_title,
      reason: row.reason_code,
      note: public_note,
      interview: row.interview,
      countryId: offer.job.country_id,
    });
    const read_at = told > now ? null : readBy(told, number, now);
    return [{ ...of, user_id: person.id, ...words, link: pageOfVeteran(row.id), created_at: told, read_at }];
  });
}
