import { and, desc, eq, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { isTaking } from '../applications/interface.ts';
import { introduceVeteran, type NumbersFor } from '../companies/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { jobInvitations } from '../db/schema/candidates.ts';
import { companies } from '../db/schema/companies.ts';
import { jobs } from '../db/schema/jobs.ts';
import { cities, states } from '../db/schema/reference.ts';
import { page } from '../http/answers/paging.ts';
import { invalidTransition, notFound, Problem } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import type { Outbox } from '../mail/outbox.ts';
import { markHandled, notifier } from '../notifications/notify.ts';
import { recordAccess } from './accessLog.ts';
import { candidateByNumber, viewedProfile } from './candidateDetail.ts';
import { ownJob } from './candidates.ts';
import { block } from './companyBlocks.ts';

type Schemas = components['schemas'];
type Invitation = typeof jobInvitations.$inferSelect;

const closed = () => new Problem(409, 'job_closed', 'This job no longer takes applications.');

async function hasApplied(db: TenantDb, userId: number, jobId: number): Promise<boolean> {
  const { tenant_id, user_id, job_id, id } = applications;
  const [application] = await db.tx
    .select({ id })
    .from(applications)
    .where(and(eq(tenant_id, db.tenantId), eq(user_id, userId), eq(job_id, jobId)));
  return application !== undefined;
}

async function invite(call: Call<'inviteToApply'>, db: TenantDb, { outbox, numbersFor }: Means) {
  const { params, body, user, now } = call;
  const companyId = user.company?.id ?? 0;
  const numbers = numbersFor(db.tenantId, companyId);
  const job = await ownJob(db, companyId, body.job_id);
  if (!job) throw notFound();
  const candidate = await candidateByNumber(db, numbers, params.id, now);
  const { userId, cardId } = viewedProfile(candidate);
  if (candidate.connection === 'hired')
    throw new Problem(409, 'already_hired', 'Your company has hired this person.');
  if (!isTaking(job, now)) throw closed();
  const applied = await hasApplied(db, userId, job.id);
  // What was sent under a name says nothing about a card: whose it is would be found by inviting each.
  if (applied && cardId === 0)
    throw new Problem(409, 'already_applied', 'This person has applied for the job.');
  const message = body.message || null;
  const [invitation] = await db.tx
    .insert(jobInvitations)
    .values({
      tenant_id: db.tenantId,
      user_id: userId,
      job_id: job.id,
      company_id: companyId,
      card_id: cardId,
      invited_by_id: user.id,
      message,
      status: 'pending',
      created_at: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!invitation) throw new Problem(409, 'already_sent', 'This person was invited to this job before.');
  const object = { type: 'job' as const, id: job.id, title: job.title };
  await recordAccess(db, { userId, cardId, by: user, action: 'invited', object, at: now });
  const [company] = await db.tx
    .select({ name: companies.name })
    .from(companies)
    .where(and(eq(companies.tenant_id, db.tenantId), eq(companies.id, companyId)));
  await notifier(outbox, call)(db, {
    userId,
    type: 'invited_to_apply',
    ...noticeOf({ company: company?.name ?? '', job: job.title, message, toCard: cardId !== 0, applied }),
    link: { path: jobPage(job.id), label: 'See the job' },
  });
  return {
    id: invitation.id,
    candidate_id: params.id,
    job_id: job.id,
    status: invitation.status,
    created_at: now.toISOString(),
  };
}

const jobPage = (id: number) => `/jobs/${id}`;

interface Occasion {
  company: string;
  job: string;
  message: string | null;
  toCard: boolean;
  applied: boolean;
}

function noticeOf({ company, job, message, toCard, applied }: Occasion) {
  const written = message ? [`They write: ${message}`] : [];
  // There is nothing to do, so no mail is sent.
  if (applied)
    return {
      title: `${company} invites your anonymous profile to apply`,
      body: [
        `They would like its owner to apply for ${job}. They don’t see your name, so they don’t know that you have applied already. You don’t need to answer.`,
        ...written,
      ].join('\n'),
      byMail: false as const,
    };
  const unnamed = toCard ? ['They have seen your anonymous profile and don’t know your name.'] : [];
  return {
    title: `${company} invites you to apply`,
    body: [
      `${company} would like you to apply for ${job}. Whether you do is up to you.`,
      ...unnamed,
      ...written,
    ].join('\n'),
  };
}

// The status before and after each answer. Declining ends what the company may see.
const answers = {
  accept: { from: ['pending', 'declined'], to: 'accepted' },
  decline: { from: ['pending', 'accepted'], to: 'declined' },
  block: { from: ['pending', 'accepted', 'declined'], to: 'declined' },
} as const;

type Answer = keyof typeof answers;

const possibleFrom = (status: Invitation['status']) =>
  (Object.keys(answers) as Answer[]).filter((name) =>
    (answers[name].from as readonly string[]).includes(status),
  );

type Answering = Call<'acceptJobInvitation' | 'declineJobInvitation' | 'blockJobInvitation'>;

type AnsweringCall = Pick<Answering, 'user' | 'params' | 'now' | 'limit' | 'transaction'>;

const answering = (answer: Answer) => async (call: AnsweringCall) => {
  await call.limit('answerInvitation');
  return call.transaction(async (db) => {
    const { user, params, now } = call;
    const [held] = await db.tx
      .select()
      .from(jobInvitations)
      .where(and(ofVeteran(db, user.id), eq(jobInvitations.id, params.id)))
      .for('update');
    if (!held) throw notFound();
    if (!possibleFrom(held.status).includes(answer)) throw invalidTransition(possibleFrom(held.status));
    if (answer === 'accept') await demandOpen(db, held, now);
    if (answer === 'block') await block(db, { userId: user.id, companyId: held.company_id, now });
    const change = { status: answers[answer].to, answered_at: now };
    await db.tx
      .update(jobInvitations)
      .set(change)
      .where(and(ofVeteran(db, user.id), eq(jobInvitations.id, held.id)));
    const path = jobPage(held.job_id);
    await markHandled(db, { types: ['invited_to_apply'], userId: user.id, path, now });
    const { company_id: companyId, card_id: cardId } = held;
    if (answer === 'accept') await introduceVeteran(db, { userId: user.id, companyId, cardId });
    const [data] = await listed(db, user.id, now, { id: held.id });
    return { data: data! };
  });
};

async function demandOpen(db: TenantDb, held: Invitation, now: Date) {
  const job = await ownJob(db, held.company_id, held.job_id);
  if (!job || !isTaking(job, now)) throw closed();
}

const ofVeteran = ({ tenantId }: TenantDb, userId: number) =>
  and(eq(jobInvitations.tenant_id, tenantId), eq(jobInvitations.user_id, userId));

interface Part {
  id?: number;
  status?: Invitation['status'];
  limit?: number;
  offset?: number;
}

async function listed(
  db: TenantDb,
  userId: number,
  now: Date,
  part: Part,
): Promise<Schemas['JobInvitation'][]> {
  const { id, status, limit = 1, offset = 0 } = part;
  const town = sql<string | null>`(select string_agg(${cities.title}, ', ' order by ${cities.title})
    from ${cities} where ${cities.id} = any(${jobs.city_ids}))`;
  const applied = sql<boolean>`exists (select from ${applications} where ${applications.tenant_id} = ${jobInvitations.tenant_id}
    and ${applications.user_id} = ${jobInvitations.user_id} and ${applications.job_id} = ${jobInvitations.job_id})`;
  const rows = await db.tx
    .select({ invitation: jobInvitations, job: jobs, company: companies, town, state: states.title, applied })
    .from(jobInvitations)
    .innerJoin(jobs, and(eq(jobs.tenant_id, jobInvitations.tenant_id), eq(jobs.id, jobInvitations.job_id)))
    .innerJoin(
      companies,
      and(eq(companies.tenant_id, jobInvitations.tenant_id), eq(companies.id, jobInvitations.company_id)),
    )
    .leftJoin(states, eq(states.id, jobs.state_id))
    .where(
      and(
        ofVeteran(db, userId),
        id ? eq(jobInvitations.id, id) : undefined,
        status ? eq(jobInvitations.status, status) : undefined,
      ),
    )
    .orderBy(
      sql`${jobInvitations.status} <> 'pending'`,
      desc(jobInvitations.created_at),
      desc(jobInvitations.id),
    )
    .limit(limit)
    .offset(offset);
  return rows.map(({ invitation, job, company, town, state, applied }) => ({
    id: invitation.id,
    job: {
      id: job.id,
      title: job.title,
      status: job.status,
      closes_on: job.closes_on,
      place: [town, state].filter(Boolean).join(', ') || (job.is_remote ? 'Remote' : null),
    },
    company: { id: company.id, name: company.name, logo_url: company.logo?.thumb_url ?? null },
    message: invitation.message,
    status: invitation.status,
    created_at: invitation.created_at.toISOString(),
    answered_at: invitation.answered_at?.toISOString() ?? null,
    is_anonymous: invitation.card_id !== 0 && invitation.status !== 'accepted',
    can_apply: isTaking(job, now) && !applied,
    apply_link: `/jobs/${job.id}/apply`,
  }));
}

interface Means {
  outbox: Outbox;
  numbersFor: NumbersFor;
}

export const inviteToApply: Operation<'inviteToApply', Means> = async (call, means) => {
  await call.limit('inviteToApply', { whose: `company ${call.user.company?.id}` });
  const answer = await call.transaction(async (db) =>
    call.conclude(db, { data: await invite(call, db, means) }),
  );
  means.outbox.wake();
  return answer;
};

export const listJobInvitations: Operation<'listJobInvitations'> = ({ query, user, now, transaction }) =>
  transaction(async (db) => {
    const { status } = query;
    const [counted] = await db.tx
      .select({ total: sql<number>`count(*)::integer` })
      .from(jobInvitations)
      .where(and(ofVeteran(db, user.id), status ? eq(jobInvitations.status, status) : undefined));
    const { meta, limit, offset } = page(query.page, counted?.total ?? 0);
    const data = await listed(db, user.id, now, { ...(status ? { status } : {}), limit, offset });
    return { data, meta };
  });

export const acceptJobInvitation: Operation<'acceptJobInvitation'> = answering('accept');

export const declineJobInvitation: Operation<'declineJobInvitation'> = answering('decline');

export const blockJobInvitation: Operation<'blockJobInvitation'> = answering('block');
