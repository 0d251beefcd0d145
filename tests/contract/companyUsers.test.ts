import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { peopleOf, type Recruiter } from '../support/contract/companyPeople.ts';
import { startTestServer } from '../support/contract/harness.ts';

const server = await startTestServer();
const people = peopleOf(server);

interface Row {
  id: number;
  name: string;
  email: string;
  status: string;
  is_admin: 0 | 1;
  approved_by: { id: number; name: string } | null;
}

/** As the app sends a filter in which nothing is set. */
const empty = {
  company_users: [],
  approved_by: [],
  joined_on: [],
  approved_on: [],
  status: [],
  admin: [],
  search: [],
  company_id: [],
};

const admin = await people.founder();
const team: Record<'waiting' | 'member' | 'off', Recruiter> = {
  waiting: await people.recruiter(admin.domain, 'uk', { first_name: 'Wanda', job_title: 'Sourcer' }),
  member: await people.recruiter(admin.domain, 'uk', { first_name: 'Milo', job_title: '100 % recruiter' }),
  off: await people.recruiter(admin.domain, 'uk', { first_name: 'Otto' }),
};
const elsewhere = await people.founder();

beforeAll(async () => {
  const act = (person: Recruiter, action: string) =>
    admin.call('updateCompanyUser', { params: { id: person.id }, body: { action } });
  for (const person of Object.values(team)) {
    await person.call('joinCompany', { params: { id: admin.company.id }, body: { message: 'Let me in' } });
  }
  await act(team.member, 'approve');
  await act(team.off, 'approve');
  await act(team.off, 'deactivate');
  await server.database.asPlatform((tx) =>
    tx.execute(sql`update memberships set joined_at = '2026-03-10T23:30:00Z', approved_at = '2026-03-12T08:00:00Z'
      where user_id = ${team.member.id}`),
  );
});

async function list(filter: Record<string, unknown>, query: Record<string, number> = { page: 1 }) {
  const { status, body } = await admin.call('listCompanyUsers', { query, body: filter });
  expect(status).toBe(200);
  return { rows: body.data as Row[], meta: (body as unknown as { meta: Record<string, unknown> }).meta };
}

const names = ({ rows }: { rows: Row[] }) => rows.map(({ name }) => name.split(' ')[0]);

test('API-17 the list of a company’s recruiters, where an empty list is no filter', async () => {
  const { rows, meta } = await list(empty);
  expect(names({ rows })).toEqual(['Milo', 'Otto', 'Robin', 'Wanda']);
  expect(rows[0]).toEqual({
    id: team.member.id,
    name: 'Milo Ash',
    email: team.member.email,
    job_title: '100 % recruiter',
    status: 'active',
    is_admin: 0,
    member_role: 'recruiter',
    joined_on: '2026-03-10',
    approved_on: '2026-03-12',
    approved_by: { id: admin.id, name: 'Robin Ash' },
    last_seen_at: expect.any(String),
    message: 'Let me in',
    reason: null,
  });
  expect(meta).toEqual({
    ...{ current_page: 1, per_page: 12, last_page: 1, total: 4 },
    by_status: { active: 2, approval_pending: 1, rejected: 0, inactive: 1 },
    admins: 1,
  });
  expect((await list({})).rows).toEqual(rows);
});

describe('each filter', () => {
  test.each([
    ['status', { status: ['approval_pending', 'inactive'] }, ['Otto', 'Wanda']],
    ['admin', { admin: [1] }, ['Robin']],
    ['no admin', { admin: [0] }, ['Milo', 'Otto', 'Wanda']],
    ['search in the name', { search: ['WAND'] }, ['Wanda']],
    ['search with accents', { search: ['Wändá'] }, ['Wanda']],
    ['search in the job title', { search: ['sourcer'] }, ['Wanda']],
    ['every word of a search', { search: ['ash', 'otto'] }, ['Otto']],
    ['search for what is a pattern elsewhere', { search: ['%'] }, ['Milo']],
    ['company_users', { company_users: [team.off.id, elsewhere.id] }, ['Otto']],
    ['approved_by', { approved_by: [admin.id] }, ['Milo', 'Otto']],
    ['joined_on, both days included', { joined_on: { from: '2026-03-10', to: '2026-03-10' } }, ['Milo']],
    ['joined_on after', { joined_on: { from: '2026-03-11', to: null } }, ['Otto', 'Robin', 'Wanda']],
    [
      'joined_on, every day that there is',
      { joined_on: { from: '0001-01-01', to: '9999-12-31' } },
      ['Milo', 'Otto', 'Robin', 'Wanda'],
    ],
    ['approved_on until', { approved_on: { to: '2026-03-12' } }, ['Milo']],
    ['company_id', { company_id: [admin.company.id] }, ['Milo', 'Otto', 'Robin', 'Wanda']],
    ['another company’s id', { company_id: [elsewhere.company.id] }, []],
    ['two together', { status: ['active'], admin: [0] }, ['Milo']],
  ])('%s', async (_, filter, expected) => {
    expect(names(await list({ ...empty, ...filter }))).toEqual(expected);
  });

  test('a page beyond the last is empty', async () => {
    const { rows, meta } = await list(empty, { page: 2 });
    expect([rows, meta.current_page, meta.last_page]).toEqual([[], 2, 1]);
  });
});

test('another company’s recruiter is nobody here, and nothing happens to them', async () => {
  const before = await people.stored(elsewhere);
  const { status, body } = await admin.call('updateCompanyUser', {
    params: { id: elsewhere.id },
    body: { action: 'deactivate' },
  });
  expect([status, body.code, await people.stored(elsewhere)]).toEqual([404, 'not_found', before]);
});
