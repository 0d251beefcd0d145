import { type SQL, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { columnHasWords } from '../formats/columnContains.ts';
import { type CellColumn, column } from './cells.ts';
import type { By, ContentKind, ContentQuery, StoredContent } from './kind.ts';

type Schemas = components['schemas'];
export type ReferenceName = Schemas['ReferenceName'];
type Source = Schemas['ContentSource'];

interface List {
  title: string;
  one: string;
  source: Source;
  labels: Record<string, string>;
  // Rows with `id`, `key`, `title` and the columns of the labels.
  rows: SQL;
}

const ours: Source = {
  text: 'Other lists and the rules of the platform rest on it.',
  licence: null,
  url: null,
};
const published: Source = {
  text: 'Gathered from what the services publish; a role that is missing can be typed in freely in every form.',
  licence: null,
  url: null,
};
const geography: Source = {
  text: 'Contains information from the Countries States Cities Database.',
  licence: 'Open Database License (ODbL) 1.0',
  url: 'https://github.com/dr5hn/countries-states-cities-database',
};
const occupations: Source = {
  text: 'Our own mapping; codes are O*NET-SOC for the United States and SOC 2020 for the United Kingdom.',
  licence: null,
  url: null,
};

const ofService = { service: 'Service', aliases: 'Also called' };
const joined = sql`array_to_string(t.aliases, '; ') as aliases`;
const military = (table: string, more: SQL = sql``) => sql`
  select t.id, t.id::text as key, t.title, s.title as service, ${joined}${more}
  from ${sql.identifier(table)} t join military_services s on s.id = t.service_id`;

const lists: Record<ReferenceName, List> = {
  'military-services': {
    ...{ title: 'Military services', one: 'service', source: published },
    labels: { short_title: 'Short name', country: 'Country' },
    rows: sql`select t.id, t.id::text as key, t.title, t.short_title, c.title as country
      from military_services t join countries c on c.id = t.country_id`,
  },
  'military-ranks': {
    ...{ title: 'Ranks', one: 'rank', source: published },
    labels: { abbreviation: 'Short form', nato_code: 'NATO code', pay_grade: 'Pay grade', ...ofService },
    rows: military(
      'military_ranks',
      sql`, t.abbreviation, t.nato_code, coalesce(t.pay_grade, '') as pay_grade`,
    ),
  },
  'military-navy-services': {
    ...{ title: 'Fighting arms', one: 'fighting arm', source: published, labels: ofService },
    rows: military('military_navy_services'),
  },
  'military-branches': {
    ...{ title: 'Branches', one: 'branch', source: published, labels: ofService },
    rows: military('military_branches'),
  },
  'military-corps': {
    ...{ title: 'Corps', one: 'corps', source: published, labels: ofService },
    rows: military('military_corps'),
  },
  'military-professions': {
    ...{ title: 'Professions', one: 'profession', source: published },
    labels: { code: 'Code', ...ofService },
    rows: military('military_professions', sql`, coalesce(t.code, '') as code`),
  },
  'military-badged-roles': {
    ...{ title: 'Military roles', one: 'military role', source: published },
    labels: { code: 'Code', ...ofService, skills: 'Skills' },
    rows: military(
      'military_badged_roles',
      sql`, coalesce(t.code, '') as code, array_to_string(t.skills, '; ') as skills`,
    ),
  },
  industries: {
    ...{ title: 'Sectors', one: 'sector', source: ours, labels: {} },
    rows: sql`select id, id::text as key, title from industries`,
  },
  'civilian-occupations': {
    ...{ title: 'Civilian occupations', one: 'occupation', source: occupations },
    labels: { uk_title: 'In the United Kingdom', soc_code: 'O*NET-SOC', uk_soc_code: 'SOC 2020' },
    rows: sql`select id, id::text as key, title, uk_title, soc_code, uk_soc_code from civilian_occupations`,
  },
  crosswalk: {
    ...{ title: 'From military roles to occupations', one: 'mapping', source: occupations },
    labels: { occupation: 'Occupation', match_type: 'How much is the same' },
    rows: sql`select row_number() over (order by x.badged_role_id, x.occupation_id) as id,
        x.badged_role_id || '-' || x.occupation_id as key, r.title, o.title as occupation, x.match_type
      from crosswalk x join military_badged_roles r on r.id = x.badged_role_id
      join civilian_occupations o on o.id = x.occupation_id`,
  },
  countries: {
    ...{ title: 'Countries', one: 'country', source: geography },
    labels: { iso2: 'Code', phone_code: 'Calling code' },
    rows: sql`select id, id::text as key, title, iso2, phone_code from countries`,
  },
  states: {
    ...{ title: 'Nations and states', one: 'nation or state', source: geography },
    labels: { country: 'Country' },
    rows: sql`select s.id, s.id::text as key, s.title, c.title as country
      from states s join countries c on c.id = s.country_id`,
  },
  cities: {
    ...{ title: 'Towns', one: 'town', source: geography },
    labels: { state: 'Nation or state' },
    rows: sql`select c.id, c.id::text as key, c.title, s.title as state
      from cities c join states s on s.id = c.state_id`,
  },
};

const referenceNames = Object.keys(lists) as ReferenceName[];

type Row = Record<string, string> & { id: never };

const toStoredContent = ({ id, ...cells }: Row): StoredContent => ({ id: Number(id), isShared: true, cells });

function which(by: By): SQL {
  if ('ids' in by) return sql`id = any(${`{${by.ids.join(',')}}`}::bigint[])`;
  return 'keys' in by ? sql`key = any(${texts(by.keys)})` : sql`true`;
}

function kindOf(name: ReferenceName): ContentKind {
  const { title, one, source, labels, rows } = lists[name];
  const columns: CellColumn[] = [
    column('key', 'Key', 'key'),
    column('title', 'Title', 'line'),
    ...Object.entries(labels).map(([id, label]) => column(id, label, 'line')),
  ];
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  return {
    name,
    subject: 'reference_row',
    words: { one, many: title.toLowerCase() },
    columns,
    title: 'title',
    source,
    async ids({ tx }: TenantDb, { search, isWithdrawn, limit, offset }: ContentQuery) {
      const fits = [
        sql`${isWithdrawn !== true}::boolean`,
        ...columnHasWords(sql`(title || ' ' || key)`, search),
      ];
      const { rows: matches } = await tx.execute<{ id: number; total: number }>(sql`
        select id, count(*) over ()::integer as total from (${rows}) as list
        where ${sql.join(fits, sql` and `)} order by title, id limit ${limit} offset ${offset}`);
      return { total: matches[0]?.total ?? 0, ids: matches.map(({ id }) => id) };
    },
    async stored({ tx }: TenantDb, by: By) {
      const { rows: matches } = await tx.execute<Row>(sql`
        select id, ${names} from (${rows}) as list where ${which(by)} order by title, id`);
      return matches.map(toStoredContent);
    },
    check: async () => [],
    store: async () => ({ ids: new Map() }),
    isUsed: async () => true,
    remove: async () => {},
  };
}

export const referenceKinds = Object.fromEntries(
  referenceNames.map((name) => [name, kindOf(name)]),
) as Record<ReferenceName, ContentKind>;

export async function countReference({ tx }: TenantDb): Promise<Schemas['ReferenceList'][]> {
  const counts = await tx.execute<Record<ReferenceName, number>>(
    sql`select ${sql.join(
      referenceNames.map(
        (name) =>
          sql`(select count(*)::integer from (${lists[name].rows}) as list) as ${sql.identifier(name)}`,
      ),
      sql`, `,
    )}`,
  );
  return referenceNames.map((name) => ({
    name,
    title: lists[name].title,
    rows: counts.rows[0]?.[name] ?? 0,
    source: lists[name].source,
  }));
}
