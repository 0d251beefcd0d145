import { expect, test } from 'vitest';
import { conversionText, inDays, interviewWords, waitingSentence } from './dashboardText.ts';

test('the greeting says how many wait, and how many of them for more than seven days', () => {
  const sentence = (your_turn: number, waiting: number) =>
    waitingSentence({ counts: { open_jobs: 1, new_applicants: 0, interviews: 0, your_turn, waiting } });
  expect([
    sentence(0, 0),
    sentence(1, 0),
    sentence(1, 1),
    sentence(3, 0),
    sentence(3, 3),
    sentence(12, 11),
  ]).toEqual([
    'You’re all caught up.',
    'One person is waiting to hear from you.',
    'One person has been waiting more than seven days to hear from you.',
    'Three people are waiting to hear from you.',
    'Three people have been waiting more than seven days to hear from you.',
    '12 people are waiting to hear from you, 11 of them for more than seven days.',
  ]);
});

test('a day is named as one says it, and an interview by where it is', () => {
  expect([0, 1, 3].map(inDays)).toEqual(['today', 'tomorrow', 'in 3 days']);
  expect(
    [
      { mode: 'in_person', place: 'Temple Quay' } as const,
      { mode: 'in_person', place: null } as const,
      { mode: 'video', place: null } as const,
      { mode: 'phone', place: null } as const,
    ].map(interviewWords),
  ).toEqual(['Interview at Temple Quay', 'Interview in person', 'Video interview', 'Phone interview']);
});

test('the share that went further is of all who were ever at a stage, and of nobody there is none', () => {
  expect([
    conversionText({ reached: 6, advanced: 3 }),
    conversionText({ reached: 3, advanced: 2 }),
    conversionText({ reached: 4, advanced: 0 }),
    conversionText({ reached: 0, advanced: 0 }),
  ]).toEqual([
    '50% of all who got here went further',
    '67% of all who got here went further',
    '0% of all who got here went further',
    null,
  ]);
});
