import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { interviewCalendar } from './interviewCalendar.ts';
import { interviewTime } from './interviewTimes.ts';

type Entry = Parameters<typeof interviewCalendar>[0];

const entry = (interview: Partial<Entry['interview']> = {}, more: Partial<Entry> = {}): Entry => ({
  interview: {
    ...{
      id: 7,
      sequence: 1,
      minutes: 45,
      mode: 'in_person',
      place: 'Gate 4, Bristol; yard\nAsk for Kim',
      link: null,
    },
    at: new Date('2026-12-02T14:30:00Z'),
    changed_at: new Date('2026-11-20T09:00:00Z'),
    ...interview,
  },
  isCancelled: false,
  organizer: { name: 'Northgate "North" Logistics', email: 'help@valour-uk.test' },
  attendee: 'james@example.test',
  summary: 'Interview: Ingénieur réseau (équipe de nuit), Northgate Logistics Ltd, Avonmouth 🚚',
  url: 'https://uk.valour.test/veteran/applications/8',
  slug: 'uk',
  ...more,
});

function read(from: Entry) {
  const calendar = new ICAL.Component(ICAL.parse(interviewCalendar(from).text));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { method: calendar.getFirstPropertyValue('method'), event: events[0]!, count: events.length };
}

test('another parser reads the words, people and length of an entry as they were written', () => {
  const from = entry();
  const { method, event, count } = read(from);
  expect([method, count, event.uid, event.sequence]).toEqual([
    'REQUEST',
    1,
    'interview-7@uk.valour.invalid',
    1,
  ]);
  expect([event.summary, event.location]).toEqual([from.summary, from.interview.place]);
  expect(event.description.split('\n')).toEqual(['In person', from.url]);
  expect([event.organizer, event.attendees.map((attendee) => attendee.getFirstValue())]).toEqual([
    'mailto:help@valour-uk.test',
    ['mailto:james@example.test'],
  ]);
  expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(event.duration.toSeconds()).toBe(45 * 60);
});

test('a video call has its link as its place, and a cancellation says so of the same entry', () => {
  const link = 'https://meet.example.com/a?x=1;y=2,3';
  const { event } = read(entry({ mode: 'video', place: null, link }));
  expect(event.location).toBe(link);
  const cancelled = read(entry({ sequence: 2 }, { isCancelled: true }));
  expect([
    cancelled.method,
    cancelled.event.uid,
    cancelled.event.sequence,
    cancelled.event.component.getFirstPropertyValue('status'),
  ]).toEqual(['CANCEL', event.uid, 2, 'CANCELLED']);
});

// The clocks of Britain go forward on 28 March 2027 and back on 31 October 2027, those of the United States on 14 March and 7 November.
test.each([
  ['the day before Britain’s summer time', 232, 'Europe/London', '2027-03-27T10:00:00Z', '10:00'],
  ['the day it begins', 232, 'Europe/London', '2027-03-28T09:00:00Z', '10:00'],
  ['the day it ends', 232, 'Europe/London', '2027-10-31T10:00:00Z', '10:00'],
  ['the day before America’s', 233, 'America/New_York', '2027-03-13T15:00:00Z', '10:00'],
  ['the day that begins', 233, 'America/New_York', '2027-03-14T14:00:00Z', '10:00'],
  ['an hour that comes twice, the first time', 233, 'America/Chicago', '2027-11-07T06:30:00Z', '1:30'],
  ['and the second', 233, 'America/Chicago', '2027-11-07T07:30:00Z', '1:30'],
] as const)('on %s the entry, the mail and the clock agree', (_, countryId, zone, at, clock) => {
  const { event } = read(entry({ at: new Date(at) }));
  const start = event.startDate.toJSDate();
  expect(start.toISOString()).toBe(at.replace('Z', '.000Z'));
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
  const shown = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit', timeZone: zone });
  expect(shown.format(start).replace(/^0/, '')).toBe(clock);
  expect(interviewTime(start.toISOString(), countryId, zone)).toContain(` ${clock}`);
});
