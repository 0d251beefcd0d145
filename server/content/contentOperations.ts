// Operators edit content by form or file. Every changed row is audited in the same transaction; a file is imported whole and only
// as previewed; rows that people saved are withdrawn instead of deleted.
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { type Actor, type AuditedAction, actorOf, recordAuditEntries } from '../audit/audit.ts';
import type { TenantDb } from '../db/database.ts';
import { csvOf } from '../formats/csv.ts';
import { dayOf } from '../formats/days.ts';
import type { DateOrder } from '../formats/writtenDates.ts';
import { attachmentHeader } from '../http/answers/attachment.ts';
import { page } from '../http/answers/paging.ts';
import { invalid, notFound, Problem, versionConflict } from '../http/answers/problem.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import { truncate } from '../http/contract/truncate.ts';
import type { Cells } from './cells.ts';
import { courseKind } from './courses.ts';
import { readTable } from './file.ts';
import { type ContentKind, rowKey, type StoredContent, versionOf } from './kind.ts';
import { type PlannedRow, planRows } from './planning.ts';
import { providerKind } from './providers.ts';
import { questionKind } from './questions.ts';
import { countReference, type ReferenceName, referenceKinds } from './reference.ts';

type Schemas = components['schemas'];

const kinds = {
  courses: courseKind,
  'service-providers': providerKind,
  questions: questionKind,
} satisfies Record<Schemas['ContentName'], ContentKind>;

const tableOf = ({ name, words, columns, source }: ContentKind): Schemas['ContentTable'] => ({
  ...{ name, one: words.one, many: words.many, columns },
  ...{ is_editable: source === null, source },
});

const present = (kind: ContentKind, { id, isShared, cells }: StoredContent): Schemas['ContentRow'] => ({
  id,
  key: rowKey(kind, cells),
  title: cells[kind.title] ?? '',
  is_withdrawn: cells.withdrawn === 'yes',
  is_shared: isShared,
  version: versionOf(kind, cells),
  cells,
});

