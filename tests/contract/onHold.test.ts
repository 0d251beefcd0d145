/** What becomes of an offer or an interview whose company is switched off, and when it is back. */
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { lockApplication } from '../../server/applications/applicationLife.ts';
import { expireApplications } from '../../server/applications/expiry.ts';
import { remindOfInterviews } from '../../server/applications/interviews/interviewReminders.ts';
import { lapseOffers, remindOfOffers } from '../../server/applications/offers/offerDays.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import {
  type Application,
  applicationsOn,
  northgate,
  type Person,
} from '../support/contract/applicationSteps.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';

type Schemas = components['schemas'];

const start = new Date('2026-11-20T09:00:00Z');
const day = 86_400_000;
let now = start;
const server = await startTestServer({ clock: () => now });
const mailbox = mailboxOf(server);
const people = peopleOf(server);
const steps = applicationsOn(server);
const outbox = await createOutbox({ database: server.database, clock: () => now, onError: () => {} });

let veteran: Person;
let recruiter: Person;
let companyId: number;

beforeAll(async () => {
  veteran = await steps.person('veteran-complete@demo.test');
  recruiter = await steps.person(northgate);
  companyId = (await steps.job()).company_id;
});

afterEach(() => {
  now = start;
});

const read = (person: Person, { id }: Pick<Application, 'id'>) =>
  person.get<Application>('getApplication', { params: { id } });

async function moved(sent: Application, to: string, more: object = {}): Promise<Application> {
  const { version } = await read(recruiter, sent);
  return recruiter.get('moveApplication', { params: { id: sent.id }, body: { to, version, ...more } });
}

async function atInterview(title: string, times: string[]): Promise<Application> {
  const sent = await steps.apply(veteran, await steps.job({ title, country_id: 232 }));
  await moved(sent, 'viewed');
  return moved(sent, 'interview', { interview: { times, minutes: 45, mode: 'video' } });
}

async function offered(title: string, reply_by: string): Promise<Application> {
  const sent = await steps.apply(veteran, await steps.job({ title, country_id: 232 }));
  for (const to of ['viewed', 'shortlisted', 'interview']) await moved(sent, to);
  return moved(sent, 'offer', { offer: { reply_by } });
}

const accept = ({ id, offer }: Application) =>
  veteran.ask('answerOffer', { params: { id }, body: { offer_id: offer!.id, answer: 'accepted' } });

const answer = ({ id, interview }: Application, body: object) =>
  veteran.ask('answerInterview', {
    params: { id },
    body: { interview_id: interview!.id, sequence: interview!.sequence, ...body },
  });

async function decide(decision: 'deactivate' | 'reactivate', id = companyId) {
  const { status } = await server.request('decideCompany', {
    token: await server.sessionOf('operator@demo.test'),
    params: { id },
    body: { decision, version: await people.versionOf(id), text: 'The register was checked.' },
  });
  expect(status).toBe(200);
}

const later = (days: number) => {
  now = new Date(start.getTime() + days * day);
};

const mailsAbout = async (title: string) =>
  (await mailbox.all(veteran.email)).filter(({ text }) => text.includes(title));

const stateOf = ({ is_on_hold, next_actor, turn_until, reply_by }: Application) => [
  ...[is_on_hold, next_actor, turn_until, reply_by],
];

