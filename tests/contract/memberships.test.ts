/** Every move of a recruiter from every place of the membership chart, and what happens when two move together. */

import { explore } from 'statechart-paths';
import { describe, expect, test } from 'vitest';
import {
  type MembershipMove,
  type MembershipStanding,
  memberActions,
  membershipLife,
  membershipMachine,
  membershipStandingOf,
  ownMembershipMoves,
} from '../../src/machines/membership.ts';
import { cases } from '../flows/membership.ts';
import { companyForm, peopleOf, type Recruiter } from '../support/contract/companyPeople.ts';
import { type Answer, startTestServer } from '../support/contract/harness.ts';

const server = await startTestServer();
const people = peopleOf(server);

type Founder = Awaited<ReturnType<typeof people.founder>>;

const places = [...explore(membershipMachine, cases).configurations.values()].map((snapshot) =>
  membershipStandingOf(snapshot as Parameters<typeof membershipStandingOf>[0]),
);

const nameOf = ({ status, place, isAdmin, role, otherAdmins }: MembershipStanding) =>
  [
    place === 'company' ? status : place,
    isAdmin && 'admin',
    role === 'hiring_manager' && 'hiring manager',
    otherAdmins > 0 && 'with another admin',
  ]
    .filter(Boolean)
    .join(', ');

/** Puts a recruiter there, with or without another admin of the company. */
async function stand(person: Recruiter, admin: Founder, at: MembershipStanding) {
  const inside = at.place === 'company';
  await people.putUser(person, {
    status: at.status,
    is_admin: at.isAdmin,
    member_role: at.role,
    company_id: inside ? admin.company.id : null,
    company_found_id: at.place === 'found' ? admin.company.id : null,
  });
  await people.putUser(admin, { is_admin: !inside || at.otherAdmins > 0 });
}

const currentState = async (person: Recruiter, otherAdmins: number): Promise<MembershipStanding> => {
  const user = await people.stored(person);
  const place = user.company_id ? 'company' : user.company_found_id ? 'found' : 'nowhere';
  return { status: user.status, place, isAdmin: user.is_admin, role: user.member_role, otherAdmins };
};

const own: Partial<Record<MembershipMove, (person: Recruiter, admin: Founder) => Promise<Answer>>> = {
  join: (person, { company }) => person.call('joinCompany', { params: { id: company.id }, body: {} }),
  cancel: (person, { company }) => person.call('cancelJoin', { params: { id: company.id } }),
  decline: (person) => person.call('declineFoundCompany'),
  leave: (person) => person.call('leaveCompany'),
};

/** What the chart says of a recruiter's own move, as the server should say it. */
function expected(at: MembershipStanding, move: MembershipMove) {
  if (at.status === 'inactive') return { status: 410, code: 'user_inactive', at };
  const after = membershipLife.after(at, move);
  if (after)
    return { status: 200, at: { ...after, place: move === 'cancel' ? ('found' as const) : after.place } };
  // The company is none of theirs: to them there is no such thing.
  const isStranger = at.place === 'nowhere' && (move === 'join' || move === 'cancel');
  if (isStranger) return { status: 404, code: 'not_found', at };
  if (membershipLife.after({ ...at, otherAdmins: 1 }, move)) return { status: 409, code: 'last_admin', at };
  const data = { allowed: membershipLife.allowed(at, ownMembershipMoves) };
  return { status: 409, code: 'invalid_transition', data, at };
}

const refusalOf = ({ status, body }: Answer) =>
  status === 200 ? { status } : { status, code: body.code, ...(body.data ? { data: body.data } : {}) };

describe.each(places.map((at) => [nameOf(at), at] as const))('a recruiter who is %s', (_, at) => {
  test('moves as the chart says', async () => {
    const admin = await people.founder();
    const actual: Record<string, unknown> = {};
    for (const [move, go] of Object.entries(own)) {
      const person = await people.recruiter(admin.domain);
      await stand(person, admin, at);
      actual[move] = {
        ...refusalOf(await go(person, admin)),
        at: await currentState(person, at.otherAdmins),
      };
      await people.putUser(person, { company_id: null, company_found_id: null, is_admin: false });
    }
    const moves = Object.keys(own) as MembershipMove[];
    expect(actual).toEqual(Object.fromEntries(moves.map((move) => [move, expected(at, move)])));
  });
});

const decidedOn = places.filter(({ place, otherAdmins }) => place === 'company' && otherAdmins > 0);

test.each(decidedOn.map((at) => [nameOf(at), at] as const))(
  'COMPANY-12 an admin decides on a recruiter who is %s as the chart says',
  async (_, at) => {
    const admin = await people.founder();
    const person = await people.recruiter(admin.domain);
    const actual: Record<string, unknown> = {};
    const chart: Record<string, unknown> = {};
    for (const action of memberActions) {
      await stand(person, admin, at);
      const answer = await admin.call('updateCompanyUser', { params: { id: person.id }, body: { action } });
      const after = membershipLife.after(at, action);
      const data = { allowed: membershipLife.allowed(at, memberActions) };
      actual[action] = { ...refusalOf(answer), at: await currentState(person, 1) };
      chart[action] = after
        ? { status: 200, at: after }
        : { status: 409, code: 'invalid_transition', data, at };
    }
    expect(actual).toEqual(chart);
  },
);

