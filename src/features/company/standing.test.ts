import { expect, test } from 'vitest';
import type { CompanyStanding } from '../../api/companies.ts';
import { viewOf } from './standing.ts';

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

const look = (page: Parameters<typeof viewOf>[0], more: Partial<CompanyStanding>) => {
  const { chip, title, letter, points } = viewOf(page, { standing: standing(more), locale: 'en-GB' });
  return { chip, title, letter: letter?.label, here: points.find(({ state }) => state !== 'done')?.label };
};

test('each page says whose turn it is, and offers a solid action only when it is the recruiter’s', () => {
  expect(look('create', {})).toEqual({
    chip: { mark: 'here', state: 'No company yet', turn: 'your turn' },
    title: 'Tell us whom you hire for',
    letter: 'Write to us',
    here: 'Company named',
  });
  expect(look('exists', { company_found: { id: 5, name: 'Brightwell', status: 'active' } })).toEqual({
    chip: { mark: 'here', state: 'Company found', turn: 'your turn' },
    title: 'Brightwell is already here',
    letter: 'Write to us',
    here: 'Company found',
  });
  expect(look('approval-pending', { company: halden })).toEqual({
    chip: { mark: 'theirTurn', state: 'Our turn', turn: 'nothing for you to do' },
    title: 'We are checking Halden Rail',
    letter: undefined,
    here: 'Being checked by us',
  });
  expect(
    look('approval-pending', { user_status: 'approval_pending', company: { ...halden, status: 'active' } }),
  ).toEqual({
    chip: { mark: 'theirTurn', state: 'Their turn', turn: 'nothing for you to do' },
    title: 'Halden Rail has to let you in',
    letter: undefined,
    here: 'Halden Rail decides',
  });
});

test('a refusal gives its reason, and how often it can be tried again', () => {
  const rejection = {
    of: 'company' as const,
    code: 'website_unreachable',
    text: 'The website did not open.',
    at: '2026-11-19T09:00:00Z',
    has_appealed: false,
    appeal_is_open: false,
  };
  const refused = (attempts_left: number) =>
    viewOf('reject', {
      standing: standing({ company: halden, rejection: { ...rejection, attempts_left } }),
      locale: 'en-GB',
    });
  expect([3, 1, 0].map((left) => [refused(left).chip.turn, refused(left).next])).toEqual([
    ['your turn', 'we read it again; that can happen 3 more times'],
    ['your turn', 'we read it again; that can happen once more'],
    [undefined, 'a person answers your letter'],
  ]);
  expect(refused(3)).toMatchObject({
    title: 'Halden Rail was not approved',
    lead: 'The website did not open.',
  });
  expect(look('reject', { user_status: 'rejected' }).title).toBe('Your account was not approved');
});
