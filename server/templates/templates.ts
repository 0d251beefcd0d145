// Texts that the recruiters of a company share. They are filled in the browser, where a recruiter reads what is sent.
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import {
  maxTemplates,
  type TemplateKind,
  templateLimits,
  templateProblem,
} from '../../src/machines/templateText.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import { lockCompany } from '../companies/interface.ts';
import type { TenantDb } from '../db/database.ts';
import { nameColumn } from '../db/nameColumn.ts';
import { users } from '../db/schema/accounts.ts';
import { type TemplateRow, templates } from '../db/schema/templates.ts';
import { invalid, notFound, Problem, versionConflict } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';

type Schemas = components['schemas'];

type Asking = Pick<Call<'updateTemplate'>, 'user' | 'now'>;

const ofCompany = ({ tenantId }: TenantDb, { user }: Pick<Asking, 'user'>): SQL | undefined =>
  and(eq(templates.tenant_id, tenantId), eq(templates.company_id, user.company?.id ?? 0));

const writerName = nameColumn(users.first_name, users.last_name);

async function selectTemplates(db: TenantDb, where: SQL | undefined): Promise<Schemas['Template'][]> {
  const isLastWriter = and(eq(users.tenant_id, templates.tenant_id), eq(users.id, templates.updated_by_id));
  const rows = await db.tx
    .select({ row: templates, writer: writerName })
    .from(templates)
    .leftJoin(users, isLastWriter)
    .where(where)
    .orderBy(asc(templates.title), asc(templates.id));
  return rows.map(({ row: { id, kind, title, text, version, updated_at }, writer }) => ({
    ...{ id, kind, title, text, version },
    updated_at: updated_at.toISOString(),
    updated_by: writer,
  }));
}

async function findTemplate(
  db: TenantDb,
  asking: Pick<Asking, 'user'>,
  id: number,
): Promise<Schemas['Template']> {
  const [template] = await selectTemplates(db, and(ofCompany(db, asking), eq(templates.id, id)));
  if (!template) throw notFound();
  return template;
}

function refuseText(text: string, kind: TemplateKind) {
  const limit = templateLimits[kind];
  const problem = text.length > limit ? `Use ${limit} characters or fewer` : templateProblem(text);
  if (problem) throw invalid({ text: [problem] });
}

async function audit(
  db: TenantDb,
  { user, now }: Asking,
  action: `template.${'created' | 'changed' | 'deleted'}`,
  { kind, title }: Pick<TemplateRow, 'kind' | 'title'>,
) {
  const { id = 0, name = '' } = user.company ?? {};
  const details = { kind, template: title };
  await recordAudit(db, actorOf(user), { action, kind: 'company', id, name, details }, now);
}

export const listTemplates: Operation<'listTemplates'> = (call) =>
  call.transaction(async (db) => ({ data: await selectTemplates(db, ofCompany(db, call)) }));

export const createTemplate: Operation<'createTemplate'> = async (call) => {
  const { body, user, now } = call;
  await call.limit('changeTemplate');
  refuseText(body.text, body.kind);
  return call.transaction(async (db) => {
    const company = await lockCompany(db, user.company?.id ?? 0);
    if ((await db.tx.$count(templates, ofCompany(db, call))) >= maxTemplates)
      throw new Problem(
        409,
        'limit_reached',
        `Your company has ${maxTemplates} templates. Delete a template first.`,
      );
    const [row] = await db.tx
      .insert(templates)
      .values({
        ...{ tenant_id: db.tenantId, company_id: company.id, updated_by_id: user.id },
        ...body,
        ...{ created_at: now, updated_at: now },
      })
      .returning();
    if (!row) throw new Error('The template was not stored');
    await audit(db, call, 'template.created', row);
    return call.conclude(db, { data: await findTemplate(db, call, row.id) });
  });
};

export const updateTemplate: Operation<'updateTemplate'> = async (call) => {
  const { params, body, user, now } = call;
  await call.limit('changeTemplate');
  return call.transaction(async (db) => {
    const before = await findTemplate(db, call, params.id);
    const { version, ...change } = body;
    refuseText(change.text, before.kind);
    const [row] = await db.tx
      .update(templates)
      .set({ ...change, version: sql`${templates.version} + 1`, updated_at: now, updated_by_id: user.id })
      .where(and(ofCompany(db, call), eq(templates.id, params.id), eq(templates.version, version)))
      .returning();
    if (!row) throw versionConflict(await findTemplate(db, call, params.id));
    await audit(db, call, 'template.changed', row);
    return { data: await findTemplate(db, call, row.id) };
  });
};

export const deleteTemplate: Operation<'deleteTemplate'> = async (call) => {
  await call.limit('changeTemplate');
  return call.transaction(async (db) => {
    const [row] = await db.tx
      .delete(templates)
      .where(and(ofCompany(db, call), eq(templates.id, call.params.id)))
      .returning();
    if (!row) throw notFound();
    await audit(db, call, 'template.deleted', row);
    return { data: { id: row.id } };
  });
};
