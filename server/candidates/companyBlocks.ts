// A company that a veteran blocks no longer finds them and cannot write to them. Applications stay as they are.
import { and, eq, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import type { TenantDb } from '../db/database.ts';
import { applications } from '../db/schema/applications.ts';
import { companyBlocks, jobInvitations } from '../db/schema/candidates.ts';
import { companies } from '../db/schema/companies.ts';
import { notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';
import { renewCard } from '../profile/interface.ts';

async function blocksOf(db: TenantDb, userId: number): Promise<components['schemas']['CompanyBlock'][]> {
  const rows = await db.tx
    .select({ id: companies.id, name: companies.name, created_at: companyBlocks.created_at })
    .from(companyBlocks)
    .innerJoin(
      companies,
      and(eq(companies.tenant_id, companyBlocks.tenant_id), eq(companies.id, companyBlocks.company_id)),
    )
    .where(and(eq(companyBlocks.tenant_id, db.tenantId), eq(companyBlocks.user_id, userId)))
    .orderBy(companies.name, companies.id);
  return rows.map(({ id, name, created_at }) => ({
    company: { id, name },
    created_at: created_at.toISOString(),
  }));
}

interface Block {
  userId: number;
  companyId: number;
  now: Date;
}

export async function block(db: TenantDb, { userId, companyId, now }: Block): Promise<void> {
  // The company sees all of its invitations declined together, those by name and those to the card.
  await renewCard(db, userId, companyId);
  await db.tx
    .insert(companyBlocks)
    .values({ tenant_id: db.tenantId, user_id: userId, company_id: companyId, created_at: now })
    .onConflictDoNothing();
  await db.tx
    .update(jobInvitations)
    .set({ status: 'declined', answered_at: now })
    .where(
      and(
        eq(jobInvitations.tenant_id, db.tenantId),
        eq(jobInvitations.user_id, userId),
        eq(jobInvitations.company_id, companyId),
      ),
    );
}

async function isBlocked(db: TenantDb, { userId, companyId }: Omit<Block, 'now'>): Promise<boolean> {
  const { tenant_id, user_id, company_id } = companyBlocks;
  const theirs = and(eq(tenant_id, db.tenantId), eq(user_id, userId), eq(company_id, companyId));
  return (await db.tx.$count(companyBlocks, theirs)) > 0;
}

// A company that has nothing to do with them cannot be blocked: its number says nothing, and there is no end of them.
async function requireContact(db: TenantDb, { userId, companyId }: Omit<Block, 'now'>): Promise<void> {
  const { rows } = await db.tx.execute(sql`
    select 1 from ${applications} where tenant_id = ${db.tenantId} and user_id = ${userId} and company_id = ${companyId}
    union all
    select 1 from ${jobInvitations} where tenant_id = ${db.tenantId} and user_id = ${userId} and company_id = ${companyId}
    limit 1`);
  if (rows.length === 0) throw notFound();
}

export const listCompanyBlocks: Operation<'listCompanyBlocks'> = ({ user, transaction }) =>
  transaction(async (db) => ({ data: await blocksOf(db, user.id) }));

export const blockCompany: Operation<'blockCompany'> = async ({ params, user, now, limit, transaction }) => {
  await limit('answerInvitation');
  return transaction(async (db) => {
    const theirs = { userId: user.id, companyId: params.company_id };
    await requireContact(db, theirs);
    if (!(await isBlocked(db, theirs))) await block(db, { ...theirs, now });
    return { data: await blocksOf(db, user.id) };
  });
};

export const removeCompanyBlock: Operation<'removeCompanyBlock'> = ({ params, user, transaction }) =>
  transaction(async (db) => {
    const { tenant_id, user_id, company_id } = companyBlocks;
    const removed = await db.tx
      .delete(companyBlocks)
      .where(and(eq(tenant_id, db.tenantId), eq(user_id, user.id), eq(company_id, params.company_id)))
      .returning({ company_id });
    if (removed.length === 0) throw notFound();
    return { data: await blocksOf(db, user.id) };
  });
