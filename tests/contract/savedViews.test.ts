/** Views of applicants that a recruiter saves under a name: whose they are, what is refused, and what becomes of them. */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../openapi.gen.d.ts';
import { users } from '../../server/db/schema/accounts.ts';
import { eraseAccount } from '../../server/privacy/erase.ts';
import { collectExport } from '../../server/privacy/export/collectExport.ts';
import { peopleOf, type Recruiter } from '../support/contract/companyPeople.ts';
import { startTestServer, tenantOf } from '../support/contract/harness.ts';
import { testNow } from '../support/contract/testNow.ts';

type SavedView = components['schemas']['SavedView'];
type Filter = SavedView['filter'];

const server = await startTestServer({ clock: () => testNow });
const people = peopleOf(server);

let tenantId: number;

beforeAll(async () => {
  ({ id: tenantId } = await tenantOf(server.database, 'uk'));
});

async function team() {
  const founder = await people.founder();
  const colleague = await people.recruiter(undefined, 'uk', { company_id: founder.company.id });
  return { founder, colleague };
}

const save = (person: Recruiter, name: string, filter: object = {}) =>
  person.call('createSavedView', { body: { name, filter } });

async function saved(person: Recruiter, name: string, filter: Filter = {}): Promise<SavedView> {
  const { status, body } = await save(person, name, filter);
  expect(status).toBe(201);
  return body.data as SavedView;
}

const listed = async (person: Recruiter) => (await person.call('listSavedViews')).body.data as SavedView[];

const remove = (person: Recruiter, { id }: SavedView) => person.call('deleteSavedView', { params: { id } });

const whole: Filter = {
  ...{ stage: 'viewed', match: 'strong', answers: 'expected', assignee: 0 },
  ...{ anonymous: 1, sorted_by: 'newest', hide: ['notes', 'match'] },
};

test('a recruiter finds their views by name, as they were saved, and nobody else does', async () => {
  const { founder, colleague } = await team();
  const strong = await saved(founder, 'strong ones', whole);
  const mine = await saved(founder, 'Mine', { assignee: founder.id });
  const theirs = await saved(founder, 'Theirs', { assignee: colleague.id });
  const all = await saved(founder, 'All');
  expect(strong).toEqual({ id: expect.any(Number), name: 'strong ones', filter: whole });
  expect(mine.filter).toEqual({ assignee: founder.id });
  expect(await listed(founder)).toEqual([all, mine, strong, theirs]);
  expect(await listed(colleague)).toEqual([]);
  expect((await remove(colleague, all)).status).toBe(404);
  expect((await remove(founder, all)).body.data).toEqual({ id: all.id });
  expect(await listed(founder)).toEqual([mine, strong, theirs]);
});

describe('a view is refused', () => {
  test('under a name that the recruiter has, whatever the case, though a colleague may have it', async () => {
    const { founder, colleague } = await team();
    const first = await saved(founder, 'Unread', { stage: 'submitted' });
    const { status, body } = await save(founder, ' unREAD ', whole);
    expect([status, body.code, body.message]).toEqual([
      409,
      'name_in_use',
      'You already have a view with this name. Choose another name.',
    ]);
    await saved(colleague, 'Unread');
    expect(await listed(founder)).toEqual([first]);
    await remove(founder, first);
    await saved(founder, 'unread');
  });

  test.each([
    ['without a name', ' ', {}],
    ['with a long name', 'x'.repeat(61), {}],
    ['with another stage', 'View', { stage: 'lost' }],
    ['with another column', 'View', { hide: ['name'] }],
    ['with a column twice', 'View', { hide: ['match', 'match'] }],
    ['with the words of a search', 'View', { search: 'Ann Lee' }],
    ['with the job', 'View', { job: 4 }],
  ])('%s', async (_, name, filter) => {
    const { founder } = await team();
    expect((await save(founder, name, filter)).status).toBe(422);
    expect(await listed(founder)).toEqual([]);
  });

  test('with somebody who does not work there', async () => {
    const { founder } = await team();
    const { founder: stranger } = await team();
    const { status, body } = await save(founder, 'View', { assignee: stranger.id });
    const errors = { 'filter.assignee': ['Choose a colleague who works here'] };
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await listed(founder)).toEqual([]);
  });

  test('beyond twenty, also when the last two are saved together', async () => {
    const { founder } = await team();
    for (let count = 1; count < 20; count += 1) await saved(founder, `View ${count}`);
    const answers = await Promise.all([save(founder, 'View 20'), save(founder, 'View 21')]);
    const refused = answers.find(({ status }) => status !== 201);
    expect([refused?.status, refused?.body.code]).toEqual([409, 'limit_reached']);
    expect((await listed(founder)).length).toBe(20);
  });
});

test('a recruiter’s views are in the copy of their data, and are erased with their account and with that of their assignee', async () => {
  const { founder, colleague } = await team();
  await saved(colleague, 'Unread', whole);
  await saved(founder, 'Theirs', { assignee: colleague.id });
  const other = await saved(founder, 'Unread');
  const copied = async ({ id }: Recruiter) => {
    const exported = await server.database.asTenant(tenantId, (db) =>
      collectExport(db, id, ['applications'], testNow),
    );
    const parts = exported!.sections.flatMap((section) => section.parts);
    const title = 'Saved view of applicants';
    return parts.find(({ source }) => source.title === title)?.rows.map((row) => row.name) ?? [];
  };
  expect([await copied(founder), await copied(colleague)]).toEqual([['Theirs', 'Unread'], ['Unread']]);
  await server.database.asTenant(tenantId, async (db) => {
    const [user] = await db.tx.select().from(users).where(eq(users.id, colleague.id)).for('update');
    await eraseAccount(db, user!, { action: 'account.erased', now: testNow });
  });
  expect(await listed(founder)).toEqual([other]);
});