test('an offer of a company that is switched off waits: it is not accepted, not reminded of and does not lapse, and goes on with the days it lost', async () => {
  const title = 'Offer on hold';
  const application = await offered(title, '2026-11-27');
  later(1);
  await decide('deactivate');
  const own = await read(veteran, application);
  expect([stateOf(own), own.offer!.allowed, own.allowed]).toEqual([
    [true, 'none', null, null],
    ['declined'],
    ['withdrawn'],
  ]);
  const [letter] = await mailsAbout(title);
  expect([letter!.kind, letter!.subject]).toEqual([
    'application_on_hold',
    'Your application to Northgate Logistics Ltd is on hold',
  ]);
  expect(letter!.text).toContain(
    'The offer won’t expire in the meantime, but you can’t accept it until they’re back.',
  );
  const refused = await accept(application);
  expect([refused.status, refused.body.code]).toEqual([409, 'on_hold']);
  const { next_actions } = await veteran.get<Schemas['VeteranDashboard']>('getVeteranDashboard');
  expect(next_actions.filter(({ link }) => link?.endsWith(`/${application.id}`))).toEqual([]);
  later(9);
  await remindOfOffers(server.database, outbox, now);
  await lapseOffers(server.database, outbox, now);
  expect((await read(veteran, application)).offer!.status).toBe('made');
  expect((await accept(application)).body.code).toBe('on_hold');
  await decide('reactivate');
  const back = await read(veteran, application);
  expect([stateOf(back), back.offer!.reply_by]).toEqual([
    [false, 'you', '2026-12-05T23:59:59Z', '2026-12-05'],
    '2026-12-05',
  ]);
  const kinds = (await mailsAbout(title)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.startsWith('offer_'))).toEqual([]);
  const [news] = await mailsAbout(title);
  expect([news!.kind, news!.text.includes('5 December 2026')]).toEqual(['application_resumed', true]);
  later(14);
  await remindOfOffers(server.database, outbox, now);
  expect((await mailsAbout(title))[0]!.kind).toBe('offer_due');
  const accepted = await accept(back);
  expect([accepted.status, (accepted.body.data as Application).offer!.status]).toEqual([200, 'accepted']);
});

test('an interview of a company that is switched off is not agreed or reminded of; it can be cancelled, and goes on', async () => {
  const [first, second] = ['2026-12-01T10:00:00.000Z', '2026-12-02T14:30:00.000Z'];
  const proposed = await atInterview('Proposed on hold', [first, second]);
  const agreed = await atInterview('Confirmed on hold', ['2026-12-01T15:00:00.000Z']);
  const called = await atInterview('Cancelled on hold', ['2026-12-01T16:30:00.000Z']);
  for (const application of [agreed, called])
    expect(
      (await answer(application, { answer: 'confirmed', at: application.interview!.times[0]!.at })).status,
    ).toBe(200);
  await decide('deactivate');
  const pick = { answer: 'confirmed', at: first };
  const other = { answer: 'requested', message: 'After the 7th.' };
  for (const body of [pick, other]) {
    const { status, body: refusal } = await answer(proposed, body);
    expect([status, refusal.code]).toEqual([409, 'on_hold']);
  }
  expect((await read(veteran, proposed)).interview!.allowed).toEqual(['declined']);
  const own = await read(veteran, called);
  expect([stateOf(own)[1], own.interview!.allowed]).toEqual(['none', ['cancelled']]);
  const [letter] = await mailsAbout('Confirmed on hold');
  expect(letter!.text).toContain('We don’t know whether your interview is still going ahead');
  const cancelled = await veteran.ask('cancelInterview', {
    params: { id: called.id },
    body: {
      ...{ interview_id: own.interview!.id, sequence: own.interview!.sequence, message: 'I am ill.' },
    },
  });
  expect(cancelled.status).toBe(200);
  now = new Date('2026-12-01T08:00:00Z');
  await remindOfInterviews(server.database, outbox, now);
  const due = async () =>
    (await mailsAbout('Confirmed on hold')).filter(({ kind }) => kind === 'interview_due').length;
  expect(await due()).toBe(0);
  await decide('reactivate');
  await remindOfInterviews(server.database, outbox, now);
  expect(await due()).toBe(1);
  expect((await answer(await read(veteran, proposed), { answer: 'confirmed', at: second })).status).toBe(200);
});

