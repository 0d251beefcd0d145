import { and, asc, eq, gte, inArray, max, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { components } from '../../openapi.gen.d.ts';
import { personName } from '../../src/documents/personName.ts';
import { actorOf } from '../audit/audit.ts';
import type { TenantDb } from '../db/database.ts';
import { nameColumn } from '../db/nameColumn.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import type { Company } from '../db/schema/companies.ts';
import { jobs } from '../db/schema/jobs.ts';
import { memberships } from '../db/schema/teams.ts';
import { columnContains } from '../formats/columnContains.ts';
import { dayOf } from '../formats/days.ts';
import { page } from '../http/answers/paging.ts';
import { notFound, Problem } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import type { SignedInUser } from '../http/contract/caller.ts';
import type { Outbox } from '../mail/outbox.ts';
import { notifier } from '../notifications/notify.ts';
import { lockCompany } from './companyLife.ts';
import { notifyMember } from './companyNews.ts';
import { isReadBy, mayReadJob } from './people/hiringTeams.ts';
import {
  type LeaveHiring,
  lockMember,
  lockMembers,
  lockOwnMember,
  moveMember,
} from './people/membershipLife.ts';

type Schemas = components['schemas'];
type CompanyUser = Schemas['CompanyUser'];

const approver = alias(users, 'approver');
const isOfUser = and(eq(memberships.tenant_id, users.tenant_id), eq(memberships.user_id, users.id));

const lastActive = sql<Date | null>`(select ${max(sessions.last_seen_at)} from ${sessions}
  where ${sessions.tenant_id} = ${users.tenant_id} and ${sessions.user_id} = ${users.id})`.mapWith(
  sessions.last_seen_at,
);

const selectUsers = ({ tx }: TenantDb) =>
  tx
    .select({ user: users, membership: memberships, approver, last_seen_at: lastActive })
    .from(users)
    .leftJoin(memberships, isOfUser)
    .leftJoin(
      approver,
      and(eq(approver.tenant_id, users.tenant_id), eq(approver.id, memberships.approved_by_id)),
    );

type Row = Awaited<ReturnType<typeof selectUsers>>[number];

const present = ({ user, membership, approver: by, last_seen_at }: Row): CompanyUser => ({
  id: user.id,
  name: personName(user),
  email: user.email,
  job_title: user.job_title,
  status: user.status,
  is_admin: user.is_admin ? 1 : 0,
  member_role: user.member_role,
  joined_on: membership?.joined_at ? dayOf(membership.joined_at) : null,
  approved_on: membership?.approved_at ? dayOf(membership.approved_at) : null,
  approved_by: by && { id: by.id, name: personName(by) },
  last_seen_at: last_seen_at?.toISOString() ?? null,
  message: membership?.message ?? null,
  reason: membership?.reason ?? null,
});

type Range = { from?: string | null; to?: string | null } | unknown[] | undefined;
type Column = typeof memberships.joined_at | typeof memberships.approved_at;

// `from` and `to` are days in UTC, both included.
function within(column: Column, range: Range) {
  if (!range || Array.isArray(range)) return [];
  const { from, to } = range;
  return [
    ...(from ? [gte(column, new Date(from))] : []),
    ...(to ? [sql`${column} < (${to}::date + 1)::timestamp at time zone 'UTC'`] : []),
  ];
}

const ofTeam = ({ tenantId }: TenantDb, companyId: number) =>
  and(eq(users.tenant_id, tenantId), eq(users.company_id, companyId));

const says = (word: string) =>
  or(
    ...[nameColumn(users.first_name, users.last_name), users.email, users.job_title].flatMap((column) =>
      columnContains(column, word),
    ),
  );

async function countsOf(db: TenantDb, companyId: number) {
  const rows = await db.tx
    .select({
      status: users.status,
      count: sql<number>`count(*)::integer`,
      admins: sql<number>`(count(*) filter (where ${users.is_admin}))::integer`,
    })
    .from(users)
    .where(ofTeam(db, companyId))
    .groupBy(users.status);
  const of = (status: CompanyUser['status']) => rows.find((row) => row.status === status);
  return {
    by_status: {
      active: of('active')?.count ?? 0,
      approval_pending: of('approval_pending')?.count ?? 0,
      rejected: of('rejected')?.count ?? 0,
      inactive: of('inactive')?.count ?? 0,
    },
    admins: of('active')?.admins ?? 0,
  };
}

export const listCompanyUsers: Operation<'listCompanyUsers'> = ({ body, query, user, transaction }) =>
  transaction(async (db) => {
    const companyId = user.company?.id ?? 0;
    const { company_users = [], approved_by = [], status = [], admin = [], search = [] } = body;
    const { company_id = [] } = body;
    const where = and(
      ofTeam(db, companyId),
      ...(company_users.length ? [inArray(users.id, company_users)] : []),
      ...(approved_by.length ? [inArray(memberships.approved_by_id, approved_by)] : []),
      ...(status.length ? [inArray(users.status, status)] : []),
      ...(admin.length ? [inArray(users.is_admin, admin.map(Boolean))] : []),
      ...(company_id.length ? [inArray(users.company_id, company_id)] : []),
      ...within(memberships.joined_at, body.joined_on),
      ...within(memberships.approved_at, body.approved_on),
      ...search.filter((word) => word !== '').map(says),
    );
    const [count] = await db.tx
      .select({ total: sql<number>`count(*)::integer` })
      .from(users)
      .leftJoin(memberships, isOfUser)
      .where(where);
    const { meta, offset, limit } = page(query.page, count?.total ?? 0);
    const rows = await selectUsers(db)
      .where(where)
      .orderBy(asc(users.first_name), asc(users.last_name), asc(users.id))
      .limit(limit)
      .offset(offset);
    return { data: rows.map(present), meta: { ...meta, ...(await countsOf(db, companyId)) } };
  });

const maxColleagues = 200;

async function requireReadableJob(db: TenantDb, user: SignedInUser, id: number): Promise<void> {
  const [job] = await db.tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.tenant_id, db.tenantId),
        eq(jobs.company_id, user.company?.id ?? 0),
        eq(jobs.id, id),
        isReadBy(db, user),
      ),
    );
  if (!job) throw notFound();
}

