/** The searches for jobs that are timed, and how long each takes: what the list asks of the database, in one transaction of the tenant. */
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { fittingJobs } from '../../server/jobs/fitting.ts';
import type { JobListFilter } from '../../server/jobs/marks.ts';
import { search } from '../../server/jobs/search.ts';
import { searchSuggestions } from '../../server/jobs/suggestions.ts';
import { rareWords } from './jobRows.ts';

const perPage = 12;
const now = new Date();

export interface Case {
  what: string;
  /** One for each time it is asked, in turn. */
  filters: JobListFilter[];
  page?: number;
  /** Of a veteran who asks for what fits. */
  fits?: true;
}

const misspelt = (word: string) => word.slice(0, 4) + word.slice(5);
const common = { search: ['engineer'] };
const filtered: JobListFilter = { type: ['remote'], experience: 2, job_type: ['full_time'] };

export const cases: Case[] = [
  { what: 'a rare word', filters: rareWords.map((word) => ({ search: [word] })) },
  { what: 'a misspelt word', filters: rareWords.map((word) => ({ search: [misspelt(word)] })) },
  { what: 'a common word (3 in 10)', filters: [common] },
  { what: 'a common word, page 50', filters: [common], page: 50 },
  { what: 'a common word with filters', filters: [{ ...common, ...filtered }] },
  { what: 'two words', filters: [{ search: ['marine engineer'] }, { search: ['rail engineer'] }] },
  { what: 'a word of the text', filters: [{ search: ['turbine'] }, { search: ['harbour'] }] },
  { what: 'a common word by date', filters: [{ ...common, sorted_by: 'date' }] },
  { what: 'all by date, page 50', filters: [{ sorted_by: 'date' }], page: 50 },
  { what: 'filters alone by date', filters: [{ ...filtered, sorted_by: 'date' }] },
  { what: 'a common word by salary', filters: [{ ...common, sorted_by: 'salary' }] },
  { what: 'what fits a veteran', filters: [{ matching_jobs: true }], fits: true },
];

export interface Timed {
  /** Milliseconds of each time: the number and the page. */
  found: number[];
  /** With the counts of every filter. */
  counted: number[];
  /** As `found` and `counted`, of a processor: what holds while others use the machine as well. */
  foundWork: number[];
  countedWork: number[];
  total: number;
}

const share = (values: number[], of: number) => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * of) - 1)]!;
};
export const p50 = (values: number[]) => share(values, 0.5);
export const p95 = (values: number[]) => share(values, 0.95);

/** The veteran of the seed whose CV is complete. */
export async function findVeteran(database: Database, tenantId: number): Promise<number> {
  const { rows } = await database.asPlatform((tx) =>
    tx.execute<{ id: number }>(
      sql`select id from users where tenant_id = ${tenantId} and email = 'veteran-complete@demo.test'`,
    ),
  );
  return rows[0]!.id;
}

/** Milliseconds at work of this process and, where the system tells, of the one that answers for the database. */
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

export function once(database: Database, tenantId: number, veteran: number, one: Case, turn: number) {
  const filter = one.filters[turn % one.filters.length]!;
  return database.asTenant(tenantId, async (db) => {
    const pid =
      database.kind === 'postgresql'
        ? (await db.tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]!.pid
        : null;
    const [began, before] = [performance.now(), workOf(pid)];
    const listing = { countryId: 232, now };
    const fitting = one.fits ? { ids: (await fittingJobs(db, veteran, listing)) ?? [], only: true } : null;
    const result = await search(db, { filter, countryId: 232, fitting, now });
    await result.page(perPage, ((one.page ?? 1) - 1) * perPage);
    const [found, foundWork] = [performance.now() - began, workOf(pid) - before];
    await result.facets();
    const [counted, countedWork] = [performance.now() - began, workOf(pid) - before];
    return { found, counted, foundWork, countedWork, total: result.total };
  });
}

export async function timed(
  database: Database,
  tenantId: number,
  { times, veteran }: { times: number; veteran: number },
): Promise<Map<string, Timed>> {
  const results = new Map<string, Timed>();
  for (const one of cases) {
    const all: Timed = { found: [], counted: [], foundWork: [], countedWork: [], total: 0 };
    // The first few make their plans.
    for (let turn = -8; turn < times; turn += 1) {
      const { total, ...took } = await once(database, tenantId, veteran, one, turn + 8);
      all.total = total;
      if (turn < 0) continue;
      for (const name of ['found', 'counted', 'foundWork', 'countedWork'] as const)
        all[name].push(took[name]);
    }
    results.set(one.what, all);
  }
  return results;
}

/** What is typed one letter after the other: a title of three in ten, a rare one, skills, an employer, a role, other titles. */
const typedTexts = [
  ...['engineer', 'quartermaster', 'marine mechanic', 'leadership', 'northgate', 'welding for'],
  ...['11b', 'reme vehicle', 'lorry driver', 'nurse', 'zzyzx'],
].flatMap((text) => Array.from({ length: text.length - 1 }, (_, at) => text.slice(0, at + 2)));

/** Milliseconds of each time that suggestions are made, in the order in which they are typed. */
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
