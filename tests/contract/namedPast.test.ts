/** What a company knows of somebody under their name changes nothing in what it reads of an anonymous card, and nothing that it did to
 * a card is seen under a name until the veteran takes it up. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { visibleTo } from '../../server/candidates/visibleCandidates.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { type Application, applicationsOn, northgate } from '../support/contract/applicationSteps.ts';
import { candidatesOf, type Veteran } from '../support/contract/candidatePeople.ts';
import { peopleOf, type Recruiter } from '../support/contract/companyPeople.ts';
import { type Answer, type RequestOptions, startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];
type Detail = Schemas['CandidateDetail'];
type Dashboard = Schemas['RecruiterDashboard'];

const server = await startTestServer();
const uk = candidatesOf(server, 'uk');
const companies = peopleOf(server);

const day = 86_400_000;
const privacy_version = '2026-11';
const skill = 'Semaphore';

const uuid = (end: number) => `7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1${String(end).padStart(3, '0')}`;

/** All look the same on a card. */
const lookalike = (candidate_visibility: 'anonymous' | 'visible') =>
  uk.veteran(
    { candidate_visibility, updated_at: testNow },
    {
      military_exp: [
        {
          id: uuid(1),
          ...{
            military_service_id: 103,
            military_rank_id: 2064,
            component: 'regular',
            role_title: 'Soldier',
          },
          ...{ civilian_title: 'Signaller', start_month: '2012-09', end_month: '2024-03', people_led: 9 },
        },
      ] as never,
      skills: [{ id: uuid(2), name: skill, source: 'self' }],
    },
  );

const asVeteran = async ({ email }: Veteran, operation: string, options: RequestOptions = {}) =>
  server.request(operation, { token: await server.sessionOf(email), ...options });

async function turns(person: Veteran, candidate_visibility: 'anonymous' | 'visible') {
  const body = { candidate_visibility, privacy_version };
  expect((await asVeteran(person, 'saveConsents', { body })).status).toBe(200);
}

const invitationsOf = async (person: Veteran) =>
  (await asVeteran(person, 'listJobInvitations')).body.data as Schemas['JobInvitation'][];

/** What the recruiter does and reads. */
const by = ({ email, call }: Recruiter) => {
  const numberOf = ({ id }: Veteran, as: 'named' | 'anonymous') => uk.numberOf(email, id, as);
  return {
    call,
    numberOf,
    job: (changes = {}) =>
      uk.job(email, {
        ...{ title: 'Semaphore keeper', job_role_id: null, skills: [{ name: skill, is_required: true }] },
        ...changes,
      }),
    invite: (id: number, job_id: number) => call('inviteToApply', { params: { id }, body: { job_id } }),
    async detail(id: number): Promise<Detail | undefined> {
      return (await call('getCandidate', { params: { id } })).body.data as Detail | undefined;
    },
    async recent() {
      const { body } = await call('getRecruiterDashboard');
      return (body.data as Dashboard).invitations.recent;
    },
  };
};

const contactIn = (detail: Detail | undefined) =>
  detail && [detail.connection, detail.invitations.map(({ job, status }) => [job.id, status])];

