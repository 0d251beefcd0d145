/** HIRE-06: what a veteran reads of an application, anywhere, before a rejection is sent, after it was undone and once it is sent. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { setInactive } from '../../server/applications/inactivity.ts';
import { applications } from '../../server/db/schema/applications.ts';
import { createOutbox } from '../../server/mail/outbox.ts';
import { collectExport } from '../../server/privacy/export/collectExport.ts';
import {
  type Application,
  applicationsOn,
  northgate,
  type Person,
} from '../support/contract/applicationSteps.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';

type Schemas = components['schemas'];

const start = new Date('2026-11-20T09:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
let now = start;
const server = await startTestServer({ clock: () => now });
const mailbox = mailboxOf(server);
const steps = applicationsOn(server);
const outbox = await createOutbox({ database: server.database, clock: () => now, onError: () => {} });

let veteran: Person;
let recruiter: Person;

beforeAll(async () => {
  veteran = await steps.person('veteran-18@example.test');
  recruiter = await steps.person(northgate);
});

afterEach(() => {
  now = start;
});

const hence = (time: number) => new Date(start.getTime() + time);
const no = { reason_code: 'missing_requirement', public_note: 'Come back with a licence.' };

const read = (person: Person, { id }: Pick<Application, 'id'>) =>
  person.get<Application>('getApplication', { params: { id } });

async function moved(sent: Pick<Application, 'id'>, to: string, more: object = {}): Promise<Application> {
  const { version } = await read(recruiter, sent);
  return recruiter.get('moveApplication', { params: { id: sent.id }, body: { to, version, ...more } });
}

const mailsAbout = async (title: string) =>
  (await mailbox.all(veteran.email))
    .filter(({ subject, text }) => `${subject} ${text}`.includes(title))
    .map(({ kind }) => kind);

/** All that the veteran can read of their applications, by any call, at this time. */
async function readAll({ id, job }: Application, at: Date) {
  const before = now;
  now = at;
  const bodyOf = async (operation: string, options = {}) => {
    const { status, body, headers } = await veteran.ask(operation, options);
    return { status, body, etag: headers.etag };
  };
  const params = { id };
  const lists: Record<string, unknown> = {};
  for (const status of ['submitted', 'viewed', 'shortlisted', 'interview', 'offer', 'inactive', 'rejected'])
    lists[status] = await bodyOf('listApplications', { query: { status } });
  const { id: tenantId } = await tenantOf(server.database, 'uk');
  const exported = await server.database.asTenant(tenantId, (db) =>
    collectExport(db, veteran.id, ['applications', 'notifications'], at),
  );
  const all = {
    application: await bodyOf('getApplication', { params }),
    list: await bodyOf('listApplications'),
    lists,
    dashboard: await bodyOf('getVeteranDashboard'),
    explore: await bodyOf('getVeteranDashboard', { query: { dashboard_tab: 'explore' } }),
    job: await bodyOf('getJob', { params: { id: job.id } }),
    search: await bodyOf('listJobs', { query: { search: job.title } }),
    invitations: await bodyOf('listJobInvitations'),
    notifications: await bodyOf('listNotifications'),
    user: await bodyOf('getUserProfile'),
    calendar: await veteran
      .ask('getInterviewCalendar', { params })
      .then(({ status, file }) => [status, file?.toString()]),
    mails: await mailbox.all(veteran.email),
    exported: exported?.sections,
  };
  now = before;
  return all;
}

const at = { interview: ['viewed', 'interview'], offer: ['viewed', 'interview', 'offer'] };
const times = { times: ['2026-11-23T10:00:00Z'], minutes: 45, mode: 'phone' };

