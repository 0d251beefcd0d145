/** Compares the match with a graded set: the list “fits me”, each pair, and plain searches. Writes ten pairs to a document. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { openDatabase, type TenantDb } from '../../server/db/database.ts';
import { jobs } from '../../server/db/schema/jobs.ts';
import type { Tenant } from '../../server/db/schema/tenants.ts';
import { listedFor } from '../../server/jobs/public.ts';
import { matchesFor } from '../../server/match/load.ts';
import type { RankedMatch } from '../../server/scoring/match.ts';
import { seedReference } from '../../server/seed/reference.ts';
import { seedTenants } from '../../server/seed/tenants.ts';
import { root } from '../process.mjs';
import { arguablePairs, arguableText, type GradedPair } from './arguableMatches.ts';
import { temporaryFolder } from './cleanUp.ts';
import { type MatchSet, readMatchSet, type StoredSet, storeMatchSet } from './matchData.ts';
import type { Benchmark } from './report.ts';

type Output = Record<string, { listed: string[]; matches: Record<string, RankedMatch> }>;
type Searches = Record<string, { found: string[]; corrected: string | null }>;

export const matchBenchmark: Benchmark = {
  name: 'match',
  onlyByName: true,
  takesDirectory: true,
  async measure(say, _length, folder) {
    if (!folder) throw new Error('Name the folder of the graded set: npm run bench -- match DIR');
    const set = readMatchSet(resolve(folder));
    const now = new Date();
    let tenants: Tenant[] = [];
    const database = await openDatabase({ dump: undefined }, async (tx) => {
      await seedReference(tx);
      tenants = await seedTenants(tx);
    });
    const [output, searches]: [Output, Searches] = [{}, {}];
    for (const slug of ['uk', 'us']) {
      const tenant = tenants.find((row) => row.slug === slug)!;
      const stored = await database.asPlatform((tx) =>
        storeMatchSet({ tenantId: tenant.id, tx }, tenant, set, now),
      );
      await database.asTenant(tenant.id, async (db) => {
        Object.assign(output, await shownTo(db, tenant, stored, now));
        Object.assign(searches, await searchesOf(db, tenant, { set, stored, now }));
      });
    }
    await database.close();
    const file = join(temporaryFolder(), 'output.json');
    writeFileSync(file, JSON.stringify({ ...scored(output), searches }));
    writeFileSync(
      join(root, 'docs/arguable-matches.md'),
      arguableText(arguablePairs(gradedPairs(set, output), 10)),
    );
    say('Scoring…');
    const which = set.profiles.some((profile) => profile.set === 'hidden') ? 'all' : 'visible';
    const { status } = spawnSync(process.execPath, [resolve(folder, 'score-match.mjs'), file, which], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The scorer of the set failed.');
    const unanswered = set.queries.filter(
      ([country, query, families]) =>
        families.length > 0 && searches[`${country} ${query}`]?.found.length === 0,
    ).length;
    return {
      about: `${set.profiles.length} veterans and ${set.jobs.length} jobs of ${resolve(folder)}; the figures of the scorer stand above`,
      figures: [
        {
          what: 'plain searches that find nothing where there are jobs',
          value: unanswered,
          unit: '',
          goal: { atMost: 0 },
        },
      ],
    };
  },
};

const scored = (output: Output) =>
  Object.fromEntries(
    Object.entries(output).map(([id, { listed, matches }]) => [
      id,
      {
        listed,
        matches: Object.fromEntries(
          Object.entries(matches).map(([job, { level, rank, band, work, practical }]) => [
            job,
            {
              ...{ score: 100 * level + rank, band },
              parts: Object.fromEntries([...work, ...practical].map(({ asks, state }) => [asks, state])),
            },
          ]),
        ),
      },
    ]),
  );

function gradedPairs({ labels, profiles, jobs: listedJobs }: MatchSet, output: Output): GradedPair[] {
  const profileOf = new Map(profiles.map((profile) => [profile.id, profile]));
  const titles = new Map(listedJobs.map(({ id, title, city }) => [id, `${title}, ${city}`]));
  return labels.flatMap(({ profile: id, job, grade }) => {
    const [profile, match] = [profileOf.get(id), output[id]?.matches[job]];
    if (!profile || !match) return [];
    const title = `${profile.posts[0]?.title ?? id}, ${profile.city}`;
    return { veteran: id, title, job: titles.get(job) ?? job, grade, match };
  });
}

async function shownTo(
  db: TenantDb,
  tenant: Tenant,
  { jobIds, people }: StoredSet,
  now: Date,
): Promise<Output> {
  const rows = await db.tx.select().from(jobs).where(eq(jobs.tenant_id, db.tenantId));
  const output: Output = {};
  for (const { profile, user } of people) {
    const visitor = { ...user, role: 'veteran' } as never;
    const listed: string[] = [];
    for (let page = 1; ; page += 1) {
      const { data, meta } = await listedFor(db, { tenant, visitor, now }, { matching_jobs: true, page });
      listed.push(...data.map(({ id }) => jobIds.get(id)!));
      if (page >= meta.last_page) break;
    }
    const matches = [...(await matchesFor(db, rows, user.id, now))].map(([id, match]) => [
      jobIds.get(id)!,
      match,
    ]);
    output[profile.id] = { listed, matches: Object.fromEntries(matches) };
  }
  return output;
}

async function searchesOf(
  db: TenantDb,
  tenant: Tenant,
  { set, stored, now }: { set: MatchSet; stored: StoredSet; now: Date },
): Promise<Searches> {
  const searches: Searches = {};
  for (const [country, query] of set.queries.filter(([name]) => name.toLowerCase() === tenant.slug)) {
    const { data, meta } = await listedFor(db, { tenant, visitor: null, now }, { search: [query], page: 1 });
    searches[`${country} ${query}`] = {
      found: data.map(({ id }) => stored.jobIds.get(id)!),
      corrected: meta.corrected,
    };
  }
  return searches;
}
