/** The notifications that people get in the app, which of them they have read, and how they want to be notified. */
import { beforeAll, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
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
type Notification = Schemas['Notification'];
type Preferences = Schemas['NotificationPreferences'];

const now = new Date('2030-01-07T09:00:00Z');
const server = await startTestServer({ clock: () => now });
const mailbox = mailboxOf(server);
const steps = applicationsOn(server, now);

let veteran: Person;
let recruiter: Person;

beforeAll(async () => {
  veteran = await steps.person('veteran-complete@demo.test');
  recruiter = await steps.person(northgate);
});

async function list(person: Person, query: Record<string, number> = {}) {
  const { body } = await person.ask('listNotifications', { query });
  return body as unknown as { data: Notification[]; meta: { unread: number; total: number } };
}

async function shortlist(sent: Application): Promise<void> {
  const params = { id: sent.id };
  await recruiter.get('moveApplication', {
    params,
    body: { to: 'viewed', version: sent.version, notify: false },
  });
  await recruiter.get('moveApplication', { params, body: { to: 'shortlisted', version: sent.version + 1 } });
}

const job = (title: string) => steps.job({ title, closes_on: '2030-02-01' });

test('notifications are read one by one or all together, by their reader alone', async () => {
  await shortlist(await steps.apply(veteran, await job('First')));
  await shortlist(await steps.apply(veteran, await job('Second')));
  const [second, first] = (await list(veteran)).data;
  expect([first, second].map((item) => [item?.type, item?.title, item?.read_at])).toEqual([
    ['application_shortlisted', 'You’re on the shortlist for First', null],
    ['application_shortlisted', 'You’re on the shortlist for Second', null],
  ]);
  expect(first!.link).toMatch(/^\/veteran\/applications\/\d+$/);
  const before = (await list(veteran)).meta.unread;
  const read = (person: Person, body: object) =>
    person.get<{ unread: number }>('readNotifications', { body });
  await read(recruiter, { ids: [first!.id] });
  expect((await list(veteran)).meta.unread).toBe(before);
  expect(await read(veteran, { ids: [first!.id, 2147483647] })).toEqual({ unread: before - 1 });
  const profile = await veteran.get<Schemas['User']>('getUserProfile');
  const unread = await list(veteran, { unread: 1 });
  expect([unread.meta.total, unread.data[0]!.id, unread.data.some(({ id }) => id === first!.id)]).toEqual([
    before - 1,
    second!.id,
    false,
  ]);
  const unreadFirst = (await list(veteran)).data.map(({ read_at }) => read_at === null);
  expect(unreadFirst).toEqual(unreadFirst.toSorted((first, second) => Number(second) - Number(first)));
  expect(profile.unread_notifications).toBeLessThanOrEqual(before - 1);
  expect(await read(veteran, { all: true })).toEqual({ unread: 0 });
  expect((await list(veteran)).data[0]!.read_at).toBe(now.toISOString());
  expect((await veteran.get<Schemas['User']>('getUserProfile')).unread_notifications).toBe(0);
});

test('a recruiter who leaves the company takes none along: they name its applicants', async () => {
  const people = peopleOf(server);
  const { company } = await people.founder();
  const leaver = await people.recruiter(undefined, 'uk', { company_id: company.id });
  const ofCompany = { company_id: company.id, owner_id: leaver.id, closes_on: '2030-02-01' };
  await steps.apply(veteran, await steps.job({ ...ofCompany, title: 'Third' }));
  const titles = async () => {
    const { body } = await leaver.call('listNotifications');
    return (body.data as Notification[]).map(({ title }) => title);
  };
  expect(await titles()).toEqual([expect.stringMatching(/ applied for Third$/)]);
  expect((await leaver.call('leaveCompany')).status).toBe(200);
  expect(await titles()).toEqual([]);
});

test('each is notified as they want it: in the app, by mail, both or neither', async () => {
  const usual = await veteran.get<Preferences>('getNotificationPreferences');
  expect(Object.values(usual)).toEqual(Array(5).fill({ in_app: true, email: true }));
  const channelsUsed = async (application_status: Preferences['application_status'], title: string) => {
    const body = { ...usual, application_status };
    expect(await veteran.get('saveNotificationPreferences', { body })).toEqual(body);
    expect(await veteran.get('getNotificationPreferences')).toEqual(body);
    await shortlist(await steps.apply(veteran, await job(title)));
    const subject = `You’re on the shortlist for ${title}`;
    return {
      in_app: (await list(veteran)).data.some((item) => item.title === subject),
      email: (await mailbox.all(veteran.email)).some((mail) => mail.subject === subject),
    };
  };
  for (const wish of [
    { in_app: true, email: false },
    { in_app: false, email: true },
    { in_app: false, email: false },
    { in_app: true, email: true },
  ]) {
    expect(await channelsUsed(wish, `In app ${wish.in_app}, mail ${wish.email}`)).toEqual(wish);
  }
});

test('what does not fit is refused', async () => {
  const usual = await veteran.get<Preferences>('getNotificationPreferences');
  const { messages: _, ...incomplete } = usual;
  const answers = [
    await veteran.ask('saveNotificationPreferences', { body: incomplete }),
    await veteran.ask('saveNotificationPreferences', {
      body: { ...usual, security: { in_app: true, email: false } },
    }),
    await veteran.ask('readNotifications', { body: {} }),
    await veteran.ask('readNotifications', { body: { all: true, ids: [1] } }),
    await veteran.ask('listNotifications', { query: { page: 501 } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
});