/** At this stage, by steps of both sides on the days before. */
const ways: Record<string, (sent: Application) => Promise<unknown>> = {
  submitted: async () => {},
  viewed: (sent) => moved(sent, 'viewed'),
  shortlisted: async (sent) => {
    await moved(sent, 'viewed');
    await moved(sent, 'shortlisted', { public_note: 'We liked your CV.' });
  },
  async interview(sent) {
    for (const to of at.interview) await moved(sent, to, to === 'interview' ? { interview: times } : {});
    const { interview } = await read(veteran, sent);
    const { id: interview_id, sequence } = interview!;
    const body = { interview_id, sequence, answer: 'requested', message: 'I travel that day.' };
    await veteran.get('answerInterview', { params: { id: sent.id }, body });
  },
  async offer(sent) {
    for (const to of at.offer)
      await moved(sent, to, to === 'offer' ? { offer: { reply_by: '2026-12-18' } } : {});
    const { offer } = await read(veteran, sent);
    await veteran.get('answerOffer', {
      params: { id: sent.id },
      body: { offer_id: offer!.id, answer: 'declined' },
    });
  },
  async inactive(sent) {
    await moved(sent, 'viewed');
    now = start;
    await server.database.asPlatform((tx) =>
      tx
        .update(applications)
        .set({ status: 'inactive', inactive_from: 'viewed' })
        .where(eq(applications.id, sent.id)),
    );
  },
};

async function sentFor(stage: string, title: string): Promise<Application> {
  now = hence(-2 * day);
  const sent = await steps.apply(veteran, await steps.job({ title, country_id: 232 }));
  await ways[stage]!(sent);
  now = start;
  return sent;
}

describe.each(Object.keys(ways))('HIRE-06 of one that is %s', (stage) => {
  test('a rejection is nowhere to be read until it is sent, and an undone one never', async () => {
    const sent = await sentFor(stage, `Secret ${stage}`);
    const [soon, last, later] = [hence(10 * hour), hence(day - 1000), hence(3 * day)];
    const before = {
      soon: await readAll(sent, soon),
      last: await readAll(sent, last),
      later: await readAll(sent, later),
    };
    await moved(sent, 'rejected', no);
    expect(await readAll(sent, soon)).toEqual(before.soon);
    expect(await readAll(sent, last)).toEqual(before.last);
    now = hence(12 * hour);
    const { timeline } = await moved(sent, stage);
    expect(timeline.slice(-2).map(({ label }) => label)).toEqual([
      stage === 'offer' ? 'Application closed' : 'Not chosen',
      'Rejection undone',
    ]);
    expect(await readAll(sent, last)).toEqual(before.last);
    expect(await readAll(sent, later)).toEqual(before.later);
  });

  test('one that is sent is read everywhere from then on, and undoing it later is said', async () => {
    const title = `Told ${stage}`;
    const sent = await sentFor(stage, title);
    const { version, timeline } = await read(veteran, sent);
    await moved(sent, 'rejected', no);
    now = hence(day);
    const label = stage === 'offer' ? 'Application closed' : 'Not chosen';
    const after = await read(veteran, sent);
    expect([after.status, after.status_label, after.version, after.reason_code, after.public_note]).toEqual([
      ...['rejected', label, version + 1, no.reason_code, no.public_note],
    ]);
    expect(after.timeline.length).toBe(timeline.length + 1);
    const listed = await veteran.get<Schemas['ApplicationSummary'][]>('listApplications', {
      query: { status: 'rejected' },
    });
    expect(listed.find(({ id }) => id === sent.id)?.status_label).toBe(label);
    const { my_application } = await veteran.get<Schemas['Job']>('getJob', { params: { id: sent.job.id } });
    expect(my_application).toEqual({ id: sent.id, status: 'rejected' });
    expect(await mailsAbout(title)).toContain('application_rejected');
    now = hence(2 * day);
    await moved(sent, stage);
    const undone = await read(veteran, sent);
    expect([undone.status, undone.version, undone.timeline.at(-1)?.label]).toEqual([
      ...[stage, version + 2, 'Rejection undone'],
    ]);
  });
});