test('HIRE-06 whose rejection is not sent yet hears of a hold and of its end, and an undone rejection goes on with its wait', async () => {
  const title = 'Rejected on hold';
  const sent = await atInterview(title, ['2026-11-23T10:00:00Z']);
  const answered = await answer(sent, { answer: 'requested', message: 'After the 7th.' });
  const before = answered.body.data as Application;
  const rejected = await moved(before, 'rejected', { reason_code: 'other' });
  later(1 / 24);
  await decide('deactivate');
  const held = await read(veteran, sent);
  expect([held.status, held.is_on_hold, held.version]).toEqual(['interview', true, before.version]);
  expect((await mailsAbout(title))[0]!.kind).toBe('application_on_hold');
  later(13 / 24);
  await decide('reactivate');
  expect((await mailsAbout(title))[0]!.kind).toBe('application_resumed');
  later(14 / 24);
  const { version } = await read(recruiter, rejected);
  await recruiter.get('moveApplication', { params: { id: sent.id }, body: { to: 'interview', version } });
  later(1.4);
  expect((await read(veteran, sent)).waiting_days).toBe(0);
  later(1.6);
  expect((await read(veteran, sent)).waiting_days).toBe(1);
});

test('days on hold are no wait for the company, neither of who waits nor in how long it usually takes', async () => {
  const { id: owner_id, email, company } = await people.founder();
  const founder = await steps.person(email);
  const move = async (sent: Application, to: string) => {
    const { version } = await read(founder, sent);
    return founder.get<Application>('moveApplication', { params: { id: sent.id }, body: { to, version } });
  };
  const sent = [];
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const values = { title: `Held job ${number}`, country_id: 232, company_id: company.id, owner_id };
    sent.push(await steps.apply(veteran, await steps.job(values)));
  }
  later(1);
  for (const application of sent) await move(application, 'viewed');
  later(2);
  await decide('deactivate', company.id);
  later(9);
  await decide('reactivate', company.id);
  later(11);
  const [left, ...others] = sent as [Application, ...Application[]];
  expect((await read(veteran, left)).waiting_days).toBe(3);
  const applicants = await founder.get<Schemas['Applicant'][]>('listJobApplications', {
    params: { id: left.job.id },
  });
  expect(applicants.map(({ waiting_days }) => waiting_days)).toEqual([3]);
  for (const application of others) await move(application, 'shortlisted');
  const { typical_days, waiting_days } = await read(veteran, left);
  expect([typical_days, waiting_days]).toEqual([3, 3]);
  const { counts } = await founder.get<Schemas['RecruiterDashboard']>('getRecruiterDashboard');
  expect(counts).toMatchObject({ your_turn: 6, waiting: 0 });
});

test('an application on hold does not expire, and once the company is back it has 30 days to decide', async () => {
  const { id: owner_id, company } = await people.founder();
  const job = await steps.job({ title: 'Closed on hold', country_id: 232, company_id: company.id, owner_id });
  const sent = await steps.apply(veteran, job);
  await steps.putJob(job, { status: 'closed', ended_at: start });
  const statusAfterSweep = async (days: number) => {
    later(days);
    await expireApplications(server.database, outbox, now);
    return (await read(veteran, sent)).status;
  };
  later(5);
  await decide('deactivate', company.id);
  expect(await statusAfterSweep(31)).toBe('submitted');
  later(40);
  await decide('reactivate', company.id);
  expect([await statusAfterSweep(40), await statusAfterSweep(69)]).toEqual(['submitted', 'submitted']);
  expect(await statusAfterSweep(70)).toBe('expired');
});

// PGlite has a single connection, on which nobody waits for a lock.
test.runIf(server.database.kind === 'postgresql')(
  'a company that is back and a veteran who locks several applications do not wait for each other',
  async () => {
    const offer = await offered('Locked first', '2026-12-20');
    const sent = await steps.apply(veteran, await steps.job({ title: 'Locked second', country_id: 232 }));
    later(1);
    await decide('deactivate');
    later(2);
    const { id: tenantId } = await tenantOf(server.database, 'uk');
    const reactivated = await server.database.asTenant(tenantId, async (db) => {
      await lockApplication(db, { veteranId: veteran.id }, offer.id);
      const decided = decide('reactivate');
      const waitingForThis = async () => {
        const { rows } = await db.tx.execute(
          sql`select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`,
        );
        return rows.length;
      };
      await expect.poll(waitingForThis).toBe(1);
      await lockApplication(db, { veteranId: veteran.id }, sent.id);
      return { decided };
    });
    await reactivated.decided;
    expect((await read(veteran, offer)).is_on_hold).toBe(false);
  },
);
