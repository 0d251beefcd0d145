// Filters, sorting and columns that a recruiter has named. They are their own, and hold no words of a search, which may
// be a name.
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import { lockCompany } from '../../companies/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { type SavedViewRow, savedViews } from '../../db/schema/savedViews.ts';
import { invalid, notFound, Problem } from '../../http/answers/problem.ts';
import type { Call, Operation } from '../../http/contract/call.ts';
import { lockColleagues } from '../colleagues.ts';
import { companyOf } from '../employer.ts';

type Schemas = components['schemas'];

const maxViews = 20;

const ofRecruiter = ({ tenantId }: TenantDb, user: Call<'listSavedViews'>['user']): SQL | undefined =>
  and(
    eq(savedViews.tenant_id, tenantId),
    eq(savedViews.user_id, user.id),
    eq(savedViews.company_id, companyOf(user).id),
  );

const presentView = ({ id, name, filter, assignee_id }: SavedViewRow): Schemas['SavedView'] => ({
  id,
  name,
  filter: { ...filter, ...(assignee_id !== null && { assignee: assignee_id }) },
});

async function requireColleague(db: TenantDb, companyId: number, id: number): Promise<number> {
  const colleagues = await lockColleagues(db, companyId, [id]);
  if (!colleagues.has(id)) throw invalid({ 'filter.assignee': ['Choose a colleague who works here'] });
  return id;
}

export const listSavedViews: Operation<'listSavedViews'> = ({ user, transaction }) =>
  transaction(async (db) => {
    const rows = await db.tx
      .select()
      .from(savedViews)
      .where(ofRecruiter(db, user))
      .orderBy(sql`lower(${savedViews.name})`, asc(savedViews.id))
      .limit(maxViews);
    return { data: rows.map(presentView) };
  });

export const createSavedView: Operation<'createSavedView'> = ({ body, user, now, transaction }) =>
  transaction(async (db) => {
    const { assignee, ...filter } = body.filter;
    // Two views that are saved together must not pass the limit.
    const company = await lockCompany(db, companyOf(user).id);
    if ((await db.tx.$count(savedViews, ofRecruiter(db, user))) >= maxViews)
      throw new Problem(409, 'limit_reached', `You have ${maxViews} saved views. Delete a view first.`);
    const [row] = await db.tx
      .insert(savedViews)
      .values({
        tenant_id: db.tenantId,
        user_id: user.id,
        company_id: company.id,
        name: body.name,
        filter: assignee === 0 ? { ...filter, assignee } : filter,
        assignee_id: assignee ? await requireColleague(db, company.id, assignee) : null,
        created_at: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!row)
      throw new Problem(409, 'name_in_use', 'You already have a view with this name. Choose another name.');
    return { data: presentView(row) };
  });

export const deleteSavedView: Operation<'deleteSavedView'> = ({ params, user, transaction }) =>
  transaction(async (db) => {
    const [row] = await db.tx
      .delete(savedViews)
      .where(and(ofRecruiter(db, user), eq(savedViews.id, params.id)))
      .returning({ id: savedViews.id });
    if (!row) throw notFound();
    return { data: row };
  });
