import { expect, test } from 'vitest';
import { isReached, median, tableOf } from './report.ts';

test('a median lies in the middle of what was measured, in any order', () => {
  expect([median([9, 1, 5]), median([4, 1, 3, 2]), median([7])]).toEqual([5, 2.5, 7]);
});

test('a goal is reached at its limit, and never by what could not be measured', () => {
  const figure = { what: '', unit: '' };
  expect([
    isReached({ ...figure, value: 6, goal: { atMost: 6 } }),
    isReached({ ...figure, value: 7, goal: { atMost: 6 } }),
    isReached({ ...figure, value: 0.9, goal: { atLeast: 0.9 } }),
    isReached({ ...figure, value: 0.89, goal: { atLeast: 0.9 } }),
    isReached({ ...figure, value: null, goal: { atMost: 6 } }),
    isReached({ ...figure, value: 6 }),
  ]).toEqual([true, false, true, false, false, null]);
});

test('a report is a table with the goal next to the figure', () => {
  const table = tableOf('load', {
    about: 'what the login page loads',
    figures: [
      { what: 'Scripts', value: 151_234, unit: 'bytes', goal: { atMost: 146_000 } },
      { what: 'Requests', value: 6, unit: '', goal: { atMost: 6 } },
      { what: 'Largest paint', value: null, unit: 'ms' },
    ],
    notes: ['On a quiet machine.'],
  });
  expect(table).toBe(
    [
      '── load: what the login page loads',
      '  Scripts        151,234 bytes  ≤ 146,000 bytes  not reached',
      '  Requests                   6  ≤ 6              reached',
      '  Largest paint              –',
      '  On a quiet machine.',
    ].join('\n'),
  );
});