describe('twins who differ only in what the company knows of them by name', () => {
  let recruiter: Recruiter;
  let jobs: Record<'asked' | 'applied' | 'fresh' | 'closed' | 'elsewhere', number>;

  const answered = async (person: Veteran, ...answers: string[]) => {
    const { invite, numberOf } = by(recruiter);
    const { status, body } = await invite(await numberOf(person, 'named'), jobs.asked);
    expect(status).toBe(202);
    const params = { id: (body.data as { id: number }).id };
    for (const answer of answers) expect((await asVeteran(person, answer, { params })).status).toBe(200);
  };

  const pasts: Record<string, (person: Veteran) => Promise<void>> = {
    none: async () => {},
    'withdrawn application': ({ id }) => uk.applied(recruiter.email, id, jobs.applied, 'withdrawn'),
    'rejection of last week': ({ id }) =>
      uk.applied(recruiter.email, id, jobs.applied, 'rejected', new Date(testNow.getTime() - 7 * day)),
    'unanswered invitation': (person) => answered(person),
    'declined invitation': (person) => answered(person, 'declineJobInvitation'),
    'acceptance taken back': (person) => answered(person, 'acceptJobInvitation', 'declineJobInvitation'),
  };
  const people: { past: string; person: Veteran; number: number }[] = [];
  let reader: string;

  const strictly = async () =>
    startTestServer({
      database: server.database,
      limits: { profilesOfRecruiter: { attempts: 7, seconds: 600 } },
    });
  const codes = (answers: Answer[]) =>
    answers.map(({ status, headers }) => [status, headers['retry-after'] ?? null]);

  beforeAll(async () => {
    const founder = await companies.founder();
    recruiter = founder;
    const { call, job, numberOf } = by(recruiter);
    jobs = {
      ...{ asked: await job(), applied: await job(), fresh: await job() },
      ...{ closed: await job({ status: 'closed' }), elsewhere: await uk.job(northgate) },
    };
    const colleague = await companies.recruiter(undefined, 'uk', { company_id: founder.company.id });
    reader = colleague.token;
    const strict = await strictly();
    for (const [past, happens] of Object.entries(pasts)) {
      const person = await lookalike(past === 'none' ? 'anonymous' : 'visible');
      if (past !== 'none') {
        const id = await numberOf(person, 'named');
        await call('getCandidate', { params: { id } });
        await call('getMatch', { query: { job_id: jobs.asked, candidate_id: id } });
        const read = await strict.request('getCandidate', { token: reader, params: { id } });
        expect(read.status).toBe(200);
        await happens(person);
        await turns(person, 'anonymous');
      }
      people.push({ past, person, number: 0 });
    }
    for (const twin of people) twin.number = await numberOf(twin.person, 'anonymous');
  });

  /** Without what is each card's own. */
  const plain = <Value>(value: Value, number: number): Value =>
    JSON.parse(
      JSON.stringify(value ?? null)
        .replaceAll(String(number), '0')
        .replace(/"request_id":"[^"]*"/g, '""'),
    );
  const plainAnswer = ({ status, body, headers }: Answer, number: number) => {
    const { date, 'x-request-id': _, 'content-length': length, etag, ...others } = headers;
    return plain({ status, body, others }, number);
  };

  async function cardsIn(query: RequestOptions['query']) {
    const { body } = await recruiter.call('listCandidates', { query: { per_page: 50, ...query } });
    const { data, meta } = body as unknown as {
      data: Schemas['Candidate'][];
      meta: { total: number; anonymous: string };
    };
    return { data, total: meta.total, anonymous: meta.anonymous };
  }

  async function read(number: number) {
    const { call } = by(recruiter);
    const dashboard = (await call('getRecruiterDashboard')).body.data as Dashboard;
    const queries: RequestOptions['query'][] = [
      ...(['updated', 'years', 'availability'] as const).map((sorted_by) => ({ sorted_by, skills: skill })),
      { job_id: jobs.asked, skills: skill },
    ];
    const lists = [];
    for (const query of queries) {
      const { data, ...counts } = await cardsIn(query);
      lists.push({ query, ...counts, card: data.find(({ id }) => id === number) });
    }
    const answers = [
      await call('getCandidate', { params: { id: number } }),
      await call('getMatch', { query: { job_id: jobs.asked, candidate_id: number } }),
      await call('getMatch', { query: { job_id: jobs.applied, candidate_id: number } }),
    ];
    return plain(
      {
        lists,
        answers: answers.map((answer) => plainAnswer(answer, number)),
        suggested: dashboard.suggested.filter(({ candidate }) => candidate.id === number),
      },
      number,
    );
  }

  test('SEC-08 nothing that is known under a name changes an answer about a card', async () => {
    const strict = await strictly();
    // Five people were read by name; two more, and seven of seven are taken.
    const others = { candidate_visibility: 'visible' as const };
    for (const person of [await uk.veteran(others), await uk.veteran(others)]) {
      const params = { id: await by(recruiter).numberOf(person, 'named') };
      expect((await strict.request('getCandidate', { token: reader, params })).status).toBe(200);
    }
    const full: Answer[] = [];
    for (const { number } of people)
      full.push(await strict.request('getCandidate', { token: reader, params: { id: number } }));
    expect(codes(full)).toEqual(people.map(() => [429, '600']));

    const before = [];
    for (const { past, number } of people) before.push({ past, ...(await read(number)) });
    const [{ past: _, ...stranger }] = before as [(typeof before)[0]];
    expect(before).toEqual(people.map(({ past }) => ({ past, ...stranger })));
    expect(stranger.lists.map(({ total, card }) => [total, card?.connection])).toEqual(
      stranger.lists.map(() => [6, 'none']),
    );
    expect(stranger.suggested).toHaveLength(1);

    const responses = [];
    for (const { past, number } of people) {
      const { call, invite } = by(recruiter);
      const answers: Answer[] = [];
      for (const job of [jobs.asked, jobs.applied, jobs.fresh, jobs.asked, jobs.closed, jobs.elsewhere])
        answers.push(await invite(number, job));
      const key = { 'idempotency-key': `twin-${number}` };
      const last = { params: { id: number }, body: { job_id: await by(recruiter).job() }, headers: key };
      answers.push(await call('inviteToApply', last), await call('inviteToApply', last));
      const sent = (await by(recruiter).recent()).filter(({ candidate_id }) => candidate_id === number);
      const invited = answers.map((answer) => plainAnswer(answer, number));
      const after = (await by(recruiter).detail(number))!;
      responses.push({
        past,
        codes: answers.map(({ status, body }) => body.code ?? status),
        invited: invited.map(({ body, ...rest }) => ({
          ...rest,
          body: body.data ? { ...(body.data as object), id: 0, job_id: 0 } : body,
        })),
        after: { ...plain(after, number), invitations: after.invitations.map(({ status }) => status) },
        sent: sent.map(({ display_name, status }) => [plain(display_name, number), status]),
      });
    }
    const [{ past: __, ...first }] = responses as [(typeof responses)[0]];
    expect(responses).toEqual(people.map(({ past }) => ({ past, ...first })));
    expect([first.codes, first.after.connection, first.sent]).toEqual([
      [202, 202, 202, 'already_sent', 'job_closed', 'not_found', 202, 202],
      'invited',
      Array(4).fill(['Candidate 0', 'pending']),
    ]);
  });

  test('learn themselves what the company does not know', async () => {
    const { person } = people.find(({ past }) => past === 'withdrawn application')!;
    const invitation = (await invitationsOf(person)).find(({ job }) => job.id === jobs.applied)!;
    expect([invitation.is_anonymous, invitation.can_apply]).toEqual([true, false]);
    const { body } = await asVeteran(person, 'listNotifications');
    const news = (body.data as Schemas['Notification'][]).filter(
      ({ type, link }) => type === 'invited_to_apply' && link === `/jobs/${jobs.applied}`,
    );
    expect(news.map(({ title }) => title)).toEqual([
      'Wexcombe Signals invites your anonymous profile to apply',
    ]);
    expect(news[0]!.body).toContain('they don’t know that you have applied already');
    const mails = await mailboxOf(server).all(person.email);
    expect(mails.filter(({ text }) => text.includes(`/jobs/${jobs.applied}`))).toEqual([]);
    expect(mails.filter(({ text }) => text.includes(`/jobs/${jobs.fresh}`))).toHaveLength(1);
  });
});

