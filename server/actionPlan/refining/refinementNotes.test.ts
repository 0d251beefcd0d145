import { expect, test } from 'vitest';
import { type RefinementAnswers, refinementNotes } from './refinementNotes.ts';

const task = (title: string, category: 'employment' | 'healthcare', due_on: string, opens_on?: string) => ({
  ...{ title, category, due_on, opens_on: opens_on ?? null, status: 'todo' as const },
});
const tasks = [
  task('Register', 'employment', '2026-12-01'),
  task('Register with a civilian GP', 'healthcare', '2027-03-30', '2027-03-30'),
  task('Ask about your back', 'healthcare', '2027-04-02'),
];
const circumstances = { today: '2026-11-20', countryId: 232, tasks, fixed: new Set(['Ask about your back']) };
const unanswered: RefinementAnswers = { day: null, pace: 'same', start: null, focus: null };
const later = { value: 'later', label: 'Later than that' };
const health = { value: 'healthcare', label: 'Health' };

const notes = (change: Partial<RefinementAnswers>) =>
  refinementNotes({ ...unanswered, ...change }, circumstances);

test('answers that pull in different directions are put together in words', () => {
  expect(notes({})).toEqual([]);
  expect(notes({ day: '2027-06-30', pace: 'slower', start: later })).toEqual([
    'Your new date comes before a slower pace: what you need to do before 30 June 2027 stays before it.',
    'You could start “Later than that”, but your date is 30 June 2027. Your tasks are dated by 30 June 2027; employers see when you could start.',
  ]);
  expect(notes({ day: '2028-06-30', start: later })).toEqual([]);
  expect(notes({ day: '2027-06-30', start: { value: '3_months', label: 'Within 3 months' } })).toEqual([
    expect.stringContaining('“Within 3 months”, but your date is 30 June 2027'),
  ]);
  expect(notes({ day: '2027-06-30', start: { value: '12_months', label: 'Within a year' } })).toEqual([]);
});

test('what cannot come first although it was chosen is said, with the reason', () => {
  expect(notes({ focus: health })).toEqual([
    '“Register with a civilian GP” can’t come first: it opens on 30 March 2027.',
    '“Ask about your back” stays on its day, which you or your transition plan set.',
  ]);
  expect(notes({ focus: { value: 'housing', label: 'Somewhere to live' } })).toEqual([
    'No task in your plan is about “Somewhere to live” at the moment.',
  ]);
});
