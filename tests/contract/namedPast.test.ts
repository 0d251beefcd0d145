/** What a company knows of somebody under their name changes nothing in what it reads of an anonymous card, and nothing that it did to
 * a card is seen under a name until the veteran takes it up. */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { visibleTo } from '../../server/candidates/visibleCandidates.ts';
import { onboardings } from '../../server/db/schema/onboarding.ts';
import { applicationsOn, northgate } from '../support/contract/applicationSteps.ts';
import { candidatesOf, type Veteran } from '../support/contract/candidatePeople.ts';
import {
  cardSkill,
  cardsOn,
  contactIn,
  type Lister,
  numberless,
  numberlessAnswer,
} from '../support/contract/cards.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { type Answer, type RequestOptions, startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];

const server = await startTestServer();
const uk = candidatesOf(server, 'uk');
const companies = peopleOf(server);
const { asVeteran, lookalike, turns, invitationsOf, by } = cardsOn(server);

/** Of it a recruiter may read as many profiles as are read by name below. */
const strict = await startTestServer({
  database: server.database,
  limits: { profilesOfRecruiter: { attempts: 6, seconds: 600 } },
});

const aWeekAgo = new Date(testNow.getTime() - 7 * 86_400_000);

describe('twins who differ only in what the company knows of them by name', () => {
  const people: { past: string; person: Veteran; number: number }[] = [];
  let recruiter: Lister;
  let reader: string;
  let jobs: Record<'asked' | 'applied' | 'fresh' | 'closed' | 'elsewhere', number>;

  const invitedByName = async (person: Veteran, ...answers: string[]) => {
    const { invite, numberOf } = by(recruiter);
    const { status, body } = await invite(await numberOf(person, 'named'), jobs.asked);
    expect(status).toBe(202);
    const params = { id: (body.data as { id: number }).id };
    for (const answer of answers) expect((await asVeteran(person, answer, { params })).status).toBe(200);
  };

  const stranger = 'nothing';
  const pasts: Record<string, (person: Veteran) => Promise<unknown>> = {
    [stranger]: async () => {},
    'a withdrawn application': ({ id }) => uk.applied(recruiter.email, id, jobs.applied, 'withdrawn'),
    'an application that expired': ({ id }) => uk.applied(recruiter.email, id, jobs.applied, 'expired'),
    'a final rejection': ({ id }) => uk.applied(recruiter.email, id, jobs.applied, 'rejected', aWeekAgo),
    'an open invitation': (person) => invitedByName(person),
    'a declined invitation': (person) => invitedByName(person, 'declineJobInvitation'),
    'an acceptance taken back': (person) =>
      invitedByName(person, 'acceptJobInvitation', 'declineJobInvitation'),
  };
  beforeAll(async () => {
    const founder = await companies.founder();
    recruiter = founder;
    const { call, job, numberOf } = by(recruiter);
    jobs = {
      ...{ asked: await job(), applied: await job(), fresh: await job() },
      ...{ closed: await job({ status: 'closed' }), elsewhere: await uk.job(northgate) },
    };
    reader = (await companies.recruiter(undefined, 'uk', { company_id: founder.company.id })).token;
    for (const [past, happens] of Object.entries(pasts)) {
      const person = await lookalike(past === stranger ? 'anonymous' : 'visible');
      if (past !== stranger) {
        const id = await numberOf(person, 'named');
        await call('getCandidate', { params: { id } });
        await call('getMatch', { query: { job_id: jobs.asked, candidate_id: id } });
        await strict.request('getCandidate', { token: reader, params: { id } });
        await happens(person);
        await turns(person, 'anonymous');
      }
      people.push({ past, person, number: await numberOf(person, 'anonymous') });
    }
  });

  /** All of it is what a stranger’s card gives. */
  async function compare<Content>(look: (number: number) => Promise<Content>): Promise<Content> {
    const twins: { past: string; content: Content }[] = [];
    for (const { past, number } of people) twins.push({ past, content: await look(number) });
    const [first] = twins as [(typeof twins)[0]];
    expect(twins).toEqual(people.map(({ past }) => ({ past, content: first.content })));
    return first.content;
  }

  async function read(number: number) {
    const { call } = recruiter;
    const queries: RequestOptions['query'][] = [
      ...['updated', 'years', 'availability'].map((sorted_by) => ({ sorted_by, skills: cardSkill })),
      { job_id: jobs.asked, skills: cardSkill },
      { job_id: jobs.applied, skills: cardSkill },
    ];
    const lists = [];
    for (const query of queries) {
      const { body } = await call('listCandidates', { query });
      const { data, meta } = body as unknown as { data: Schemas['Candidate'][]; meta: object };
      lists.push({ query, meta, card: data.find(({ id }) => id === number) });
    }
    const answers = [
      await call('getCandidate', { params: { id: number } }),
      await call('getCandidate', { params: { id: number }, query: { job_id: jobs.applied } }),
      await call('getMatch', { query: { job_id: jobs.asked, candidate_id: number } }),
      await call('getMatch', { query: { job_id: jobs.applied, candidate_id: number } }),
    ].map((answer) => numberlessAnswer(answer, number));
    return { lists: numberless(lists, number), answers };
  }

  async function suggested() {
    const { body } = await recruiter.call('getRecruiterDashboard');
    const dashboard = body.data as Schemas['RecruiterDashboard'];
    return dashboard.suggested.map(({ candidate }) => people.some(({ number }) => number === candidate.id));
  }

  async function invite(number: number) {
    const { call, invite, job, detail, recent } = by(recruiter);
    const answers: Answer[] = [];
    for (const id of [jobs.asked, jobs.applied, jobs.fresh, jobs.asked, jobs.closed, jobs.elsewhere])
      answers.push(await invite(number, id));
    const headers = { 'idempotency-key': `twin-of-seven-${number}` };
    const repeated = { params: { id: number }, body: { job_id: await job() }, headers };
    for (let time = 0; time < 2; time += 1) answers.push(await call('inviteToApply', repeated));
    const { invitations, invitation, ...shown } = (await detail(number))!;
    return {
      answers: answers.map((answer) => {
        const { body, ...rest } = numberlessAnswer(answer, number);
        return { ...body, ...rest, data: body.data && { ...body.data, id: 0, job_id: 0 } };
      }),
      shown: numberless(shown, number),
      latest: invitation?.id === invitations[0]?.id,
      invitations: invitations.map(({ status }) => status),
      recent: (await recent()).map(({ candidate_id, display_name, status }) =>
        candidate_id === number ? [numberless(display_name, number), status] : [],
      ),
    };
  }

  test('SEC-08 nothing that is known under a name changes an answer about a card', async () => {
    // So many were read by name, and no more may be read: cards are other profiles.
    const limit = await compare(async (number) => {
      const params = { id: number };
      const { status, headers } = await strict.request('getCandidate', { token: reader, params });
      return [status, headers['retry-after']];
    });
    expect(limit).toEqual([429, '600']);

    const { lists } = await compare(read);
    expect(
      lists.map(({ meta, card }) => [meta, card?.connection, card?.application, card?.invitation]),
    ).toEqual(
      lists.map(() => [
        expect.objectContaining({ total: people.length, anonymous: 'shown' }),
        ...['none', null, null],
      ]),
    );

    // Six of them, who all fit best.
    expect(await suggested()).toEqual(Array(6).fill(true));

    const { answers, shown, invitations, recent } = await compare(invite);
    expect(answers.map((answer) => answer.code ?? answer.status)).toEqual([
      ...[202, 202, 202, 'already_sent', 'job_closed', 'not_found'],
      ...[202, 202],
    ]);
    expect([shown.connection, shown.application, invitations, recent.slice(0, 4)]).toEqual([
      'invited',
      null,
      Array(4).fill('pending'),
      Array(4).fill(['Candidate 0', 'pending']),
    ]);
  });

  test('read themselves what the company does not know', async () => {
    const { person } = people.find(({ past }) => past === 'a withdrawn application')!;
    const invitation = (await invitationsOf(person)).find(({ job }) => job.id === jobs.applied)!;
    expect([invitation.is_anonymous, invitation.can_apply]).toEqual([true, false]);
    const { body } = await asVeteran(person, 'listNotifications');
    const news = (body.data as Schemas['Notification'][]).filter(
      ({ link }) => link === `/jobs/${jobs.applied}`,
    );
    expect(news.map(({ title }) => title)).toEqual([
      'Wexcombe Signals invites your anonymous profile to apply',
    ]);
    expect(news[0]!.body).toContain('they don’t know that you have applied already');
    const mails = (await mailboxOf(server).all(person.email)).map(({ text }) => text);
    expect(
      [jobs.applied, jobs.fresh].map((id) => mails.some((text) => text.includes(`/jobs/${id}`))),
    ).toEqual([false, true]);
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
      const shown = (await company.listed()).map(({ id }) => id);
      expect([shown.includes(fresh), shown.includes(card), shown.includes(name)]).toEqual([
        true,
        false,
        false,
      ]);
      expect([await company.detail(card), await company.detail(name)]).toEqual([null, null]);
    };
    const called = `${person.first_name} ${person.last_name}`;
    return { ...company, person, called, card, name, jobs, ids: ids as [number, number], answer, startsAnew };
  }

  test('is not seen under the name of who lets themselves be seen, nor the other way round', async () => {
    const { person, called, card, name, jobs, ids, answer, startsAnew, detail, invite, recent } =
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
    expect(await detail(card)).toBeNull();
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
    expect(await detail(card)).toBeNull();
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
    const { person, card, name, jobs, job, detail, startsAnew } = await invitedCard();
    const { id: tenant_id } = await tenantOf(server.database, 'uk');
    await server.database.asPlatform((tx) =>
      tx.insert(onboardings).values({ tenant_id, user_id: person.id, personal_details_done_at: testNow }),
    );
    const on = applicationsOn(server);
    const applicant = await on.person(person.email);
    const sent = [await on.apply(applicant, { id: await job() })];
    expect([await detail(card), contactIn(await detail(name))]).toEqual([null, ['applied', []]]);
    sent.push(await on.apply(applicant, { id: jobs[0] }));
    const invitations = [...jobs].reverse().map((id) => [id, 'pending']);
    expect(contactIn(await detail(name))).toEqual(['applied', invitations]);
    for (const { id } of sent) await applicant.get('withdrawApplication', { params: { id }, body: {} });
    await startsAnew();
  });
});

test('who was hired is known by name: turning anonymous makes no card of them, and no list holds them', async () => {
  const recruiter = await companies.founder();
  const { detail, job, listed, numberOf } = by(recruiter);
  const person = await lookalike('visible');
  const application = await uk.applied(recruiter.email, person.id, await job(), 'hired');
  await turns(person, 'anonymous');
  const [name, card] = [await numberOf(person, 'named'), await numberOf(person, 'anonymous')];
  const numbers = (await listed()).map(({ id }) => id);
  expect([numbers.includes(name), numbers.includes(card)]).toEqual([false, false]);
  const shown = await detail(name);
  expect([shown?.connection, shown?.application?.id, await detail(card)]).toEqual([
    ...['hired', application],
    null,
  ]);
  // Elsewhere they are a card like any other.
  const stranger = by(await companies.founder());
  const there = await stranger.numberOf(person, 'anonymous');
  const shownThere = (await stranger.listed()).find(({ id }) => id === there);
  expect([shownThere?.is_anonymous, shownThere?.application]).toEqual([true, null]);
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
