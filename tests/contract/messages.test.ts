/** Conversations of an application: who writes, who reads, who is notified, and how they end. */
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { forgetApplicant } from '../../server/applications/forget.ts';
import { auditEntries } from '../../server/db/schema/audit.ts';
import { companies } from '../../server/db/schema/companies.ts';
import { messageReports, messages, messageThreads } from '../../server/db/schema/messages.ts';
import { notifications } from '../../server/db/schema/notifications.ts';
import { collectExport } from '../../server/privacy/export/collectExport.ts';
import {
  type Application,
  applicationsOn,
  northgate,
  type Person,
} from '../support/contract/applicationSteps.ts';
import { peopleOf } from '../support/contract/companyPeople.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';

type Schemas = components['schemas'];
type Conversation = Schemas['Conversation'];
type Message = Schemas['Message'];
type Thread = Schemas['MessageThread'];

const day = 86_400_000;
let now = testNow;
const limits = { sendMessage: { attempts: 500, seconds: 3600 } };
const server = await startTestServer({ clock: () => now, limits });
const mailbox = mailboxOf(server);
const people = peopleOf(server);
const steps = applicationsOn(server);

let veteran: Person;
let recruiter: Person;
let colleague: Person;
let tenantId: number;
let jobs = 0;

beforeAll(async () => {
  veteran = await steps.person('veteran-complete@demo.test');
  recruiter = await steps.person(northgate);
  colleague = await steps.person('recruiter-admin@northgate.test');
  ({ id: tenantId } = await tenantOf(server.database, 'uk'));
});

let application: Application;

beforeEach(async () => {
  jobs += 1;
  // No title is a part of another.
  const title = `Engineer ${String(jobs).padStart(2, '0')}`;
  application = await steps.apply(veteran, await steps.job({ title, country_id: 232 }));
});

afterEach(() => {
  now = testNow;
});

const later = (days: number) => {
  now = new Date(testNow.getTime() + days * day);
};
const at = () => ({ params: { id: application.id } });
const sent = (person: Person, text: string) =>
  person.get<Message>('sendMessage', { ...at(), body: { text } });
const refused = async (person: Person, text = 'Hello?') => {
  const { status, body } = await person.ask('sendMessage', { ...at(), body: { text } });
  return [status, body.code, body.message];
};
const read = (person: Person, query: { before?: number } = {}) =>
  person.get<Conversation>('listMessages', { ...at(), query });
const markRead = (person: Person, up_to: number) =>
  person.get<{ unread: number }>('readMessages', { ...at(), body: { up_to } });
const textsFor = async (person: Person) => (await read(person)).messages.map(({ text }) => text);

async function threads(person: Person) {
  const { body } = await person.ask('listMessageThreads');
  return body as unknown as { data: Thread[]; meta: { unread: number } };
}
const threadFor = async (person: Person) =>
  (await threads(person)).data.find(({ application_id }) => application_id === application.id);

/** What this person was mailed of messages about this application’s job. */
const mailsTo = async ({ email }: Person) =>
  (await mailbox.all(email)).filter(
    ({ kind, text }) => kind === 'message_received' && text.includes(application.job.title),
  );
/** In the app, of this application. */
const newsFor = ({ id }: Person) =>
  server.database.asPlatform((tx) =>
    tx
      .select({ link: notifications.link, read_at: notifications.read_at })
      .from(notifications)
      .where(
        and(
          eq(notifications.user_id, id),
          eq(notifications.application_id, application.id),
          eq(notifications.type, 'message_received'),
        ),
      )
      .orderBy(notifications.id),
  );

const moved = async (to: string, more: object = {}) => {
  const { version } = await recruiter.get<Application>('getApplication', at());
  return recruiter.get<Application>('moveApplication', { ...at(), body: { to, version, ...more } });
};

