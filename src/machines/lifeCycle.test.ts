import { expect, test } from 'vitest';
import { accountLife } from './account.ts';
import { type CompanyStanding, companyDecisions, companyLife, ownCompanyMoves } from './company.ts';
import { departureLife, ownDepartureMoves } from './departure.ts';
import { federalResumeLife } from './federalResume.ts';
import { type MembershipStanding, memberActions, membershipLife, ownMembershipMoves } from './membership.ts';

const company = (change: Partial<CompanyStanding>): CompanyStanding => ({
  status: null,
  attemptsLeft: 3,
  hasAppealed: false,
  appealIsOpen: false,
  isRechecked: false,
  ...change,
});

const rejected = company({ status: 'rejected' });

test.each([
  ['none', company({}), ['submit'], []],
  ['pending', company({ status: 'pending' }), ['change', 'rename'], ['approve', 'reject']],
  ['active', company({ status: 'active' }), ['change', 'rename'], ['deactivate']],
  [
    'active and looked at again',
    company({ status: 'active', isRechecked: true }),
    ['change', 'rename', 'restore'],
    ['approve', 'reject', 'deactivate'],
  ],
  ['rejected', rejected, ['change', 'rename', 'resubmit', 'appeal'], []],
  ['rejected with no attempt left', { ...rejected, attemptsLeft: 0 }, ['change', 'rename', 'appeal'], []],
  ['rejected, appeal heard', { ...rejected, hasAppealed: true }, ['change', 'rename', 'resubmit'], []],
  ['appealed', { ...rejected, hasAppealed: true, appealIsOpen: true }, [], ['approve', 'reject']],
  ['inactive', company({ status: 'inactive' }), [], ['reactivate']],
] as const)('a company that is %s', (_, standing, own, decisions) => {
  expect([
    companyLife.allowed(standing, ownCompanyMoves),
    companyLife.allowed(standing, companyDecisions),
  ]).toEqual([own, decisions]);
});

test('what a move of a company leaves behind', () => {
  expect([
    companyLife.after(rejected, 'resubmit'),
    companyLife.after(rejected, 'appeal'),
    companyLife.after({ ...rejected, hasAppealed: true, appealIsOpen: true }, 'reject'),
    companyLife.after(company({ status: 'active' }), 'rename'),
    companyLife.after(company({ status: 'active', isRechecked: true }), 'reject'),
    companyLife.after(company({ status: 'active', isRechecked: true }), 'restore'),
    companyLife.after(company({ status: 'active' }), 'approve'),
  ]).toEqual([
    company({ status: 'pending', attemptsLeft: 2 }),
    { ...rejected, hasAppealed: true, appealIsOpen: true },
    { ...rejected, hasAppealed: true },
    company({ status: 'active', isRechecked: true }),
    company({ status: 'active' }),
    company({ status: 'active' }),
    null,
  ]);
});

const member = (change: Partial<MembershipStanding>): MembershipStanding => ({
  status: 'active',
  place: 'company',
  isAdmin: false,
  role: 'recruiter',
  otherAdmins: 1,
  ...change,
});

const admin = member({ isAdmin: true });
const hiringManager = member({ role: 'hiring_manager' });

test.each([
  ['nowhere', member({ place: 'nowhere' }), ['create'], []],
  ['where a company was found', member({ place: 'found' }), ['decline', 'join'], []],
  ['waiting', member({ status: 'approval_pending' }), ['cancel'], ['approve', 'reject']],
  ['a member', member({}), ['leave'], ['deactivate', 'make_admin', 'make_hiring_manager']],
  ['a hiring manager', hiringManager, ['leave'], ['deactivate', 'make_recruiter']],
  ['an admin', admin, ['leave'], ['deactivate', 'remove_admin']],
  ['the last admin', { ...admin, otherAdmins: 0 }, [], []],
  ['turned down', member({ status: 'rejected' }), ['leave'], []],
  ['inactive', member({ status: 'inactive' }), [], ['reactivate']],
] as const)('a recruiter who is %s', (_, standing, own, actions) => {
  expect([
    membershipLife.allowed(standing, ownMembershipMoves),
    membershipLife.allowed(standing, memberActions),
  ]).toEqual([own, actions]);
});

test('where the moves of a recruiter lead', () => {
  const waiting = member({ status: 'approval_pending' });
  expect([
    membershipLife.after(member({ place: 'nowhere' }), 'create'),
    membershipLife.after(member({ place: 'nowhere' }), 'accept_as_admin'),
    membershipLife.after(waiting, 'accept'),
    membershipLife.after(waiting, 'cancel'),
    membershipLife.after(admin, 'deactivate'),
    membershipLife.after(member({ status: 'inactive' }), 'reactivate'),
    membershipLife.after(waiting, 'accept_as_hiring_manager'),
    membershipLife.after(member({}), 'make_hiring_manager'),
    membershipLife.after(hiringManager, 'make_recruiter'),
    membershipLife.after(hiringManager, 'deactivate'),
    membershipLife.after({ ...hiringManager, status: 'inactive' }, 'reactivate'),
    membershipLife.after(hiringManager, 'leave'),
    membershipLife.after(admin, 'accept'),
  ]).toEqual([
    admin,
    admin,
    member({}),
    member({ place: 'nowhere' }),
    member({ status: 'inactive' }),
    member({}),
    hiringManager,
    hiringManager,
    member({}),
    { ...hiringManager, status: 'inactive' },
    hiringManager,
    member({ place: 'nowhere' }),
    null,
  ]);
});

test('an account is switched off from anywhere and on again', () => {
  const statuses = ['approval_pending', 'active', 'rejected', 'inactive'] as const;
  expect(statuses.map((status) => [status, accountLife.allowed(status)])).toEqual([
    ['approval_pending', ['approve', 'reject', 'deactivate']],
    ['active', ['hold', 'deactivate']],
    ['rejected', ['approve', 'deactivate']],
    ['inactive', ['reactivate']],
  ]);
});

test('a federal résumé is ready only where every check passes, and a draft with every edit', () => {
  const standings = (['draft', 'ready'] as const).flatMap((status) =>
    [false, true].map((passes) => ({ status, passes })),
  );
  expect(standings.map((standing) => federalResumeLife.allowed(standing))).toEqual([
    ['edit'],
    ['edit', 'mark_ready'],
    ['edit'],
    ['edit'],
  ]);
  expect([
    federalResumeLife.after({ status: 'draft', passes: true }, 'mark_ready'),
    federalResumeLife.after({ status: 'ready', passes: true }, 'edit'),
    federalResumeLife.after({ status: 'draft', passes: false }, 'mark_ready'),
  ]).toEqual([{ status: 'ready', passes: true }, { status: 'draft', passes: false }, null]);
});

test('an account that is to go may be kept until it is erased, and then nothing more happens to it', () => {
  const standings = ['staying', 'leaving', 'erased'] as const;
  expect(
    standings.map((standing) => [
      departureLife.allowed(standing, ownDepartureMoves),
      departureLife.after(standing, 'end'),
      departureLife.after(standing, 'abandon'),
    ]),
  ).toEqual([
    [['ask'], null, 'erased'],
    [['cancel'], 'erased', null],
    [[], null, null],
  ]);
});
