import { and, eq } from 'drizzle-orm';
import { personName } from '../../../src/documents/personName.ts';
import type { ApplicationMover, OfferMove } from '../../../src/machines/application.ts';
import { conditionLife, offerLife } from '../../../src/machines/applicationLife.ts';
import { checkedLabel } from '../../../src/machines/offerConditions.ts';
import { adminsOf } from '../../companies/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import type { OfferRow } from '../../db/schema/applications.ts';
import { localeOfCountry } from '../../formats/localeOfCountry.ts';
import { invalidTransition } from '../../http/answers/problem.ts';
import type { Notify } from '../../notifications/notify.ts';
import { type Application, recordStep } from '../applicationLife.ts';
import { pageOfRecruiter, pageOfVeteran } from '../applicationNews.ts';
import { employerNews, type OfferNews, veteranNews } from './offerNews.ts';
import { comparedTerms } from './presentOffer.ts';
import { checksOf, endOffer, latestOffer, replacedOffer, stateWithOffer } from './storedOffers.ts';

export interface OfferChange {
  move: OfferMove;
  by: ApplicationMover;
  actorId: number | null;
  now: Date;
  notify: Notify;
  message: string | null;
  replyBy?: string;
  condition?: number;
}

const ends: readonly OfferMove[] = ['accepted', 'declined', 'withdrawn', 'lapsed', 'unmet'];

/** The row must be locked, and new terms or a checked condition already stored. */
export async function moveOffer(
  db: TenantDb,
  application: Application,
  change: OfferChange,
): Promise<Application> {
  const { move, by, actorId, now, message, replyBy } = change;
  const { row } = application;
  const offer = await latestOffer(db, row.id);
  const current = stateWithOffer(application, offer, now);
  const next =
    move === 'checked' && current.conditions
      ? conditionLife[by].after(current, current.conditions)
      : offerLife[by].after(current, move);
  if (!next) throw invalidTransition(offerLife[by].allowed(current));
  const moved = await recordStep(db, application, {
    ...{ by, actorId, now },
    change: { offer_status: next.offer, ...(replyBy && { offer_reply_by: replyBy }) },
    event: {
      offer: move,
      public_note: by === 'employer' ? (message ?? checkedText(application, offer, change)) : null,
    },
  });
  if (ends.includes(move)) await endOffer(db, row.id, { ended_at: now, message });
  await announce(db, moved, change);
  return moved;
}

const localeOf = ({ job }: Application) => localeOfCountry(job.country_id);

function checkedText(application: Application, offer: OfferRow | undefined, { condition }: OfferChange) {
  const check = offer && condition ? checksOf(offer)[condition - 1] : undefined;
  return check ? checkedLabel(check, localeOf(application)) : null;
}

const noTerms: OfferNews['terms'] = {
  ...{ pay: null, starts_on: null, hours: null, place: null },
  ...{ conditions: [], reply_by: null, letter: null },
};

export async function offerNews(
  db: TenantDb,
  application: Application,
  message: string | null,
): Promise<OfferNews> {
  const { row, company } = application;
  const offer = await latestOffer(db, row.id);
  const before = offer && (await replacedOffer(db, offer));
  return {
    company: company.name,
    job: row.job_title,
    locale: localeOf(application),
    terms: offer ? await comparedTerms(db, offer) : noTerms,
    before: before ? await comparedTerms(db, before) : null,
    moved_from: offer?.moved_from ?? null,
    message,
    applicant: personName(row.profile ?? {}) || 'The applicant',
  };
}

async function announce(db: TenantDb, application: Application, change: OfferChange) {
  const { move, message } = change;
  const news = await offerNews(db, application, message);
  if (move !== 'accepted' && move !== 'declined')
    await notifyVeteran(db, application, veteranNews[move](news, change.condition), change);
  if (move === 'accepted' || move === 'declined' || move === 'lapsed')
    await notifyRecruiters(db, application, employerNews[move](news), change);
}

type News = ReturnType<(typeof veteranNews)['amended']>;

export async function notifyVeteran(
  db: TenantDb,
  { row }: Application,
  news: News,
  { notify, now }: Pick<OfferChange, 'notify' | 'now'>,
): Promise<void> {
  if (row.user_id === null) return;
  await notify(db, {
    userId: row.user_id,
    applicationId: row.id,
    ...news,
    link: { path: pageOfVeteran(row.id), label: 'See the offer' },
    at: now,
  });
}

export async function notifyRecruiters(
  db: TenantDb,
  { row, job }: Application,
  news: News,
  { notify, now }: Pick<OfferChange, 'notify' | 'now'>,
): Promise<void> {
  const offer = await latestOffer(db, row.id);
  const team = await db.tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.tenant_id, db.tenantId),
        eq(users.company_id, row.company_id),
        eq(users.status, 'active'),
        eq(users.member_role, 'recruiter'),
      ),
    );
  const concerned = team.filter(({ id }) => id === offer?.made_by_id || id === job.owner_id);
  for (const { id } of concerned.length > 0 ? concerned : await adminsOf(db, row.company_id))
    await notify(db, {
      userId: id,
      applicationId: row.id,
      ...(row.profile && { aboutId: row.user_id }),
      ...news,
      link: { path: pageOfRecruiter(row.id), label: 'See the application' },
      at: now,
    });
}
