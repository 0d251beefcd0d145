/** Searches for service providers near a point, out of ten thousand: the statements alone, and the whole call. */
import { sql } from 'drizzle-orm';
import { build } from '../../server/app.ts';
import { type Database, openDatabase } from '../../server/db/database.ts';
import { serviceProviders } from '../../server/db/schema/services.ts';
import { searchListing } from '../../server/listings/search.ts';
import { startPostgres } from '../postgres.mjs';
import type { Benchmark, Figure } from './report.ts';
import { findTenant, openDemoSession, seed } from './seeded.ts';

const providers = 10_000;
const times = 200;

/** Evenly distributed over Great Britain, with a fixed seed. */
const fill = (database: Database, tenantId: number) =>
  database.asPlatform(async (tx) => {
    await tx.execute(sql`
      insert into service_providers (tenant_id, code, name, category, summary, description_html, eligibility, how_to_join, cost,
        service_type, availability, countries, address, lat, lng, tags, words)
      select ${tenantId}, 'bench-' || n, 'Provider ' || n,
        (array['employment', 'education', 'healthcare', 'finance', 'housing', 'online', 'course'])[1 + n % 7],
        'Helps', '<p>Helps</p>', 'All', 'Call', 'Free', array['in_person'],
        (array['business_hours', 'extended_hours', '24/7_support'])[1 + n % 3], array[232], 'Somewhere',
        50.2 + mod(n * 0.618033988749895, 1) * 7.5, -5 + mod(n * 0.754877666246693, 1) * 6.5,
        array['barriers:money'], 'provider ' || n || ' helps with many things that people look for'
      from generate_series(1, ${providers}) as n`);
    await tx.execute(sql`analyze service_providers`);
  });

const placeOf = (turn: number) => ({
  lat: 50.5 + ((turn * 0.377) % 1) * 7,
  lng: -4.5 + ((turn * 0.711) % 1) * 5.5,
});

const nobody = { cityId: null, city: null, point: null, countryId: 232 };

async function timed(work: (turn: number) => Promise<void>) {
  const spent: number[] = [];
  for (let turn = -20; turn < times; turn += 1) {
    const since = performance.now();
    await work(turn + 20);
    if (turn >= 0) spent.push(performance.now() - since);
  }
  spent.sort((a, b) => a - b);
  return { p50: spent[Math.floor(times * 0.5)]!, p95: spent[Math.floor(times * 0.95)]! };
}

async function measureOn(database: Database, label: string, goal: number): Promise<Figure[]> {
  const app = await build({ database });
  try {
    const tenant = await findTenant(database);
    await fill(database, tenant.id);
    const token = await openDemoSession(database, tenant.id);
    const search = await timed((turn) =>
      database.asTenant(tenant.id, async (db) => {
        const filter = { proximity: 'near_me' as const, ...placeOf(turn) };
        const listing = await searchListing(db, serviceProviders, {
          ...{ filter, home: nobody, answerLabels: new Map(), now: new Date() },
        });
        await listing.page(12, 0);
      }),
    );
    const call = await timed(async (turn) => {
      const { lat, lng } = placeOf(turn);
      const answer = await app.inject({
        url: `/api/service-providers?proximity=near_me&lat=${lat}&lng=${lng}`,
        headers: { host: 'uk.localhost', authorization: `Bearer ${token}` },
      });
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    });
    const figure = (what: string, value: number, unit = 'ms'): Figure => ({
      what: `${label}: ${what}`,
      value,
      unit,
    });
    return [
      figure('search, p50', search.p50),
      { ...figure('search, p95', search.p95), goal: { atMost: goal } },
      figure('the whole call, p50', call.p50),
      figure('the whole call, p95', call.p95),
    ];
  } finally {
    await app.close();
  }
}

export const servicesBenchmark: Benchmark = {
  name: 'services',
  async measure(say) {
    say(`On PGlite, ${times} searches and calls…`);
    const embedded = await openDatabase({ dump: undefined }, seed);
    const onPglite = await measureOn(embedded, 'PGlite', 25).finally(() => embedded.close());
    const postgres = await startPostgres();
    try {
      say(`On ${postgres.version}, ${times} searches and calls…`);
      const database = await openDatabase({ databaseUrl: postgres.url }, seed);
      const onPostgres = await measureOn(database, 'PostgreSQL', 20).finally(() => database.close());
      return {
        about: `${providers.toLocaleString('en-GB')} providers within 40 km of a point, one after the other`,
        figures: [...onPglite, ...onPostgres],
      };
    } finally {
      await postgres.stop();
    }
  },
};
