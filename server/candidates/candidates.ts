import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { NumbersFor } from '../companies/interface.ts';
import { numbers as numberList } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { type Job, jobs } from '../db/schema/jobs.ts';
import { page } from '../http/answers/paging.ts';
import { invalid } from '../http/answers/problem.ts';
import { networkOf } from '../http/answers/rateLimits.ts';
import type { Call, Operation } from '../http/contract/call.ts';
import { matchCandidate, matchJobs } from '../match/load.ts';
import {
  aboutCandidate,
  byFit,
  keysSought,
  type MatchJob,
  matchOf,
  type RankedMatch,
} from '../scoring/interface.ts';
import { correctedTitles } from '../search/interface.ts';
import { toCandidateCard } from './cards.ts';
import { contactsWith } from './contacts.ts';
import { filtersOf, orders } from './filters.ts';
import { publicCandidates } from './public.ts';
import { isOffered, type Judged, trusted, visibleColumns, visibleTo } from './visibleCandidates.ts';
import { isHeldBy, placeByRole } from './words.ts';

const notFoundJob = () => invalid({ job_id: ['Choose one of your company’s jobs'] });

export async function ownJob(db: TenantDb, companyId: number, jobId: number) {
  const [job] = await db.tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.tenant_id, db.tenantId), eq(jobs.id, jobId), eq(jobs.company_id, companyId)));
  return job ?? null;
}

export const judgedFor = (candidate: Judged, now: Date) =>
  matchCandidate(candidate, { seesPlace: candidate.is_open, isTrusted: trusted(candidate) }, now);

export const matchFor = (job: MatchJob, candidate: Judged, now: Date): RankedMatch =>
  matchOf(job, judgedFor(candidate, now), aboutCandidate(candidate.name));

async function judge(db: TenantDb, job: Job, rows: Judged[], now: Date) {
  const [matched] = await matchJobs(db, [job]);
  return new Map<number, RankedMatch>(rows.map((row) => [row.id, matchFor(matched!, row, now)]));
}

// If fewer anonymous candidates pass a filter, it would single them out.
const fewest = 5;

/** An unpublished job can be changed until it describes one person, so it is matched only with candidates who show their name. */
export const isPrivate = ({ status }: Pick<Job, 'status'>) => status === 'draft';

async function listed(
  { query, user, tenant, now }: Call<'listCandidates'>,
  db: TenantDb,
  numbersFor: NumbersFor,
) {
  const numbers = numbersFor(db.tenantId, user.company?.id ?? 0);
  const { job_id, sorted_by = job_id ? 'match' : 'updated' } = query;
  if (sorted_by === 'match' && !job_id) throw invalid({ job_id: ['Choose a job to sort by the match'] });
  const job = job_id ? await ownJob(db, numbers.companyId, job_id) : null;
  if (job_id && !job) throw notFoundJob();
  const countryId = query.country_id ?? tenant.default_country_id;
  const visible = visibleTo(db.tenantId, numbers, now);
  const { limit, offset } = page(query.page, 0);
  const part = { limit: sorted_by === 'match' ? 0 : limit, offset };
  const isPublic = !(job && isPrivate(job));
  const search = async (typed: string[] | undefined) => {
    const filters = filtersOf({ ...query, search: typed }, countryId);
    const showsAnonymous = isPublic ? (filters ? 'in_a_crowd' : 'always') : 'never';
    const first = query.sorted_by ? null : placeByRole(typed ?? [], countryId);
    const order = orders[sorted_by === 'match' ? 'updated' : sorted_by];
    const counts = await counted(db, visible, { filters, showsAnonymous, order, first, ...part });
    return { filters, showsAnonymous, ...counts };
  };
  const { corrected, filters, showsAnonymous, named, anonymous, ids } = await searchSpelt(
    query.search,
    search,
  );
  const shown =
    showsAnonymous === 'never' ? 'draft_job' : filters && anonymous < fewest ? 'too_few' : 'shown';
  const { meta } = page(query.page, shown === 'shown' ? named + anonymous : named);
  const passes = sql`${isOffered} and ${filters ?? sql`true`}`;
  const isShown = shown === 'shown' ? passes : sql`${passes} and visible.is_open`;
  const pageOf: ReadPage = (by, part, besides = sql`true`) =>
    candidatesIn(db, visible, { where: sql`${isShown} and ${besides}`, order: by, ...part });
  const rows =
    sorted_by === 'match'
      ? await byMatch(db, job!, { limit, offset }, pageOf, now)
      : await cardsOf(db, visible, ids);
  const matches = job ? await judge(db, job, rows, now) : null;
  const contacts = await contactsWith(db, numbers, rows, job_id ?? null);
  const aboutOf = ({ id }: Judged) => ({ match: matches?.get(id) ?? null, contact: contacts.get(id) });
  return {
    data: rows.map((row) => toCandidateCard(row, aboutOf(row), numbers)),
    meta: { ...meta, anonymous: shown, corrected } as const,
  };
}

type Counts = Pick<Counted, 'named' | 'anonymous'>;