// Serialises the writers of a tenant, so that a key cannot be created twice.
const lock = ({ tx, tenantId }: TenantDb) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('content', ${tenantId}::bigint))`);

async function rowOf(db: TenantDb, kind: ContentKind, id: number): Promise<StoredContent> {
  const [row] = await kind.stored(db, { ids: [id] });
  if (!row) throw notFound();
  return row;
}

function faultsOf(rows: PlannedRow[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { column, message } of rows.flatMap(({ faults }) => faults)) {
    errors[`cells.${column}`] = [...(errors[`cells.${column}`] ?? []), message];
  }
  return errors;
}

function requireColumns(kind: ContentKind, cells: Cells) {
  const names = kind.columns.map(({ name }) => name);
  const errors = Object.keys(cells)
    .filter((name) => !names.includes(name))
    .map((name) => [`cells.${name.slice(0, 60)}`, ['Not expected here']]);
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

const verbOf = ({ change, columns, cells }: PlannedRow) => {
  if (change === 'new') return 'created';
  if (!columns.includes('withdrawn')) return 'changed';
  return cells.withdrawn === 'yes' ? 'withdrawn' : 'restored';
};

interface Writing {
  actor: Actor;
  now: Date;
  file?: string;
}

async function write(db: TenantDb, kind: ContentKind, rows: PlannedRow[], { actor, now, file }: Writing) {
  const changed = rows.filter(({ change }) => change !== 'unchanged');
  if (changed.length === 0) return;
  const { ids, along = [] } = await kind.store(
    db,
    changed.map(({ values }) => values),
    now,
  );
  const deeds = changed.map((row): AuditedAction => {
    const columns = row.columns.join(', ');
    const details = { key: row.key, ...(columns && { columns }), ...(file && { file }) };
    return {
      ...{ action: `${kind.subject}.${verbOf(row)}`, kind: kind.subject },
      ...{ id: ids.get(row.key)!, name: row.title, details },
    };
  });
  await recordAuditEntries(db, actor, [...deeds, ...along], now);
}

async function list(
  kind: ContentKind,
  { query, transaction }: Pick<Call<'listContent'>, 'query' | 'transaction'>,
) {
  return transaction(async (db) => {
    const { search = '', state } = query;
    const isWithdrawn = state === undefined ? null : state === 'withdrawn';
    const { limit, offset } = page(query.page, 0);
    const { total, ids } = await kind.ids(db, { search, isWithdrawn, limit, offset });
    const rows = new Map((ids.length > 0 ? await kind.stored(db, { ids }) : []).map((row) => [row.id, row]));
    return {
      data: ids.flatMap((id) => rows.get(id) ?? []).map((row) => present(kind, row)),
      meta: { ...page(query.page, total).meta, table: tableOf(kind) },
    };
  });
}

type Getting = { params: { id: number } } & Pick<Call<'getContent'>, 'transaction'>;

const get = (kind: ContentKind, { params, transaction }: Getting) =>
  transaction(async (db) => ({
    data: { row: present(kind, await rowOf(db, kind, params.id)), table: tableOf(kind) },
  }));

const orderIn = ({ locale }: Call<'createContent'>['tenant']): DateOrder =>
  locale === 'en-US' ? 'month first' : 'day first';

type Creating = Pick<Call<'createContent'>, 'body' | 'user' | 'tenant' | 'now' | 'transaction'>;

const create = (kind: ContentKind, { body, user, tenant, now, transaction }: Creating) =>
  transaction(async (db) => {
    const { cells } = body;
    requireColumns(kind, cells);
    await lock(db);
    const rows = await planRows(db, kind, [{ row: 1, cells }], orderIn(tenant));
    const errors = faultsOf(rows);
    const [row] = rows;
    if (row?.stored && !row.stored.isShared) {
      errors[`cells.${kind.columns[0]!.name}`] = ['This key is taken: choose another'];
    }
    if (Object.keys(errors).length > 0) throw invalid(errors);
    await write(db, kind, rows, { actor: actorOf(user), now });
    const [stored] = await kind.stored(db, { keys: [row!.key] });
    return { data: present(kind, stored!) };
  });

type Updating = Pick<Call<'updateContent'>, 'params' | 'body' | 'user' | 'tenant' | 'now' | 'transaction'>;

const update = (kind: ContentKind, { params, body, user, tenant, now, transaction }: Updating) =>
  transaction(async (db) => {
    requireColumns(kind, body.cells);
    await lock(db);
    const before = await rowOf(db, kind, params.id);
    const key = rowKey(kind, before.cells);
    const keyName = kind.columns[0]!.name;
    if (versionOf(kind, before.cells) !== body.version) throw versionConflict(present(kind, before));
    if ((body.cells[keyName] ?? key) !== key) {
      throw invalid({ [`cells.${keyName}`]: ['The key stays: make another row for another key'] });
    }
    const drafts = [{ row: 1, cells: { ...body.cells, [keyName]: key } }];
    const rows = await planRows(db, kind, drafts, orderIn(tenant));
    const errors = faultsOf(rows);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    await write(db, kind, rows, { actor: actorOf(user), now });
    return { data: present(kind, await rowOf(db, kind, params.id)) };
  });

type Removing = Pick<Call<'deleteContent'>, 'params' | 'user' | 'tenant' | 'now' | 'transaction'>;

const remove = (kind: ContentKind, { params, user, tenant, now, transaction }: Removing) =>
  transaction(async (db) => {
    await lock(db);
    const row = await rowOf(db, kind, params.id);
    if (row.isShared) throw notFound();
    const actor = actorOf(user);
    const { title, key } = present(kind, row);
    if (await kind.isUsed(db, row.id)) {
      const drafts = [{ row: 1, cells: { [kind.columns[0]!.name]: key, withdrawn: 'yes' } }];
      const rows = await planRows(db, kind, drafts, orderIn(tenant));
      await write(db, kind, rows, { actor, now });
      return { data: { result: 'withdrawn' as const } };
    }
    await kind.remove(db, row.id);
    const deed = { action: `${kind.subject}.deleted`, kind: kind.subject, id: row.id, name: title };
    await recordAuditEntries(db, actor, [{ ...deed, details: { key } }], now);
    return { data: { result: 'deleted' as const } };
  });

const exported = (
  kind: ContentKind,
  { now, transaction }: Pick<Call<'exportContent'>, 'now' | 'transaction'>,
) =>
  transaction(async (db) => {
    const names = kind.columns.map(({ name }) => name);
    const rows = await kind.stored(db, { all: true });
    return {
      file: csvOf(
        names,
        rows.map(({ cells }) => names.map((name) => cells[name] ?? '')),
      ),
      type: 'text/csv',
      headers: {
        'content-disposition': attachmentHeader(`${kind.name}-${dayOf(now)}.csv`),
      },
    };
  });

const mostShown = 200;

// Covers the file and the stored rows at the time of the preview.
function digestOf(file: Buffer, rows: PlannedRow[]): string {
  const hash = createHash('sha256').update(file);
  for (const { stored } of rows) hash.update(JSON.stringify(stored?.cells ?? null));
  return hash.digest('base64url');
}

const maxValueLength = 200;

function presentChange(
  { row, key, title, columns, stored, cells }: Omit<PlannedRow, 'change'>,
  change: 'new' | 'changed',
): Schemas['ContentImport']['changes'][number] {
  const values = columns.map((column) => ({
    column,
    before: truncate(stored?.cells[column] ?? '', maxValueLength),
    after: truncate(cells[column] ?? '', maxValueLength),
  }));
  return { row, key, title, change, columns, values };
}

function report(rows: PlannedRow[], digest: string, isApplied: boolean): Schemas['ContentImport'] {
  const faulty = rows.filter(({ faults }) => faults.length > 0);
  const right = rows.filter(({ faults }) => faults.length === 0);
  const of = (change: PlannedRow['change']) => right.filter((row) => row.change === change);
  const changes = right.flatMap(({ change, ...row }) =>
    change === 'unchanged' ? [] : [presentChange(row, change)],
  );
  return {
    rows: rows.length,
    new: of('new').length,
    changed: of('changed').length,
    unchanged: of('unchanged').length,
    with_faults: faulty.length,
    faults: faulty
      .flatMap(({ row, faults }) => faults.map((fault) => ({ row, ...fault })))
      .slice(0, mostShown),
    changes: changes.slice(0, mostShown),
    digest: faulty.length === 0 && changes.length > 0 && !isApplied ? digest : null,
    is_applied: isApplied,
  };
}

type Importing = Pick<Call<'importContent'>, 'form' | 'user' | 'tenant' | 'now' | 'transaction'>;

function importFile(kind: ContentKind, { form, user, tenant, now, transaction }: Importing) {
  const drafts = readTable(kind, form.file);
  return transaction(async (db) => {
    await lock(db);
    const rows = await planRows(db, kind, drafts, orderIn(tenant));
    const digest = digestOf(form.file.bytes, rows);
    const looked = report(rows, digest, false);
    if (form.digest === undefined) return { data: looked };
    if (form.digest !== looked.digest) {
      throw new Problem(
        409,
        'version_conflict',
        'Something has changed since you looked: look at it again.',
        {
          data: looked,
        },
      );
    }
    const file = truncate(form.file.fileName, 120);
    await write(db, kind, rows, { actor: actorOf(user), now, file });
    return { data: report(rows, digest, true) };
  });
}

const kindOf = ({ params }: { params: { content: Schemas['ContentName'] } }): ContentKind =>
  kinds[params.content];
const listOf = ({ params }: { params: { list: ReferenceName } }): ContentKind => referenceKinds[params.list];

export const listContent: Operation<'listContent'> = (call) => list(kindOf(call), call);

export const getContent: Operation<'getContent'> = (call) => get(kindOf(call), call);

export const createContent: Operation<'createContent'> = (call) => create(kindOf(call), call);

export const updateContent: Operation<'updateContent'> = (call) => update(kindOf(call), call);

export const deleteContent: Operation<'deleteContent'> = (call) => remove(kindOf(call), call);

export const exportContent: Operation<'exportContent'> = (call) => exported(kindOf(call), call);

export const importContent: Operation<'importContent'> = async (call) => importFile(kindOf(call), call);

export const listReferenceLists: Operation<'listReferenceLists'> = ({ transaction }) =>
  transaction(async (db) => ({ data: await countReference(db) }));

export const listReference: Operation<'listReference'> = (call) => list(listOf(call), call);

export const getReference: Operation<'getReference'> = (call) => get(listOf(call), call);

export const exportReference: Operation<'exportReference'> = (call) => exported(listOf(call), call);
