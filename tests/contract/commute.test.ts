// Where a veteran would work, and how far they would travel, in every list of jobs.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { candidatesOf } from '../support/contract/candidatePeople.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { type RequestOptions, startTestServer } from '../support/contract/harness.ts';
import { type Job, wholeJob } from '../support/contract/jobWriting.ts';
import { matchLevel } from '../support/contract/matchLevel.ts';
import { veteranOn } from '../support/contract/onboardingSteps.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];
interface List {
  data: Schemas['JobCard'][];
  meta: { last_page: number };
}

const server = await startTestServer();
const people = candidatesOf(server);
const founder = await peopleOf(server).founder({ name: 'Harbourside Works' });

async function cityNamed(title: string, region: string) {
  const { rows } = await server.database.asPlatform((tx) =>
    tx.execute<{ id: number; state_id: number }>(
      sql`select c.id, c.state_id from cities c join states s on s.id = c.state_id
        where c.title = ${title} and s.title = ${region}`,
    ),
  );
  return { city: Number(rows[0]!.id), state_id: Number(rows[0]!.state_id) };
}

const bristol = await cityNamed('Bristol', 'England');
const glasgow = await cityNamed('Glasgow', 'Scotland');

async function publish(change: Parameters<typeof wholeJob>[1]): Promise<Job> {
  const { body } = await founder.call('createJob', { body: wholeJob(testNow, change) });
  const { id } = body.data as Job;
  return (await founder.call('publishJob', { params: { id } })).body.data as Job;
}

async function pages(query: RequestOptions['query'], options: RequestOptions): Promise<Schemas['JobCard'][]> {
  const page = async (number: number) => {
    const { status, body } = await server.request('listJobs', {
      query: { ...query, page: number },
      ...options,
    });
    expect(status).toBe(200);
    return body as unknown as List;
  };
  const { data, meta } = await page(1);
  for (let number = 2; number <= meta.last_page; number += 1) data.push(...(await page(number)).data);
  return data;
}

test('SEEK-03 by relevance no weaker match comes before a stronger one, and the commute that a veteran set counts in every list', async () => {
  const options = { token: await server.signIn('veteran-complete') };
  // One job at home and the same job in Glasgow, which is some 310 miles from Bristol as the crow flies.
  const job_role_id = 3001;
  const title = 'Network Administrator for Harbourside';
  const near = await publish({ title, job_role_id, city: [bristol.city] });
  const far = await publish({ title, job_role_id, city: [glasgow.city] });
  const travel = async (change: object) => {
    const { body } = await server.request('getUserProfile', options);
    const { version } = body.data as { version: number };
    const changed = await server.request('updateUserProfile', { body: { version, ...change }, ...options });
    expect(changed.status).toBe(200);
  };
  const matchIn = async (query: RequestOptions['query'], id: number) => {
    const cards = await pages(query, options);
    return {
      at: cards.findIndex((card) => card.id === id),
      match: cards.find((card) => card.id === id)?.match,
    };
  };
  const fromDashboard = async () => {
    const { body } = await server.request('getVeteranDashboard', options);
    return (body.data as Schemas['VeteranDashboard']).jobs.map(({ id }) => id);
  };
  await travel({ ...bristol, willing_to_relocate: false, work_radius_km: 30 });
  const lists: RequestOptions['query'][] = [{}, { search: 'harbourside' }];
  for (const query of lists) {
    const [home, away] = [await matchIn(query, near.id), await matchIn(query, far.id)];
    expect(home.match?.obstacles.join()).not.toMatch(/miles away/);
    expect(home.match?.band).toBe('strong');
    // In the questionnaire it said that jobs further away are left out of the matches.
    expect([away.match?.band, matchLevel({ match: away.match ?? null })]).toEqual(['strong', 0]);
    const [, miles] = /^(\d+) miles away, beyond your limit$/.exec(away.match?.obstacles.join() ?? '') ?? [];
    expect(Math.abs(Number(miles) - 310)).toBeLessThan(10);
    expect(home.at).toBeLessThan(away.at);
  }
  expect((await matchIn({ matching_jobs: true }, near.id)).at).toBeGreaterThanOrEqual(0);
  expect((await matchIn({ matching_jobs: true }, far.id)).at).toBe(-1);
  const shown = await fromDashboard();
  expect([shown.includes(near.id), shown.includes(far.id)]).toEqual([true, false]);
  const searches: RequestOptions['query'][] = [{}, { search: 'engineer' }, { search: 'harbourside' }];
  for (const query of searches) {
    const ranks = (await pages(query, options)).map(matchLevel);
    expect(ranks).toEqual([...ranks].sort((first, second) => second - first));
    expect(ranks[0]).toBeGreaterThan(0);
  }

  await travel({ work_radius_km: 600 });
  expect((await matchIn({ search: 'harbourside' }, far.id)).match?.band).toBe('strong');
});