/** Searches again with corrected spelling where nobody is shown, so that it does not tell whether few or no anonymous candidates pass. */
async function searchSpelt<Result extends Counts>(
  typed: string[] | undefined,
  search: (typed: string[] | undefined) => Promise<Result>,
): Promise<Result & { corrected: string | null }> {
  const isNone = ({ named, anonymous }: Counts) => named === 0 && anonymous < fewest;
  const first = await search(typed);
  const words = (typed ?? []).map((text) => correctedTitles(text) ?? text);
  if (!isNone(first) || words.join() === (typed ?? []).join()) return { ...first, corrected: null };
  const second = await search(words);
  return isNone(second) ? { ...first, corrected: null } : { ...second, corrected: words.join(' ') };
}

interface Counting extends Part {
  /** Comes before the order. */
  first: SQL | null;
  filters: SQL | null;
  showsAnonymous: 'always' | 'in_a_crowd' | 'never';
  order: { column: SQL; by: SQL };
}

interface Counted extends Record<string, unknown> {
  named: number;
  anonymous: number;
  ids: number[];
}

// Counts the candidates and reads the ids of one page in one query, for which an index is enough if nothing is filtered.
async function counted(
  { tx }: TenantDb,
  visible: SQL,
  { filters, showsAnonymous, order, first, limit, offset }: Counting,
): Promise<Counted> {
  const isShown = {
    always: sql`true`,
    in_a_crowd: sql`(visible.is_open or (select anonymous from counted) >= ${fewest}::integer)`,
    never: sql`visible.is_open`,
  }[showsAnonymous];
  const { rows } = await tx.execute<Counted>(sql`
    with found as materialized (
      select visible.id, visible.is_open, visible.place, ${order.column}, ${first ?? sql`0`} as first from ${visible}
      where ${isOffered} and ${filters ?? sql`true`}
    ), counted as (
      select count(*) filter (where is_open)::integer as named,
        count(*) filter (where not is_open)::integer as anonymous
      from found
    )
    select counted.*, to_jsonb(array(select visible.id from found visible where ${isShown}
      order by visible.first, ${order.by} limit ${limit} offset ${offset})) as ids from counted`);
  return rows[0]!;
}

interface Part {
  limit: number;
  offset: number;
}

/** Reads the ids first, so that the cards' columns are read for one page only. */
export async function candidatesIn(
  db: TenantDb,
  visible: SQL,
  { where, order, limit, offset }: Part & { where: SQL; order: SQL },
): Promise<Judged[]> {
  const { rows: places } = await db.tx.execute<{ id: number }>(
    sql`select visible.id from ${visible} where ${where} order by ${order} limit ${limit} offset ${offset}`,
  );
  return cardsOf(
    db,
    visible,
    places.map(({ id }) => id),
  );
}

async function cardsOf({ tx }: TenantDb, visible: SQL, userIds: number[]): Promise<Judged[]> {
  if (userIds.length === 0) return [];
  const ids = numberList(userIds);
  const { rows } = await tx.execute<Judged & Record<string, unknown>>(sql`
    select ${visibleColumns}, visible.facts, visible.country_id, visible.state_id
    from ${visible} where visible.id = any(${ids}) order by array_position(${ids}, visible.id)`);
  return rows;
}

type ReadPage = (order: SQL, part: Part, besides?: SQL) => Promise<Judged[]>;

const mostCompared = 300;

async function byMatch(
  db: TenantDb,
  job: Job,
  { limit, offset }: Part,
  pageOf: ReadPage,
  now: Date,
): Promise<Judged[]> {
  const [matched] = await matchJobs(db, [job]);
  const { close, all } = keysSought(matched!);
  const inRegion = sql`coalesce(visible.state_id = ${job.state_id}::bigint, false) desc, visible.place`;
  const first = { limit: mostCompared, offset: 0 };
  const closest = await pageOf(inRegion, first, isHeldBy(close));
  const compared = closest.length < mostCompared ? await pageOf(inRegion, first, isHeldBy(all)) : [];
  const byId = new Map([...closest, ...compared].map((row) => [row.id, row]));
  const matching = [...byId.values()]
    .map((row) => ({ row, match: matchFor(matched!, row, now) }))
    .filter(({ match }) => match.band !== null)
    .sort((row, other) => byFit(row.match, other.match))
    .map(({ row }) => row);
  const part = matching.slice(offset, offset + limit);
  if (part.length === limit) return part;
  const rest = { limit: limit - part.length, offset: Math.max(0, offset - matching.length) };
  const unmatched = sql`visible.id <> all(${numberList(matching.map(({ id }) => id))})`;
  return [...part, ...(await pageOf(sql`visible.place`, rest, unmatched))];
}

export const listCandidates: Operation<'listCandidates', { numbersFor: NumbersFor }> = async (
  call,
  { numbersFor },
) => {
  await call.limit('searchCandidates');
  return call.transaction((db) => listed(call, db, numbersFor));
};

// The company id for callers who are not signed in.
const everybody = 0;

export const listPublicCandidates: Operation<'listPublicCandidates', { numbersFor: NumbersFor }> = async (
  { clientIp, limit, now, transaction },
  { numbersFor },
) => {
  await limit('publicCandidates', { whose: networkOf(clientIp) });
  return transaction(async (db) => publicCandidates(db, numbersFor(db.tenantId, everybody).seed, now));
};