export const listColleagues: Operation<'listColleagues'> = ({ query, user, transaction }) =>
  transaction(async (db) => {
    const { job_id: jobId } = query;
    if (jobId !== undefined) await requireReadableJob(db, user, jobId);
    const colleagues = await db.tx
      .select({
        id: users.id,
        first_name: users.first_name,
        last_name: users.last_name,
        job_title: users.job_title,
      })
      .from(users)
      .where(
        and(
          ofTeam(db, user.company?.id ?? 0),
          eq(users.status, 'active'),
          ne(users.id, user.id),
          jobId === undefined ? eq(users.member_role, 'recruiter') : mayReadJob(db, jobId),
        ),
      )
      .orderBy(asc(users.first_name), asc(users.last_name), asc(users.id))
      .limit(maxColleagues);
    return {
      data: colleagues.map(({ id, job_title, ...name }) => ({ id, name: personName(name), job_title })),
    };
  });

interface Services {
  outbox: Outbox;
  leaveHiring: LeaveHiring;
}

const endsHiring: Call<'updateCompanyUser'>['body']['action'][] = ['deactivate', 'make_hiring_manager'];

export const updateCompanyUser: Operation<'updateCompanyUser', Services> = async (
  call,
  { outbox, leaveHiring },
) => {
  const { params, body, user, now, limit, transaction } = call;
  await limit('decideMember');
  const data = await transaction(async (db) => {
    await lockCompany(db, user.company?.id ?? 0);
    await lockMembers(db, [user.id, params.id]);
    const { company, admin } = await lockCompanyAndAdmin(db, user);
    const person = params.id === admin.id ? admin : await lockMember(db, params.id);
    if (person.company_id !== company.id) throw notFound();
    const words = body.reason || null;
    const actor = actorOf(admin);
    const notify = notifier(outbox, call);
    if (endsHiring.includes(body.action)) await leaveHiring(db, person.id, { notify, now });
    await moveMember(db, person, { move: body.action, company, actor, now, words });
    const decided = { company: company.name, action: body.action, words };
    await notifyMember(db, person.id, decided, notify);
    const [row] = await selectUsers(db).where(and(ofTeam(db, company.id), eq(users.id, person.id)));
    if (!row) throw notFound();
    return present(row);
  });
  outbox.wake();
  return { data };
};

const forbidden = () => new Problem(403, 'forbidden_role', 'Your account cannot do that.');

type Asking = Pick<SignedInUser, 'id' | 'access_epoch' | 'company'>;

export async function lockCompanyAndCaller(
  db: TenantDb,
  user: Asking,
): Promise<{ company: Company; caller: Awaited<ReturnType<typeof lockMember>> }> {
  const company = await lockCompany(db, user.company?.id ?? 0);
  const caller = await lockOwnMember(db, user);
  if (caller.company_id !== company.id || caller.status !== 'active') throw forbidden();
  if (company.status !== 'active') {
    throw new Problem(403, 'company_not_approved', 'Your company is not approved yet.');
  }
  return { company, caller };
}

export async function lockCompanyAndAdmin(db: TenantDb, user: Asking) {
  const { company, caller: admin } = await lockCompanyAndCaller(db, user);
  if (!admin.is_admin) throw forbidden();
  return { company, admin };
}