describe('both sides', () => {
  test('write to each other, and each reads whom a message is from and if its own was read', async () => {
    const question = await sent(recruiter, 'Do you hold a forklift licence?');
    expect(question).toEqual({
      ...{ id: expect.any(Number), from: 'you', sender: expect.any(String), is_read: false },
      ...{ text: 'Do you hold a forklift licence?', created_at: testNow.toISOString(), is_reported: false },
    });
    expect(await read(veteran)).toEqual({
      ...{
        status: 'open',
        version: expect.any(String),
        name: 'Northgate Logistics Ltd',
        unread: 1,
        has_earlier: false,
      },
      messages: [{ ...question, from: 'them' }],
    });
    await markRead(veteran, question.id);
    const answer = await sent(veteran, 'Yes.\nSince 2021.');
    const shown = await read(recruiter);
    expect(shown.messages).toEqual([
      { ...question, is_read: true },
      { ...answer, from: 'them', sender: shown.name },
    ]);
    expect(shown.unread).toBe(1);
    expect((await read(colleague)).messages.map(({ from }) => from)).toEqual(['colleague', 'them']);
  });

  test('find the conversation in their list, with whose answer it waits for', async () => {
    expect(await threadFor(veteran)).toBeUndefined();
    await sent(recruiter, 'When could you start?');
    expect(await threadFor(veteran)).toEqual({
      application_id: application.id,
      job: { id: application.job.id, title: application.job.title },
      name: 'Northgate Logistics Ltd',
      logo_url: null,
      last_message: { text: 'When could you start?', from: 'them', created_at: testNow.toISOString() },
      ...{ unread: 1, waits_for: 'you', status: 'open' },
    });
    const theirs = await threadFor(colleague);
    expect([theirs?.last_message.from, theirs?.unread, theirs?.waits_for]).toEqual(['colleague', 0, 'them']);
    const [first] = (await threads(veteran)).data;
    expect(first?.application_id).toBe(application.id);
  });

  test('have the logo of the company, for the veteran alone', async () => {
    await sent(recruiter, 'When could you start?');
    const setLogo = (logo: { original_url: string; thumb_url: string } | null) =>
      server.database.asPlatform((tx) =>
        tx
          .update(companies)
          .set({ logo })
          .where(and(eq(companies.tenant_id, tenantId), eq(companies.id, application.job.company.id))),
      );
    await setLogo({ original_url: '/files/logo.png', thumb_url: '/files/small.png' });
    const logos = [(await threadFor(veteran))?.logo_url, (await threadFor(recruiter))?.logo_url];
    await setLogo(null);
    expect(logos).toEqual(['/files/small.png', null]);
  });

  test('page through a long conversation, the newest first', async () => {
    for (let number = 1; number <= 60; number += 1) await sent(veteran, `Message ${number}`);
    const latest = await read(recruiter);
    expect([latest.messages.length, latest.has_earlier, latest.unread]).toEqual([50, true, 60]);
    expect([latest.messages[0]?.text, latest.messages.at(-1)?.text]).toEqual(['Message 11', 'Message 60']);
    const earlier = await read(recruiter, { before: latest.messages[0]!.id });
    expect([earlier.messages.length, earlier.has_earlier]).toEqual([10, false]);
    expect([earlier.messages[0]?.text, earlier.messages.at(-1)?.text]).toEqual(['Message 1', 'Message 10']);
  });

  test('a message that is sent again with the same key arrives once', async () => {
    const again = { ...at(), headers: { 'idempotency-key': 'message-once' }, body: { text: 'Once' } };
    const [first, second] = [
      await veteran.ask('sendMessage', again),
      await veteran.ask('sendMessage', again),
    ];
    expect([first.status, second.body.data]).toEqual([201, first.body.data]);
    expect(await textsFor(recruiter)).toEqual(['Once']);
  });
});

