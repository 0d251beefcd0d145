import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { seedReference } from '../../server/seed/reference.ts';
import { type RequestOptions, startTestServer } from '../support/contract/harness.ts';

interface City {
  id: number;
  title: string;
  state_id: number;
  lat: number;
  lng: number;
}

const server = await startTestServer();
const england = 2336;
const scotland = 2335;

const ask = async <T>(id: string, options: RequestOptions = {}) => {
  const { status, body } = await server.request(id, options);
  return { status, data: body.data as T, code: body.code, errors: body.errors };
};
const search = (country_id: number, city: string) =>
  ask<City[]>('searchCities', { body: { country_id, city } });
const titles = (rows: { title: string }[]) => rows.map((row) => row.title);

test('API-01 GET /api/industries lists the sectors by name, the same for every tenant and without signing in', async () => {
  const uk = await ask<{ id: number; title: string }[]>('listIndustries');
  const us = await ask('listIndustries', { tenant: 'us' });
  expect([uk.status, us]).toEqual([200, uk]);
  expect(uk.data.length).toBe(27);
  expect(uk.data.slice(0, 2)).toEqual([
    { id: 1, title: 'Aerospace and military' },
    { id: 2, title: 'Agriculture, forestry and environment' },
  ]);
  expect(titles(uk.data)).toEqual(titles(uk.data).sort((a, b) => a.localeCompare(b)));
});

test('API-05, ONBOARD-16 GET /api/get-countries offers the United Kingdom (232) and the United States (233), in every tenant', async () => {
  const offered = {
    status: 200,
    data: [
      { id: 232, title: 'United Kingdom' },
      { id: 233, title: 'United States' },
    ],
    code: undefined,
    errors: undefined,
  };
  expect(await ask('listCountries')).toEqual(offered);
  expect(await ask('listCountries', { tenant: 'us' })).toEqual(offered);
});

test('API-03 GET /api/country/{id}/states lists the states of that country, by name', async () => {
  expect(await ask('listStates', { params: { id: 232 } })).toMatchObject({
    status: 200,
    data: [
      { id: england, title: 'England' },
      { id: 2337, title: 'Northern Ireland' },
      { id: scotland, title: 'Scotland' },
      { id: 2338, title: 'Wales' },
    ],
  });
  const us = await ask<{ id: number; title: string }[]>('listStates', { params: { id: 233 } });
  expect(us.data.length).toBe(56);
  expect(titles(us.data)).toEqual(
    expect.arrayContaining(['Alaska', 'District of Columbia', 'Guam', 'Puerto Rico', 'Texas']),
  );
  const refused = await Promise.all([
    ask('listStates', { params: { id: 9999 } }),
    ask('listStates', { params: { id: 'GB' } }),
    ask('listStates', { params: { id: 0 } }),
  ]);
  expect(refused.map(({ status, code }) => [status, code])).toEqual([
    [404, 'not_found'],
    [422, 'validation_failed'],
    [422, 'validation_failed'],
  ]);
});

test('API-04 GET /api/state/{id}/cities lists the cities of that state with their coordinates', async () => {
  const { status, data } = await ask<City[]>('listCities', { params: { id: scotland } });
  expect(status).toBe(200);
  expect(data.find((city) => city.title === 'Edinburgh')).toEqual({
    id: expect.any(Number),
    title: 'Edinburgh',
    state_id: scotland,
    lat: expect.closeTo(55.95, 1),
    lng: expect.closeTo(-3.2, 1),
  });
  expect(new Set(data.map((city) => city.state_id))).toEqual(new Set([scotland]));
  const other = await Promise.all([
    ask('listCities', { params: { id: 99_999 } }),
    ask('listCities', { params: { id: 'x' } }),
  ]);
  expect(other.map(({ status, code }) => [status, code])).toEqual([
    [404, 'not_found'],
    [422, 'validation_failed'],
  ]);
});

