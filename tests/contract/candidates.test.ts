import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { candidateNumbers } from '../../server/companies/candidateNumbers.ts';
import { type Keyring, keyringOf } from '../../server/crypto/keys.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { applications } from '../../server/db/schema/applications.ts';
import { cities } from '../../server/db/schema/reference.ts';
import { candidatesOf, type Veteran } from '../support/contract/candidatePeople.ts';
import { type RequestOptions, startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { matchLevel } from '../support/contract/matchLevel.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];
type Candidate = Schemas['Candidate'];
type Detail = Schemas['CandidateDetail'];

const server = await startTestServer();
const uk = candidatesOf(server, 'uk');
const us = candidatesOf(server, 'us');
const mailbox = mailboxOf(server);

const mine = 'recruiter@northgate.test';
const other = 'hiring@brightwell.test';
const tokens: Record<string, string> = {};

beforeAll(async () => {
  for (const email of [mine, other]) tokens[email] = await server.sessionOf(email);
});

const ask = (id: string, options: RequestOptions & { by?: string } = {}) => {
  const { by = mine, ...rest } = options;
  return server.request(id, { token: tokens[by]!, ...rest });
};

/** All pages. */
async function listAll(query: RequestOptions['query'] = {}, by = mine) {
  const cards: Candidate[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await ask('listCandidates', { by, query: { ...query, page } });
    expect(status).toBe(200);
    const { data, meta } = body as unknown as {
      data: Candidate[];
      meta: { total: number; last_page: number };
    };
    cards.push(...data);
    if (page >= meta.last_page) {
      expect(cards.length).toBe(meta.total);
      return cards;
    }
  }
}

const asVeteran = async ({ email }: Pick<Veteran, 'email'>) => server.sessionOf(email);

const visibilities = ['hidden', 'anonymous', 'visible'] as const;
const links = ['none', 'invited', 'accepted', 'declined', 'applied', 'withdrawn'] as const;

interface Row {
  visibility: (typeof visibilities)[number];
  link: (typeof links)[number];
  isBlocked: boolean;
  isActive: boolean;
}

/** What the contract says of each row, before any code: nothing, the card without a name, or everything. */
function expectedView({ visibility, link, isBlocked, isActive }: Row): 'nothing' | 'anonymous' | 'open' {
  if (visibility === 'hidden' || isBlocked || !isActive) return 'nothing';
  if (visibility === 'visible' || link === 'accepted' || link === 'applied') return 'open';
  return 'anonymous';
}

const matrix: Row[] = visibilities.flatMap((visibility) =>
  links.flatMap((link) =>
    [false, true].flatMap((isBlocked) =>
      [true, false].map((isActive) => ({ visibility, link, isBlocked, isActive })),
    ),
  ),
);

describe('each veteran before each company', () => {
  const people: (Row & { person: Veteran; jobId: number; number: number })[] = [];
  let bristol = 0;
  let leeds = 0;

  beforeAll(async () => {
    const jobId = await uk.job(mine);
    for (const row of matrix) {
      const person = await uk.veteran({
        candidate_visibility: row.visibility,
        status: row.isActive ? 'active' : 'inactive',
      });
      if (row.link === 'applied') await uk.applied(mine, person.id, jobId);
      else if (row.link === 'withdrawn') await uk.applied(mine, person.id, jobId, 'withdrawn');
      else if (row.link !== 'none') {
        const status = row.link === 'invited' ? 'pending' : row.link;
        await uk.invited(mine, person.id, jobId, status);
      }
      if (row.isBlocked) await uk.blocked(mine, person.id);
      const number = await uk.numberOf(mine, person.id, expectedView(row) === 'open' ? 'named' : 'anonymous');
      people.push({ ...row, person, jobId, number });
    }
    // Of the rows four are anonymous, and a filter that fewer than five pass shows none.
    await uk.veteran({ candidate_visibility: 'anonymous' });
    const towns = await server.database.asPlatform((tx) =>
      tx.select().from(cities).where(eq(cities.country_id, 232)),
    );
    bristol = towns.find(({ title }) => title === 'Bristol')!.id;
    leeds = towns.find(({ title }) => title === 'Leeds')!.id;
  });

  /** What of someone a text gives away. */
  const reveals = ({ person }: { person: Veteran }, text: string) => text.includes(person.mark);

  const shownAs = (cards: Candidate[], id: number) => {
    const card = cards.find((card) => card.id === id);
    if (!card) return 'nothing';
    return card.is_anonymous ? 'anonymous' : 'open';
  };

  test('the list shows each as far as the rules say, and counts nobody else', async () => {
    const cards = await listAll();
    expect(people.map((row) => [row, shownAs(cards, row.number)])).toEqual(
      people.map((row) => [row, expectedView(row)]),
    );
    for (const row of people) {
      const card = cards.find(({ id }) => id === row.number);
      expect(reveals(row, JSON.stringify(card ?? null))).toBe(expectedView(row) === 'open');
    }
  });

  test('one of them is opened as far as the rules say, and not found otherwise', async () => {
    for (const row of people) {
      const { status, body } = await ask('getCandidate', { params: { id: row.number } });
      const rule = expectedView(row);
      expect([row, status]).toEqual([row, rule === 'nothing' ? 404 : 200]);
      expect([row, reveals(row, JSON.stringify(body))]).toEqual([row, rule === 'open']);
      if (rule === 'nothing') continue;
      const { contact, resume, display_name, place } = body.data as Detail;
      expect([contact !== null, resume !== null, place.city !== null]).toEqual(
        rule === 'open' ? [true, true, true] : [false, false, false],
      );
      expect(display_name).toBe(
        rule === 'open' ? `${row.person.first_name} ${row.person.last_name}` : `Candidate ${row.number}`,
      );
    }
  });

  test('no search, filter, order or count tells more than the cards', async () => {
    const questions: RequestOptions['query'][] = [
      { sorted_by: 'years' },
      { sorted_by: 'availability' },
      { search: 'network' },
      { skills: 'networking' },
      { service_id: 103 },
      { job_role: 3001 },
      { years_min: 11 },
      { country_id: 232 },
      { city: bristol },
      { city: bristol, radius_km: 10 },
      { availability: 'within_1_month' },
      { languages: 'welsh' },
      { clearance: 'DV' },
      { job_id: people[0]!.jobId },
    ];
    for (const query of questions) {
      const cards = await listAll(query);
      expect([query, people.map(({ number }) => shownAs(cards, number))]).toEqual([
        query,
        people.map(expectedView),
      ]);
    }
  });

  test('what an anonymous card does not show finds nobody', async () => {
    for (const row of people) {
      const { first_name, email, mark } = row.person;
      const names = (await listAll({ search: first_name })).map(({ id }) => id);
      expect([row, names]).toEqual([row, expectedView(row) === 'open' ? [row.number] : []]);
      if (row.link !== 'none' && row.link !== 'applied') continue;
      for (const search of [email, `unit ${mark}`]) expect(await listAll({ search })).toEqual([]);
      expect(await listAll({ skills: email })).toEqual([]);
    }
    for (const clearance of ['CTC', 'SC']) {
      const cards = await listAll({ clearance });
      expect(people.filter(({ number }) => shownAs(cards, number) !== 'nothing')).toEqual([]);
    }
  });

  test('no filter reveals the town of an anonymous candidate: any town of the region finds all of them', async () => {
    const [here, there] = [await listAll({ city: bristol }), await listAll({ city: leeds })];
    const anonymous = people.filter((row) => expectedView(row) === 'anonymous');
    expect(anonymous.length).toBeGreaterThan(2);
    for (const { number } of anonymous) {
      expect([shownAs(here, number), shownAs(there, number)]).toEqual(['anonymous', 'anonymous']);
    }
    const open = people.filter((row) => expectedView(row) === 'open');
    for (const { number } of open) {
      expect([shownAs(here, number), shownAs(there, number)]).toEqual(['open', 'nothing']);
    }
  });

  test('years of an anonymous candidate are shown as a band alone', async () => {
    const cards = await listAll({ years_min: 14 });
    const ids = new Set(cards.map(({ id }) => id));
    expect(people.map((row) => [row, ids.has(row.number)])).toEqual(
      people.map((row) => [row, expectedView(row) === 'anonymous']),
    );
    expect(cards.filter(({ is_anonymous }) => is_anonymous).map(({ years_served }) => years_served)).toEqual(
      cards.filter(({ is_anonymous }) => is_anonymous).map(() => null),
    );
  });

  test('a match is made for whom the company sees, and names only somebody who shows their name', async () => {
    for (const row of people) {
      const { status, body } = await ask('getMatch', {
        query: { job_id: row.jobId, candidate_id: row.number },
      });
      expect([row, status]).toEqual([row, expectedView(row) === 'nothing' ? 404 : 200]);
      expect([row, reveals(row, JSON.stringify(body))]).toEqual([row, expectedView(row) === 'open']);
    }
  });

  test('an invitation reaches only whom the company sees and has not asked', async () => {
    const again = await uk.job(mine);
    for (const row of people) {
      const params = { id: row.number };
      const { status } = await ask('inviteToApply', { params, body: { job_id: again } });
      expect([row, status]).toEqual([row, expectedView(row) === 'nothing' ? 404 : 202]);
    }
  });

  test('a company without any link sees the anonymous ones without a name, whatever happened elsewhere', async () => {
    const cards = await listAll({}, other);
    for (const row of people) {
      const rule = expectedView({ ...row, link: 'none', isBlocked: false });
      const number = await uk.numberOf(other, row.person.id, rule === 'open' ? 'named' : 'anonymous');
      expect([row, shownAs(cards, number)]).toEqual([row, rule]);
    }
  });

  test('a company of the other tenant sees none of them', async () => {
    const token = await server.sessionOf(mine, 'us');
    const { body } = await server.request('listCandidates', {
      tenant: 'us',
      token,
      query: { search: 'network' },
    });
    const ids = new Set((body.data as Candidate[]).map(({ id }) => id));
    for (const { person } of people) {
      const number = await us.numberOf(mine, person.id, 'named');
      const detail = await server.request('getCandidate', { tenant: 'us', token, params: { id: number } });
      expect([
        JSON.stringify(body).includes(person.mark),
        JSON.stringify(detail.body).includes(person.mark),
      ]).toEqual([false, false]);
    }
    const theirs = await us.veteran({ candidate_visibility: 'visible' });
    expect(ids.has(await us.numberOf(mine, theirs.id, 'named'))).toBe(false);
    expect(JSON.stringify(await listAll({ search: theirs.first_name }))).toBe('[]');
  });
});

test('a recruiter finds candidates by what they can do, where they are and when they can start', async () => {
  const token = tokens[mine]!;
  const chef = await uk.veteran(
    { candidate_visibility: 'visible', availability: 'immediately' },
    {
      military_exp: [
        {
          id: '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1b77',
          ...{ military_service_id: 104, military_profession_id: 507, military_badged_role_id: 1224 },
          ...{ military_rank_id: 2103, role_title: 'Chef', start_month: '2020-01', end_month: '2022-12' },
        },
      ],
      skills: [
        { id: '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1b78', name: 'Glassblowing' },
        { id: '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1b80', name: 'C#/.NET' },
      ],
      languages: [{ id: '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1b79', name: 'Faroese', level: 'Advanced' }],
      security_clearance: [],
    },
  );
  const finds = async (query: Record<string, string | number>) =>
    (await listAll({ search: chef.first_name, ...query })).length === 1;
  const verdicts: [Record<string, string | number>, boolean][] = [
    [{ skills: 'glass-blowing' }, false],
    [{ skills: 'GLASSBLOWING' }, true],
    [{ skills: 'c#' }, true],
    [{ skills: 'C++' }, false],
    [{ search: '.NET' }, true],
    [{ search: 'C++' }, false],
    [{ job_role: 3033 }, true],
    [{ job_role: 3001 }, false],
    [{ service_id: 104 }, true],
    [{ service_id: 103 }, false],
    [{ badged_role_id: 1224 }, true],
    [{ badged_role_id: 1116 }, false],
    [{ years_min: 3 }, true],
    [{ years_min: 4 }, false],
    [{ country_id: 232 }, true],
    [{ country_id: 233 }, false],
    [{ availability: 'immediately' }, true],
    [{ availability: 'flexible' }, false],
    [{ languages: 'faroese' }, true],
    [{ languages: 'welsh' }, false],
    [{ clearance: 'DV' }, false],
  ];
  for (const [query, matches] of verdicts) expect([query, await finds(query)]).toEqual([query, matches]);
  const refused = await server.request('listCandidates', { token, query: { rank: 'Sergeant' } });
  expect(refused.body.code).toBe('validation_failed');
});

test('SEEK-10 candidates are found by everyday words, other titles, short forms, skills, codes and licences, named and on cards, as jobs are', async () => {
  const own = 'Quayside rota';
  const worked = (at: number, job_title: string, ...names: string[]) => ({
    military_exp: [],
    civilian_exp: [
      {
        id: `7d0f2a52-0c7e-4a84-9a6e-0d7c2c9b${at}`,
        ...{ job_title, employer: 'Somebody', start_month: '2019-06', is_current: true },
      },
    ] as never,
    skills: [own, ...names].map((name, place) => ({
      id: `7d0f2a52-0c7e-4a84-9a6e-0d7c2c9c${at + place}`,
      name,
    })),
  });
  for (let count = 0; count < 6; count += 1) {
    const candidate_visibility = count === 0 ? 'visible' : 'anonymous';
    const driver = worked(1000 + 10 * count, 'LGV Driver', 'Digital tachograph', 'Counterbalance licence');
    await uk.veteran({ candidate_visibility }, driver);
  }
  await uk.veteran({ candidate_visibility: 'visible' }, worked(2000, 'Project Manager', 'Prince2'));
  await uk.veteran({ candidate_visibility: 'visible' }, worked(3000, 'Marine Engineer', 'Diesel'));
  const gardener = {
    ...worked(4000, 'Gardener', 'Hedges'),
    training: [{ id: '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9e0001', title: 'SIA Door Supervisor' }],
    misc: [{ id: '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9e0002', heading: 'Driving licence', text: 'B and C1' }],
  };
  await uk.veteran({ candidate_visibility: 'visible' }, gardener);
  await uk.veteran({ candidate_visibility: 'anonymous' }, gardener);
  const titlesFor = async (typed: string) => {
    const cards = await listAll({ search: [own, typed] });
    return [...new Set(cards.map(({ civilian_title }) => civilian_title))]
      .map((title) => {
        const called = cards.filter((card) => card.civilian_title === title);
        return `${title}: ${called.length}, ${called.filter((card) => card.is_anonymous).length} of them cards`;
      })
      .sort();
  };
  const drivers = ['LGV Driver: 6, 5 of them cards'];
  const manager = ['Project Manager: 1, 0 of them cards'];
  const engineer = ['Marine Engineer: 1, 0 of them cards'];
  // A card shows no training and no driving licence.
  const licensed = ['Gardener: 1, 0 of them cards'];
  const searches: [typed: string, titles: string[]][] = [
    ...[
      'driver',
      'drivers',
      'lorry driver',
      'HGV',
      'C+E',
      '88M20',
      'digital tachographs',
      'counterbalance licence',
      '"lgv driver"',
    ].map((typed): [string, string[]] => [typed, drivers]),
    ...['project manager', 'PM', 'prince2'].map((typed): [string, string[]] => [typed, manager]),
    ...['marine engineers', 'engineer'].map((typed): [string, string[]] => [typed, engineer]),
    ['SIA', licensed],
    ['C1', [...licensed, ...drivers]],
    ...['engine', 'nurse', 'tacho'].map((typed): [string, string[]] => [typed, []]),
  ];
  const results = [];
  for (const [typed] of searches) results.push([typed, await titlesFor(typed)]);
  expect(results).toEqual(searches);
});

test('candidates are found by their rank, by the code of their role first, and by a misspelt word', async () => {
  const own = 'Dovetail rota';
  const skills = [{ id: '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9d1000', name: own }];
  const served = (at: number, post: Record<string, number>, role_title: string) => ({
    ...{ civilian_exp: [], skills },
    military_exp: [
      {
        id: `7d0f2a52-0c7e-4a84-9a6e-0d7c2c9d2${at}`,
        ...{ role_title, civilian_title: role_title, start_month: '2015-01', end_month: '2022-12', ...post },
      },
    ] as never,
  });
  const titlesFor = async (typed: string) => {
    const { body } = await ask('listCandidates', { query: { search: [own, typed] } });
    return {
      corrected: (body as unknown as { meta: { corrected: string | null } }).meta.corrected,
      names: (body.data as Candidate[]).map(({ service, rank_band }) => `${service} ${rank_band}`),
    };
  };
  const [navy, army] = [101, 103];
  const [pettyOfficer, ableRate, sergeant] = [2004, 2001, 2064];
  const open = { candidate_visibility: 'visible' as const };
  await uk.veteran(open, served(100, { military_service_id: navy, military_rank_id: pettyOfficer }, 'Chef'));
  await uk.veteran(open, served(200, { military_service_id: navy, military_rank_id: ableRate }, 'Chef'));
  await uk.veteran(
    open,
    served(300, { military_service_id: army, military_rank_id: sergeant }, 'Electrician'),
  );
  expect(await titlesFor('Petty Officer')).toEqual({ corrected: null, names: ['Royal Navy senior_nco'] });
  expect(await titlesFor('Sergeant')).toEqual({ corrected: null, names: ['British Army senior_nco'] });
  expect(await titlesFor('electrican')).toEqual({
    corrected: `${own} electrician`,
    names: ['British Army senior_nco'],
  });
  expect(await titlesFor('electrician')).toEqual({ corrected: null, names: ['British Army senior_nco'] });
});

test('a list for a job is ordered by the match, and each card says how well it fits', async () => {
  const jobId = await uk.job(mine);
  const cards = await listAll({ job_id: jobId });
  const levels = cards.map(matchLevel);
  expect(levels).toEqual([...levels].sort((item, another) => another - item));
  const best = cards[0]!;
  const { body } = await ask('getMatch', { query: { job_id: jobId, candidate_id: best.id } });
  const { band, shown, partly, asked, obstacles, work } = body.data as Schemas['Match'];
  expect({ band, shown, partly, asked, obstacles }).toEqual(best.match);
  expect([shown, asked]).toEqual([work.filter(({ state }) => state === 'shown').length, work.length]);
  const foreign = await ask('listCandidates', { by: other, query: { job_id: jobId } });
  const unsorted = await ask('listCandidates', { query: { sorted_by: 'match' } });
  expect([foreign.status, unsorted.status]).toEqual([422, 422]);
});

test('the match of an anonymous candidate holds nothing that only the town could tell', async () => {
  const towns = await server.database.asPlatform((tx) =>
    tx.select().from(cities).where(eq(cities.country_id, 232)),
  );
  const idOf = (name: string) => towns.find(({ title }) => title === name)!;
  const person = await uk.veteran({ candidate_visibility: 'anonymous' });
  const candidate_id = await uk.numberOf(mine, person.id, 'anonymous');
  const matches = await Promise.all(
    ['Bristol', 'Leeds', 'Plymouth'].map(async (name) => {
      const town = idOf(name);
      const job_id = await uk.job(mine, { state_id: town.state_id, city_ids: [town.id] });
      const { body } = await ask('getMatch', { query: { job_id, candidate_id } });
      const { practical, ...match } = body.data as Schemas['Match'];
      const [place] = practical;
      return JSON.stringify([match, place?.state, place?.reason]);
    }),
  );
  expect(new Set(matches).size).toBe(1);
});

test('HIRE-14 a match opens for every applicant of the job, also hidden or blocking ones, and for nobody hidden who did not apply', async () => {
  const [jobId, another] = [await uk.job(mine), await uk.job(mine)];
  const applicants = await Promise.all(
    visibilities.map((candidate_visibility) => uk.veteran({ candidate_visibility })),
  );
  const [hidden] = applicants;
  for (const { id } of applicants) await uk.applied(mine, id, jobId);
  await uk.blocked(mine, hidden!.id);
  const gone = await uk.veteran({ candidate_visibility: 'hidden' });
  await uk.applied(mine, gone.id, jobId, 'withdrawn');
  const { data } = (await ask('listJobApplications', { params: { id: jobId } })).body as unknown as {
    data: { id: number }[];
  };
  expect(data).toHaveLength(4);
  const named = await Promise.all(
    data.map(async ({ id }) => {
      const { body } = await ask('getApplication', { params: { id } });
      return (body.data as Schemas['Application']).candidate_id;
    }),
  );
  // An application that was withdrawn leads nowhere, so its page offers no match.
  expect(named.filter((number) => number === null)).toHaveLength(1);
  const numbers = named.filter((number) => number !== null);
  const matchAt = async (job_id: number, candidate_id: number, by = mine) =>
    (await ask('getMatch', { by, query: { job_id, candidate_id } })).status;
  expect(await Promise.all(numbers.map((number) => matchAt(jobId, number)))).toEqual([200, 200, 200]);
  const log = await server.request('listAccessLog', { token: await asVeteran(hidden!) });
  expect((log.body.data as Schemas['AccessLogEntry'][]).map(({ object }) => object)).toContainEqual({
    type: 'match',
    id: jobId,
    title: 'Network engineer',
  });

  const number = await uk.numberOf(mine, hidden!.id, 'named');
  const stranger = await uk.veteran({ candidate_visibility: 'hidden' });
  expect([
    await matchAt(another, number),
    await matchAt(jobId, await uk.numberOf(mine, stranger.id, 'named')),
    await matchAt(jobId, await uk.numberOf(mine, gone.id, 'named')),
    await matchAt(jobId, await uk.numberOf(mine, hidden!.id, 'anonymous')),
    await matchAt(jobId, await uk.numberOf(other, hidden!.id, 'named'), other),
  ]).toEqual([404, 404, 404, 404, 404]);
});

test('a veteran sees the match of an open job, as their own and nobody else’s', async () => {
  const person = await uk.veteran({ candidate_visibility: 'hidden' });
  const token = await asVeteran(person);
  const [open, draft] = [await uk.job(mine), await uk.job(mine, { status: 'draft' })];
  const own = await server.request('getMatch', { token, query: { job_id: open } });
  const { work, practical } = own.body.data as Schemas['Match'];
  expect([own.status, work[0]?.code, practical[0]?.code]).toEqual([200, 'role', 'place']);
  const others = await server.request('getMatch', { token, query: { job_id: open, candidate_id: 1 } });
  const early = await server.request('getMatch', { token, query: { job_id: draft } });
  expect([others.status, early.status]).toEqual([404, 404]);
});

test('what a veteran changes is seen at the next look', async () => {
  const person = await uk.veteran({ candidate_visibility: 'visible' });
  const token = await asVeteran(person);
  const { version } = (await server.request('getUserProfile', { token })).body.data as Schemas['User'];
  await server.request('updateUserProfile', { token, body: { version, availability: 'flexible' } });
  const [changed] = await listAll({ search: person.first_name });
  const { privacy_version } = await tenantOf(server.database, 'uk');
  const body = { candidate_visibility: 'hidden', privacy_version };
  const saved = await server.request('saveConsents', { token, body });
  expect([changed!.availability, saved.status]).toEqual(['flexible', 200]);
  expect(await listAll({ search: person.first_name })).toEqual([]);
});

test('each look at a veteran is written down for them: who, at what and when', async () => {
  const person = await uk.veteran({ candidate_visibility: 'anonymous' });
  const token = await asVeteran(person);
  const jobId = await uk.job(mine);
  const params = { id: await uk.numberOf(mine, person.id, 'anonymous') };
  await ask('getCandidate', { params });
  const theirs = { id: await uk.numberOf(other, person.id, 'anonymous') };
  await ask('getCandidate', { params: theirs, by: other });
  await ask('getMatch', { query: { job_id: jobId, candidate_id: params.id } });
  await ask('inviteToApply', { params, body: { job_id: jobId } });
  await ask('listCandidates');
  const { body } = await server.request('listAccessLog', { token });
  const entries = body.data as Schemas['AccessLogEntry'][];
  expect(entries.map(({ actor_company, action, object }) => [actor_company, action, object])).toEqual([
    ['Northgate Logistics Ltd', 'invited', { type: 'job', id: jobId, title: 'Network engineer' }],
    ['Northgate Logistics Ltd', 'viewed', { type: 'match', id: jobId, title: 'Network engineer' }],
    [expect.stringContaining('Brightwell'), 'viewed', { type: 'profile', id: null, title: null }],
    ['Northgate Logistics Ltd', 'viewed', { type: 'profile', id: null, title: null }],
  ]);
  expect(entries.every(({ at }) => Date.parse(at) === testNow.getTime())).toBe(true);
});

describe('an invitation to apply', () => {
  async function invited() {
    const person = await uk.veteran({ candidate_visibility: 'anonymous' });
    const job_id = await uk.job(mine);
    const message = 'Come and see us';
    const params = { id: await uk.numberOf(mine, person.id, 'anonymous') };
    const answer = await ask('inviteToApply', { params, body: { job_id, message } });
    const { id } = answer.body.data as { id: number };
    const token = await asVeteran(person);
    const say = (operation: string) => server.request(operation, { token, params: { id } });
    const view = async (as: 'named' | 'anonymous') => {
      const { status, body } = await ask('getCandidate', {
        params: { id: await uk.numberOf(mine, person.id, as) },
      });
      return status === 200 ? (body.data as Detail) : null;
    };
    return { person, job_id, token, say, view };
  }

  test('says who asks, for which job and why, and leads to the application', async () => {
    const { token, job_id } = await invited();
    const { body } = await server.request('listJobInvitations', { token });
    const [{ id, created_at, company, ...rest }] = body.data as [Schemas['JobInvitation']];
    expect(rest).toEqual({
      job: {
        id: job_id,
        title: 'Network engineer',
        status: 'published',
        closes_on: '2099-01-01',
        place: null,
      },
      message: 'Come and see us',
      status: 'pending',
      answered_at: null,
      is_anonymous: true,
      can_apply: true,
      apply_link: `/jobs/${job_id}/apply`,
    });
    expect([id > 0, company.name, Number.isNaN(Date.parse(created_at))]).toEqual([
      true,
      'Northgate Logistics Ltd',
      false,
    ]);
  });

  test('once accepted shows name, contact and CV to that company alone, until it is taken back', async () => {
    const { person, say, view } = await invited();
    expect((await view('anonymous'))!.contact).toBeNull();
    expect((await say('acceptJobInvitation')).status).toBe(200);
    const open = (await view('named'))!;
    expect([open.contact, open.resume!.title, open.connection, open.invitations[0]!.status]).toEqual([
      { email: person.email, phone: '+44 7700900555' },
      `CV ${person.mark}`,
      'accepted',
      'accepted',
    ]);
    const params = { id: await uk.numberOf(other, person.id, 'anonymous') };
    const { body } = await ask('getCandidate', { by: other, params });
    expect((body.data as Detail).is_anonymous).toBe(true);
    expect((await say('declineJobInvitation')).status).toBe(200);
    expect([(await view('anonymous'))!.contact, await view('named')]).toEqual([null, null]);
  });

  test('an application shows the phone number of whom others may not see only where it shares it', async () => {
    const phones = async (
      candidate_visibility: 'anonymous' | 'visible',
      sharedPhone: string | null,
    ): Promise<unknown[]> => {
      const person = await uk.veteran({ candidate_visibility });
      const applicationId = await uk.applied(mine, person.id, await uk.job(mine));
      await server.database.asPlatform((tx) =>
        tx
          .update(applications)
          .set({
            profile: {
              ...{ first_name: 'Rhian', last_name: 'Cole', email: person.email, phone: sharedPhone },
              ...{ headline: null, place: null, service: null, years_served: null, availability: null },
              ...{ willing_to_relocate: null, clearance: null },
            },
          })
          .where(eq(applications.id, applicationId)),
      );
      const params = { id: await uk.numberOf(mine, person.id, 'named') };
      const { contact, resume } = (await ask('getCandidate', { params })).body.data as Detail;
      const { country_code, phone_number } = resume!.sections.personal_details!;
      return [contact!.phone, `${country_code} ${phone_number}`.trim()];
    };
    const number = '+44 7700900555';
    expect([
      await phones('anonymous', null),
      await phones('anonymous', number),
      await phones('visible', null),
    ]).toEqual([
      [null, ''],
      [number, number],
      [number, number],
    ]);
  });

  test('once answered with a block makes the veteran vanish for that company, until they let it in again', async () => {
    const { person, token, say, view } = await invited();
    const { companyId } = await uk.companyIdOf(mine);
    expect((await say('blockJobInvitation')).status).toBe(200);
    expect([await view('anonymous'), await view('named')]).toEqual([null, null]);
    const { body } = await server.request('listCompanyBlocks', { token });
    expect((body.data as Schemas['CompanyBlock'][]).map(({ company }) => company.id)).toEqual([companyId]);
    const params = { id: await uk.numberOf(other, person.id, 'anonymous') };
    const elsewhere = await ask('getCandidate', { by: other, params });
    const lift = () => server.request('removeCompanyBlock', { token, params: { company_id: companyId } });
    expect([elsewhere.status, (await lift()).status, (await lift()).status]).toEqual([200, 200, 404]);
    expect((await view('anonymous'))!.connection).toBe('none');
  });

  test('that waits for an answer comes before the answered ones, whatever their age', async () => {
    const { person, token, say } = await invited();
    const another = async () => {
      const job_id = await uk.job(mine);
      const params = { id: await uk.numberOf(mine, person.id, 'anonymous') };
      await ask('inviteToApply', { params, body: { job_id, message: null } });
      return job_id;
    };
    const list = async () =>
      (await server.request('listJobInvitations', { token })).body.data as Schemas['JobInvitation'][];
    const [first, second, third] = [(await list())[0]!.job.id, await another(), await another()];
    const order = async () => (await list()).map(({ job, status }) => [job.id, status]);
    expect(await order()).toEqual([third, second, first].map((id) => [id, 'pending']));
    const [newest] = await list();
    await server.request('declineJobInvitation', { token, params: { id: newest!.id } });
    await say('acceptJobInvitation');
    expect(await order()).toEqual([
      [second, 'pending'],
      [third, 'declined'],
      [first, 'accepted'],
    ]);
  });

  test('is answered by its veteran only, and only by a move that is left', async () => {
    const { say } = await invited();
    const stranger = await asVeteran(await uk.veteran());
    const { say: other } = await invited();
    await say('declineJobInvitation');
    const again = await say('declineJobInvitation');
    expect([again.body.code, again.body.data]).toEqual([
      'invalid_transition',
      { allowed: ['accept', 'block'] },
    ]);
    await other('acceptJobInvitation');
    const twice = await other('acceptJobInvitation');
    expect(twice.body.data).toEqual({ allowed: ['decline', 'block'] });
    const foreign = await server.request('acceptJobInvitation', { token: stranger, params: { id: 1 } });
    expect(foreign.status).toBe(404);
  });

  test('who has applied is shown with one application: for the selected job or the latest, to that company alone', async () => {
    const { person, job_id } = await invited();
    const [latest, left] = [await uk.job(mine), await uk.job(mine)];
    const contactAt = async (by: string, as: 'named' | 'anonymous' = 'named', job?: number) => {
      const params = { id: await uk.numberOf(by, person.id, as) };
      const { body } = await ask('getCandidate', { by, params, query: job ? { job_id: job } : {} });
      const detail = body.data as Detail | undefined;
      return detail && [detail.application, detail.invitation?.job.id];
    };
    const cardAt = async (job?: number) => {
      const cards = await listAll(
        job ? { job_id: job, search: person.first_name } : { search: person.first_name },
      );
      return cards.map(({ application, invitation }) => [application, invitation?.job.id])[0];
    };
    const before = await contactAt(mine, 'anonymous');
    const applied = {
      [job_id]: await uk.applied(mine, person.id, job_id),
      [latest]: await uk.applied(mine, person.id, latest, 'rejected'),
      [left]: await uk.applied(mine, person.id, left, 'withdrawn'),
    };
    // They showed their name by it, which takes up what was sent to their card.
    const to = (job: number, status: string) => ({
      id: applied[job],
      job: { id: job, title: 'Network engineer' },
      status,
    });
    const shown = [
      [to(latest, 'rejected'), undefined],
      [to(job_id, 'submitted'), undefined],
      [to(latest, 'rejected'), undefined],
      [to(left, 'withdrawn'), undefined],
    ];
    const jobs = [undefined, job_id, latest, left];
    const pages = [];
    const cards = [];
    for (const job of jobs) {
      pages.push(await contactAt(mine, 'named', job));
      cards.push(await cardAt(job));
    }
    expect(before).toEqual([null, job_id]);
    expect([pages, cards]).toEqual([shown, shown]);
    expect([await contactAt(mine, 'anonymous'), await contactAt(other)]).toEqual([undefined, undefined]);
    expect(await contactAt(other, 'anonymous')).toEqual([null, undefined]);
  });

  test('is shown with the job and the day: the one for the selected job, else an accepted one, else one that waits', async () => {
    const person = await uk.veteran({ candidate_visibility: 'visible' });
    const [declined, pending, accepted] = [await uk.job(mine), await uk.job(mine), await uk.job(mine)];
    const id = await uk.numberOf(mine, person.id, 'named');
    const latest = async (job?: number) => {
      const query: Record<string, number> = job ? { job_id: job } : {};
      const [card] = await listAll({ search: person.first_name, ...query });
      const { body } = await ask('getCandidate', { params: { id }, query });
      expect((body.data as Detail).invitation).toEqual(card!.invitation);
      return card!.invitation && [card!.invitation.job.id, card!.invitation.status];
    };
    expect(await latest()).toBeNull();
    await uk.invited(mine, person.id, declined, 'declined');
    expect(await latest()).toEqual([declined, 'declined']);
    await uk.invited(mine, person.id, pending, 'pending');
    expect(await latest()).toEqual([pending, 'pending']);
    await uk.invited(mine, person.id, accepted, 'accepted');
    expect([await latest(), await latest(pending), await latest(declined)]).toEqual([
      [accepted, 'accepted'],
      [pending, 'pending'],
      [declined, 'declined'],
    ]);
    const [card] = await listAll({ search: person.first_name });
    expect(card!.invitation).toEqual({
      id: expect.any(Number),
      job: { id: accepted, title: 'Network engineer' },
      status: 'accepted',
      created_at: `${testNow.toISOString().slice(0, 19)}Z`,
    });
  });

  test('SEEK-07 shows on the dashboard until it is answered, under notifications and by mail', async () => {
    const { person, token, say, job_id } = await invited();
    const onDashboard = async () => {
      const { body } = await server.request('getVeteranDashboard', { token });
      const { next_actions } = body.data as Schemas['VeteranDashboard'];
      return next_actions.filter(({ code }) => code === 'invitation');
    };
    expect(await onDashboard()).toEqual([
      {
        ...{ code: 'invitation', title: 'Answer the invitation from Northgate Logistics Ltd' },
        ...{ about: 'Network engineer', due_on: '2099-01-01', at: null, place: null, task: null },
        link: '/veteran/applications',
      },
    ]);
    const { body } = await server.request('listNotifications', { token });
    expect((body.data as Schemas['Notification'][])[0]).toMatchObject({
      type: 'invited_to_apply',
      title: 'Northgate Logistics Ltd invites you to apply',
    });
    const mails = await mailbox.all(person.email);
    expect(mails.map(({ subject }) => subject)).toContain('Northgate Logistics Ltd invites you to apply');
    expect(mails.map(({ text }) => text).join()).toContain(`/jobs/${job_id}`);
    await say('declineJobInvitation');
    expect(await onDashboard()).toEqual([]);
    const unread = await server.request('listNotifications', { token, query: { unread: 1 } });
    expect((unread.body.data as Schemas['Notification'][]).map(({ type }) => type)).not.toContain(
      'invited_to_apply',
    );
  });

  test('is sent once, for an open job of the company, to who has not applied', async () => {
    const { person, job_id } = await invited();
    let as: 'named' | 'anonymous' = 'anonymous';
    const send = async (jobId: number) => {
      const { status, body } = await ask('inviteToApply', {
        params: { id: await uk.numberOf(mine, person.id, as) },
        body: { job_id: jobId },
      });
      return body.code ?? status;
    };
    const done = await uk.job(mine);
    const again = await send(job_id);
    await uk.applied(mine, person.id, done);
    as = 'named';
    expect([
      again,
      await send(await uk.job(mine, { status: 'closed' })),
      await send(await uk.job(mine, { closes_on: '2020-01-01' })),
      await send(done),
      await send(await uk.job(other)),
      await send(2_000_000_000),
    ]).toEqual(['already_sent', 'job_closed', 'job_closed', 'already_applied', 'not_found', 'not_found']);
  });

  test('at the same moment is sent once', async () => {
    const person = await uk.veteran({ candidate_visibility: 'visible' });
    const job_id = await uk.job(mine);
    const params = { id: await uk.numberOf(mine, person.id, 'named') };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('inviteToApply', { params, body: { job_id } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array(19).fill(409)]);
  });
});

test('who was hired by the company is in none of its lists, and their address leads to the application', async () => {
  const person = await uk.veteran({ candidate_visibility: 'visible' });
  const [jobId, another] = [await uk.job(mine), await uk.job(mine)];
  const id = await uk.numberOf(mine, person.id, 'named');
  const listed = async (by: string) => {
    const search = person.first_name;
    const queries: RequestOptions['query'][] = [
      { search },
      { search, sorted_by: 'years' },
      ...(by === mine ? [jobId, another] : []).map((job_id) => ({ search, job_id })),
    ];
    const lists = [];
    for (const query of queries) lists.push((await listAll(query, by)).length);
    return lists;
  };
  const totalOf = async () => {
    const { body } = await ask('listCandidates');
    return (body as unknown as { meta: { total: number } }).meta.total;
  };
  const [before, total] = [await listed(mine), await totalOf()];
  const application = await uk.applied(mine, person.id, jobId, 'hired');
  await uk.applied(mine, person.id, another);
  expect([before, await listed(mine), await listed(other)]).toEqual([
    [1, 1, 1, 1],
    [0, 0, 0, 0],
    [1, 1],
  ]);
  expect(await totalOf()).toBe(total - 1);
  const answers = [];
  for (const query of [{}, { job_id: another }] as RequestOptions['query'][]) {
    const { body } = await ask('getCandidate', { params: { id }, query });
    const { connection, application, contact, clearances } = body.data as Detail;
    answers.push([connection, application?.id, application?.status, contact?.email, clearances]);
  }
  // With what an applicant shows.
  const everything = ['hired', application, 'hired', person.email, ['DV', 'CTC']];
  expect(answers).toEqual([everything, everything]);
  const third = await uk.job(mine);
  const refused = await ask('inviteToApply', { params: { id }, body: { job_id: third } });
  expect([refused.status, refused.body.code]).toEqual([409, 'already_hired']);
});

describe('everybody', () => {
  test('may read twelve cards without a name, a number or a town, and counts that are rounded', async () => {
    const person = await uk.veteran({ candidate_visibility: 'visible' });
    const hidden = await uk.veteran({ candidate_visibility: 'hidden' }, { skills: [] });
    const { status, body } = await server.request('listPublicCandidates');
    const { data, meta } = body as unknown as {
      data: Schemas['PublicCandidate'][];
      meta: { total: number; regions: { title: string; count: number }[]; sectors: { count: number }[] };
    };
    expect([status, data.length, meta.total % 10]).toEqual([200, 12, 0]);
    expect([...meta.regions, ...meta.sectors].filter(({ count }) => count % 10 !== 0 || count === 0)).toEqual(
      [],
    );
    expect(meta.regions.map(({ title }) => title)).toContain('England');
    expect(new Set(data.flatMap((card) => Object.keys(card)))).toEqual(
      new Set(['civilian_title', 'region', 'years_band', 'skills']),
    );
    for (const { mark } of [person, hidden]) expect(JSON.stringify(body)).not.toContain(mark);
  });
});

test('recruiters of a company that is switched off find nobody', async () => {
  await uk.companyStatus(other, 'inactive');
  const answers = await Promise.all(
    ['listCandidates', 'getRecruiterDashboard'].map((id) => ask(id, { by: other })),
  );
  const detail = await ask('getCandidate', { by: other, params: { id: 1 } });
  await uk.companyStatus(other, 'active');
  expect([...answers, detail].map(({ status }) => status)).toEqual([403, 403, 403]);
});

test('the seeded tenants have candidates of every kind, whose facts are whole', async () => {
  for (const tenant of ['uk', 'us'] as const) {
    const { id } = await tenantOf(server.database, tenant);
    const rows = await server.database.asPlatform((tx) =>
      tx
        .select({ visibility: users.candidate_visibility, email: users.email })
        .from(users)
        .where(and(eq(users.tenant_id, id), eq(users.role, 'veteran'))),
    );
    const count = (visibility: string) =>
      rows.filter((row) => row.visibility === visibility && /^veteran-\d+@example/.test(row.email)).length;
    expect([tenant, count('visible') >= 8, count('anonymous') >= 12]).toEqual([tenant, true, true]);
    const token = await server.sessionOf(mine, tenant);
    const { body } = await server.request('listCandidates', {
      tenant,
      token,
      query: { sorted_by: 'updated' },
    });
    for (const card of body.data as Candidate[]) expect(card.civilian_title).not.toBe('');
  }
});

test('SEC-10 after an exchange of keys candidates have new numbers, and links to them still lead to the same person', async () => {
  const person = await uk.veteran({ candidate_visibility: 'visible' });
  const before = await uk.numberOf(mine, person.id, 'named');
  const first = keyringOf(() => new Map([[1, Buffer.alloc(32, 1)]]));
  const both = keyringOf(
    () =>
      new Map([
        [1, Buffer.alloc(32, 1)],
        [2, Buffer.alloc(32, 2)],
      ]),
  );
  const jobId = await uk.job(mine);
  const viewWith = async (keys: Keyring, number: number) => {
    const other = await startTestServer({ database: { ...server.database, keys } });
    const token = await other.sessionOf(mine);
    const { status, body } = await other.request('getCandidate', { token, params: { id: number } });
    const match = await other.request('getMatch', { token, query: { job_id: jobId, candidate_id: number } });
    const { id, display_name } = (body.data ?? {}) as Partial<Detail>;
    return { status, match: match.status, id, name: display_name };
  };
  const name = `${person.first_name} ${person.last_name}`;
  const old = candidateNumbers(
    [first.secret(1, 'candidates')],
    (await tenantOf(server.database, 'uk')).id,
    (await uk.companyIdOf(mine)).companyId,
  ).of(person.id, true);
  expect(await viewWith(first, old)).toEqual({ status: 200, match: 200, id: old, name });
  const after = await viewWith(both, old);
  expect(after).toEqual({ status: 200, match: 200, id: expect.any(Number), name });
  expect(after.id).not.toBe(old);
  expect(await viewWith(both, after.id!)).toEqual({ ...after, status: 200 });
  // Of a key that was never one of theirs.
  expect((await viewWith(both, before)).status).toBe(404);
});