test('HIRE-06 who withdraws before a rejection is sent has withdrawn: the company sees both, and nothing is sent', async () => {
  const title = 'Withdrawn first';
  const sent = await sentFor('viewed', title);
  const { version } = await read(veteran, sent);
  await moved(sent, 'rejected', no);
  now = hence(hour);
  const body = { reason: 'too_slow', text: 'Thank you.' };
  const withdrawn = await veteran.get<Application>('withdrawApplication', { params: { id: sent.id }, body });
  expect([withdrawn.status, withdrawn.version, withdrawn.allowed, withdrawn.reason_code]).toEqual([
    ...['withdrawn', version + 1, [], 'too_slow'],
  ]);
  expect(withdrawn.timeline.map(({ from, to, label }) => [from, to, label])).toEqual([
    [null, 'submitted', 'Sent'],
    ['submitted', 'viewed', 'Viewed'],
    ['viewed', 'withdrawn', 'Withdrawn'],
  ]);
  const theirs = await read(recruiter, sent);
  expect([
    theirs.status,
    theirs.undo_until,
    theirs.timeline.slice(-2).map(({ label, by }) => [label, by]),
  ]).toEqual([
    ...['withdrawn', null],
    [
      ['Not chosen', 'employer'],
      ['Withdrawn', 'veteran'],
    ],
  ]);
  now = hence(3 * day);
  expect(await mailsAbout(title)).toEqual(['application_viewed', 'application_sent']);
  expect((await read(veteran, sent)).timeline).toEqual(withdrawn.timeline);
});

test('HIRE-06 who revives an inactive application before its rejection is sent has it back, and the company hears so', async () => {
  const title = 'Revived first';
  const sent = await sentFor('inactive', title);
  const { version } = await read(veteran, sent);
  await moved(sent, 'rejected', no);
  now = hence(hour);
  const params = { id: sent.id };
  const stale = await veteran.ask('reviveApplication', { params, body: { version: version + 1 } });
  expect([stale.status, stale.body.code]).toEqual([409, 'version_conflict']);
  expect((stale.body.data as Application).status).toBe('inactive');
  const revived = await veteran.get<Application>('reviveApplication', { params, body: { version } });
  expect([revived.status, revived.version, revived.timeline.at(-1)]).toMatchObject([
    'viewed',
    version + 1,
    { from: 'inactive', to: 'viewed', by: 'veteran', label: 'Active again' },
  ]);
  const [news] = await recruiter.get<Schemas['Notification'][]>('listNotifications');
  expect([news?.type, news?.body.split('\n').at(-1)]).toEqual([
    'application_revived',
    'They didn’t know of your rejection yet, and we haven’t sent it.',
  ]);
  const theirs = await read(recruiter, sent);
  expect([theirs.status, theirs.next_actor, theirs.allowed.includes('rejected')]).toEqual([
    ...['viewed', 'employer', true],
  ]);
  now = hence(3 * day);
  expect(await mailsAbout(title)).not.toContain('application_rejected');
});

test('HIRE-06 an application whose rejection was undone before it was sent becomes inactive when it would have', async () => {
  const sent = await sentFor('viewed', 'Undone and silent');
  const { wait_ends } = await read(veteran, sent);
  now = hence(27 * day);
  await moved(sent, 'rejected', no);
  await moved(sent, 'viewed');
  expect((await read(veteran, sent)).wait_ends).toEqual(wait_ends);
  now = new Date(wait_ends!.at);
  await setInactive(server.database, outbox, now);
  const { status, timeline } = await read(veteran, sent);
  expect([status, timeline.map(({ label }) => label)]).toEqual(['inactive', ['Sent', 'Viewed', 'Inactive']]);
});

test('HIRE-06 answering an interview or an offer is refused before a rejection is sent as it was without it', async () => {
  const interview = await sentFor('interview', 'Refused interview');
  const offer = await sentFor('offer', 'Refused offer');
  const refusals = async () => {
    const latest = (await read(veteran, interview)).interview!;
    const offered = (await read(veteran, offer)).offer!;
    const ask = async (operation: string, { id }: Application, body: object) => {
      const { status, body: answer } = await veteran.ask(operation, { params: { id }, body });
      return [status, answer.code, answer.message, answer.data];
    };
    const current = { interview_id: latest.id, sequence: latest.sequence };
    const past = { interview_id: latest.id, sequence: latest.sequence - 1 };
    return [
      await ask('answerInterview', interview, { ...current, answer: 'declined' }),
      await ask('answerInterview', interview, { ...past, answer: 'declined' }),
      await ask('cancelInterview', interview, { ...current, message: 'No longer.' }),
      await ask('answerOffer', offer, { offer_id: offered.id, answer: 'accepted' }),
      await ask('answerOffer', offer, { offer_id: offered.id + 1, answer: 'accepted' }),
    ];
  };
  const before = await refusals();
  expect(before.map(([status]) => status)).toEqual([409, 409, 409, 409, 409]);
  for (const sent of [interview, offer]) await moved(sent, 'rejected', no);
  expect(await refusals()).toEqual(before);
});

