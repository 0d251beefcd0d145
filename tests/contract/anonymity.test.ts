/** What an employer who wants to know who an anonymous candidate is gets to know: the card, and nothing past it. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { militaryBadgedRoles } from '../../server/db/schema/reference.ts';
import { refreshCandidate } from '../../server/resumes/candidate/storedFacts.ts';
import { candidatesOf, type Veteran } from '../support/contract/candidatePeople.ts';
import { type RequestOptions, startTestServer } from '../support/contract/harness.ts';

type Schemas = components['schemas'];
type Candidate = Schemas['Candidate'];
type Listed = { data: Candidate[]; meta: { total: number; anonymous: string } };

const server = await startTestServer();
const uk = candidatesOf(server, 'uk');

const mine = 'recruiter@northgate.test';
const other = 'hiring@brightwell.test';
const tokens: Record<string, string> = {};

const ask = (id: string, options: RequestOptions & { by?: string } = {}) => {
  const { by = mine, ...rest } = options;
  return server.request(id, { token: tokens[by]!, ...rest });
};

async function listed(query: RequestOptions['query'] = {}, by = mine): Promise<Listed> {
  const all: Candidate[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await ask('listCandidates', { by, query: { ...query, page } });
    expect(status).toBe(200);
    const { data, meta } = body as unknown as Listed & { meta: { last_page: number } };
    all.push(...data);
    if (page >= meta.last_page) return { data: all, meta };
  }
}

const matchOf = async (job_id: number, candidate_id: number) => {
  const { status, body } = await ask('getMatch', { query: { job_id, candidate_id } });
  return { status, match: body.data as Schemas['Match'] };
};

const roleTitle = async (id: number) => {
  const [role] = await server.database.asPlatform((tx) =>
    tx.select().from(militaryBadgedRoles).where(eq(militaryBadgedRoles.id, id)),
  );
  return role!.title;
};

const post = (changes: Record<string, unknown>) =>
  [
    {
      id: '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1c01',
      ...{ military_service_id: 103, military_rank_id: 2064, component: 'regular', role_title: 'Soldier' },
      ...{ civilian_title: 'Analyst', start_month: '2013-02', end_month: '2024-05', is_current: false },
      ...{ people_led: 13 },
      ...changes,
    },
  ] as never;

const smallestGroup = 5;
const sharedSkills = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** Two who look the same without a name, whose trades, years, towns, people and days differ. */
const trades = [1116, 1224] as const;
const twins: { person: Veteran; number: number }[] = [];

beforeAll(async () => {
  for (const email of [mine, other]) tokens[email] = await server.sessionOf(email);
  const lives = [
    { military_badged_role_id: trades[0], start_month: '2013-02', people_led: 13 },
    { military_badged_role_id: trades[1], start_month: '2010-02', people_led: 19 },
  ];
  for (const [at, life] of lives.entries()) {
    const people: Veteran[] = [];
    // A filter that told them apart would pass so many that the smallest group does not hide it.
    for (let count = 0; count < smallestGroup; count += 1) people.push(await lookalike(at, life));
    const [person] = people as [Veteran];
    twins.push({ person, number: await uk.numberOf(mine, person.id, 'anonymous') });
  }
});

const lookalike = (at: number, life: Record<string, unknown>) =>
  uk.veteran(
    { candidate_visibility: 'anonymous', updated_at: new Date(`2026-09-${10 + at}T08:00:00Z`) },
    {
      military_exp: post(life),
      skills: [...sharedSkills, `Hidden${at}`].map((name, index) => ({
        id: `7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1d0${index}`,
        name: name.length < 6 ? `Skillword ${name}` : name,
        source: 'self' as const,
      })),
      training: [{ id: '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1e01', title: `Course${at}` }] as never,
      civilian_exp: [
        {
          id: '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1f01',
          ...{ job_title: `Oddjob${at}`, employer: 'Somebody', start_month: '2024-06', is_current: true },
        },
      ] as never,
    },
  );