test('SEEK-03 the distance and the start that the questionnaire asks for are those of the preferences, and jobs further away are no match', async () => {
  const quinn = await veteranOn(server, 'veteran-complete');
  const details = async () => (await quinn.get<Schemas['User']>('getUserProfile')).user_details;
  const prefer = async (change: object) => {
    const { version } = await quinn.get<Schemas['User']>('getUserProfile');
    await quinn.get('updateUserProfile', { body: { version, ...change } });
  };
  const onboarding = await quinn.onboarding();
  const direction = onboarding.career_direction!.id;
  const answer = (answers: object[]) =>
    quinn.get('saveQuestionnaire', { body: { answers, career_direction_id: direction, is_final: false } });
  const answered = async (id: number) =>
    (await quinn.get<Schemas['Question'][]>('getQuestionnaire', { params: { id: direction } })).find(
      (question) => question.id === id,
    )?.answer;
  await prefer({ ...bristol, willing_to_relocate: false, availability: null, work_radius_km: null });
  const title = 'Network Administrator for Dockside';
  const near = await publish({ title, job_role_id: 3001, city: [bristol.city] });
  const far = await publish({ title, job_role_id: 3001, city: [glasgow.city] });
  const token = await server.signIn('veteran-complete');
  const matches = async () => {
    const cards = await pages({ search: 'dockside' }, { token });
    const only = await pages({ search: 'dockside', matching_jobs: true }, { token });
    const of = (id: number) => cards.find((card) => card.id === id)?.match;
    return { near: of(near.id), far: of(far.id), only: only.map(({ id }) => id) };
  };

  await answer([
    { question_id: 6102, answer_option_id: 610204 },
    { question_id: 6103, answer_number: 24 },
    { question_id: 6108, answer_option_id: 610802 },
  ]);
  await answer([{ question_id: 6103, answer_number: 25 }]);
  expect((await details()).work_radius_km).toBe(40);
  expect((await details()).availability).toBeNull();
  const later = await matches();
  expect([later.near?.obstacles, later.near?.band, later.only]).toEqual([[], 'strong', [near.id]]);
  expect(later.far?.obstacles.join()).toMatch(/beyond your limit/);
  const dashboard = await quinn.get<Schemas['VeteranDashboard']>('getVeteranDashboard');
  expect(dashboard.jobs.map(({ id }) => id)).toContain(near.id);
  expect(dashboard.jobs.map(({ id }) => id)).not.toContain(far.id);

  await answer([{ question_id: 6108, answer_option_id: 610801 }]);
  expect((await details()).availability).toBe('immediately');
  await prefer({ work_radius_km: 48, availability: 'within_1_month' });
  expect([await answered(6103), await answered(6108)]).toEqual([
    { answer_number: 30 },
    { answer_option_id: 610802 },
  ]);
  // What is answered as before changes nothing.
  await answer([{ question_id: 6103, answer_number: 30 }]);
  expect((await details()).work_radius_km).toBe(48);
});

test('SEEK-03 of the preferences alone, a commute puts jobs beyond it below those within it, or leaves them out, as the preferences say', async () => {
  const { email } = await people.veteran({ willing_to_relocate: false, work_radius_km: 40 });
  const token = await server.sessionOf(email);
  const title = 'Network Administrator for Wharfside';
  const near = await publish({ title, job_role_id: 3001, city: [bristol.city] });
  const far = await publish({ title, job_role_id: 3001, city: [glasgow.city] });
  const cards = await pages({ search: 'wharfside' }, { token });
  expect(cards.map(({ id }) => id)).toEqual([near.id, far.id]);
  const [home, away] = cards.map(({ match }) => match);
  expect([home?.band, home?.obstacles]).toEqual(['strong', []]);
  expect([away?.band, away?.obstacles]).toEqual(['strong', [expect.stringMatching(/^\d+ miles away$/)]]);
});