describe('unread messages', () => {
  test('are read by a company together, up to the message that was shown', async () => {
    const [first, second] = [await sent(veteran, 'First'), await sent(veteran, 'Second')];
    const before = (await threads(recruiter)).meta.unread;
    expect((await markRead(colleague, first.id)).unread).toBe(before - 1);
    expect((await read(recruiter)).unread).toBe(1);
    expect((await read(veteran)).messages.map(({ is_read }) => is_read)).toEqual([true, false]);
    // Neither an earlier message nor a number that does not exist yet undoes or outruns it.
    await markRead(recruiter, first.id - 1);
    await markRead(recruiter, 2_147_483_647);
    expect((await read(recruiter)).unread).toBe(0);
    await sent(veteran, 'Third');
    expect((await read(recruiter)).unread).toBe(1);
    expect((await read(veteran)).messages.map(({ is_read }) => is_read)).toEqual([true, true, false]);
    expect(second.is_read).toBe(false);
  });

  test('are mailed once, without their text, until they are read', async () => {
    const first = await sent(recruiter, 'A secret question');
    await sent(recruiter, 'And another');
    const [mail, ...others] = await mailsTo(veteran);
    expect([mail?.subject, others]).toEqual(['Northgate Logistics Ltd sent you a message', []]);
    expect(mail?.text).toContain(
      `Read and reply:\nhttp://uk.localhost/veteran/applications/${application.id}?show=messages`,
    );
    expect(mail?.text).not.toContain('secret');
    expect(await newsFor(veteran)).toEqual([
      { link: `/veteran/applications/${application.id}?show=messages`, read_at: null },
    ]);
    await markRead(veteran, first.id);
    await sent(recruiter, 'Not read to the end');
    expect(await mailsTo(veteran)).toHaveLength(1);
    const latest = (await read(veteran)).messages.at(-1)!;
    await markRead(veteran, latest.id);
    expect((await newsFor(veteran)).map(({ read_at }) => read_at)).toEqual([testNow]);
    await sent(recruiter, 'A new question');
    expect(await mailsTo(veteran)).toHaveLength(2);
  });

  test('are mailed to the recruiter of the job and to who wrote last, and to nobody who switched them off', async () => {
    await sent(colleague, 'I’m here for Robin now.');
    await sent(veteran, 'Thank you.');
    const [toOwner, toColleague] = [await mailsTo(recruiter), await mailsTo(colleague)];
    expect([toOwner.length, toColleague.length]).toEqual([1, 1]);
    expect(toOwner[0]?.text).toContain(`/recruiter/applications/${application.id}?show=messages`);
    const before = await veteran.get<Schemas['NotificationPreferences']>('getNotificationPreferences');
    const body = { ...before, messages: { in_app: true, email: false } };
    await veteran.get('saveNotificationPreferences', { body });
    const { messages: shown } = await read(veteran);
    await markRead(veteran, shown.at(-1)!.id);
    const mailed = (await mailsTo(veteran)).length;
    await sent(recruiter, 'Are you there?');
    expect([(await mailsTo(veteran)).length, (await newsFor(veteran)).length]).toEqual([mailed, 2]);
    await veteran.get('saveNotificationPreferences', { body: before });
  });
});

