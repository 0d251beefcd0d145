import { and, eq, getTableName, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { cities, questionOptions, questions, states } from '../db/schema/reference.ts';
import type { courses, serviceProviders } from '../db/schema/services.ts';
import { foldSearch } from '../formats/fold.ts';
import { serviceCategories } from '../services/serviceRules.ts';
import { type CellColumn, type CellValues, choicesOf, column } from './cells.ts';
import type { CellFault, ContentQuery } from './kind.ts';

type Table = typeof courses | typeof serviceProviders;

const countryCodes: Record<string, number> = { GB: 232, US: 233 };
const sentence = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

export const about: CellColumn[] = [
  column('category', 'Category', 'choice', {
    is_required: true,
    choices: choicesOf(
      Object.fromEntries(serviceCategories.map((category) => [category, sentence(category)])),
    ),
  }),
  column('summary', 'Summary', 'line', { is_required: true, max_length: 200 }),
  column('description_html', 'Description', 'html', {
    is_required: true,
    max_length: 5000,
    hint: 'You can use paragraphs, lists, bold, italic and https links. Other formatting is removed.',
  }),
  column('eligibility', 'Who it’s for', 'text', { is_required: true, max_length: 1000 }),
  column('how_to_join', 'How to join', 'text', { is_required: true, max_length: 1000 }),
  column('service_type', 'Where it takes place', 'choices', {
    is_required: true,
    choices: choicesOf({ in_person: 'In person', online: 'Online', hybrid: 'Online or in person' }),
  }),
  column('availability', 'Hours', 'choice', {
    is_required: true,
    choices: choicesOf({
      '24/7_support': '24 hours a day',
      business_hours: 'Office hours',
      extended_hours: 'Extended hours',
    }),
  }),
  column('countries', 'Countries', 'choices', {
    is_required: true,
    choices: choicesOf({ GB: 'United Kingdom', US: 'United States' }),
  }),
  column('town', 'Town', 'line', {
    max_length: 200,
    hint: 'With its nation or state, such as “Bristol, England”. Leave it empty if it’s online only.',
  }),
  column('address', 'Address', 'line', { max_length: 200, hint: 'Fill in the town as well.' }),
  column('url', 'Web address', 'web', { max_length: 500 }),
];

export const tagsColumn = column('tags', 'Shown first to', 'list', {
  max_length: 1000,
  hint: 'A question and an answer each, such as “barriers:housing”. People who gave that answer see this first.',
});

interface Place {
  id: number;
  lat: number;
  lng: number;
}

async function placesNamed({ tx }: TenantDb, names: string[]): Promise<Map<string, Place>> {
  if (names.length === 0) return new Map();
  const named = sql<string>`${cities.title} || ', ' || ${states.title}`;
  const rows = await tx
    .select({ name: named, id: cities.id, lat: cities.lat, lng: cities.lng })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.state_id))
    .where(
      and(
        inArray(cities.country_id, Object.values(countryCodes)),
        sql`${cities.title} = any(${texts(names.map((name) => name.slice(0, Math.max(0, name.lastIndexOf(', ')))))})`,
        sql`${named} = any(${texts(names)})`,
      ),
    )
    .orderBy(sql`${cities.id} desc`);
  return new Map(rows.map(({ name, ...place }) => [name, place]));
}

const townsOf = (rows: CellValues[]) => [
  ...new Set(rows.flatMap(({ town }) => (typeof town === 'string' ? [town] : []))),
];

async function allTags({ tx }: TenantDb): Promise<Set<string>> {
  const rows = await tx
    .select({ tag: sql<string>`${questions.code} || ':' || ${questionOptions.value}` })
    .from(questionOptions)
    .innerJoin(questions, eq(questions.id, questionOptions.question_id));
  return new Set(rows.map(({ tag }) => tag));
}