test('SEEK-02 jobs are found by place, distance and least pay, sorted by distance, pay, date or fit, and the list says what it cannot know', async () => {
  const bath = await cityNamed('Bath', 'England');
  const pay = (min: number, per: 'hour' | 'year') => ({ min, max: null, currency: 'GBP' as const, per });
  const named = (title: string, change: Parameters<typeof wholeJob>[1]) =>
    publish({ title: `${title} at Tidewater`, ...change });
  await named('Baker', { city: [bath.city], salary: pay(1600, 'hour') });
  await named('Butcher', { city: [glasgow.city, bristol.city], salary: pay(3_000_000, 'year') });
  await named('Cook', { city: [glasgow.city], salary: pay(4_000_000, 'year') });
  await named('Editor', { city: [], type: ['remote'], is_remote: true, salary: null });
  const listFor = async (query: RequestOptions['query'], options: RequestOptions = {}) => {
    const { body } = await server.request('listJobs', {
      query: { search: 'tidewater', ...query },
      ...options,
    });
    const { data, meta } = body as unknown as {
      data: Schemas['JobCard'][];
      meta: { place: unknown; without_pay: number | null };
    };
    const rows = data.map(({ title, distance_km }) => [title.replace(' at Tidewater', ''), distance_km]);
    return { rows, titles: rows.map(([title]) => title).sort(), meta };
  };

  // Great-circle distances between the towns' centres, from a map: Bristol to Bath 18 km, Bath to Glasgow 514 km.
  const aroundBath = await listFor({ near: bath.city, sorted_by: 'distance', sorted_type: 'asc' });
  expect(aroundBath.rows.map(([title]) => title)).toEqual(['Baker', 'Butcher', 'Cook', 'Editor']);
  const [own, next, far, home] = aroundBath.rows.map(([, km]) => km);
  expect([own, home]).toEqual([0, null]);
  expect(Math.abs(Number(next) - 18)).toBeLessThan(3);
  expect(Math.abs(Number(far) - 514)).toBeLessThan(10);
  expect(aroundBath.meta.place).toEqual({ id: bath.city, title: 'Bath', is_own: false });
  expect((await listFor({ near: bath.city, radius_km: 8 })).titles).toEqual(['Baker', 'Editor']);
  expect((await listFor({ near: bath.city, radius_km: 40 })).titles).toEqual(['Baker', 'Butcher', 'Editor']);

  const nowhere = await listFor({ sorted_by: 'distance', radius_km: 8 });
  expect(nowhere.rows).toEqual(['Editor', 'Cook', 'Butcher', 'Baker'].map((title) => [title, null]));
  expect(nowhere.meta.place).toBeNull();
  const { email } = await people.veteran({ willing_to_relocate: false, work_radius_km: 40 });
  const token = await server.sessionOf(email);
  const atHome = await listFor({ radius_km: 8 }, { token });
  expect([atHome.titles, atHome.meta.place]).toEqual([
    ['Butcher', 'Editor'],
    { id: bristol.city, title: 'Bristol', is_own: true },
  ]);
  expect((await listFor({ near: bath.city, radius_km: 8 }, { token })).titles).toEqual(['Baker', 'Editor']);

  // A town that only the CV names is theirs, too, as in matches.
  const personal_details = {
    first_name: 'Sam',
    last_name: 'Lee',
    country_id: 232,
    city: 'Bath',
    state: 'England',
  };
  const written = await people.veteran({ city_id: null, state_id: null }, { personal_details });
  const fromCv = await listFor({ radius_km: 8 }, { token: await server.sessionOf(written.email) });
  expect([fromCv.titles, fromCv.meta.place]).toEqual([
    ['Baker', 'Editor'],
    { id: bath.city, title: 'Bath', is_own: true },
  ]);

  // £16 per hour is £31,200 in a year of 1,950 hours.
  const aYear = await listFor({ min_pay: 3_100_000 });
  expect([aYear.titles, aYear.meta.without_pay]).toEqual([['Baker', 'Cook'], 1]);
  const anHour = await listFor({ min_pay: 1500, pay_per: 'hour' });
  expect(anHour.titles).toEqual(['Baker', 'Butcher', 'Cook']);
  const withAll = await listFor({ min_pay: 3_500_000, without_pay: true });
  expect([withAll.titles, withAll.meta.without_pay]).toEqual([['Cook', 'Editor'], null]);
  expect((await listFor({})).meta.without_pay).toBeNull();

  const inOrder = async (query: RequestOptions['query']) =>
    (await listFor(query)).rows.map(([title]) => title);
  expect(await inOrder({ sorted_by: 'salary' })).toEqual(['Cook', 'Baker', 'Butcher', 'Editor']);
  const byAge = ['Baker', 'Butcher', 'Cook', 'Editor'];
  expect(await inOrder({ sorted_by: 'date', sorted_type: 'asc' })).toEqual(byAge);
  expect(await inOrder({ sorted_by: 'date' })).toEqual([...byAge].reverse());
  const cooked = { job_title: 'Cook', employer: 'Somebody', start_month: '2019-06', is_current: true };
  const chef = await people.veteran(
    { willing_to_relocate: true },
    { military_exp: [], civilian_exp: [{ id: '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9f0001', ...cooked }] as never },
  );
  const fitting = await pages(
    { search: 'tidewater', sorted_by: 'relevance' },
    { token: await server.sessionOf(chef.email) },
  );
  const levels = fitting.map(matchLevel);
  expect(levels).toEqual([...levels].sort((first, second) => second - first));
  expect([levels[0]! > 0, fitting.at(-1)?.title]).toEqual([true, 'Editor at Tidewater']);
});