describe('a conversation ends', () => {
  test('when the veteran withdraws: it can be read, and not written in', async () => {
    await sent(veteran, 'I have another offer.');
    await veteran.get('withdrawApplication', { ...at(), body: {} });
    const closed = [409, 'conversation_closed', 'This conversation is closed.'];
    expect([await refused(recruiter), await refused(veteran)]).toEqual([closed, closed]);
    expect((await read(recruiter)).status).toBe('closed');
    expect(await textsFor(recruiter)).toEqual(['I have another offer.']);
    expect((await threadFor(veteran))?.waits_for).toBe('none');
  });

  test('seven days after a rejection, for both sides, and a rejection that is not sent yet shows in nothing', async () => {
    await sent(veteran, 'How is it going?');
    await moved('rejected', { reason_code: 'other' });
    expect([(await read(veteran)).status, (await threadFor(veteran))?.status]).toEqual(['open', 'open']);
    later(6);
    await sent(recruiter, 'Sorry that it was no this time.');
    later(7);
    expect([(await read(veteran)).status, (await read(recruiter)).status]).toEqual(['closed', 'closed']);
    expect((await refused(veteran))[1]).toBe('conversation_closed');
  });

  test('for the company when the veteran blocks it, which it learns only by what it can no longer do', async () => {
    await sent(recruiter, 'Call me.');
    const params = { company_id: application.job.company.id };
    const blocked = await veteran.get<Schemas['CompanyBlock'][]>('blockCompany', { params });
    expect(blocked.map(({ company }) => company.id)).toEqual([params.company_id]);
    await veteran.get('blockCompany', { params });
    expect(await refused(recruiter)).toEqual([
      409,
      'person_unavailable',
      'This person can no longer be messaged.',
    ]);
    expect((await refused(veteran))[1]).toBe('company_blocked');
    expect([(await read(recruiter)).status, (await read(veteran)).status]).toEqual([
      'unavailable',
      'blocked',
    ]);
    expect((await threadFor(recruiter))?.status).toBe('unavailable');
    await veteran.get('removeCompanyBlock', { params });
    await sent(recruiter, 'Thank you for the second chance.');
  });

  test('while the company is switched off', async () => {
    const decide = async (decision: 'deactivate' | 'reactivate') =>
      server.request('decideCompany', {
        token: await server.sessionOf('operator@demo.test'),
        params: { id: application.job.company.id },
        body: {
          ...{ decision, text: 'The register was checked.' },
          version: await people.versionOf(application.job.company.id),
        },
      });
    await decide('deactivate');
    expect([(await read(veteran)).status, (await refused(veteran))[1]]).toEqual(['on_hold', 'on_hold']);
    await decide('reactivate');
    await sent(veteran, 'Welcome back.');
  });
});

test('a company with which a veteran has nothing to do cannot be blocked', async () => {
  const { company } = await people.founder();
  const { status } = await veteran.ask('blockCompany', { params: { company_id: company.id } });
  expect(status).toBe(404);
});

test('nobody else reads or writes: another veteran, another company, another tenant', async () => {
  const { id } = await sent(veteran, 'For Northgate alone');
  const other = await people.founder();
  const tokens = [
    ['uk', await server.sessionOf('veteran-18@example.test')],
    ['uk', other.token],
    ['us', await server.sessionOf('veteran-complete@demo.test', 'us')],
  ] as const;
  const statuses = [];
  for (const [tenant, token] of tokens)
    for (const [operation, options] of [
      ['listMessages', at()],
      ['sendMessage', { ...at(), body: { text: 'Hello' } }],
      ['readMessages', { ...at(), body: { up_to: id } }],
      ['reportMessage', { params: { id }, body: { reason: 'scam' } }],
    ] as const)
      statuses.push((await server.request(operation, { tenant, token, ...options })).status);
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect(await textsFor(recruiter)).toEqual(['For Northgate alone']);
});

