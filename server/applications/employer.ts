import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { personName } from '../../src/documents/personName.ts';
import { applicationLife } from '../../src/machines/applicationLife.ts';
import { stageOf } from '../../src/machines/applicationStages.ts';
import type { NumbersFor, ReadProfiles } from '../companies/interface.ts';
import { count } from '../db/count.ts';
import type { TenantDb } from '../db/database.ts';
import { nameColumn } from '../db/nameColumn.ts';
import { applicationNotes, applications } from '../db/schema/applications.ts';
import { jobs } from '../db/schema/jobs.ts';
import { columnContains } from '../formats/columnContains.ts';
import { formatLongDate } from '../formats/formatLongDate.ts';
import { localeOfCountry } from '../formats/localeOfCountry.ts';
import { page } from '../http/answers/paging.ts';
import { invalid, invalidTransition, notFound, Problem, versionConflict } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import type { SignedInUser } from '../http/contract/caller.ts';
import type { Outbox } from '../mail/outbox.ts';
import { notifier } from '../notifications/notify.ts';
import { summaryOf } from '../scoring/interface.ts';
import { logLook } from './accessLog.ts';
import {
  type Application,
  applyMove,
  lockApplication,
  ofSide,
  selectApplications,
  stateOf,
} from './applicationLife.ts';
import { insertProposal } from './interviews/interviewLife.ts';
import { checkedTerms } from './offers/checkedTerms.ts';
import { requireNoQuestions } from './offers/hire.ts';
import { termsText } from './offers/offerTerms.ts';
import { endOffer, insertOffer, latestOffer } from './offers/storedOffers.ts';
import {
  interviewStatus,
  nextActor,
  presentApplication,
  presentNote,
  statusLabel,
  turnUntil,
} from './presentApplication.ts';
import { applicationCountsOfJob, countedStage, turnFrom, waitingDays } from './waits.ts';

type Schemas = components['schemas'];

export function companyOf({ company }: Pick<SignedInUser, 'company'>) {
  if (!company) throw notFound();
  return company;
}

/** The lock makes an erasure wait, which would otherwise miss what is added. @throws 404 if nobody is left to be named */
export async function lockApplicant(db: TenantDb, companyId: number, id: number): Promise<Application> {
  const application = await lockApplication(db, { companyId }, id);
  if (application.row.user_id === null) throw notFound();
  return application;
}

export async function demandJob({ tenantId, tx }: TenantDb, companyId: number, id: number): Promise<void> {
  const [job] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.tenant_id, tenantId), eq(jobs.company_id, companyId), eq(jobs.id, id)));
  if (!job) throw notFound();
}

const profileText = (name: 'first_name' | 'last_name' | 'headline' | 'place' | 'service') =>
  sql`(${applications.profile} ->> ${sql.raw(`'${name}'`)})`;

const frozenBand = sql`${applications.match} #>> '{employer,band}'`;
const atLeast = { strong: ['strong'], good: ['strong', 'good'] } as const;

// A search in the anonymous list must not match names, which would reveal them.
function searched(words: string | undefined, isAnonymous: boolean) {
  const name = nameColumn(profileText('first_name'), profileText('last_name'));
  const columns = [
    profileText('headline'),
    profileText('place'),
    profileText('service'),
    ...(isAnonymous ? [] : [name]),
  ];
  return or(...columns.flatMap((column) => columnContains(column, words)));
}

function longestWaitFirst(now: Date) {
  const turn = turnFrom(applications);
  const rank = sql`case when ${turn} <= ${now.toISOString()}::timestamptz then 0
    when ${applications.status} in ('interview', 'offer') then 1 else 2 end`;
  return [
    rank,
    sql`case when ${rank} = 0 then ${turn} when ${rank} = 1 then ${applications.status_changed_at} end asc nulls last`,
    sql`${applications.status_changed_at} desc`,
    sql`${applications.id} desc`,
  ];
}

