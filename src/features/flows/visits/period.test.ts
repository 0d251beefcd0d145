import { expect, test } from 'vitest';
import { daysOf, periodIn, periodProblems } from './period.ts';

const now = Date.parse('2026-03-02T23:59:00Z');

test('the last days count today, and days of one’s own are as they are', () => {
  expect([daysOf('7', now), daysOf('2026-01-01..2026-01-31', now)]).toEqual([
    { from: '2026-02-24', to: '2026-03-02' },
    { from: '2026-01-01', to: '2026-01-31' },
  ]);
});

test.each([null, '', '31', '2026-02-30..2026-03-01', '2026-03-01..2026-02-01', '2020-01-01..2026-01-01'])(
  '%s in an address is the last thirty days',
  (text) => expect(periodIn(text)).toBe('30'),
);

test('what is wrong with days is said at the day', () => {
  expect([
    periodProblems({ from: '2026-2-', to: '' }),
    periodProblems({ from: '2026-02-01', to: '2026-02-30' }),
    periodProblems({ from: '2026-03-01', to: '2026-02-01' }),
    periodProblems({ from: '2025-01-01', to: '2026-02-05' }),
    periodProblems({ from: '2026-02-01', to: '2026-02-01' }),
  ]).toEqual([
    { from: 'Enter a date, such as 1 3 2026' },
    { to: 'Enter a date, such as 31 3 2026' },
    { to: 'Choose a day after the first one' },
    { from: 'Choose 400 days at most' },
    {},
  ]);
});
