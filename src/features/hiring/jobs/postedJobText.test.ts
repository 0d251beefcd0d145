import { expect, test } from 'vitest';
import { applicantsText, countIn, endsText, parseJobTab } from './postedJobText.ts';

const none = {
  submitted: 0,
  viewed: 0,
  shortlisted: 0,
  interview: 0,
  offer: 0,
  hired: 0,
  inactive: 0,
  rejected: 0,
  withdrawn: 0,
  expired: 0,
};
const textOf = (counts: Partial<typeof none>, your_turn = 0) =>
  applicantsText({ counts: { ...none, ...counts }, your_turn });

test('a closing day that is to come is never said to be over', () => {
  const closes_on = '2027-01-15';
  expect(
    (['published', 'paused', 'draft', 'closed', 'removed'] as const).map((status) =>
      endsText({ status, closes_on }, '2027-01-15'),
    ),
  ).toEqual(['closes', 'closes', 'to close', 'was to close', 'was to close']);
  expect(endsText({ status: 'closed', closes_on }, '2027-01-16')).toBe('closing day was');
});

test('who has applied is counted with what waits for the employer', () => {
  expect([
    textOf({}),
    textOf({ submitted: 1 }, 1),
    textOf({ submitted: 2, viewed: 1, shortlisted: 1, interview: 1, hired: 1, rejected: 6 }, 5),
  ]).toEqual([
    'Nobody has applied yet',
    '1 person applied · 1 waiting for you',
    '12 people applied · 5 waiting for you · 1 at interview · 1 hired',
  ]);
});

test('the tabs hold every status once', () => {
  const byStatus = { draft: 1, published: 2, paused: 4, closed: 8, expired: 16, removed: 32 };
  expect([countIn(byStatus, 'open'), countIn(byStatus, 'drafts'), countIn(byStatus, 'ended')]).toEqual([
    6, 1, 56,
  ]);
  expect(['', 'tab=ended', 'tab=toString'].map((text) => parseJobTab(new URLSearchParams(text)))).toEqual([
    'open',
    'ended',
    'open',
  ]);
});