function presentApplicant(
  application: Application & { notes: number },
  isAnonymous: boolean,
  now: Date,
): Schemas['Applicant'] {
  const { row, notes } = application;
  const { profile } = row;
  const name = profile && !isAnonymous ? personName(profile) : `Candidate ${row.id}`;
  return {
    id: row.id,
    version: row.version,
    display_name: name,
    headline: profile?.headline ?? null,
    place: profile?.place ?? null,
    service: profile?.service ?? null,
    years_served: profile?.years_served ?? null,
    status: row.status,
    stage: stageOf(row),
    status_label: statusLabel(
      'employer',
      { ...row, interview_status: interviewStatus(row, now) },
      application.job.country_id,
    ),
    offer_status: row.offer_status,
    interview_status: interviewStatus(row, now),
    applied_at: row.created_at.toISOString(),
    last_changed_at: row.status_changed_at.toISOString(),
    next_actor: nextActor(application, now),
    turn_until: turnUntil(application, now),
    waiting_days: waitingDays(application, now),
    match: row.match && summaryOf(row.match.employer),
    notes_count: notes,
    allowed: applicationLife.employer.allowed(stateOf(application, now)),
  };
}

async function notesOf({ tenantId, tx }: TenantDb, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: applicationNotes.application_id, count })
    .from(applicationNotes)
    .where(and(eq(applicationNotes.tenant_id, tenantId), inArray(applicationNotes.application_id, ids)))
    .groupBy(applicationNotes.application_id);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export const listJobApplications: Operation<'listJobApplications'> = ({
  params,
  query,
  user,
  now,
  transaction,
}) =>
  transaction(async (db) => {
    const company = companyOf(user);
    await demandJob(db, company.id, params.id);
    const isAnonymous = query.anonymous === 1;
    const where = and(
      ofSide(db, { companyId: company.id }),
      eq(applications.job_id, params.id),
      query.stage ? sql`${countedStage(applications)} = ${query.stage}` : undefined,
      query.match ? inArray(frozenBand, [...atLeast[query.match]]) : undefined,
      searched(query.search, isAnonymous),
    );
    const [total] = await db.tx.select({ count }).from(applications).where(where);
    const { meta, limit, offset } = page(query.page, total?.count ?? 0);
    // Ids first, so that whole rows are read only for this page.
    const onPage = await db.tx
      .select({ id: applications.id })
      .from(applications)
      .where(where)
      .orderBy(...longestWaitFirst(now))
      .limit(limit)
      .offset(offset);
    const ids = onPage.map(({ id }) => id);
    const rows =
      ids.length > 0 ? await selectApplications(db).where(and(where, inArray(applications.id, ids))) : [];
    const notes = await notesOf(db, ids);
    const data = rows
      .toSorted((a, b) => ids.indexOf(a.row.id) - ids.indexOf(b.row.id))
      .map((application) =>
        presentApplicant({ ...application, notes: notes.get(application.row.id) ?? 0 }, isAnonymous, now),
      );
    const { stages, your_turn } = await applicationCountsOfJob(db, params.id, now);
    return { data, meta: { ...meta, stages, your_turn } };
  });

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
    const application = await lockApplication(db, { companyId: company.id }, params.id);
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
    const isOwn = and(ofSide(db, { companyId: companyOf(user).id }), eq(id, params.id));
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

async function move(
  db: TenantDb,
  application: Application,
  call: Call<'moveApplication'>,
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

export const addApplicationNote: Operation<'addApplicationNote'> = async ({
  params,
  body,
  user,
  now,
  limit,
  transaction,
}) => {
  await limit('addNote');
  return transaction(async (db) => {
    const { row } = await lockApplicant(db, companyOf(user).id, params.id);
    const [note] = await db.tx
      .insert(applicationNotes)
      .values({
        tenant_id: db.tenantId,
        application_id: row.id,
        author_id: user.id,
        author: personName(user),
        text: body.text,
        created_at: now,
      })
      .returning();
    if (!note) throw new Error('The note was not stored');
    return { data: presentNote(note) };
  });
};

type Details = Omit<Call<'moveApplication'>['body'], 'version'>;

function checkDetails(
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