describe('the last admin', () => {
  test('cannot go, by whatever way', async () => {
    const { call, id } = await people.founder();
    const ways = [
      await call('leaveCompany'),
      await call('updateCompanyUser', { params: { id }, body: { action: 'remove_admin' } }),
      await call('updateCompanyUser', { params: { id }, body: { action: 'deactivate' } }),
    ];
    expect(ways.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([409, 'last_admin']));
  });

  test('is left when two admins go at the same moment: exactly one of them is let go', async () => {
    const first = await people.founder();
    const second = await people.recruiter(first.domain);
    await people.putUser(second, { company_id: first.company.id, company_found_id: null, is_admin: true });
    const answers = await Promise.all([first.call('leaveCompany'), second.call('leaveCompany')]);
    expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'last_admin']);
  });

  test('is left when twenty admins take each other’s right away', async () => {
    const first = await people.founder();
    const others: Recruiter[] = [];
    while (others.length < 19) {
      const person = await people.recruiter(first.domain);
      await people.putUser(person, { company_id: first.company.id, company_found_id: null, is_admin: true });
      others.push(person);
    }
    const all = [first, ...others];
    const answers = await Promise.all(
      all.map(({ call }, index) =>
        call('updateCompanyUser', {
          params: { id: all[(index + 1) % all.length]!.id },
          body: { action: 'remove_admin' },
        }),
      ),
    );
    const left = (await Promise.all(all.map((person) => people.stored(person)))).filter(
      ({ is_admin }) => is_admin,
    );
    expect(left.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(all.length - left.length);
    expect(new Set(answers.map(({ status, body }) => body.code ?? status))).toEqual(
      new Set([200, ...(left.length < 20 ? ['forbidden_role'] : [])]),
    );
  });
});

describe('a company of one’s own domain', () => {
  test('is offered to those who come after it, and to those who were there before', async () => {
    const before = await people.recruiter('hartwell.test');
    const founder = await people.recruiter('hartwell.test');
    await founder.call('createCompany', { form: companyForm({ name: 'Hartwell' }) });
    const after = await people.recruiter('hartwell.test');
    const elsewhere = await people.recruiter('hartwell.test', 'us');
    const companyNameFor = async ({ call }: Recruiter) =>
      ((await call('getCompanyStatus')).body.data as { company_found: { name: string } | null }).company_found
        ?.name;
    expect([
      await companyNameFor(before),
      await companyNameFor(after),
      await companyNameFor(elsewhere),
    ]).toEqual(['Hartwell', 'Hartwell', undefined]);
  });

  test('is not created a second time, unless it was declined', async () => {
    const founder = await people.founder();
    const colleague = await people.recruiter(founder.domain);
    const form = () => companyForm({ name: 'The other one' });
    const { status, body } = await colleague.call('createCompany', { form: form() });
    expect([status, body.code, body.data]).toEqual([
      409,
      'company_exists',
      { company_found: { id: founder.company.id, name: 'Wexcombe Signals', status: 'active' } },
    ]);
    await colleague.call('declineFoundCompany');
    expect((await colleague.call('createCompany', { form: form() })).status).toBe(201);
  });

  test('two who create it at the same moment: one does, the other is offered it', async () => {
    const both = [await people.recruiter('wickham.test'), await people.recruiter('wickham.test')];
    const answers = await Promise.all(both.map(({ call }) => call('createCompany', { form: companyForm() })));
    expect(answers.map(({ body }) => body.code ?? 'created').sort()).toEqual(['company_exists', 'created']);
  });

  test('is nobody’s with a free-mail address', async () => {
    const founder = await people.recruiter('gmail.com');
    await founder.call('createCompany', { form: companyForm() });
    const other = await people.recruiter('gmail.com');
    expect((await people.stored(other)).company_found_id).toBeNull();
  });

  test('is offered no longer once it is rejected or switched off, and again when it comes back', async () => {
    const operator = await server.sessionOf('operator@demo.test');
    const founder = await people.founder();
    const person = await people.recruiter(founder.domain);
    const decide = async (decision: string) =>
      server.request('decideCompany', {
        token: operator,
        params: { id: founder.company.id },
        body: { decision, version: await people.versionOf(founder.company.id), text: 'As the test wants it' },
      });
    const linkedCompany = async () => (await people.stored(person)).company_found_id;
    const links = [await linkedCompany()];
    await decide('deactivate');
    links.push(await linkedCompany());
    await decide('reactivate');
    links.push(await linkedCompany());
    expect(links).toEqual([founder.company.id, null, founder.company.id]);
  });
});
