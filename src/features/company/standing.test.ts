import { expect, test } from 'vitest';
import type { CompanyStanding } from '../../api/companies.ts';
import { movesOf } from './moves.ts';
import { companyView, usuallyBy } from './standing.ts';

const halden = {
  id: 4,
  name: 'Halden Rail',
  status: 'pending' as const,
  website: 'https://haldenrail.test',
  submitted_at: '2026-11-18T09:41:00Z',
  decided_at: null,
};

const standing = (more: Partial<CompanyStanding>): CompanyStanding => ({
  user_status: 'active',
  company: null,
  company_found: null,
  joined_at: null,
  other_admins: 0,
  rejection: null,
  route: '/recruiter',
  rule: 8,
  ...more,
});

const look = (page: Parameters<typeof companyView>[0], more: Partial<CompanyStanding>, isAdmin = true) => {
  const facts = standing(more);
  const view = companyView(page, { standing: facts, locale: 'en-GB' }, movesOf(facts, isAdmin));
  const here = view.points.find(({ state }) => state !== 'done')?.label;
  return { chip: view.chip, title: view.title, here };
};

test('each page says whose turn it is, and where that is on the way', () => {
  expect(look('create', {})).toEqual({
    chip: { mark: 'here', state: 'No company yet', turn: 'your turn' },
    title: 'Add your company',
    here: 'Company added',
  });
  expect(look('exists', { company_found: { id: 5, name: 'Brightwell', status: 'active' } })).toEqual({
    chip: { mark: 'here', state: 'Company found', turn: 'your turn' },
    title: 'Brightwell is already here',
    here: 'Company found',
  });
  expect(look('approval-pending', { company: halden })).toEqual({
    chip: { mark: 'theirTurn', state: 'Our turn', turn: 'nothing for you to do' },
    title: 'We’re checking Halden Rail',
    here: 'We’re checking it',
  });
  expect(
    look('approval-pending', { user_status: 'approval_pending', company: { ...halden, status: 'active' } }),
  ).toEqual({
    chip: { mark: 'theirTurn', state: 'Their turn', turn: 'nothing for you to do' },
    title: 'Waiting for Halden Rail to approve you',
    here: 'Halden Rail decides',
  });
});

const rejection = {
  of: 'company' as const,
  code: 'website_unreachable',
  text: 'The website did not open.',
  at: '2026-11-19T09:00:00Z',
  attempts_left: 3,
  has_appealed: false,
  appeal_is_open: false,
};
const refusedCompany = { ...halden, status: 'rejected' as const };

test('a refusal says whose turn it is, and how often it can be tried again', () => {
  const refused = (more: Partial<typeof rejection>, isAdmin = true) => {
    const facts = standing({ company: refusedCompany, rejection: { ...rejection, ...more } });
    const view = companyView('reject', { standing: facts, locale: 'en-GB' }, movesOf(facts, isAdmin));
    return [view.chip.state, view.chip.turn, view.next];
  };
  expect([
    refused({}),
    refused({ attempts_left: 1 }),
    refused({ attempts_left: 0, has_appealed: true }),
    refused({ has_appealed: true, appeal_is_open: true }),
  ]).toEqual([
    ['Not approved', 'your turn', 'we’ll check it again. You can resubmit 3 more times'],
    ['Not approved', 'your turn', 'we’ll check it again. You can resubmit once more'],
    ['Not approved', undefined, 'we’ll reply to your email'],
    ['Our turn', 'nothing for you to do', 'we’ll approve the company, or tell you why not'],
  ]);
  const lead = (more: Partial<typeof rejection>, isAdmin = true) => {
    const facts = standing({ company: refusedCompany, rejection: { ...rejection, ...more } });
    const { lead } = companyView('reject', { standing: facts, locale: 'en-GB' }, movesOf(facts, isAdmin));
    return lead.replace('One of us checked what you sent and couldn’t approve it. ', '');
  };
  expect([
    lead({}),
    lead({ has_appealed: true }),
    lead({}, false),
    lead({ attempts_left: 0, has_appealed: true }),
  ]).toEqual([
    'You can correct it and send it again, or tell us why you think we’re wrong.',
    'You can correct it and send it again.',
    'You can tell us why you think we’re wrong.',
    'Here’s why.',
  ]);
  expect(look('reject', { company: refusedCompany, rejection }).title).toBe('Halden Rail was not approved');
  expect(look('reject', { user_status: 'rejected', company: halden }).title).toBe(
    'We couldn’t approve your account',
  );
});

test('the pages offer what the charts allow, and to admins only what is theirs', () => {
  const moves = (more: Partial<CompanyStanding>, isAdmin = false) => [...movesOf(standing(more), isAdmin)];
  expect(moves({})).toEqual(['create']);
  expect(moves({ company_found: { id: 5, name: 'Brightwell', status: 'active' } })).toEqual([
    'decline',
    'join',
  ]);
  expect(moves({ user_status: 'approval_pending', company: halden })).toEqual(['cancel']);
  expect(moves({ user_status: 'rejected', company: halden })).toEqual(['leave']);
  expect(moves({ company: halden }, true)).toEqual(['change', 'rename']);
  expect(moves({ company: refusedCompany, rejection })).toEqual(['leave', 'appeal']);
  expect(moves({ company: refusedCompany, rejection }, true)).toEqual([
    'change',
    'rename',
    'resubmit',
    'appeal',
  ]);
  expect(
    moves({ company: refusedCompany, rejection: { ...rejection, attempts_left: 0 }, other_admins: 1 }, true),
  ).toEqual(['leave', 'change', 'rename', 'appeal']);
  expect(
    moves(
      { company: refusedCompany, rejection: { ...rejection, has_appealed: true, appeal_is_open: true } },
      true,
    ),
  ).toEqual([]);
});

test('the usual time is two working days', () => {
  const now = new Date('2026-11-18T12:00:00');
  expect(usuallyBy('2026-11-18T09:41:00', 'en-GB', now)).toBe('Usually done by Fri 20 Nov');
  expect(usuallyBy('2026-11-20T09:41:00', 'en-GB', now)).toBe('Usually done by Tue 24 Nov');
  expect(usuallyBy('2026-11-02T09:41:00', 'en-GB', now)).toBe('Taking longer than usual');
});