describe('what was sent to a card', () => {
  async function invitedCard() {
    const recruiter = await companies.founder();
    const company = by(recruiter);
    const person = await lookalike('anonymous');
    const card = await company.numberOf(person, 'anonymous');
    const name = await company.numberOf(person, 'named');
    const jobs = [await company.job(), await company.job()] as const;
    const ids: number[] = [];
    for (const job of jobs) {
      const { status, body } = await company.invite(card, job);
      expect(status).toBe(202);
      ids.push((body.data as { id: number }).id);
    }
    const answer = (operation: string, id: number) => asVeteran(person, operation, { params: { id } });
    /** Nothing leads to the new card: it has had no contact, and neither the old one nor the name is found. */
    const startsAnew = async () => {
      const fresh = await company.numberOf(person, 'anonymous');
      expect(fresh).not.toBe(card);
      expect(contactIn(await company.detail(fresh))).toEqual(['none', []]);
      const { body } = await recruiter.call('listCandidates', { query: { sorted_by: 'updated' } });
      const shown = (body.data as { id: number }[]).map(({ id }) => id);
      expect([shown.includes(fresh), shown.includes(card), shown.includes(name)]).toEqual([
        true,
        false,
        false,
      ]);
      for (const id of [card, name])
        expect((await recruiter.call('getCandidate', { params: { id } })).status).toBe(404);
    };
    const called = `${person.first_name} ${person.last_name}`;
    return { ...company, person, called, card, name, jobs, ids: ids as [number, number], answer, startsAnew };
  }

  test('is not seen under the name of who lets themselves be seen, nor the other way round', async () => {
    const { person, called, card, name, jobs, ids, answer, startsAnew, detail, invite, recent, call } =
      await invitedCard();
    await answer('declineJobInvitation', ids[1]);
    expect(contactIn(await detail(card))).toEqual([
      'invited',
      [
        [jobs[1], 'declined'],
        [jobs[0], 'pending'],
      ],
    ]);
    await turns(person, 'visible');
    expect(contactIn(await detail(name))).toEqual(['none', []]);
    expect((await call('getCandidate', { params: { id: card } })).status).toBe(404);
    expect((await invite(name, jobs[0])).status).toBe(202);
    expect((await invite(name, jobs[0])).body.code).toBe('already_sent');
    expect(contactIn(await detail(name))).toEqual(['invited', [[jobs[0], 'pending']]]);
    const senders = async () =>
      (await recent()).map(({ candidate_id, display_name, job }) => [candidate_id, display_name, job.id]);
    const toCard = [
      [card, `Candidate ${card}`, jobs[1]],
      [card, `Candidate ${card}`, jobs[0]],
    ];
    expect(await senders()).toEqual([[name, called, jobs[0]], ...toCard]);
    const listed = await invitationsOf(person);
    expect(listed.map(({ job, is_anonymous, status }) => [job.id, is_anonymous, status])).toEqual([
      [jobs[0], false, 'pending'],
      [jobs[0], true, 'pending'],
      [jobs[1], true, 'declined'],
    ]);
    await turns(person, 'anonymous');
    await startsAnew();
    expect(await senders()).toEqual([[name, `Candidate ${name}`, jobs[0]], ...toCard]);
  });

  test('is seen under the name of who accepts one of them, and on no card afterwards', async () => {
    const { called, card, name, jobs, ids, answer, startsAnew, detail, recent, invite } = await invitedCard();
    expect((await answer('acceptJobInvitation', ids[0])).body.data).toMatchObject({ is_anonymous: false });
    expect(contactIn(await detail(name))).toEqual([
      'accepted',
      [
        [jobs[1], 'pending'],
        [jobs[0], 'accepted'],
      ],
    ]);
    expect((await invite(name, jobs[1])).body.code).toBe('already_sent');
    expect(await detail(card)).toBeUndefined();
    const whom = async () =>
      (await recent()).map(({ candidate_id, display_name }) => [candidate_id, display_name]);
    expect(await whom()).toEqual([
      [name, called],
      [name, called],
    ]);
    await answer('declineJobInvitation', ids[0]);
    await startsAnew();
    expect(await whom()).toEqual([
      [name, `Candidate ${name}`],
      [name, `Candidate ${name}`],
    ]);
  });

  test('is on no card of who blocks the company and lets it in again', async () => {
    const { person, ids, answer, startsAnew } = await invitedCard();
    const { body } = await answer('blockJobInvitation', ids[0]);
    const { company } = body.data as Schemas['JobInvitation'];
    const lifted = await asVeteran(person, 'removeCompanyBlock', { params: { company_id: company.id } });
    expect(lifted.status).toBe(200);
    await startsAnew();
  });

  test('is seen under the name of who applies for that job, but not of who applies for another one', async () => {
    const on = applicationsOn(server);
    const recruiter = { email: northgate, call: (await on.person(northgate)).ask } as Recruiter;
    const { detail, invite } = by(recruiter);
    const person = await on.person('veteran-18@example.test');
    await server.database.asPlatform((tx) =>
      tx.update(users).set({ candidate_visibility: 'anonymous' }).where(eq(users.id, person.id)),
    );
    const numberOf = (as: 'named' | 'anonymous') => uk.numberOf(northgate, person.id, as);
    const [card, name] = [await numberOf('anonymous'), await numberOf('named')];
    const [invited, other] = [await on.job(), await on.job()];
    expect((await invite(card, invited.id)).status).toBe(202);
    const toOther = await on.apply(person, other);
    expect([await detail(card), contactIn(await detail(name))]).toEqual([undefined, ['applied', []]]);
    const toInvited = await on.apply(person, invited);
    expect(contactIn(await detail(name))).toEqual(['applied', [[invited.id, 'pending']]]);
    for (const { id, version } of [toOther, toInvited])
      await person.get<Application>('withdrawApplication', { params: { id }, body: { version } });
    const fresh = await numberOf('anonymous');
    expect([card, name].includes(fresh)).toBe(false);
    expect([
      await detail(card),
      await detail(name),
      contactIn(await detail(fresh)),
      (await detail(fresh))!.application_id,
    ]).toEqual([undefined, undefined, ['none', []], null]);
  });
});

test('the place of a card in the company’s order is not that of the name', async () => {
  const { id: tenantId } = await tenantOf(server.database, 'uk');
  const person = await lookalike('visible');
  const place = () =>
    server.database.asTenant(tenantId, async ({ tx }) => {
      const visible = visibleTo(tenantId, { companyId: 1, seed: '1' }, testNow);
      const { rows } = await tx.execute<{ place: string; is_open: boolean }>(
        sql`select visible.place::text, visible.is_open from ${visible} where visible.id = ${person.id}`,
      );
      return rows[0]!;
    });
  const places = [await place()];
  for (const visibility of ['anonymous', 'visible', 'anonymous'] as const) {
    await turns(person, visibility);
    places.push(await place());
  }
  expect(places.map(({ is_open }) => is_open)).toEqual([true, false, true, false]);
  expect([places[2]!.place === places[0]!.place, new Set(places.map(({ place }) => place)).size]).toEqual([
    true,
    3,
  ]);
});
