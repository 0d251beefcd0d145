import { and, eq, sql } from 'drizzle-orm';
import type { AuditedAction } from '../audit/audit.ts';
import { texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import {
  courses,
  savedServices,
  selectedServices,
  serviceContacts,
  serviceProviders,
} from '../db/schema/services.ts';
import { searchTextOf } from '../listings/listingSearchText.ts';
import { type CellColumn, type CellValues, cellOf, column } from './cells.ts';
import { type ContentKind, type StoredContent, type StoredRows, upsert, withdrawn } from './kind.ts';
import {
  about,
  checkListing,
  codesOf,
  keepsFirst,
  listIds,
  spot,
  storedListing,
  tagsColumn,
  townOf,
  whichRows,
  withdrawnAt,
} from './listing.ts';

const columns: CellColumn[] = [
  column('code', 'Key', 'key', {
    is_required: true,
    hint: 'Identifies the provider in import files and in courses. You can’t change it later.',
  }),
  column('name', 'Name', 'line', { is_required: true, max_length: 120 }),
  ...about,
  column('services', 'What they do', 'list', { max_length: 1000, hint: 'Separate them with semicolons.' }),
  column('topics', 'Topics', 'list', { max_length: 1000, hint: 'Separate them with semicolons.' }),
  column('cost', 'Cost', 'line', { is_required: true, max_length: 120 }),
  column('phone', 'Phone', 'line', {
    max_length: 40,
    hint: 'Links call the part before the first comma: “988, then press 1” calls 988.',
  }),
  column('text_number', 'Number for text messages', 'line', { max_length: 40 }),
  column('email', 'Email', 'email', {
    hint: 'Veterans’ messages go to this address. Without one, they can’t send any.',
  }),
  column('crisis_line', 'Crisis line', 'yes_no', {
    hint: 'Always listed first under healthcare and housing.',
  }),
  tagsColumn,
  withdrawn,
];

async function storedRows(
  { tx, tenantId }: TenantDb,
  by: Parameters<ContentKind['stored']>[1],
): Promise<StoredContent[]> {
  const rows = await tx
    .select({ provider: serviceProviders, town: townOf(serviceProviders) })
    .from(serviceProviders)
    .where(whichRows(serviceProviders, tenantId, by))
    .orderBy(serviceProviders.code);
  return rows.map(({ provider, town }) => {
    const values: CellValues = {
      ...(provider as unknown as CellValues),
      ...{ town, countries: codesOf(provider.countries), withdrawn: provider.withdrawn_at !== null },
    };
    const cells = Object.fromEntries(
      columns.map((column) => [column.name, cellOf(column, values[column.name])]),
    );
    return { id: provider.id, isShared: false, cells };
  });
}

async function store(db: TenantDb, rows: CellValues[], now: Date): Promise<StoredRows> {
  const { tx, tenantId } = db;
  const codes = rows.map(({ code }) => String(code));
  const before = await tx
    .select({ id: serviceProviders.id, withdrawn_at: serviceProviders.withdrawn_at })
    .from(serviceProviders)
    .where(whichRows(serviceProviders, tenantId, { keys: codes }));
  const listed = await storedListing(db, rows);
  const stored = await upsert(db, serviceProviders, {
    rows: listed.map((row, at) => {
      const values = rows[at]!;
      return {
        ...row,
        words: searchTextOf({
          names: [String(values.name)],
          summary: String(values.summary),
          more: [
            ...(values.services as string[]),
            ...(values.topics as string[]),
            values.address as string | null,
          ],
        }),
        withdrawn_at: withdrawnAt(values, now),
      };
    }),
    key: ['tenant_id', 'code'],
    set: { ...spot, ...keepsFirst },
  });
  const along = await takeCoursesAlong(db, codes);
  for (const { id, withdrawn_at } of before) {
    if (withdrawn_at !== null) along.push(...(await bringCoursesBack(db, id, withdrawn_at)));
  }
  return { ids: new Map(stored.map(({ id, code }) => [code, id])), along };
}

type Moved = { id: number; title: string; code: string; provider: string };

const deedsOf = (verb: 'withdrawn' | 'restored', { rows }: { rows: Moved[] }) =>
  rows.map(
    ({ id, title, code, provider }): AuditedAction => ({
      ...{ action: `course.${verb}`, kind: 'course', id, name: title },
      details: { key: code, provider },
    }),
  );

const moved = sql`returning c.id, c.title, c.code, p.code as provider`;

const takeCoursesAlong = async ({ tx, tenantId }: TenantDb, codes: string[]) =>
  deedsOf(
    'withdrawn',
    await tx.execute<Moved>(sql`update ${courses} as c set withdrawn_at = p.withdrawn_at from ${serviceProviders} p
      where p.tenant_id = ${tenantId} and c.tenant_id = p.tenant_id and c.provider_id = p.id
        and p.withdrawn_at is not null and c.withdrawn_at is null and p.code = any(${texts(codes)}) ${moved}`),
  );

// Restores the courses that were withdrawn with the provider, and no others.
const bringCoursesBack = async ({ tx, tenantId }: TenantDb, providerId: number, at: Date) =>
  deedsOf(
    'restored',
    await tx.execute<Moved>(sql`update ${courses} as c set withdrawn_at = null from ${serviceProviders} p
      where p.tenant_id = ${tenantId} and p.id = ${providerId} and p.withdrawn_at is null
        and c.tenant_id = p.tenant_id and c.provider_id = p.id
        and c.withdrawn_at = ${at.toISOString()}::timestamptz ${moved}`),
  );

async function isUsed({ tx, tenantId }: TenantDb, id: number): Promise<boolean> {
  for (const table of [selectedServices, savedServices, serviceContacts]) {
    const [row] = await tx
      .select({ id: table.service_id })
      .from(table)
      .where(and(eq(table.tenant_id, tenantId), eq(table.service_id, id)))
      .limit(1);
    if (row) return true;
  }
  const [course] = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.tenant_id, tenantId), eq(courses.provider_id, id)))
    .limit(1);
  return course !== undefined;
}

export const providerKind: ContentKind = {
  name: 'service-providers',
  subject: 'service_provider',
  words: { one: 'service provider', many: 'service providers' },
  columns,
  title: 'name',
  source: null,
  ids: (db, query) => listIds(db, serviceProviders, serviceProviders.name, query),
  stored: storedRows,
  check: checkListing,
  store,
  isUsed,
  remove: async ({ tx, tenantId }, id) => {
    await tx
      .delete(serviceProviders)
      .where(and(eq(serviceProviders.tenant_id, tenantId), eq(serviceProviders.id, id)));
  },
};
