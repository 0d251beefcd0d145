import { and, eq } from 'drizzle-orm';
import { applicationLife } from '../../src/machines/applicationLife.ts';
import { hiringManagerId, type NumbersFor, type ReadProfiles } from '../companies/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { formatLongDate } from '../formats/formatLongDate.ts';
import { localeOfCountry } from '../formats/localeOfCountry.ts';
import { invalid, invalidTransition, notFound, Problem, versionConflict } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import type { SignedInUser } from '../http/contract/caller.ts';
import type { Outbox } from '../mail/outbox.ts';
import { notifier } from '../notifications/notify.ts';
import { logLook } from './accessLog.ts';
import {
  type Application,
  applyMove,
  type EmployerSide,
  lockApplication,
  ofSide,
  stateOf,
} from './applicationLife.ts';
import { insertProposal } from './interviews/interviewLife.ts';
import { checkedTerms } from './offers/checkedTerms.ts';
import { requireNoQuestions } from './offers/hire.ts';
import { termsText } from './offers/offerTerms.ts';
import { endOffer, insertOffer, latestOffer } from './offers/storedOffers.ts';
import { presentApplication } from './presentApplication.ts';

export function companyOf({ company }: Pick<SignedInUser, 'company'>) {
  if (!company) throw notFound();
  return company;
}

type Member = Pick<SignedInUser, 'id' | 'company' | 'member_role'>;

/** What a member of a company may read: all of its applications, or those of a hiring manager's jobs. */
export const employerSide = (user: Member): EmployerSide => ({
  companyId: companyOf(user).id,
  hiringManagerId: hiringManagerId(user),
});

/** The lock makes an erasure wait, which would otherwise miss what is added. @throws 404 if nobody is left to be named */
export async function lockApplicant(db: TenantDb, side: EmployerSide, id: number): Promise<Application> {
  const application = await lockApplication(db, side, id);
  if (application.row.user_id === null) throw notFound();
  return application;
}

export interface EmployerServices {
  outbox: Outbox;
  numbersFor: NumbersFor;
  reading: ReadProfiles;
}

type EmployerCall = Parameters<ReadProfiles>[0] & Pick<Call<'moveApplication'>, 'params'>;

/**
 * Makes a change by the company, and logs that the company has seen the application. If `currentOf` returns null, somebody else
 * has changed it since the caller read it. That conflict, which shows the application, is returned, because throwing would roll
 * back the log entry.
 */
export async function changeByEmployer<Current>(
  call: EmployerCall,
  { outbox, numbersFor, reading }: EmployerServices,
  currentOf: (db: TenantDb, application: Application) => Promise<Current | null>,
  change: (db: TenantDb, application: Application, current: Current) => Promise<Application>,
) {
  const { params, user, now } = call;
  const answer = await reading(call, async (db, open) => {
    const company = companyOf(user);
    const application = await lockApplication(db, employerSide(user), params.id);
    const reader = numbersFor(db.tenantId, company.id);
    await open([{ userId: application.row.user_id }]);
    await logLook(db, { id: user.id, company }, application.row, 'application', now);
    const current = await currentOf(db, application);
    if (current === null) return versionConflict(await presentApplication(db, application, reader, now));
    return { data: await presentApplication(db, await change(db, application, current), reader, now) };
  });
  if (answer instanceof Problem) throw answer;
  outbox.wake();
  return answer;
}

export const inVersion =
  (version: number) =>
  async (_: TenantDb, { row }: Application) =>
    row.version === version ? row : null;

const ownStatus = ({ params, user, transaction }: Call<'moveApplication'>) =>
  transaction(async (db) => {
    const { id, status } = applications;
    const isOwn = and(ofSide(db, employerSide(user)), eq(id, params.id));
    const [row] = await db.tx.select({ status }).from(applications).where(isOwn);
    return row?.status ?? null;
  });

