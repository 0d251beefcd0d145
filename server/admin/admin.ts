import { and, asc, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { personName } from '../../src/documents/personName.ts';
import { updateCompanyApplications } from '../applications/interface.ts';
import { actorOf, recordReading } from '../audit/audit.ts';
import { presentAdmin } from '../auth/interface.ts';
import {
  applyDecision,
  type CompanyDuplicate,
  canBeApproved,
  companyTrustSigns,
  companyWithRequestedChange,
  duplicatesOf,
  presentCompany,
  recordCommitmentCheck,
} from '../companies/interface.ts';
import { count } from '../db/count.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { type Company, companies } from '../db/schema/companies.ts';
import { columnContains } from '../formats/columnContains.ts';
import { page } from '../http/answers/paging.ts';
import { notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import { countReportedJobs, updateCompanyJobs } from '../jobs/interface.ts';
import type { Outbox } from '../mail/outbox.ts';
import { countReportedMessages } from '../messages/interface.ts';
import { notifier } from '../notifications/notify.ts';
import { presentEntry } from './records.ts';

type Schemas = components['schemas'];

export const isCompanyWaiting = or(
  eq(companies.status, 'pending'),
  eq(companies.appeal_is_open, true),
  isNotNull(companies.recheck_since),
  and(
    eq(companies.status, 'active'),
    ne(companies.veteran_commitment, companies.checked_commitment),
    eq(companies.commitment_refused, false),
  ),
);

const presentAdminCompany = async (db: TenantDb, company: Company) => (await presentAll(db, [company]))[0]!;

async function presentAll(db: TenantDb, rows: Company[]): Promise<Schemas['AdminCompany'][]> {
  const duplicates = await duplicatesOf(db, rows.filter(canBeApproved).map(companyWithRequestedChange));
  const all: Schemas['AdminCompany'][] = [];
  for (const row of rows) all.push(await present(db, row, duplicates.get(row.id) ?? []));
  return all;
}

async function present(
  db: TenantDb,
  company: Company,
  duplicates: CompanyDuplicate[],
): Promise<Schemas['AdminCompany']> {
  const team = await db.tx
    .select()
    .from(users)
    .where(and(eq(users.tenant_id, db.tenantId), eq(users.company_id, company.id)))
    .orderBy(asc(users.id));
  const admins = team.filter(({ is_admin }) => is_admin);
  const { rejection_code: code, rejection_text: text } = company;
  return {
    company: await presentCompany(db, company),
    email_domain: company.email_domain,
    admins: admins.map((admin) => ({
      id: admin.id,
      name: personName(admin),
      email: admin.email,
      job_title: admin.job_title,
    })),
    members: team.length,
    signs: companyTrustSigns(
      companyWithRequestedChange(company),
      admins.map(({ email }) => email),
    ),
    duplicates,
    note: company.note,
    appeal_text: company.appeal_text,
    rejection: code && text ? { code, text } : null,
  };
}

export const getAdmin: Operation<'getAdmin'> = ({ user, transaction }) =>
  transaction(async (db) => {
    const { tenantId, tx } = db;
    const [waiting] = await tx
      .select({ count })
      .from(companies)
      .where(and(eq(companies.tenant_id, tenantId), isCompanyWaiting));
    const [people] = await tx
      .select({ count })
      .from(users)
      .where(
        and(eq(users.tenant_id, tenantId), eq(users.role, 'veteran'), eq(users.status, 'approval_pending')),
      );
    return {
      data: {
        admin: presentAdmin(user),
        waiting: {
          companies: waiting?.count ?? 0,
          users: people?.count ?? 0,
          reported_jobs: await countReportedJobs(db),
          reported_messages: await countReportedMessages(db),
        },
      },
    };
  });

export const listAdminCompanies: Operation<'listAdminCompanies'> = (call) =>
  call.transaction(async (db) => {
    const { query } = call;
    const { status } = query;
    await recordReading(db, call, 'companies.read');
    const where = and(
      eq(companies.tenant_id, db.tenantId),
      ...(status === 'waiting' ? [isCompanyWaiting] : status ? [eq(companies.status, status)] : []),
      ...columnContains(companies.name, query.search),
    );
    const [total] = await db.tx.select({ count }).from(companies).where(where);
    const { meta, limit, offset } = page(query.page, total?.count ?? 0);
    const rows = await db.tx
      .select()
      .from(companies)
      .where(where)
      .orderBy(sql`not (${isCompanyWaiting})`, asc(companies.submitted_at), asc(companies.id))
      .limit(limit)
      .offset(offset);
    return { data: await presentAll(db, rows), meta };
  });

export const getAdminCompany: Operation<'getAdminCompany'> = (call) =>
  call.transaction(async (db) => {
    const { params } = call;
    const [company] = await db.tx
      .select()
      .from(companies)
      .where(and(eq(companies.tenant_id, db.tenantId), eq(companies.id, params.id)));
    if (!company) throw notFound();
    await recordReading(db, call, 'company.read', {
      kind: 'company',
      id: company.id,
      name: company.name,
    });
    const history = await db.tx
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.tenant_id, db.tenantId),
          eq(auditEntries.subject_kind, 'company'),
          eq(auditEntries.subject_id, company.id),
          eq(auditEntries.category, 'decision'),
        ),
      )
      .orderBy(desc(auditEntries.id))
      .limit(100);
    return {
      data: { company: await presentAdminCompany(db, company), history: history.map(presentEntry) },
    };
  });

export const decideCompany: Operation<'decideCompany', { outbox: Outbox }> = async (call, { outbox }) => {
  const { params, body, user, now, transaction } = call;
  const data = await transaction(async (db) => {
    const { decision, code, text = '', confirm_duplicate, version } = body;
    const actor = actorOf(user);
    const company = await applyDecision(db, {
      notify: notifier(outbox, call),
      updateJobs: updateCompanyJobs,
      updateApplications: updateCompanyApplications,
      companyId: params.id,
      decision,
      code,
      text: text.trim(),
      confirmsDuplicate: confirm_duplicate,
      version,
      actor,
      now,
    });
    return presentAdminCompany(db, company);
  });
  outbox.wake();
  return { data };
};

export const checkCommitment: Operation<'checkCommitment'> = ({ params, body, user, now, transaction }) =>
  transaction(async (db) => {
    const { is_confirmed: isConfirmed, version } = body;
    const checking = { companyId: params.id, isConfirmed, version, actor: actorOf(user), now };
    return { data: await presentAdminCompany(db, await recordCommitmentCheck(db, checking)) };
  });