test('GET /api/cities names cities by their numbers, and leaves out the unknown', async () => {
  const [edinburgh, glasgow] = ['Edinburgh', 'Glasgow'].map(async (title) => {
    const { data } = await search(232, title);
    return data.find((city) => city.title === title)!;
  });
  const expected = [await edinburgh, await glasgow];
  const { status, data } = await ask('nameCities', {
    query: { id: [...expected.map((item) => item!.id), 2_000_000_000] },
  });
  expect([status, data]).toEqual([200, expected]);
  const refused: RequestOptions['query'][] = [
    {},
    { id: ['x'] },
    { id: Array.from({ length: 21 }, (_, at) => at + 1) },
  ];
  const answers = await Promise.all(refused.map((query) => ask('nameCities', { query })));
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
});

describe('POST /api/country/cities', () => {
  test('API-02 finds the cities of the country whose name has the text, best first, 20 at most', async () => {
    const bristol = await search(232, 'brist');
    expect(bristol.status).toBe(200);
    expect(bristol.data[0]).toEqual({
      id: expect.any(Number),
      title: 'Bristol',
      state_id: england,
      lat: expect.closeTo(51.45, 1),
      lng: expect.closeTo(-2.6, 1),
    });
    const many = await search(233, 'ville');
    expect(many.data.length).toBe(20);
    expect(titles(many.data).filter((title) => !/ville/i.test(title))).toEqual([]);
    expect(titles((await search(232, 'york')).data)[0]).toBe('York');
    expect((await search(233, 'bristol')).data.map((city) => city.state_id)).not.toContain(england);
    const refused = await Promise.all([
      search(9999, 'york'),
      search(232, 'y'),
      search(232, ' y '),
      search(232, 'y'.repeat(61)),
      ask('searchCities', { body: { country_id: 232 } }),
      ask('searchCities', { body: { country_id: '232', city: 'york' } }),
      ask('searchCities', { body: { country_id: 232, city: 'york', state: 'x' } }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 422, 422, 422, 422, 422, 422]);
  });

  test('case, accents and punctuation do not matter, and no wildcard works', async () => {
    const titlesFor = async (country: number, city: string) => titles((await search(country, city)).data);
    expect(await titlesFor(233, 'CANON CITY')).toEqual(await titlesFor(233, 'Cañon City'));
    expect(await titlesFor(232, 'newcastle-upon')).toContain('Newcastle upon Tyne');
    expect(await titlesFor(233, 'washington dc')).toEqual(['Washington D.C.']);
    expect(await titlesFor(232, '%%')).toEqual([]);
    expect(await titlesFor(232, 'b_istol')).toEqual([]);
    expect(await titlesFor(232, "'; drop table cities; --")).toEqual([]);
  });
});

describe('the seed', () => {
  const contents = () =>
    server.database.asPlatform(async (tx) => {
      const { rows } = await tx.execute(sql`
        select 'roles' as name, md5(string_agg(to_jsonb(t)::text || xmin::text, '' order by id)) as sum
          from military_badged_roles t
        union all select 'questions', md5(string_agg(to_jsonb(t)::text || xmin::text, '' order by id)) from questions t
        union all select 'cities', md5(string_agg(to_jsonb(t)::text || xmin::text, '' order by id)) from cities t
        order by name`);
      return rows;
    });

  test('running it again changes nothing, not even the version of a row', async () => {
    const before = await contents();
    await server.database.asPlatform(seedReference);
    expect(await contents()).toEqual(before);
  });

  test('a changed list is brought up to date', async () => {
    const rows = await server.database.asPlatform(async (tx) => {
      await tx.execute(sql`update military_ranks set title = 'Old' where id = 2001`);
      await tx.execute(sql`delete from crosswalk where badged_role_id = 1001`);
      await tx.execute(sql`update reference_loads set checksum = 'older' where list = 'lists'`);
      await seedReference(tx);
      const result = await tx.execute(sql`
        select title, (select count(*)::int from crosswalk where badged_role_id = 1001) as matches
        from military_ranks where id = 2001`);
      return result.rows;
    });
    expect(rows).toEqual([{ title: 'Able Rate 2', matches: 2 }]);
  });
});