export async function checkListing(db: TenantDb, rows: CellValues[]): Promise<CellFault[][]> {
  if (rows.length === 0) return [];
  const places = await placesNamed(db, townsOf(rows));
  const tags = await allTags(db);
  return rows.map(({ town, address, tags: tagged }) => {
    const faults: CellFault[] = [];
    if (town && !places.has(town as string)) {
      faults.push({
        column: 'town',
        message: `We know no “${String(town).slice(0, 60)}”: write the town and its nation or state, such as “Bristol, England”`,
      });
    }
    if (Boolean(town) !== Boolean(address)) {
      faults.push({
        column: town ? 'address' : 'town',
        message: town
          ? 'Give the address that goes with the town'
          : 'Give the town that goes with the address',
      });
    }
    const unknown = (tagged as string[]).find((tag) => !tags.has(tag));
    if (unknown) {
      faults.push({ column: 'tags', message: `“${unknown.slice(0, 60)}” is no answer of a question` });
    }
    return faults;
  });
}

/** A row that stays in its town keeps its own position. */
export const spot = Object.fromEntries(
  ['lat', 'lng'].map((name) => [
    name,
    sql`case when kept.city_id is not distinct from excluded.city_id then kept.${sql.identifier(name)} else excluded.${sql.identifier(name)} end`,
  ]),
);

export async function storedListing(db: TenantDb, rows: CellValues[]): Promise<Record<string, unknown>[]> {
  const places = await placesNamed(db, townsOf(rows));
  return rows.map((row) => {
    const { town, countries, withdrawn: _, ...rest } = row;
    const place = typeof town === 'string' ? places.get(town) : undefined;
    return {
      ...rest,
      tenant_id: db.tenantId,
      countries: (countries as string[]).map((code) => countryCodes[code]),
      city_id: place?.id ?? null,
      lat: place?.lat ?? null,
      lng: place?.lng ?? null,
    };
  });
}

/** Names the table explicitly, because a query of one table names columns without it. */
export const townOf = (table: Table) => sql<string | null>`(
  select c.title || ', ' || s.title from cities c join states s on s.id = c.state_id
  where c.id = ${sql.identifier(getTableName(table))}.city_id)`;

export const codesOf = (countries: number[]) =>
  Object.entries(countryCodes)
    .filter(([, id]) => countries.includes(id))
    .map(([code]) => code);

export async function listIds(
  { tx, tenantId }: TenantDb,
  table: Table,
  name: AnyPgColumn,
  { search, isWithdrawn, limit, offset }: ContentQuery,
) {
  const where = and(
    eq(table.tenant_id, tenantId),
    isWithdrawn === null ? undefined : sql`(${table.withdrawn_at} is not null) = ${isWithdrawn}::boolean`,
    ...foldSearch(search)
      .split(' ')
      .filter(Boolean)
      .map((word) => sql`(${table.words} like ${`%${word}%`} or ${table.code} like ${`%${word}%`})`),
  );
  const [row] = await tx.select({ total: sql<number>`count(*)::integer` }).from(table).where(where);
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(sql`${table.withdrawn_at} is not null`, sql`${name}`, table.id)
    .limit(limit)
    .offset(offset);
  return { total: row?.total ?? 0, ids: rows.map(({ id }) => id) };
}

export const whichRows = (
  table: Table,
  tenantId: number,
  by: { ids: number[] } | { keys: string[] } | { all: true },
) =>
  and(
    eq(table.tenant_id, tenantId),
    'ids' in by ? inArray(table.id, by.ids) : undefined,
    'keys' in by ? sql`${table.code} = any(${texts(by.keys)})` : undefined,
  );

export const withdrawnAt = (values: CellValues, now: Date) => (values.withdrawn ? now.toISOString() : null);

export const keepsFirst = {
  withdrawn_at: sql`case when excluded.withdrawn_at is null then null else coalesce(kept.withdrawn_at, excluded.withdrawn_at) end`,
};
