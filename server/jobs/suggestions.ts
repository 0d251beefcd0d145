import { type SQL, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { stillOpen } from '../applications/interface.ts';
import { numbers, texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { jsonList } from '../db/jsonList.ts';
import { companies } from '../db/schema/companies.ts';
import { type Job, listedJobs, tenantWords } from '../db/schema/jobs.ts';
import { cities, militaryServices, states } from '../db/schema/reference.ts';
import { foldText } from '../formats/fold.ts';
import type { Operation } from '../http/contract/call.ts';
import { type MilitaryRole, meaningsOfRole, roleSearch } from '../military/interface.ts';
import {
  isUnspecific,
  type OccupationSystem,
  occupationReference,
  plainTitle,
  systemIn,
} from '../occupations/interface.ts';
import { type Search, whereOf } from './jobQuery.ts';
import { newestFirst, someOfAll } from './search.ts';
import { searchQuery } from './searchText.ts';

type Suggestion = components['schemas']['JobSuggestion'];

interface Typed {
  text: string;
  /** Folded; the words of a suggestion must begin like these. */
  words: string[];
  countryId: number;
  limit: number;
  now: Date;
}

const j = listedJobs;

const wordsIn = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const isBegun = (typed: readonly string[], name: string) => {
  const words = wordsIn(name);
  return typed.every((begun) => words.some((word) => word.startsWith(begun)));
};

const maxWords = 8;

interface Counted {
  title: string;
  count: number;
}

function likeliest<Name extends Counted>(names: Iterable<Name>, { text, words, limit }: Typed): Name[] {
  const phrase = foldText(text);
  return [...names]
    .filter(({ title }) => isBegun(words, title))
    .map((name) => ({ name, begins: Number(foldText(name.title).startsWith(phrase)) }))
    .sort(
      (first, second) =>
        second.begins - first.begins ||
        second.name.count - first.name.count ||
        first.name.title.length - second.name.title.length ||
        first.name.title.localeCompare(second.name.title),
    )
    .slice(0, limit)
    .map(({ name }) => name);
}

function countNames(all: Iterable<string>): Counted[] {
  const counted = new Map<string, Counted>();
  for (const title of all) {
    const key = title.toLowerCase();
    const before = counted.get(key);
    if (before) before.count += 1;
    else counted.set(key, { title, count: 1 });
  }
  return [...counted.values()];
}

const maxLetters = 60;

// Search operators within a name would leave words out or join them.
function asSearch(name: string): string {
  const plain = name
    .replace(/["“”]/g, ' ')
    .replace(/(^|\s)-+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= maxLetters) return plain;
  return plain
    .slice(0, maxLetters + 1)
    .replace(/\s+\S*$/, '')
    .slice(0, maxLetters);
}

type SampledJob = Pick<Job, 'title' | 'company_id' | 'state_id' | 'city_ids' | 'skills'>;

const maxCompletions = 60;

// The last word may be incomplete; those before it are whole.
async function queryOf({ tx }: TenantDb, { words }: Typed): Promise<SQL> {
  const begun = words.at(-1)!;
  const { rows } = await tx.execute<{ word: string }>(sql`
    select word from ${tenantWords} where ${tenantWords.word} like ${`${begun}%`}
    order by length(word), word limit ${maxCompletions}`);
  const completions = [begun, ...rows.map(({ word }) => word)].filter((word) => word !== 'or');
  return sql.join([...words.slice(0, -1), completions.join(' or ')].map(searchQuery), sql` && `);
}

// Words only in the text of a job give no suggestion: at most this many jobs are read to find one with the words in its heading.
const maxRead = 3000;
const maxSampled = 300;
const enough = 40;

async function jobsNaming(db: TenantDb, typed: Typed): Promise<SampledJob[]> {
  const { countryId, now } = typed;
  const all: Search = { filter: {}, countryId, fitting: null, place: null, now };
  const query = await queryOf(db, typed);
  const read = async (where: SQL) => {
    const { rows } = await db.tx.execute<{ jobs: SampledJob[] }>(
      sql`select ${jsonList(sql`
      select title, company_id, state_id, city_ids, skills
      from (select ${j.title}, ${j.company_id}, ${j.state_id}, ${j.city_ids}, ${j.skills}, ${j.heading}
        from ${j} where ${where} limit ${maxRead}) as found
      where heading @@ (select ${query}) limit ${maxSampled}`)} as jobs`,
    );
    return rows[0]?.jobs ?? [];
  };
  const within = await newestFirst(db, all, someOfAll);
  const newest = within ? await read(whereOf({ request: all, query, within })) : [];
  return newest.length >= enough ? newest : read(whereOf({ request: all, query }));
}

interface Place extends Counted {
  kind: 'employer' | 'city' | 'state';
  id: number;
  detail: string | null;
}

async function placesAndEmployers({ tx, tenantId }: TenantDb, jobs: SampledJob[]): Promise<Place[]> {
  const counts = new Map<string, number>();
  const count = (kind: Place['kind'], ids: (number | null)[]) => {
    for (const id of ids)
      if (id !== null) counts.set(`${kind} ${id}`, (counts.get(`${kind} ${id}`) ?? 0) + 1);
  };
  for (const { company_id, city_ids, state_id } of jobs) {
    count('employer', [company_id]);
    count('city', city_ids);
    count('state', [state_id]);
  }
  const idsOf = (kind: Place['kind']) =>
    numbers([...counts.keys()].filter((key) => key.startsWith(kind)).map((key) => Number(key.split(' ')[1])));
  const { rows } = await tx.execute<{
    kind: Place['kind'];
    id: number;
    title: string;
    detail: string | null;
  }>(sql`
    select 'employer' as kind, ${companies.id} as id, ${companies.name} as title, null as detail from ${companies}
    where ${companies.tenant_id} = ${tenantId} and ${companies.id} = any(${idsOf('employer')})
    union all
    select 'city', ${cities.id}, ${cities.title}, ${states.title} from ${cities}
    join ${states} on ${states.id} = ${cities.state_id} where ${cities.id} = any(${idsOf('city')})
    union all
    select 'state', ${states.id}, ${states.title}, null from ${states} where ${states.id} = any(${idsOf('state')})`);
  return rows.map((row) => ({ ...row, count: counts.get(`${row.kind} ${row.id}`) ?? 0 }));
}

const searched = (kind: Suggestion['kind'], names: Counted[], typed: Typed): Suggestion[] =>
  likeliest(names, typed).flatMap(({ title }) => {
    const search = asSearch(title);
    return search ? [{ kind, title, detail: null, leads_to: [], filter: { search } }] : [];
  });

const placed = (places: Place[], typed: Typed): Suggestion[] =>
  likeliest(places, typed).map(({ kind, id, title, detail }) => ({
    ...{ kind: 'place' as const, title, detail, leads_to: [] },
    filter: kind === 'city' ? { city: [id] } : { state: id },
  }));

// Many occupations have a title with the same beginning; only some have jobs.
const maxOccupations = 100;

const occupationsBegun = ({ text, countryId }: Typed) =>
  // No title has such a sign, and the text without it is too short.
  /[+#]/.test(text)
    ? []
    : occupationReference()
        .beginningLike(text, { system: systemIn(countryId), limit: maxOccupations })
        .filter((occupation) => !isUnspecific(occupation));

const distinctTitles = <Begun extends { typed: string }>(occupations: Begun[]): Begun[] =>
  occupations.filter(
    ({ typed }, at) =>
      occupations.findIndex((begun) => begun.typed.toLowerCase() === typed.toLowerCase()) === at,
  );

// In percent of the people in a SOC 2020 group: smaller shares are there by chance.
const leastShare = 15;
const leastWeight = 0.45;
const maxMeanings = 5;
const maxCodes = 8;

const codesIn = (system: OccupationSystem, code: string): string[] =>
  code.includes('-') === (system === 'onet')
    ? [code]
    : occupationReference()
        .linked(code)
        .filter(({ share }) => share >= leastShare)
        .map((linked) => linked.code);

function codesOfRole(role: MilitaryRole, system: OccupationSystem): string[] {
  const meanings = meaningsOfRole(role.id).filter(({ weight }) => weight >= leastWeight);
  const codes = meanings.slice(0, maxMeanings).flatMap(({ code }) => codesIn(system, code));
  return [...new Set(codes)].slice(0, maxCodes);
}

// The score of a code in any spelling, such as “11 bravo”.
const sureCode = 90;

function rolesBegun({ text, words, countryId, limit }: Typed) {
  const names = ({ code, codes, title, aliases, units }: MilitaryRole) =>
    [code, ...codes, title, ...aliases, ...units].join(' ');
  const isOwn = ({ country_id }: MilitaryRole) => Number(country_id === countryId);
  return roleSearch()
    .find({ text, limit: 12 })
    .filter(({ role, score }) => score >= sureCode || isBegun(words, names(role)))
    .map(({ role }) => role)
    .sort((role, other) => isOwn(other) - isOwn(role))
    .slice(0, limit + 1)
    .map((role) => ({ role, codes: codesOfRole(role, systemIn(countryId)) }));
}

async function codesWithJobs({ tx }: TenantDb, codes: string[], { countryId, now }: Typed) {
  if (codes.length === 0) return new Set<string>();
  const { rows } = await tx.execute<{ code: string }>(sql`
    select code from unnest(${texts([...new Set(codes)])}) as named(code)
    where exists (select from ${j} where ${j.occupation_code} = named.code
      and (${j.country_id} = ${countryId} or ${j.remote_country_ids} @> ${numbers([countryId])}) and ${stillOpen(j, now)})`);
  return new Set(rows.map(({ code }) => code));
}

async function servicesOf({ tx }: TenantDb, roles: MilitaryRole[]): Promise<Map<number | null, string>> {
  if (roles.length === 0) return new Map();
  const { id, short_title } = militaryServices;
  const rows = await tx.select({ id, title: short_title }).from(militaryServices);
  return new Map(rows.map((service) => [service.id, service.title]));
}

async function ofNamedWork(db: TenantDb, typed: Typed): Promise<Suggestion[]> {
  const occupations = occupationsBegun(typed);
  const roles = rolesBegun(typed);
  const codes = [...occupations.map(({ code }) => code), ...roles.flatMap((role) => role.codes)];
  const open = await codesWithJobs(db, codes, typed);
  const leading = roles
    .map(({ role, codes }) => ({ role, occupation: codes.filter((code) => open.has(code)) }))
    .filter(({ occupation }) => occupation.length > 0)
    .slice(0, typed.limit);
  const services = await servicesOf(
    db,
    leading.map(({ role }) => role),
  );
  const reference = occupationReference();
  return [
    ...distinctTitles(occupations.filter(({ code }) => open.has(code)))
      .slice(0, typed.limit)
      .map(({ code, title, typed: name }) => ({
        ...{
          kind: 'occupation' as const,
          title: plainTitle(name),
          detail: name === title ? null : plainTitle(title),
        },
        ...{ leads_to: [], filter: { occupation: [code] } },
      })),
    ...leading.map(({ role, occupation }) => ({
      kind: 'military_role' as const,
      title: [role.code, role.title].filter(Boolean).join(' '),
      detail: services.get(role.service_id) ?? null,
      leads_to: occupation.flatMap((code) => {
        const titled = reference.occupation(code);
        return titled ? [plainTitle(titled.title)] : [];
      }),
      filter: { occupation },
    })),
  ];
}

export async function searchSuggestions(db: TenantDb, search: Omit<Typed, 'words'>): Promise<Suggestion[]> {
  const typed: Typed = { ...search, words: wordsIn(search.text).slice(0, maxWords) };
  if (typed.words.length === 0) return [];
  const jobs = await jobsNaming(db, typed);
  const named = jobs.length > 0 ? await placesAndEmployers(db, jobs) : [];
  const ofJobs = (kind: Suggestion['kind'], names: Iterable<string>) =>
    searched(kind, countNames(names), typed);
  return [
    ...ofJobs(
      'title',
      jobs.map(({ title }) => title),
    ),
    ...(await ofNamedWork(db, typed)),
    ...ofJobs(
      'skill',
      jobs.flatMap(({ skills }) => skills.map(({ name }) => name)),
    ),
    ...searched(
      'employer',
      named.filter(({ kind }) => kind === 'employer'),
      typed,
    ),
    ...placed(
      named.filter(({ kind }) => kind !== 'employer'),
      typed,
    ),
  ];
}

export const suggestJobSearches: Operation<'suggestJobSearches'> = ({ query, tenant, now, transaction }) =>
  transaction(async (db) => ({
    data: await searchSuggestions(db, {
      text: query.search,
      countryId: query.country_id ?? tenant.default_country_id,
      limit: query.limit ?? 3,
      now,
    }),
  }));
