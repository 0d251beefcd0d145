import { expect, test } from 'vitest';
import type { RecruiterJob } from '../../../api/jobs.ts';
import { applicantsText, countIn, tabOf } from './words.ts';

const none = {
  submitted: 0,
  viewed: 0,
  shortlisted: 0,
  interview: 0,
  offer: 0,
  hired: 0,
  rejected: 0,
  withdrawn: 0,
  expired: 0,
};
const textOf = (counts: Partial<typeof none>, applications_count: number) =>
  applicantsText({ counts: { ...none, ...counts }, applications_count } as RecruiterJob);

test('who has applied is told with what waits for the employer', () => {
  expect([
    textOf({}, 0),
    textOf({ submitted: 1 }, 1),
    textOf({ submitted: 2, viewed: 1, interview: 1, hired: 1, rejected: 7 }, 12),
  ]).toEqual([
    'Nobody has applied yet',
    '1 person applied · 1 waits for you',
    '12 people applied · 3 wait for you · 1 in interview · 1 hired',
  ]);
});

test('the tabs hold every status once', () => {
  const byStatus = { draft: 1, published: 2, paused: 4, closed: 8, expired: 16, removed: 32 };
  expect([countIn(byStatus, 'open'), countIn(byStatus, 'drafts'), countIn(byStatus, 'ended')]).toEqual([
    6, 1, 56,
  ]);
  expect(['', 'tab=ended', 'tab=toString'].map((text) => tabOf(new URLSearchParams(text)))).toEqual([
    'open',
    'ended',
    'open',
  ]);
});