test('HIRE-06 who accepts an offer and withdraws all others withdraws those with a rejection that is not sent', async () => {
  const other = await sentFor('shortlisted', 'Other job');
  const sent = await steps.apply(veteran, await steps.job({ title: 'Best job', country_id: 232 }));
  for (const to of at.offer)
    await moved(sent, to, to === 'offer' ? { offer: { reply_by: '2026-12-18' } } : {});
  await moved(other, 'rejected', no);
  const { offer } = await read(veteran, sent);
  await veteran.get('answerOffer', {
    params: { id: sent.id },
    body: { offer_id: offer!.id, answer: 'accepted', withdraw_others: true },
  });
  expect([(await read(veteran, other)).status, (await read(recruiter, other)).status]).toEqual([
    'withdrawn',
    'withdrawn',
  ]);
});

test('HIRE-06 whose rejection is not sent yet hears of the closing of the job like everybody else', async () => {
  const applicant = await steps.person('veteran-23@example.test');
  const newsOf = async (person: Person) =>
    (await person.get<Schemas['Notification'][]>('listNotifications')).map(({ type, body }) => [type, body]);
  const job = await steps.job({ title: 'Closing', country_id: 232 });
  const [other, rejected] = [await steps.apply(applicant, job), await steps.apply(veteran, job)];
  await moved(rejected, 'rejected', no);
  await recruiter.get('closeJob', {
    params: { id: job.id },
    body: { reason: 'filled', notify_applicants: true },
  });
  const [first] = await newsOf(applicant);
  expect(first?.[0]).toBe('job_closed');
  expect((await newsOf(veteran))[0]).toEqual(first);
  expect((await read(veteran, rejected)).wait_ends).toEqual((await read(applicant, other)).wait_ends);
});

test('HIRE-06 the calendar leaves a rejection alone that is not sent yet, and nothing of it is said', async () => {
  const sent = await sentFor('viewed', 'Silent');
  const before = await read(veteran, sent);
  now = hence(28 * day - hour);
  await moved(sent, 'rejected', no);
  now = hence(28 * day + hour);
  await setInactive(server.database, outbox, now);
  const { status, timeline, wait_ends } = await read(veteran, sent);
  expect([status, timeline, wait_ends]).toEqual(['viewed', before.timeline, null]);
});

test('HIRE-06 in the outbox a rejection is scheduled for the next day, not sent, and withdrawn once it is undone', async () => {
  const sent = await sentFor('submitted', 'Scheduled');
  await moved(sent, 'rejected', no);
  const listed = async (state: string) => {
    const token = await server.sessionOf('operator@demo.test');
    const { body } = await server.request('listOutbox', { token, query: { state } });
    return (body.data as Schemas['OutgoingMail'][])
      .filter(({ subject }) => subject.endsWith('for Scheduled'))
      .map(({ kind, state: is, sent_at, next_attempt_at }) => [kind, is, sent_at, next_attempt_at]);
  };
  const at = hence(day).toISOString();
  expect([await listed('scheduled'), (await listed('sent')).map(([kind]) => kind)]).toEqual([
    [['application_rejected', 'scheduled', null, at]],
    ['application_sent', 'new_application'],
  ]);
  now = hence(day);
  expect([await listed('scheduled'), (await listed('sent'))[0]]).toEqual([
    [],
    ['application_rejected', 'sent', at, null],
  ]);
  now = hence(hour);
  await moved(sent, 'submitted');
  expect([await listed('scheduled'), await listed('cancelled')]).toEqual([
    [],
    [['application_rejected', 'cancelled', null, null]],
  ]);
  now = hence(2 * day);
  expect(await mailsAbout('Scheduled')).toEqual(['application_sent']);
});
