/** A call that began before the access of its caller ended changes nothing after it. */
import { expect, test } from 'vitest';
import { endAccess } from '../../server/auth/accounts/endAccess.ts';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { companyForm, peopleOf } from '../support/contract/companyPeople.ts';
import { everythingOf } from '../support/contract/everything.ts';
import { type RequestOptions, startTestServer, tenantOf } from '../support/contract/harness.ts';
import { mailboxOf } from '../support/contract/mailbox.ts';
import { testNow } from '../support/contract/testNow.ts';

const server = await startTestServer();
const people = peopleOf(server);
const mailbox = mailboxOf(server);
const { id: tenantId } = await tenantOf(server.database, 'uk');

type Person = Awaited<ReturnType<typeof people.founder>>;

async function veteran(): Promise<Pick<Person, 'id' | 'call'>> {
  const token = await server.signIn('veteran-complete');
  const { body } = await server.request('getUserProfile', { token });
  return {
    id: (body.data as { id: number }).id,
    call: (operation, options = {}) => server.request(operation, { token, ...options }),
  };
}

async function invited() {
  const [founder, person] = [await people.founder({ name: 'Corfe Works' }), await people.recruiter()];
  await founder.call('inviteCompanyUsers', { body: { emails: [person.email] } });
  const mail = (await mailbox.all(person.email)).find(({ kind }) => kind === 'company_invitation')!;
  const { token } = mailbox.fragmentOf(mailbox.linkIn(mail));
  return { ...person, body: { token } };
}

async function colleagueOf(founder: Person) {
  const person = await people.recruiter();
  await people.putUser(person, { company_id: founder.company.id });
  return { params: { id: person.id }, body: { action: 'deactivate', reason: 'As the test wants it' } };
}

type Calling = [who: Pick<Person, 'id' | 'call'>, options: RequestOptions];

test.each<[string, () => Promise<Calling>]>([
  ['deleteAccount', async () => [await veteran(), { body: { current_password: demoPassword } }]],
  [
    'cancelAccountDeletion',
    async () => {
      const person = await people.recruiter();
      const leaving = { asked_at: testNow.toISOString(), reason: null, host: 'uk.localhost' };
      await people.putUser(person, { leaves_at: testNow, leaving });
      return [person, {}];
    },
  ],
  ['createCompany', async () => [await people.recruiter(), { form: companyForm() }]],
  ['removeCompanyLogo', async () => [await people.founder(), {}]],
  ['inviteCompanyUsers', async () => [await people.founder(), { body: { emails: ['new@guest.test'] } }]],
  [
    'updateCompanyUser',
    async () => {
      const founder = await people.founder();
      return [founder, await colleagueOf(founder)];
    },
  ],
  [
    'leaveCompany',
    async () => {
      const [{ company }, person] = [await people.founder(), await people.recruiter()];
      await people.putUser(person, { company_id: company.id });
      return [person, {}];
    },
  ],
  [
    'acceptInvitation',
    async () => {
      const { body, ...person } = await invited();
      return [person, { body }];
    },
  ],
])('%s by somebody who was signed out everywhere meanwhile', async (operation, prepare) => {
  const [person, options] = await prepare();
  const { asTenant } = server.database;
  let before: unknown;
  server.database.asTenant = async (id, run) => {
    server.database.asTenant = asTenant;
    await asTenant(tenantId, (db) => endAccess(db, { userId: person.id, now: testNow }));
    before = await everythingOf(server.database, tenantId);
    return asTenant(id, run);
  };
  const { status, body } = await person.call(operation, options);
  expect([status, body.code]).toEqual([401, 'unauthenticated']);
  expect(await everythingOf(server.database, tenantId)).toEqual(before);
});
