/** What becomes of an application that nobody touches for 30 days, and how either side revives it. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { expireApplications } from '../../server/applications/expiry.ts';
import { setInactive } from '../../server/applications/inactivity.ts';
import { applications } from '../../server/db/schema/applications.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import {
  type Application,
  applicationsOn,
  northgate,
  type Person,
} from '../support/contract/applicationSteps.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { startTestServer } from '../support/contract/harness.ts';
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
let other: Person;
let recruiter: Person;

beforeAll(async () => {
  veteran = await steps.person('veteran-complete@demo.test');
  other = await steps.person('veteran-services@demo.test');
  recruiter = await steps.person(northgate);
  // Those of the seed would become inactive, too.
  await server.database.asPlatform((tx) => tx.update(applications).set({ status: 'withdrawn' }));
});

afterEach(() => {
  now = start;
});

const later = (days: number) => {
  now = new Date(start.getTime() + days * day);
};
const pass = () => setInactive(server.database, outbox, now);

const read = (person: Person, { id }: Pick<Application, 'id'>) =>
  person.get<Application>('getApplication', { params: { id } });

const sentFor = async (title: string) =>
  steps.apply(veteran, await steps.job({ title, country_id: 232, closes_on: null }));

async function moved(sent: Application, to: string, more: object = {}): Promise<Application> {
  const { version } = await read(recruiter, sent);
  return recruiter.get('moveApplication', { params: { id: sent.id }, body: { to, version, ...more } });
}

const revive = (person: Person, { id, version }: Pick<Application, 'id' | 'version'>) =>
  person.ask('reviveApplication', { params: { id }, body: { version } });

const kindsFor = async ({ email }: Person, title: string) =>
  (await mailbox.all(email)).filter(({ text }) => text.includes(title)).map(({ kind }) => kind);

const newsFor = async (person: Person, { id }: Application) =>
  (await person.get<Schemas['Notification'][]>('listNotifications')).filter(({ link }) =>
    link?.endsWith(`/${id}`),
  );

const lastStep = ({ timeline }: Application) => timeline.at(-1)!;

test('an application in which nobody has taken a step for 30 days becomes inactive, once, and both sides read the same of it everywhere', async () => {
  const title = 'Untouched';
  const sent = await sentFor(title);
  later(29);
  // No step: they say nothing to the veteran.
  await recruiter.get('addApplicationNote', {
    params: { id: sent.id },
    body: { audience: 'team', text: 'Good on paper.' },
  });
  await pass();
  expect((await read(veteran, sent)).status).toBe('submitted');
  later(30);
  await Promise.all([pass(), pass()]);
  await pass();
  const own = await read(veteran, sent);
  const theirs = await read(recruiter, sent);
  for (const application of [own, theirs]) {
    const { status, status_label, next_actor, waiting_days, can_revive } = application;
    expect([status, status_label, next_actor, waiting_days, can_revive]).toEqual([
      ...['inactive', 'Inactive', 'none', null, true],
    ]);
    expect(lastStep(application)).toMatchObject({ from: 'submitted', to: 'inactive', by: 'calendar' });
  }
  expect([own.allowed, theirs.allowed]).toEqual([['withdrawn'], ['rejected']]);
  const listed = await recruiter.ask('listJobApplications', {
    params: { id: sent.job.id },
    query: { stage: 'inactive' },
  });
  const { meta } = listed.body as unknown as {
    meta: { your_turn: number; stages: Record<string, number> };
  };
  expect((listed.body.data as Schemas['Applicant'][]).map(({ id }) => id)).toEqual([sent.id]);
  expect([meta.your_turn, meta.stages.inactive, meta.stages.submitted]).toEqual([0, 1, 0]);
  const mine = await veteran.get<Schemas['ApplicationSummary'][]>('listApplications', {
    query: { status: 'inactive' },
  });
  expect(mine.map(({ id, status_label }) => [id, status_label])).toEqual([[sent.id, 'Inactive']]);
  const { file } = await recruiter.ask('exportApplications', { query: { job_id: sent.job.id } });
  expect(file!.toString()).toContain('Inactive');
  const dashboard = await recruiter.get<Schemas['RecruiterDashboard']>('getRecruiterDashboard');
  expect(dashboard.funnel.find(({ stage }) => stage === 'inactive')?.count).toBe(1);
  expect(dashboard.waiting.filter(({ application_id }) => application_id === sent.id)).toEqual([]);
  for (const person of [veteran, recruiter]) {
    expect((await kindsFor(person, title)).filter((kind) => kind === 'application_inactive').length).toBe(1);
    const news = (await newsFor(person, sent)).filter(({ type }) => type === 'application_inactive');
    expect(news.length).toBe(1);
    expect(news[0]!.body).toContain('No step has been taken for 30 days');
  }
  const [letter] = (await mailbox.all(veteran.email)).filter(({ kind }) => kind === 'application_inactive');
  expect(letter!.text).toContain('It isn’t a rejection.');
});

test('of several together a recruiter gets one mail, and each veteran their own', async () => {
  const titles = ['Of several, first', 'Of several, second'];
  const [first, second] = await Promise.all(titles.map(sentFor));
  later(33);
  await pass();
  const mails = async ({ email }: Person) =>
    (await mailbox.all(email))
      .filter(({ kind, created_at }) => kind === 'application_inactive' && created_at === now.toISOString())
      .map(({ subject }) => subject);
  expect(await mails(recruiter)).toEqual(['2 applications have become inactive']);
  expect((await mails(veteran)).length).toBe(2);
  for (const sent of [first!, second!])
    expect((await newsFor(recruiter, sent)).map(({ type }) => type)).toContain('application_inactive');
  const { text } = await mailbox.latest(recruiter.email);
  expect(text).toContain('/recruiter/notifications');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Make those you want to carry on with active again, and reject the others',
  );
});

test('of several for one job the mail leads to these applicants', async () => {
  const job = await steps.job({ title: 'Of one job', country_id: 232, closes_on: null });
  for (const person of [veteran, other]) await steps.apply(person, job);
  later(34);
  await pass();
  const mail = await mailbox.latest(recruiter.email);
  expect([mail.subject, mail.text]).toEqual([
    '2 applications have become inactive',
    expect.stringContaining(`/recruiter/jobs/${job.id}?stage=inactive`),
  ]);
});

test('where the mail to the recruiter cannot be stored nothing becomes inactive, and the next pass does all of it', async () => {
  const sent = await Promise.all(['Without its mail', 'Without its mail, too'].map(sentFor));
  later(34);
  const broken = {
    ...outbox,
    write: async (...[db, mail]: Parameters<typeof outbox.write>) => {
      if (mail.to === recruiter.email) throw new Error('The process is gone');
      return outbox.write(db, mail);
    },
  };
  await expect(setInactive(server.database, broken, now)).rejects.toThrow('The process is gone');
  const statuses = async () =>
    Promise.all(sent.map(async (application) => (await read(veteran, application)).status));
  expect(await statuses()).toEqual(['submitted', 'submitted']);
  await pass();
  expect(await statuses()).toEqual(['inactive', 'inactive']);
  const mail = await mailbox.latest(recruiter.email);
  expect([mail.subject, mail.created_at]).toEqual([
    ...['2 applications have become inactive', now.toISOString()],
  ]);
});

test('an operator’s decision that leaves the company active does not begin the 30 days again', async () => {
  const sent = await sentFor('Waiting through a decision');
  const { company_id } = await steps.job();
  await people.put(company_id, { decided_at: new Date(start.getTime() + 20 * day) });
  later(30);
  await pass();
  expect((await read(veteran, sent)).status).toBe('inactive');
});

test('either side revives it to where it was, and both are notified of that once', async () => {
  const byVeteran = await sentFor('Revived by the veteran');
  const byEmployer = await sentFor('Revived by the employer');
  await moved(byEmployer, 'viewed');
  await moved(byEmployer, 'shortlisted');
  later(31);
  await pass();
  const answers = [
    await revive(veteran, await read(veteran, byVeteran)),
    await revive(recruiter, await read(recruiter, byEmployer)),
  ].map(({ status, body }) => [status, body.data as Application] as const);
  expect(
    answers.map(([code, { status, next_actor, waiting_days, can_revive, timeline }]) => [
      ...[code, status, next_actor, waiting_days, can_revive],
      timeline.at(-1)!.label,
      timeline.at(-1)!.by,
    ]),
  ).toEqual([
    [200, 'submitted', 'employer', 0, false, 'Active again', 'veteran'],
    [200, 'shortlisted', 'employer', 0, false, 'Active again', 'employer'],
  ]);
  for (const person of [veteran, recruiter])
    for (const title of ['Revived by the veteran', 'Revived by the employer'])
      expect((await kindsFor(person, title)).filter((kind) => kind === 'application_revived').length).toBe(1);
  await pass();
  expect((await read(veteran, byVeteran)).status).toBe('submitted');
  const again = await revive(veteran, await read(veteran, byVeteran));
  expect([again.status, again.body.code]).toEqual([409, 'invalid_transition']);
  later(61);
  await pass();
  expect((await read(veteran, byVeteran)).status).toBe('inactive');
});

test('of two who revive it together one does, and the other reads what it is now', async () => {
  const sent = await sentFor('Revived twice');
  later(31);
  await pass();
  const { version } = await read(veteran, sent);
  const answers = await Promise.all(
    [veteran, recruiter].map((person) => revive(person, { id: sent.id, version })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect([refused.body.code, (refused.body.data as Application).status]).toEqual([
    'version_conflict',
    'submitted',
  ]);
  const { timeline } = await read(veteran, sent);
  expect(timeline.filter(({ from }) => from === 'inactive').length).toBe(1);
});

test('to others it is not there', async () => {
  const sent = await sentFor('Not theirs');
  later(31);
  await pass();
  const { version } = await read(veteran, sent);
  const stranger = await revive(other, { id: sent.id, version });
  const abroad = await server.request('reviveApplication', {
    token: await server.signIn('recruiter', 'us'),
    tenant: 'us',
    ...{ params: { id: sent.id }, body: { version } },
  });
  expect([stranger.status, abroad.status, (await read(veteran, sent)).status]).toEqual([
    ...[404, 404, 'inactive'],
  ]);
});

const interview = (at: Date) => ({ times: [at.toISOString()], minutes: 45, mode: 'video' });

test('an offer that is open or accepted, an interview ahead and a step in between keep it as it is', async () => {
  const all = await Promise.all(['Offered', 'Accepted', 'Ahead', 'Touched'].map(sentFor));
  const [offered, accepted, ahead, touched] = all as [Application, Application, Application, Application];
  for (const sent of [offered, accepted]) {
    for (const to of ['viewed', 'shortlisted', 'interview']) await moved(sent, to);
    await moved(sent, 'offer', { offer: { reply_by: '2026-12-31' } });
  }
  const { offer } = await read(veteran, accepted);
  await veteran.get('answerOffer', {
    params: { id: accepted.id },
    body: { offer_id: offer!.id, answer: 'accepted' },
  });
  await moved(ahead, 'viewed');
  const over = new Date(start.getTime() + 35 * day);
  const { interview: proposed } = await moved(ahead, 'interview', { interview: interview(over) });
  await veteran.get('answerInterview', {
    params: { id: ahead.id },
    body: {
      ...{ interview_id: proposed!.id, sequence: proposed!.sequence },
      ...{ answer: 'confirmed', at: over.toISOString() },
    },
  });
  for (const sent of [offered, accepted, ahead]) expect((await read(recruiter, sent)).wait_ends).toBeNull();
  later(10);
  await moved(touched, 'viewed');
  later(36);
  await pass();
  const statuses = async () => Promise.all(all.map(async (sent) => (await read(veteran, sent)).status));
  expect(await statuses()).toEqual(['offer', 'offer', 'interview', 'viewed']);
  later(66);
  await pass();
  expect(await statuses()).toEqual(['offer', 'offer', 'inactive', 'inactive']);
  const revived = await revive(veteran, await read(veteran, ahead));
  const { status, interview_status } = revived.body.data as Application;
  expect([status, interview_status]).toEqual(['interview', 'held']);
});

test('undoing the rejection of an inactive one leaves it inactive, and it is revived to where it was', async () => {
  const sent = await sentFor('Rejected while inactive');
  await moved(sent, 'viewed');
  later(31);
  await pass();
  const rejected = await moved(sent, 'rejected', { reason_code: 'position_filled' });
  expect(rejected.allowed).toEqual(['inactive']);
  const undone = await moved(sent, 'inactive');
  expect([undone.status, undone.can_revive]).toEqual(['inactive', true]);
  const revived = await revive(recruiter, undone);
  expect((revived.body.data as Application).status).toBe('viewed');
});

test('one that is closed while inactive, after an offer was declined, is not “Not chosen” anywhere', async () => {
  const sent = await sentFor('Declined, then inactive');
  for (const to of ['viewed', 'interview']) await moved(sent, to);
  const { offer } = await moved(sent, 'offer', { offer: { reply_by: '2026-12-31' } });
  const params = { id: sent.id };
  await veteran.get('answerOffer', { params, body: { offer_id: offer!.id, answer: 'declined' } });
  later(31);
  await pass();
  await moved(sent, 'rejected', { reason_code: 'other' });
  later(32);
  const own = await read(veteran, sent);
  expect([own.status_label, lastStep(own).label]).toEqual(['Application closed', 'Application closed']);
});

test('30 days after its job has closed an inactive one ends', async () => {
  const job = await steps.job({ title: 'Closed while inactive', closes_on: null });
  const sent = await steps.apply(veteran, job);
  later(31);
  await pass();
  expect((await read(veteran, sent)).expires_at).toBeNull();
  await steps.putJob(job, { status: 'closed', ended_at: now });
  const end = new Date(now.getTime() + 30 * day).toISOString();
  for (const person of [veteran, recruiter]) expect((await read(person, sent)).expires_at).toBe(end);
  later(61);
  await expireApplications(server.database, outbox, now);
  expect(lastStep(await read(veteran, sent))).toMatchObject({ from: 'inactive', to: 'expired' });
});

test('what somebody may withdraw before, they may when it is inactive; and nobody opens a CV for the first time on the side', async () => {
  const sent = await sentFor('Withdrawn while inactive');
  later(31);
  await pass();
  const text = await recruiter.ask('getApplicationCvText', { params: { id: sent.id } });
  expect([text.status, text.body.code]).toEqual([409, 'invalid_transition']);
  const file = await recruiter.ask('getApplicationCv', { params: { id: sent.id } });
  expect([file.status, file.body.code]).toEqual([409, 'invalid_transition']);
  const withdrawn = await veteran.get<Application>('withdrawApplication', {
    params: { id: sent.id },
    body: {},
  });
  expect(withdrawn.status).toBe('withdrawn');
  const [row] = await server.database.asPlatform((tx) =>
    tx.select().from(applications).where(eq(applications.id, sent.id)),
  );
  expect(row!.inactive_from).toBeNull();
});

test('reviving it does not open its CV, which the veteran would not be told', async () => {
  const sent = await sentFor('Revived unopened');
  later(31);
  await pass();
  const revived = await revive(recruiter, await read(recruiter, sent));
  expect(revived.status).toBe(200);
  const params = { id: sent.id };
  expect(lastStep(await read(veteran, sent))).toMatchObject({ to: 'submitted' });
  expect((await recruiter.ask('getApplicationCvText', { params })).status).toBe(200);
  expect(lastStep(await read(veteran, sent))).toMatchObject({ to: 'viewed' });
});

test('while the next step is the company’s, both sides read until when it can be taken, as the calendar then does it', async () => {
  const job = await steps.job({ title: 'Until when', country_id: 232, closes_on: null });
  const sent = await steps.apply(veteran, job);
  const ends = async () =>
    Promise.all([veteran, recruiter].map(async (person) => (await read(person, sent)).wait_ends));
  const onDay = (days: number, leads_to: string) => {
    const end = { at: new Date(start.getTime() + days * day).toISOString(), leads_to };
    return [end, end];
  };
  expect(await ends()).toEqual(onDay(30, 'inactive'));
  later(3);
  await moved(sent, 'viewed');
  expect(await ends()).toEqual(onDay(33, 'inactive'));
  await steps.putJob(job, { status: 'closed', ended_at: start });
  expect(await ends()).toEqual(onDay(30, 'expired'));
  await steps.putJob(job, { status: 'published', ended_at: null });
  // A rejection that is undone before it is sent never happened; undoing one that the veteran knows of is a step.
  later(4);
  await moved(await moved(sent, 'rejected', { reason_code: 'other' }), 'viewed');
  expect(await ends()).toEqual(onDay(33, 'inactive'));
  later(5);
  await moved(sent, 'rejected', { reason_code: 'other' });
  later(7);
  await moved(sent, 'viewed');
  expect(await ends()).toEqual(onDay(37, 'inactive'));
  later(36);
  await pass();
  expect((await read(veteran, sent)).status).toBe('viewed');
  later(37);
  await pass();
  expect([(await read(veteran, sent)).status, await ends()]).toEqual(['inactive', [null, null]]);
});

// Last: the company has been decided on at a later time than the other tests begin.
test('while the company is switched off nothing becomes inactive or is revived', async () => {
  const [inactive, open] = [await sentFor('Inactive before'), await sentFor('Open before')];
  later(20);
  await moved(open, 'viewed');
  later(31);
  await pass();
  const decide = async (decision: 'deactivate' | 'reactivate') => {
    const { company_id } = await steps.job();
    const { status } = await server.request('decideCompany', {
      token: await server.sessionOf('operator@demo.test'),
      params: { id: company_id },
      body: { decision, version: await people.versionOf(company_id), text: 'The register was checked.' },
    });
    expect(status).toBe(200);
  };
  await decide('deactivate');
  const held = await read(veteran, inactive);
  expect([held.is_on_hold, held.can_revive]).toEqual([true, false]);
  const refused = await revive(veteran, held);
  expect([refused.status, refused.body.code]).toEqual([409, 'on_hold']);
  later(60);
  await pass();
  expect((await read(veteran, open)).status).toBe('viewed');
  await decide('reactivate');
  await pass();
  expect((await read(veteran, open)).status).toBe('viewed');
  expect((await revive(veteran, await read(veteran, inactive))).status).toBe(200);
  later(90);
  await pass();
  expect((await read(veteran, open)).status).toBe('inactive');
});