describe('a number', () => {
  test('of the same person is another one for every company, and none of them is the user’s', async () => {
    const numbersBy = async (by: string) => (await listed({}, by)).data.map(({ id }) => id);
    const [ours, theirs] = [await numbersBy(mine), await numbersBy(other)];
    expect(ours.filter((id) => theirs.includes(id))).toEqual([]);
    const [{ person, number }] = twins as [(typeof twins)[0]];
    expect([ours.includes(number), ours.includes(person.id)]).toEqual([true, false]);
    const foreign = await uk.numberOf(other, person.id, 'anonymous');
    const job_id = await uk.job(mine);
    for (const id of [person.id, foreign]) {
      const answers = await Promise.all([
        ask('getCandidate', { params: { id } }),
        ask('getMatch', { query: { job_id, candidate_id: id } }),
        ask('inviteToApply', { params: { id }, body: { job_id } }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
  });

  test('on an application leads to no card without a name once it is taken back', async () => {
    const person = await uk.veteran({ candidate_visibility: 'anonymous' });
    const job_id = await uk.job(mine);
    const anonymous = await uk.numberOf(mine, person.id, 'anonymous');
    await uk.applied(mine, person.id, job_id, 'withdrawn');
    const candidate_id = await uk.numberOf(mine, person.id, 'named');
    const cards = (await listed()).data.map(({ id }) => id);
    expect([cards.includes(anonymous), cards.includes(candidate_id)]).toEqual([true, false]);
    const opened = await ask('getCandidate', { params: { id: candidate_id } });
    expect([opened.status, (await matchOf(job_id, candidate_id)).status]).toEqual([404, 404]);
  });

  test('and the order of the list do not follow the order in which people signed up', async () => {
    const people: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const person = await uk.veteran({ candidate_visibility: 'anonymous', availability: 'flexible' });
      people.push(await uk.numberOf(mine, person.id, 'anonymous'));
    }
    const shown = (await listed({ sorted_by: 'availability' })).data
      .map(({ id }) => id)
      .filter((id) => people.includes(id));
    expect(shown).toHaveLength(8);
    expect([people, [...people].reverse()]).not.toContainEqual(shown);
  });
});

describe('an anonymous candidate', () => {
  test('SEC-08 no filter reveals a person: those who look the same pass and fail all of them together', async () => {
    const roles = await server.database.asPlatform((tx) =>
      tx.select({ id: militaryBadgedRoles.id }).from(militaryBadgedRoles).orderBy(militaryBadgedRoles.id),
    );
    const tried: RequestOptions['query'][] = [
      ...[trades[0], trades[1], ...roles.slice(0, 12).map(({ id }) => id)].map((id) => ({
        badged_role_id: id,
      })),
      ...Array.from({ length: 12 }, (_, at) => ({ job_role: 3001 + 3 * at })),
      ...[8, 10, 11, 12, 13, 14, 15, 16].map((years_min) => ({ years_min })),
      ...['Hidden0', 'Hidden1', 'Course0', 'Course1'].map((skills) => ({ skills })),
      ...['Hidden0', 'Course1', 'Oddjob0', 'Oddjob1', 'Somebody'].map((search) => ({ search })),
    ];
    for (const query of tried) {
      const ids = (await listed(query)).data.map(({ id }) => id);
      const [first, second] = twins.map(({ number }) => ids.includes(number));
      expect([query, first]).toEqual([query, second]);
    }
    for (const trade of trades) {
      const { data } = await listed({ badged_role_id: trade });
      expect(data.filter(({ is_anonymous }) => is_anonymous)).toEqual([]);
    }
  });

  test('no page, order, score or evidence reveals a person either', async () => {
    const job_id = await uk.job(mine, {
      title: 'Head of networks',
      translated_role_ids: [trades[0]],
      experience_id: null,
      start_on: '2036-12-01',
      skills: [
        { name: 'Hidden0', is_required: true },
        { name: 'Course1', is_required: true },
      ],
    });
    const differs = async (number: number) => {
      const { id, display_name, ...detail } = (await ask('getCandidate', { params: { id: number } })).body
        .data as Schemas['CandidateDetail'];
      const card = (await listed({ job_id })).data.find((item) => item.id === number)!;
      const { match } = await matchOf(job_id, number);
      return { detail, shown: { ...card, id: 0, display_name: '' }, match };
    };
    const [first, second] = [await differs(twins[0]!.number), await differs(twins[1]!.number)];
    expect(first).toEqual(second);
    expect(first.detail).toMatchObject({ years_served: null, years_band: '10 to 14', people_led: 10 });
    expect(first.detail.updated_at).toMatch(/^\d{4}-\d\d-01T00:00:00Z$/);
    const text = JSON.stringify([first, second]);
    for (const trade of trades) expect(text).not.toContain(await roleTitle(trade));
    expect(JSON.stringify(first.match)).not.toMatch(/\d{4}-\d\d-\d\d.*profile|employer names/);
  });

  test('is not asked about through a job that nobody has seen', async () => {
    const [{ number }] = twins as [(typeof twins)[0]];
    const draft = await uk.job(mine, { status: 'draft', translated_role_ids: [trades[0]] });
    const { data, meta } = await listed({ job_id: draft });
    expect([data.filter(({ is_anonymous }) => is_anonymous), meta.anonymous]).toEqual([[], 'draft_job']);
    expect((await matchOf(draft, number)).status).toBe(404);
    const named = data[0]!;
    expect([named.match !== null, (await matchOf(draft, named.id)).status]).toEqual([true, 200]);
  });

  test('is not singled out: a filter that fewer than five pass shows and counts none of them', async () => {
    const withWord = () =>
      uk.veteran({ candidate_visibility: 'anonymous' }, {
        skills: [{ id: '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1aaa', name: 'Falconry', source: 'self' as const }],
      } as never);
    const named = await uk.veteran({ candidate_visibility: 'visible' }, {
      skills: [{ id: '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1aab', name: 'Falconry', source: 'self' as const }],
    } as never);
    const counts = async () => {
      const { data, meta } = await listed({ skills: 'falconry' });
      return [data.length, meta.total, meta.anonymous];
    };
    for (let count = 0; count < 4; count += 1) await withWord();
    expect(await counts()).toEqual([1, 1, 'too_few']);
    const [only] = (await listed({ skills: 'falconry' })).data;
    expect(only!.id).toBe(await uk.numberOf(mine, named.id, 'named'));
    await withWord();
    expect(await counts()).toEqual([6, 6, 'shown']);
  });

  // Version 7 let through linkedin.com/in/… and one of several family names.
  test('is read again when earlier rules let through who they are', async () => {
    const { id } = await uk.veteran({ candidate_visibility: 'anonymous' });
    const stamp = await server.database.asPlatform(async (tx) => {
      await tx.execute(sql`update candidate_facts set stamp = regexp_replace(stamp, '^[0-9]+', '7')
        where user_id = ${id}`);
      const { rows } = await tx.execute<{ tenant_id: number }>(
        sql`select tenant_id from users where id = ${id}`,
      );
      await refreshCandidate({ tenantId: Number(rows[0]!.tenant_id), tx }, id, new Date());
      const { rows: facts } = await tx.execute<{ stamp: string }>(
        sql`select stamp from candidate_facts where user_id = ${id}`,
      );
      return facts[0]!.stamp;
    });
    expect(stamp).not.toMatch(/^7:/);
  });

  test('is drawn for the public cards in an order that no user id explains', async () => {
    const { body } = await server.request('listPublicCandidates');
    expect(Object.keys((body.data as object[])[0]!).sort()).toEqual([
      'civilian_title',
      'region',
      'skills',
      'years_band',
    ]);
  });
});
