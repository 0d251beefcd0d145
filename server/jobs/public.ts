import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { hiddenStatuses, stillOpen } from '../applications/interface.ts';
import { isReadBy } from '../companies/interface.ts';
import { isAnyOf, numbers, texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { type Job, jobs, listedJobs } from '../db/schema/jobs.ts';
import { cities, civilianOccupations, industries, occupations, states } from '../db/schema/reference.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import { page } from '../http/answers/paging.ts';
import { notFound } from '../http/answers/problem.ts';
import type { Call, Operation, OperationId } from '../http/contract/call.ts';
import { plainTitle } from '../occupations/interface.ts';
import { experienceLevels } from '../reference/interface.ts';
import type { FacetRow } from './facets.ts';
import { fittingJobs } from './fitting.ts';
import { fittingConditions } from './fittingConditions.ts';
import { asHiringManagerReadsJob } from './hiringManagerView.ts';
import { postedDays, type Search } from './jobQuery.ts';
import { type CardRow, cardColumns, presentCards, presentJob, roleTitleIn, type Viewer } from './jobViews.ts';
import { distancesOf, placeOfSearch } from './near.ts';
import { presentOwn } from './own.ts';
import { search } from './search.ts';

type Facets = components['schemas']['JobFacets'];

const viewerOf = ({
  tenant,
  visitor,
  now,
}: Pick<Call<OperationId>, 'tenant' | 'visitor' | 'now'>): Viewer => ({
  tenant,
  visitor,
  now,
});

export const inOrder = (db: TenantDb, ids: number[]): Promise<CardRow[]> => rowsInOrder(db, ids, sql`false`);

async function rowsInOrder({ tx, tenantId }: TenantDb, ids: number[], isOnlyInText: SQL) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ ...cardColumns, isOnlyInText: sql<boolean>`${isOnlyInText}` })
    .from(jobs)
    .where(and(eq(jobs.tenant_id, tenantId), isAnyOf(jobs.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function readableJob({ tx, tenantId }: TenantDb, id: number): Promise<Job> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.tenant_id, tenantId),
        eq(jobs.id, id),
        notInArray(jobs.status, [...hiddenStatuses]),
        eq(jobs.company_is_active, true),
      ),
    );
  if (!job) throw notFound();
  return job;
}

type ListQuery = NonNullable<Call<'listJobs'>['query']>;

export async function listedFor(db: TenantDb, viewer: Viewer, query: ListQuery) {
  const { tenant, visitor, now } = viewer;
  const countryId = query.country_id ?? tenant.default_country_id;
  const fits =
    visitor?.role === 'veteran'
      ? (within: SQL[]) => fittingJobs(db, visitor.id, { countryId, now }, within)
      : null;
  const onlyFits = query.matching_jobs === true ? fits : null;
  const all: Search = {
    ...{ filter: query, countryId, fitting: null, now },
    place: await placeOfSearch(db, { near: query.near, visitor, countryId }),
  };
  const result = onlyFits
    ? await search(db, { ...all, fitting: await onlyFits(await fittingConditions(db, all)) }, null)
    : await search(db, all, fits && ((condition) => fits([condition])));
  const { place } = result;
  const { limit, offset, meta } = page(query.page, result.total);
  const ids = await result.page(limit, offset);
  const distances = place ? await distancesOf(db, place, ids) : new Map<number, number>();
  const rows = await rowsInOrder(db, ids, result.isOnlyInText ?? sql`false`);
  const cards = await presentCards(db, rows, viewer);
  return {
    data: cards.map((card) => ({ ...card, distance_km: distances.get(card.id) ?? null })),
    meta: {
      ...meta,
      place: place && { id: place.id, title: place.title, is_own: place.isOwn },
      without_pay: await result.withoutPay(),
      facets: await presentFacets(db, await result.facets(), { tenant, selected: query.occupation ?? [] }),
      has_more: result.hasMore,
      corrected: result.correction?.join(' ') ?? null,
      meanings: result.meanings,
      only_in_text: rows.filter((row) => row.isOnlyInText).map(({ id }) => id),
      has_most_words: result.hasMostWords,
      has_only_common_words: result.hasOnlyCommonWords,
      has_words_begun_alike: result.isByBeginnings,
      other_names: result.otherNames,
      left_out: result.leftOut,
    },
  };
}

async function similarTo(db: TenantDb, viewer: Viewer, job: Job) {
  const j = listedJobs;
  const same = (is: ReturnType<typeof sql>, points: number) => sql`case when ${is} then ${points} else 0 end`;
  const likeness = sql`${same(sql`${j.job_role_id} = ${job.job_role_id}`, 4)}
    + ${same(sql`${j.industry_ids} && ${numbers(job.industry_ids)}`, 2)}
    + ${same(sql`${j.skill_names} && ${texts(job.skill_names)}`, 2)}
    + ${same(sql`${j.city_ids} && ${numbers(job.city_ids)}`, 1)}
    + ${same(sql`${j.experience_id} = ${job.experience_id}`, 1)}`;
  const { rows } = await db.tx.execute<{ id: number }>(sql`
    select ${j.id} as id from ${j}
    where ${j.id} <> ${job.id} and ${stillOpen(j, viewer.now)} and ${j.country_id} = ${job.country_id}
      and (${j.job_role_id} = ${job.job_role_id} or ${j.industry_ids} && ${numbers(job.industry_ids)})
    order by ${likeness} desc, ${j.published_at} desc nulls last, ${j.id} desc limit 6`);
  const similar = await inOrder(
    db,
    rows.map(({ id }) => id),
  );
  return presentCards(db, similar, viewer);
}

