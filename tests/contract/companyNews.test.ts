/** How people hear of what was decided about their company and their place in it. */
import { expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { peopleOf, type Recruiter } from '../support/contract/companyPeople.ts';
import { startTestServer } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';

type Preferences = components['schemas']['NotificationPreferences'];
type Notification = components['schemas']['Notification'];

const server = await startTestServer();
const people = peopleOf(server);
const mailbox = mailboxOf(server);
const operator = await server.sessionOf('operator@demo.test', 'uk');

const decide = async (id: number, decision: string, text: string) =>
  server.request('decideCompany', {
    token: operator,
    params: { id },
    body: {
      decision,
      version: await people.versionOf(id),
      text,
      code: 'incomplete',
      confirm_duplicate: true,
    },
  });

async function wish(person: Recruiter, company_updates: Preferences['company_updates']) {
  const usual = (await person.call('getNotificationPreferences')).body.data as Preferences;
  const { status } = await person.call('saveNotificationPreferences', {
    body: { ...usual, company_updates },
  });
  expect(status).toBe(200);
}

async function heard(person: Recruiter) {
  const list = (await person.call('listNotifications')).body.data as Notification[];
  return {
    in_app: list.map(({ type, title, link }) => [type, title, link]).reverse(),
    email: (await mailbox.all(person.email)).map(({ kind }) => kind).reverse(),
  };
}

const neither = { in_app: false, email: false };

test('an operator’s decision arrives in the app and by mail, with the reason', async () => {
  const { company, ...founder } = await people.founder({ name: 'Told Ltd' }, 'pending');
  await decide(company.id, 'reject', 'The website does not open.\nTry again.');
  await people.put(company.id, { status: 'pending' });
  await decide(company.id, 'approve', 'It opens now.');
  expect(await heard(founder)).toEqual({
    in_app: [
      ['company_rejected', 'Told Ltd was not approved', '/recruiter/company'],
      ['company_approved', 'Told Ltd is approved', '/recruiter/company'],
    ],
    email: ['company_reject', 'company_approve'],
  });
  const [, first] = (await founder.call('listNotifications')).body.data as Notification[];
  expect(first!.body).toBe(
    'The website does not open.\nTry again.\nYour company’s page says what you can do now.',
  );
});

test('who wants to hear of the company neither way hears of the switch alone, by mail', async () => {
  const { company, ...founder } = await people.founder({ name: 'Quiet Ltd' });
  await wish(founder, neither);
  await decide(company.id, 'deactivate', 'It closed.');
  await decide(company.id, 'reactivate', 'It is open again.');
  await people.put(company.id, { status: 'pending' });
  await decide(company.id, 'approve', 'All is well.');
  expect(await heard(founder)).toEqual({ in_app: [], email: ['company_deactivate', 'company_reactivate'] });
});

test('a request to join and its answer arrive as each person chose', async () => {
  const { company, domain, ...admin } = await people.founder({ name: 'Open Ltd' });
  await wish(admin, { in_app: true, email: false });
  const person = await people.recruiter(domain);
  await wish(person, { in_app: false, email: true });
  await person.call('joinCompany', { params: { id: company.id }, body: { message: 'Let me in' } });
  await admin.call('updateCompanyUser', { params: { id: person.id }, body: { action: 'approve' } });
  expect({ admin: await heard(admin), person: await heard(person) }).toEqual({
    admin: {
      in_app: [['join_request', 'Robin Ash asks to join Open Ltd', '/recruiter/companies']],
      email: [],
    },
    person: { in_app: [], email: ['member_approve'] },
  });
});

test('what a recruiter may do, and that they are switched off, is mailed whatever they want', async () => {
  const { domain, company, ...admin } = await people.founder({ name: 'Rights Ltd' });
  const person = await people.recruiter(domain);
  await people.putUser(person, { company_id: company.id, company_found_id: null });
  await wish(person, neither);
  for (const action of ['make_admin', 'remove_admin', 'deactivate', 'reactivate']) {
    const answer = await admin.call('updateCompanyUser', { params: { id: person.id }, body: { action } });
    expect(answer.status).toBe(200);
  }
  const kinds = ['member_make_admin', 'member_remove_admin', 'member_deactivate', 'member_reactivate'];
  expect(await heard(person)).toEqual({ in_app: [], email: kinds });
  await wish(person, { in_app: true, email: false });
  await admin.call('updateCompanyUser', { params: { id: person.id }, body: { action: 'deactivate' } });
  await admin.call('updateCompanyUser', { params: { id: person.id }, body: { action: 'reactivate' } });
  expect(await heard(person)).toEqual({
    in_app: [['membership_changed', 'Your account at Rights Ltd has been switched back on', '/recruiter']],
    email: [...kinds, 'member_deactivate', 'member_reactivate'],
  });
});