test('a town that no job has as a word is where to look for the same work, and the list says how it was read', async () => {
  const bath = await cityNamed('Bath', 'England');
  const keynsham = await cityNamed('Keynsham', 'England');
  const salary = { min: 3_000_000, max: null, currency: 'GBP' as const, per: 'year' as const };
  await publish({ title: 'Zookeeper', city: [bath.city], salary });
  await publish({ title: 'Zookeeper', city: [glasgow.city], salary });
  const listFor = async (search: string, query: RequestOptions['query'] = {}) => {
    const { body } = await server.request('listJobs', { query: { search, ...query } });
    const { data, meta } = body as unknown as {
      data: Schemas['JobCard'][];
      meta: { place: { id: number } | null; meanings: Schemas['SearchMeaning'][]; left_out: string[] };
    };
    return {
      towns: data.map(({ city }) => city.map(({ title }) => title).join()).sort(),
      distances: data.map(({ distance_km }) => distance_km),
      place: meta.place?.id ?? null,
      read: meta.meanings.map(({ written, as, means }) => [written, as, ...means.map(({ label }) => label)]),
      left: meta.left_out,
    };
  };
  const town = (written: string) => [written, 'town', 'jobs within 25 miles of Keynsham, England'];
  for (const written of ['Keynsham', 'keynsham, england']) {
    const around = await listFor(`zookeeper ${written}`);
    expect({ ...around, distances: [] }).toEqual({
      ...{ towns: ['Bath'], distances: [], place: keynsham.city },
      ...{ read: [town(written)], left: [] },
    });
    // From a map: 11 km.
    expect(Math.abs(Number(around.distances[0]) - 11)).toBeLessThan(3);
  }
  // Pay within 25 miles is less important than the town.
  const paid = await listFor('zookeeper £90k Keynsham');
  expect([paid.towns, paid.read.at(-1), paid.left]).toEqual([['Bath'], town('Keynsham'), ['£90k']]);

  // A place of the filter, and a town without such jobs around it, are no reading of the words.
  const elsewhere = await listFor('zookeeper Keynsham', { near: glasgow.city });
  expect([elsewhere.place, elsewhere.read]).toEqual([glasgow.city, []]);
  const far = await listFor('zookeeper Lerwick');
  expect([far.towns, far.place, far.read, far.left]).toEqual([['Bath', 'Glasgow'], null, [], ['Lerwick']]);

  // Work from home is around every town, and a job that only mentions the work is of other work.
  await publish({ title: 'Interpreter', city: [], type: ['remote'], is_remote: true });
  await publish({ title: 'Sculptor', city: [bath.city], requirements: ['You work with an interpreter'] });
  const apart = await listFor('interpreter Keynsham');
  expect([apart.towns, apart.place, apart.read, apart.left]).toEqual([['', 'Bath'], null, [], ['Keynsham']]);
});
