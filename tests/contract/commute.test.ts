// Where a veteran would work, and how far they would travel, in every list of jobs.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { candidatesOf } from '../support/contract/candidatePeople.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { type RequestOptions, startTestServer } from '../support/contract/harness.ts';
import { type Job, wholeJob } from '../support/contract/jobWriting.ts';
import { veteranOn } from '../support/contract/onboardingSteps.ts';

type Schemas = components['schemas'];
interface List {
  data: Schemas['JobCard'][];
  meta: { last_page: number };
}

const server = await startTestServer();
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
  const { body } = await founder.call('createJob', { body: wholeJob(new Date(), change) });
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
    expect(home.match?.missing.join()).not.toMatch(/miles away/);
    expect(home.match?.band).toBe('strong');
    // In the questionnaire it said that jobs further away are left out of the matches.
    expect(away.match?.band).toBeNull();
    const [, miles, commute] =
      /^.*Glasgow is (\d+) miles away, beyond your (\d+)-mile commute.*$/.exec(
        away.match?.missing.join() ?? '',
      ) ?? [];
    expect(Math.abs(Number(miles) - 310)).toBeLessThan(10);
    expect(commute).toBe('19');
    expect(home.at).toBeLessThan(away.at);
  }
  expect((await matchIn({ matching_jobs: true }, near.id)).at).toBeGreaterThanOrEqual(0);
  expect((await matchIn({ matching_jobs: true }, far.id)).at).toBe(-1);
  const shown = await fromDashboard();
  expect([shown.includes(near.id), shown.includes(far.id)]).toEqual([true, false]);
  const rank = ({ match }: Schemas['JobCard']) =>
    match?.band ? ['possible', 'good', 'strong'].indexOf(match.band) * 1000 + match.score : -1;
  const searches: RequestOptions['query'][] = [{}, { search: 'engineer' }, { search: 'harbourside' }];
  for (const query of searches) {
    const ranks = (await pages(query, options)).map(rank);
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
  expect(later.near?.missing).not.toContain('No start date in the profile yet');
  expect([later.near?.band, later.far?.band, later.only]).toEqual(['strong', null, [near.id]]);
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

test('SEEK-03 of the preferences alone, a commute makes jobs beyond it match less, or not at all, as the preferences say', async () => {
  const { email } = await candidatesOf(server).veteran({ willing_to_relocate: false, work_radius_km: 40 });
  const token = await server.sessionOf(email);
  const title = 'Network Administrator for Wharfside';
  const near = await publish({ title, job_role_id: 3001, city: [bristol.city] });
  const far = await publish({ title, job_role_id: 3001, city: [glasgow.city] });
  const cards = await pages({ search: 'wharfside' }, { token });
  expect(cards.map(({ id }) => id)).toEqual([near.id, far.id]);
  const [home, away] = cards.map(({ match }) => match);
  expect(home?.band).toBe('strong');
  expect(away?.band).not.toBe('strong');
  expect(away?.missing.join()).toMatch(/Glasgow is \d+ miles away, beyond your 25-mile commute/);
});
