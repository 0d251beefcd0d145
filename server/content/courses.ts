import { and, eq, sql } from 'drizzle-orm';
import { texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { courseInterests, courses, savedCourses, serviceProviders } from '../db/schema/services.ts';
import { searchTextOf } from '../listings/listingSearchText.ts';
import { type CellColumn, type CellValues, cellOf, choicesOf, column } from './cells.ts';
import {
  type CellFault,
  type ContentKind,
  type StoredContent,
  type StoredRows,
  upsert,
  withdrawn,
} from './kind.ts';
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
    hint: 'Identifies the course in import files. You can’t change it later.',
  }),
  column('title', 'Title', 'line', { is_required: true, max_length: 120 }),
  column('provider', 'Provider', 'key', {
    is_required: true,
    hint: 'The key of the provider, as in the list of providers.',
  }),
  ...about,
  column('level', 'Level', 'line', { is_required: true, max_length: 60 }),
  column('duration', 'Duration', 'line', { is_required: true, max_length: 60 }),
  column('starts_on', 'Starts on', 'date', {
    hint: 'Leave it empty if people can start at any time.',
  }),
  column('cost_amount', 'Cost', 'amount', {
    is_required: true,
    hint: 'For example, 480 or 480.50. Enter 0 if it’s free.',
  }),
  column('currency', 'Currency', 'choice', {
    is_required: true,
    choices: choicesOf({ GBP: 'Pounds', USD: 'Dollars' }),
  }),
  column('funding', 'Who pays', 'choices', {
    choices: choicesOf({
      enhanced_learning_credits: 'Enhanced Learning Credits',
      standard_learning_credit: 'Standard Learning Credit',
      gi_bill: 'GI Bill',
      skillbridge: 'SkillBridge',
    }),
  }),
  column('qualification', 'Qualification', 'line', { max_length: 120 }),
  column('skills', 'Skills', 'list', { max_length: 1000, hint: 'Separate them with semicolons.' }),
  tagsColumn,
  withdrawn,
];

interface Giver {
  id: number;
  name: string;
  isWithdrawn: boolean;
}

async function giversOf({ tx, tenantId }: TenantDb, rows: CellValues[]): Promise<Map<string, Giver>> {
  const keys = [...new Set(rows.map(({ provider }) => String(provider)))];
  const providers = await tx
    .select({
      id: serviceProviders.id,
      code: serviceProviders.code,
      name: serviceProviders.name,
      withdrawn_at: serviceProviders.withdrawn_at,
    })
    .from(serviceProviders)
    .where(
      and(eq(serviceProviders.tenant_id, tenantId), sql`${serviceProviders.code} = any(${texts(keys)})`),
    );
  return new Map(
    providers.map(({ code, id, name, withdrawn_at }) => [
      code,
      { id, name, isWithdrawn: withdrawn_at !== null },
    ]),
  );
}

async function storedRows(
  { tx, tenantId }: TenantDb,
  by: Parameters<ContentKind['stored']>[1],
): Promise<StoredContent[]> {
  const rows = await tx
    .select({ course: courses, town: townOf(courses), provider: serviceProviders.code })
    .from(courses)
    .innerJoin(
      serviceProviders,
      and(eq(serviceProviders.tenant_id, courses.tenant_id), eq(serviceProviders.id, courses.provider_id)),
    )
    .where(whichRows(courses, tenantId, by))
    .orderBy(courses.code);
  return rows.map(({ course, town, provider }) => {
    const values: CellValues = {
      ...(course as unknown as CellValues),
      ...{ town, provider, countries: codesOf(course.countries), withdrawn: course.withdrawn_at !== null },
    };
    const cells = Object.fromEntries(
      columns.map((column) => [column.name, cellOf(column, values[column.name])]),
    );
    return { id: course.id, isShared: false, cells };
  });
}

async function check(db: TenantDb, rows: CellValues[]): Promise<CellFault[][]> {
  const givers = await giversOf(db, rows);
  const faultsByRow = await checkListing(db, rows);
  return rows.map(({ provider, withdrawn: isWithdrawn }, at) => {
    const giver = givers.get(String(provider));
    const faults = faultsByRow[at] ?? [];
    if (!giver) {
      faults.push({ column: 'provider', message: `There is no provider with the key “${provider}”` });
    } else if (giver.isWithdrawn && !isWithdrawn) {
      faults.push({ column: 'provider', message: 'This provider is withdrawn: bring it back first' });
    }
    return faults;
  });
}

async function store(db: TenantDb, rows: CellValues[], now: Date): Promise<StoredRows> {
  const givers = await giversOf(db, rows);
  const listed = await storedListing(db, rows);
  const stored = await upsert(db, courses, {
    rows: listed.map(({ provider, ...row }, at) => {
      const values = rows[at]!;
      const giver = givers.get(String(provider))!;
      return {
        ...row,
        provider_id: giver.id,
        words: searchTextOf({
          names: [String(values.title), giver.name],
          summary: String(values.summary),
          more: [...(values.skills as string[]), values.qualification as string, values.address as string],
        }),
        withdrawn_at: withdrawnAt(values, now),
      };
    }),
    key: ['tenant_id', 'code'],
    set: { ...spot, ...keepsFirst },
  });
  return { ids: new Map(stored.map(({ id, code }) => [code, id])) };
}

async function isUsed({ tx, tenantId }: TenantDb, id: number): Promise<boolean> {
  for (const table of [savedCourses, courseInterests]) {
    const [row] = await tx
      .select({ id: table.course_id })
      .from(table)
      .where(and(eq(table.tenant_id, tenantId), eq(table.course_id, id)))
      .limit(1);
    if (row) return true;
  }
  return false;
}

export const courseKind: ContentKind = {
  name: 'courses',
  subject: 'course',
  words: { one: 'course', many: 'courses' },
  columns,
  title: 'title',
  source: null,
  ids: (db, query) => listIds(db, courses, courses.title, query),
  stored: storedRows,
  check,
  store,
  isUsed,
  remove: async ({ tx, tenantId }, id) => {
    await tx.delete(courses).where(and(eq(courses.tenant_id, tenantId), eq(courses.id, id)));
  },
};
