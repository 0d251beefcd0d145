/** The operator's desk: companies to decide on, the people of the tenant, and the audit. */
import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { components } from '../openapi.gen.d.ts';
import { presentAdmin } from './adminSignIn.ts';
import { actorOf } from './audit.ts';
import type { Handlers } from './call.ts';
import { signsOf } from './companyFields.ts';
import { decideCompany } from './companyLife.ts';
import { presentCompany } from './companyViews.ts';
import type { TenantDb } from './db/database.ts';
import { users } from './db/schema/accounts.ts';
import { auditEntries } from './db/schema/audit.ts';
import { type Company, companies } from './db/schema/companies.ts';
import { outgoingMails } from './db/schema/mail.ts';
import { countReportedJobs } from './jobs/reports.ts';
import type { Outbox } from './mail/outbox.ts';
import { nameOf } from './membershipLife.ts';
import { telling } from './notifications/notify.ts';
import { page } from './paging.ts';
import { notFound } from './problem.ts';

type Schemas = components['schemas'];

export const isWaiting = or(
  eq(companies.status, 'pending'),
  eq(companies.appeal_is_open, true),
  isNotNull(companies.recheck_since),
);

export const contains = (column: SQL | typeof companies.name, words: string | undefined) =>
  words ? [sql`lower(${column}) like ${`%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`] : [];

async function present(db: TenantDb, company: Company): Promise<Schemas['AdminCompany']> {
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
      name: nameOf(admin),
      email: admin.email,
      job_title: admin.job_title,
    })),
    members: team.length,
    signs: signsOf(
      company,
      admins.map(({ email }) => email),
    ),
    note: company.note,
    appeal_text: company.appeal_text,
    rejection: code && text ? { code, text } : null,
  };
}

const presentEntry = ({ tenant_id: _, actor_id: __, at, ...entry }: typeof auditEntries.$inferSelect) => ({
  ...entry,
  at: at.toISOString(),
});

const count = sql<number>`count(*)::integer`;

export const adminHandlers = ({ outbox }: { outbox: Outbox }) =>
  ({
    getAdmin: ({ user, transaction }) =>
      transaction(async (db) => {
        const { tenantId, tx } = db;
        const [waiting] = await tx
          .select({ count })
          .from(companies)
          .where(and(eq(companies.tenant_id, tenantId), isWaiting));
        const [people] = await tx
          .select({ count })
          .from(users)
          .where(
            and(
              eq(users.tenant_id, tenantId),
              eq(users.role, 'veteran'),
              eq(users.status, 'approval_pending'),
            ),
          );
        return {
          data: {
            admin: presentAdmin(user),
            waiting: {
              companies: waiting?.count ?? 0,
              users: people?.count ?? 0,
              reported_jobs: await countReportedJobs(db),
            },
          },
        };
      }),

    listAdminCompanies: ({ query, transaction }) =>
      transaction(async (db) => {
        const { status } = query;
        const where = and(
          eq(companies.tenant_id, db.tenantId),
          ...(status === 'waiting' ? [isWaiting] : status ? [eq(companies.status, status)] : []),
          ...contains(companies.name, query.search),
        );
        const [found] = await db.tx.select({ count }).from(companies).where(where);
        const { meta, limit, offset } = page(query.page, found?.count ?? 0);
        const rows = await db.tx
          .select()
          .from(companies)
          .where(where)
          .orderBy(sql`not (${isWaiting})`, asc(companies.submitted_at), asc(companies.id))
          .limit(limit)
          .offset(offset);
        const data: Schemas['AdminCompany'][] = [];
        for (const row of rows) data.push(await present(db, row));
        return { data, meta };
      }),

    getAdminCompany: ({ params, transaction }) =>
      transaction(async (db) => {
        const [company] = await db.tx
          .select()
          .from(companies)
          .where(and(eq(companies.tenant_id, db.tenantId), eq(companies.id, params.id)));
        if (!company) throw notFound();
        const history = await db.tx
          .select()
          .from(auditEntries)
          .where(
            and(
              eq(auditEntries.tenant_id, db.tenantId),
              eq(auditEntries.subject_kind, 'company'),
              eq(auditEntries.subject_id, company.id),
            ),
          )
          .orderBy(desc(auditEntries.id))
          .limit(100);
        return { data: { company: await present(db, company), history: history.map(presentEntry) } };
      }),

    async decideCompany(call) {
      const { params, body, user, now, transaction } = call;
      const data = await transaction(async (db) => {
        const { decision, code, text } = body;
        const actor = actorOf(user);
        const company = await decideCompany(db, {
          tell: telling(outbox, call),
          companyId: params.id,
          decision,
          code,
          text,
          actor,
          now,
        });
        return present(db, company);
      });
      outbox.wake();
      return { data };
    },

    listAudit: ({ query, transaction }) =>
      transaction(async ({ tenantId, tx }) => {
        const { subject_kind, subject_id, action } = query;
        const where = and(
          eq(auditEntries.tenant_id, tenantId),
          ...(subject_kind ? [eq(auditEntries.subject_kind, subject_kind)] : []),
          ...(subject_id ? [eq(auditEntries.subject_id, subject_id)] : []),
          ...(action ? [inArray(auditEntries.action, [action])] : []),
        );
        const [found] = await tx.select({ count }).from(auditEntries).where(where);
        const { meta, limit, offset } = page(query.page, found?.count ?? 0);
        const rows = await tx
          .select()
          .from(auditEntries)
          .where(where)
          .orderBy(desc(auditEntries.id))
          .limit(limit)
          .offset(offset);
        return { data: rows.map(presentEntry), meta };
      }),

    listOutbox: ({ query, transaction }) =>
      transaction(async ({ tenantId, tx }) => {
        const { state } = query;
        const where = and(
          eq(outgoingMails.tenant_id, tenantId),
          ...(state ? [eq(outgoingMails.state, state)] : []),
        );
        const [found] = await tx.select({ count }).from(outgoingMails).where(where);
        const { meta, limit, offset } = page(query.page, found?.count ?? 0);
        const rows = await tx
          .select()
          .from(outgoingMails)
          .where(where)
          .orderBy(desc(outgoingMails.id))
          .limit(limit)
          .offset(offset);
        const data = rows.map(({ id, kind, to, subject, state: at, attempts, last_error, ...mail }) => ({
          ...{ id, kind, to, subject, state: at, attempts, last_error },
          created_at: mail.created_at.toISOString(),
          sent_at: mail.sent_at?.toISOString() ?? null,
          next_attempt_at: at === 'queued' ? mail.next_attempt_at.toISOString() : null,
        }));
        return { data, meta };
      }),
  }) satisfies Handlers<
    'getAdmin' | 'listAdminCompanies' | 'getAdminCompany' | 'decideCompany' | 'listAudit' | 'listOutbox'
  >;