export const listJobs: Operation<'listJobs'> = (call) =>
  call.transaction((db) => listedFor(db, viewerOf(call), call.query));

export const getJob: Operation<'getJob'> = (call) =>
  call.transaction(async (db) => {
    const { visitor, params } = call;
    const [own] =
      visitor?.role === 'recruiter' && visitor.status === 'active' && visitor.company?.status === 'active'
        ? await db.tx
            .select()
            .from(jobs)
            .where(
              and(
                eq(jobs.tenant_id, db.tenantId),
                eq(jobs.id, params.id),
                eq(jobs.company_id, visitor.company.id),
                isReadBy(db, visitor),
              ),
            )
        : [];
    if (own) {
      const job = await presentOwn(db, own, viewerOf(call));
      return { data: visitor?.member_role === 'hiring_manager' ? asHiringManagerReadsJob(job) : job };
    }
    return { data: await presentJob(db, await readableJob(db, params.id), viewerOf(call)) };
  });

export const listSimilarJobs: Operation<'listSimilarJobs'> = (call) =>
  call.transaction(async (db) => ({
    data: await similarTo(db, viewerOf(call), await readableJob(db, call.params.id)),
  }));

export const listExperienceLevels: Operation<'listExperienceLevels'> = async () => ({
  data: experienceLevels,
});

interface FacetOptions {
  tenant: Tenant;
  selected: string[];
}

async function presentFacets(
  { tx }: TenantDb,
  rows: FacetRow[],
  { tenant, selected }: FacetOptions,
): Promise<Facets> {
  const of = (facet: string) => rows.filter((row) => row.facet === facet);
  const titled = async (
    facet: string,
    find: (ids: number[]) => Promise<{ id: number; title: string }[]>,
    most = 30,
  ) => {
    const counted = of(facet).slice(0, most);
    const ids = counted.map(({ value }) => Number(value));
    const titles = new Map((ids.length > 0 ? await find(ids) : []).map(({ id, title }) => [id, title]));
    return counted.flatMap(({ value, count }) => {
      const title = titles.get(Number(value));
      return title === undefined ? [] : [{ id: Number(value), title, count }];
    });
  };
  const listed = (table: typeof cities | typeof states | typeof industries) => (ids: number[]) =>
    tx.select({ id: table.id, title: table.title }).from(table).where(isAnyOf(table.id, ids));
  const valued = <Value extends string>(facet: string) =>
    of(facet).map(({ value, count }) => ({ value: value as Value, count }));
  const order: string[] = ['all', ...Object.keys(postedDays)];
  return {
    job_role: await titled('job_role', async (ids) =>
      (await tx.select().from(civilianOccupations).where(isAnyOf(civilianOccupations.id, ids))).map(
        (role) => ({
          id: role.id,
          title: roleTitleIn(tenant, role),
        }),
      ),
    ),
    occupation: await occupationFacet(tx, of('occupation'), selected),
    experience: (await titled('experience', async () => experienceLevels)).sort(
      (first, second) => first.id - second.id,
    ),
    state: await titled('state', listed(states)),
    city: await titled('city', listed(cities), 20),
    industry: await titled('industry', listed(industries)),
    job_type: valued('job_type'),
    type: valued('type'),
    posted: valued<Facets['posted'][number]['value']>('posted').sort(
      (first, second) => order.indexOf(first.value) - order.indexOf(second.value),
    ),
  };
}

async function occupationFacet(
  tx: TenantDb['tx'],
  rows: FacetRow[],
  selected: string[],
): Promise<Facets['occupation']> {
  const { code, title } = occupations;
  const codes = [...new Set([...rows.map(({ value }) => value), ...selected])];
  if (codes.length === 0) return [];
  const listed = await tx.select({ code, title }).from(occupations).where(inArray(code, codes));
  const titles = new Map(listed.map((row) => [row.code, plainTitle(row.title)]));
  const counts = new Map(rows.map(({ value, count }) => [value, count]));
  const isCounted = rows.every(({ count }) => count !== null);
  const ofOthers = isCounted ? 0 : null;
  const facets = codes
    .filter((value) => counts.has(value) || titles.has(value))
    .map((value) => ({ value, title: titles.get(value) ?? value, count: counts.get(value) ?? ofOthers }));
  // Without counts, the rows are already sorted by the database, from the jobs that it read.
  if (!isCounted) return facets;
  return facets.sort(
    (facet, other) => (other.count ?? 0) - (facet.count ?? 0) || facet.value.localeCompare(other.value),
  );
}
