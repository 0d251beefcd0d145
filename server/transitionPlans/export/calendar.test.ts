import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { dateOf, onlyProperty, readCalendar, textOf } from '../../../tests/support/contract/iCalendar.ts';
import { planCalendar, subscribedCalendar } from './calendar.ts';

const at = new Date('2026-11-20T09:30:15.123Z');
const stamp = { slug: 'uk', now: at };
const stored = { version: 3, created_at: at, updated_at: at };
const plan = {
  ...stored,
  id: 7,
  type: 'employment' as const,
  sections: { goal: { target_occupations: ['Fitter; welder, 1st class'] } },
  leaving_date: '2027-03-31',
};
const milestone = {
  ...stored,
  id: 12,
  title: 'Ask, first; then \\ book',
  why: 'It “starts” early.',
  note: 'Line one\nLine two',
  link: { title: 'Official', url: 'https://www.ctp.org.uk/' },
  due_on: '2026-12-31',
  mark: null,
};

const read = (milestones: Parameters<typeof planCalendar>[0]['milestones'], paper = plan) => {
  const text = planCalendar({ plan: paper, leavingOn: paper.leaving_date, milestones }, [], stamp);
  return text === null ? null : readCalendar(Buffer.from(text));
};

test('a milestone is an event of one day, whose words come back as they were', () => {
  const calendar = read([milestone])!;
  expect(textOf(onlyProperty(calendar, 'X-WR-CALNAME').value)).toBe(
    'Employment plan: Fitter; welder, 1st class',
  );
  const [event, leaving] = calendar.components;
  expect(
    [event, leaving].map((day) => [
      dateOf(onlyProperty(day!, 'DTSTART')),
      dateOf(onlyProperty(day!, 'DTEND')),
    ]),
  ).toEqual([
    ['2026-12-31', '2027-01-01'],
    ['2027-03-31', '2027-04-01'],
  ]);
  const values = Object.fromEntries(event!.properties.map(({ name, value }) => [name, value]));
  expect(values).toMatchObject({
    UID: 'plan-7-milestone-12@uk.valour.invalid',
    DTSTAMP: '20261120T093015Z',
    SEQUENCE: '2',
    STATUS: 'CONFIRMED',
  });
  expect([values.SUMMARY, values.DESCRIPTION].map((text) => textOf(text ?? ''))).toEqual([
    milestone.title,
    'It “starts” early.\nLine one\nLine two\nOfficial: https://www.ctp.org.uk/',
  ]);
  expect(event!.components.map(({ name }) => name)).toEqual(['VALARM']);
});

test('what is done is left as it was imported, what does not apply is cancelled, and a past day rings no more', () => {
  const calendar = read([
    { ...milestone, id: 1, mark: 'done' },
    { ...milestone, id: 2, mark: 'not_applicable' },
    { ...milestone, id: 3, due_on: '2026-11-19' },
  ])!;
  expect(
    calendar.components.map((event) => [
      onlyProperty(event, 'UID').value,
      onlyProperty(event, 'STATUS').value,
      event.components.length,
    ]),
  ).toEqual([
    ['plan-7-milestone-3@uk.valour.invalid', 'CONFIRMED', 0],
    ['plan-7-milestone-2@uk.valour.invalid', 'CANCELLED', 0],
    ['plan-7-leaving@uk.valour.invalid', 'CONFIRMED', 1],
  ]);
});

const task = (due_on: string | null) => ({
  stepId: null,
  updatedAt: at,
  task: {
    ...{
      id: 4,
      title: 'Shortlist three employers',
      why: 'You want to work near home',
      how: 'Save the jobs.',
    },
    ...{ category: 'employment' as const, priority: 1, due_on, opens_on: null, waits_for: null },
    ...{ status: 'todo' as const, note: null, remind: false, version: 2 },
    link: { type: 'jobs' as const, id: null, query: null, url: null, label: 'See jobs' },
  },
});

test('where only the month of leaving is known, the calendar has the month and no day', () => {
  const paper = { ...plan, leaving_date: '2027-03-31' };
  const text = planCalendar({ plan: paper, leavingOn: '2027-03', milestones: [] }, [], stamp);
  const [leaving] = readCalendar(Buffer.from(text ?? '')).components;
  expect([
    dateOf(onlyProperty(leaving!, 'DTSTART')),
    dateOf(onlyProperty(leaving!, 'DTEND')),
    textOf(onlyProperty(leaving!, 'SUMMARY').value),
  ]).toEqual(['2027-03-01', '2027-04-01', 'You leave the service this month']);
});

test('a plan without a day has no calendar', () => {
  expect(read([], { ...plan, leaving_date: null as never })).toBe(null);
});

test('whatever the words are, every line is short enough and every letter whole', () => {
  const words = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
    .map((text) => text.replace(/(?!\n)\p{Control}|\p{Surrogate}/gu, '').normalize('NFC'))
    .filter((text) => text !== '');
  fc.assert(
    fc.property(words, words, (title, note) => {
      const [event] = read([{ ...milestone, title, note }])!.components;
      expect(textOf(onlyProperty(event!, 'SUMMARY').value)).toBe(title);
      expect(textOf(onlyProperty(event!, 'DESCRIPTION').value)).toContain(note);
    }),
  );
});

test('a calendar that subscribes gets the events of all plans, and a whole calendar also without any', () => {
  const other = { ...plan, id: 8, leaving_date: null };
  const calendars = [
    { plan, leavingOn: plan.leaving_date, milestones: [milestone] },
    { plan: other, leavingOn: null, milestones: [{ ...milestone, id: 13 }] },
  ];
  const uidsOf = (text: string) =>
    readCalendar(Buffer.from(text)).components.map((event) => onlyProperty(event, 'UID').value);
  expect(uidsOf(subscribedCalendar(calendars, [task('2026-12-30')], stamp))).toEqual([
    'task-4@uk.valour.invalid',
    'plan-7-milestone-12@uk.valour.invalid',
    'plan-8-milestone-13@uk.valour.invalid',
    'plan-7-leaving@uk.valour.invalid',
  ]);
  const empty = ICAL.Component.fromString(subscribedCalendar([], [task(null)], stamp));
  expect(empty.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  expect(empty.getFirstPropertyValue('x-wr-calname')).toBe('Transition plan');
});