export const moveApplication: Operation<'moveApplication', EmployerServices> = async (call, services) => {
  const { to, version, interview, offer } = call.body;
  const status = await ownStatus(call);
  // Ids of no application share a count: a count for each would fill the table.
  const counted = status ? call.params.id : 0;
  await call.limit('moveApplication', { whose: `${companyOf(call.user).id} ${counted}` });
  if (interview || offer || (to === 'interview' && status !== 'rejected')) await call.limit('changeOffer');
  return changeByEmployer(call, services, inVersion(version), (db, application) =>
    move(db, application, call, services.outbox),
  );
};

type MoveCall = Pick<Call<'moveApplication'>, 'body' | 'user' | 'now' | 'tenant' | 'host'>;

/** The row must be locked. */
export async function move(
  db: TenantDb,
  application: Application,
  call: MoveCall,
  outbox: Outbox,
): Promise<Application> {
  const { body, user, now } = call;
  const { to, reason_code, public_note, notify, interview, offer, hire_confirmed } = body;
  const allowed = applicationLife.employer.allowed(stateOf(application, now));
  if (!allowed.includes(to)) throw invalidTransition(allowed);
  const isUndone = application.row.status === 'rejected';
  const isAtInterview = application.row.status === 'interview';
  checkDetails(body, isUndone);
  if (to === 'hired' && !hire_confirmed) await requireNoQuestions(db, application);
  if (offer) {
    const terms = await checkedTerms(db, application, offer, now);
    await insertOffer(db, application.row.id, terms, { by: user.id, at: now });
  }
  const moved = await applyMove(db, application, {
    ...{ to, by: 'employer', actorId: user.id, now, tell: notifier(outbox, call) },
    // Proposed times have their own notification, and a move back to the shortlist is not announced.
    isTold: (notify ?? true) && !interview && !(to === 'shortlisted' && isAtInterview),
    ...(to === 'hired' && (await firstDayOf(db, application))),
    ...(offer && {
      terms: termsText(
        { pay: null, starts_on: null, hours: null, place: null, conditions: [], ...offer },
        localeOfCountry(application.job.country_id),
      ),
    }),
    change: {
      reason_code: reason_code ?? null,
      public_note: interview ? null : public_note || null,
      ...(offer && { offer_reply_by: offer.reply_by }),
    },
  });
  if (to === 'hired' && application.row.offer_status === 'made')
    await endOffer(db, moved.row.id, { ended_at: now, message: null });
  if (!interview) return moved;
  return insertProposal(db, moved, interview, {
    ...{ by: 'employer', actorId: user.id, now, notify: notifier(outbox, call) },
    message: public_note || null,
  });
}

async function firstDayOf(db: TenantDb, { row, job }: Application): Promise<{ firstDay?: string }> {
  const offer = row.offer_status === null ? undefined : await latestOffer(db, row.id);
  return offer?.starts_on
    ? { firstDay: formatLongDate(offer.starts_on, localeOfCountry(job.country_id)) }
    : {};
}

type Details = Omit<Call<'moveApplication'>['body'], 'version'>;

export function checkDetails(
  { to, reason_code, public_note, notify, interview, offer, hire_confirmed }: Details,
  isUndone: boolean,
) {
  const errors: Record<string, string[]> = {};
  if (to === 'rejected' && !reason_code) errors.reason_code = ['Choose why'];
  if (to !== 'rejected' && reason_code) errors.reason_code = ['Not expected here'];
  // Undoing sends nothing.
  if (isUndone && public_note) errors.public_note = ['Not expected here'];
  if ((to !== 'interview' || isUndone) && interview) errors.interview = ['Not expected here'];
  if (interview && notify === false) errors.notify = ['Proposed times are always sent'];
  if (to === 'offer' && !offer && !isUndone)
    errors['offer.reply_by'] = ['Choose the last day on which they can answer'];
  if ((to !== 'offer' || isUndone) && offer) errors.offer = ['Not expected here'];
  if (to !== 'hired' && hire_confirmed) errors.hire_confirmed = ['Not expected here'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
