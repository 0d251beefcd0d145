/** The timed job searches: the queries of the jobs list, in a transaction of the tenant. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { fittingJobs } from '../../server/jobs/fitting.ts';
import { fittingConditions } from '../../server/jobs/fittingConditions.ts';
import type { JobListFilter } from '../../server/jobs/marks.ts';
import { placeOfSearch } from '../../server/jobs/near.ts';
import { search } from '../../server/jobs/search.ts';
import { searchSuggestions } from '../../server/jobs/suggestions.ts';
import { rareWords } from './jobRows.ts';

const perPage = 12;
const now = new Date();

export interface Case {
  what: string;
  /** Used in turn, one per run. */
  filters: JobListFilter[];
  page?: number;
  /** The search “what fits me” of a veteran. */
  fits?: true;
}

// Birmingham, in the middle of the country.
const town = 48521;

const misspelt = (word: string) => word.slice(0, 4) + word.slice(5);
const common = { search: ['engineer'] };
const filtered: JobListFilter = { type: ['remote'], experience: 2, job_type: ['full_time'] };

export const searchCases: Case[] = [
  { what: 'a rare word', filters: rareWords.map((word) => ({ search: [word] })) },
  { what: 'a misspelt word', filters: rareWords.map((word) => ({ search: [misspelt(word)] })) },
  { what: 'a common word (3 in 10)', filters: [common] },
  { what: 'a common word, page 50', filters: [common], page: 50 },
  { what: 'a common word with filters', filters: [{ ...common, ...filtered }] },
  { what: 'two words', filters: [{ search: ['marine engineer'] }, { search: ['rail engineer'] }] },
  { what: 'a word in the text', filters: [{ search: ['turbine'] }, { search: ['harbour'] }] },
  { what: 'a common word by date', filters: [{ ...common, sorted_by: 'date' }] },
  { what: 'all by date, page 50', filters: [{ sorted_by: 'date' }], page: 50 },
  { what: 'filters alone by date', filters: [{ ...filtered, sorted_by: 'date' }] },
  { what: 'a common word by salary', filters: [{ ...common, sorted_by: 'salary' }] },
  { what: 'around a town', filters: [{ radius_km: 40 }] },
  { what: 'a common word around a town', filters: [{ ...common, radius_km: 40 }] },
  { what: 'the nearest first', filters: [{ sorted_by: 'distance' }] },
  { what: 'a common word, the nearest first', filters: [{ ...common, sorted_by: 'distance' }] },
  { what: 'a least pay', filters: [{ min_pay: 3_500_000 }, { ...common, min_pay: 3_500_000 }] },
  { what: 'what fits a veteran', filters: [{ matching_jobs: true }], fits: true },
];

export interface Timed {
  /** Milliseconds per run, for the number of results and the page. */
  listed: number[];
  /** The same with the counts of every filter. */
  counted: number[];
  /** The same in processor time, which other programs on the machine do not lengthen. */
  listedWork: number[];
  countedWork: number[];
  total: number;
}

const share = (values: number[], of: number) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * of) - 1)]!;
};
export const p50 = (values: number[]) => share(values, 0.5);
export const p95 = (values: number[]) => share(values, 0.95);

export async function findVeteran(database: Database, tenantId: number): Promise<number> {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute<{ id: number }>(
      sql`select id from users where tenant_id = ${tenantId} and email = 'veteran-complete@demo.test'`,
    ),
  );
  return rows[0]!.id;
}

/** Processor milliseconds of this process and, if available, of the database's backend. */
function workOf(pid: number | null): number {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1000;
  if (pid === null) return own;
  try {
    return own + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}

export function timeSearch(
  database: Database,
  tenantId: number,
  veteran: number,
  searchCase: Case,
  turn: number,
) {
  const filter = searchCase.filters[turn % searchCase.filters.length]!;
  return database.asTenant(tenantId, async (db) => {
    const pid =
      database.kind === 'postgresql'
        ? (await db.tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]!.pid
        : null;
    const [began, before] = [performance.now(), workOf(pid)];
    const listing = { countryId: 232, now };
    const place = await placeOfSearch(db, { near: town, visitor: null, countryId: 232 });
    const all = { filter, countryId: 232, fitting: null, place, now };
    const fitting = searchCase.fits
      ? await fittingJobs(db, veteran, listing, await fittingConditions(db, all))
      : null;
    const result = await search(db, { ...all, fitting }, null);
    await result.page(perPage, ((searchCase.page ?? 1) - 1) * perPage);
    const [listed, listedWork] = [performance.now() - began, workOf(pid) - before];
    await result.facets();
    const [counted, countedWork] = [performance.now() - began, workOf(pid) - before];
    return { listed, counted, listedWork, countedWork, total: result.total };
  });
}

export async function timed(
  database: Database,
  tenantId: number,
  { times, veteran }: { times: number; veteran: number },
): Promise<Map<string, Timed>> {
  const results = new Map<string, Timed>();
  for (const searchCase of searchCases) {
    const all: Timed = { listed: [], counted: [], listedWork: [], countedWork: [], total: 0 };
    // The first runs plan their statements.
    for (let turn = -8; turn < times; turn += 1) {
      const { total, ...took } = await timeSearch(database, tenantId, veteran, searchCase, turn + 8);
      all.total = total;
      if (turn < 0) continue;
      for (const name of ['listed', 'counted', 'listedWork', 'countedWork'] as const)
        all[name].push(took[name]);
    }
    results.set(searchCase.what, all);
  }
  return results;
}

/** Texts that are typed letter by letter: a title of three in ten jobs, a rare one, skills, an employer, a role, other titles. */
const typedTexts = [
  ...['engineer', 'quartermaster', 'marine mechanic', 'leadership', 'northgate', 'welding for'],
  ...['11b', 'reme vehicle', 'lorry driver', 'nurse', 'zzyzx'],
].flatMap((text) => Array.from({ length: text.length - 1 }, (_, at) => text.slice(0, at + 2)));

/** Milliseconds of each call for suggestions, in the order of typing. */
export async function timeSuggestions(database: Database, tenantId: number): Promise<number[]> {
  const took: number[] = [];
  for (const isMeasured of [false, true]) {
    for (const text of typedTexts) {
      const began = performance.now();
      await database.asTenant(tenantId, (db) =>
        searchSuggestions(db, { text, countryId: 232, limit: 3, now }),
      );
      if (isMeasured) took.push(performance.now() - began);
    }
  }
  return took;
}
