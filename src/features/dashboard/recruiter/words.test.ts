import { expect, test } from 'vitest';
import { inDays, interviewWords, waitingSentence } from './words.ts';

const counts = { open_jobs: 1, new_applicants: 0, interviews: 0 };
const someone = {
  ...{
    application_id: 1,
    display_name: 'Ann A',
    stage: 'viewed' as const,
    days: 2,
    since: '2026-11-01T09:00:00Z',
  },
  job: { id: 1, title: 'Driver' },
};

test('the greeting says how many have waited more than seven days', () => {
  const sentence = (waiting: number, list = [someone]) =>
    waitingSentence({ counts: { ...counts, waiting }, waiting: list });
  expect([sentence(0, []), sentence(0), sentence(1), sentence(3), sentence(11)]).toEqual([
    'Nobody waits to hear from you.',
    'Nobody has waited more than seven days to hear from you.',
    'One person has waited more than seven days to hear from you.',
    'Three people have waited more than seven days to hear from you.',
    '11 people have waited more than seven days to hear from you.',
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
  ).toEqual(['Interview at Temple Quay', 'Interview in person', 'Interview by video', 'Interview by phone']);
});