describe('a reported message', () => {
  const operator = async (operation: string, options = {}) =>
    server.request(operation, { token: await server.sessionOf('operator@demo.test'), ...options });
  const list = async () => {
    const { body } = await operator('listMessageReports', { query: { status: 'open' } });
    return body.data as Schemas['ReportedMessage'][];
  };
  const decide = (id: number, decision: 'dismiss' | 'hide') =>
    operator('decideMessageReports', {
      params: { id },
      body: { decision, text: 'It asks for a fee.', seen_until: now.toISOString() },
    });
  const report = (person: Person, id: number) =>
    person.ask('reportMessage', { params: { id }, body: { reason: 'scam', text: 'They ask for a fee.' } });

  test('goes to the operators, who hide it from both sides, and the audit log has no word of it', async () => {
    const { id } = await sent(recruiter, 'Send us a fee first.');
    expect([(await report(veteran, id)).status, (await report(recruiter, id)).status]).toEqual([202, 404]);
    expect((await read(veteran)).messages[0]?.is_reported).toBe(true);
    expect((await read(recruiter)).messages[0]?.is_reported).toBe(false);
    const reported = (await list()).find(({ message }) => message.id === id);
    expect(reported).toEqual({
      message: {
        ...{ id, text: 'Send us a fee first.', from: 'employer', sender: expect.any(String) },
        ...{ created_at: testNow.toISOString(), hidden_at: null, job_title: application.job.title },
        company: { id: application.job.company.id, name: 'Northgate Logistics Ltd' },
        attachments: [],
      },
      count: 1,
      reports: [
        {
          ...{ id: expect.any(Number), reason: 'scam', text: 'They ask for a fee.', status: 'open' },
          ...{ created_at: testNow.toISOString(), decided_at: null },
        },
      ],
    });
    const { status, body } = await decide(id, 'hide');
    const decided = body.data as Schemas['ReportedMessage'];
    expect([status, decided.message.hidden_at, decided.reports[0]?.status]).toEqual([
      200,
      testNow.toISOString(),
      'upheld',
    ]);
    expect([await textsFor(veteran), await textsFor(recruiter)]).toEqual([[null], [null]]);
    const thread = await threadFor(veteran);
    expect([thread?.last_message.text, thread?.unread, thread?.waits_for]).toEqual([null, 0, 'none']);
    expect((await decide(id, 'hide')).body.code).toBe('invalid_transition');
    const [entry] = await server.database.asPlatform((tx) =>
      tx
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.action, 'message.hidden'), eq(auditEntries.subject_id, id))),
    );
    expect([entry?.subject_kind, entry?.subject, entry?.details]).toEqual([
      'message',
      `A message about ${application.job.title}`,
      { text: 'It asks for a fee.', reports: 1 },
    ]);
  });

  test('stays where its reports are dismissed, and is open again once it is reported again', async () => {
    const { id } = await sent(veteran, 'I only ask.');
    await report(recruiter, id);
    expect((await decide(id, 'dismiss')).status).toBe(200);
    expect([await textsFor(recruiter), (await list()).some(({ message }) => message.id === id)]).toEqual([
      ['I only ask.'],
      false,
    ]);
    await report(recruiter, id);
    expect((await list()).some(({ message }) => message.id === id)).toBe(true);
    await decide(id, 'dismiss');
  });
});

test('the messages are in the veteran’s copy of all data, and go with the words of the application', async () => {
  await sent(recruiter, 'A question of ours');
  const { id } = await sent(veteran, 'An answer of mine');
  await recruiter.get('reportMessage', { params: { id }, body: { reason: 'other' } });
  const exported = await server.database.asTenant(tenantId, (db) =>
    collectExport(db, veteran.id, ['applications'], now),
  );
  const parts = exported!.sections.flatMap(({ parts }) => parts);
  const rows = parts.find(({ source }) => source.title === 'Message about an application')!.rows;
  const own = rows.filter(({ application_id }) => application_id === application.id);
  expect(own.map(({ side, text }) => [side, text])).toEqual([
    ['employer', 'A question of ours'],
    ['veteran', 'An answer of mine'],
  ]);
  await server.database.asTenant(tenantId, (db) => forgetApplicant(db, veteran.id, now, [application.id]));
  const left = await server.database.asPlatform(async (tx) => [
    await tx.$count(messages, eq(messages.application_id, application.id)),
    await tx.$count(messageThreads, eq(messageThreads.application_id, application.id)),
    await tx.$count(messageReports, eq(messageReports.message_id, id)),
  ]);
  expect(left).toEqual([0, 0, 0]);
  expect((await recruiter.ask('sendMessage', { ...at(), body: { text: 'Hello?' } })).status).toBe(404);
});
