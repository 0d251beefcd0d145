import { expect, test } from 'vitest';
import { calendarEntry, momentText } from './interview.ts';

const url = 'https://valour.test/veteran/applications/7';
const now = new Date('2026-11-20T09:00:00.123Z');
const job = { title: 'Engineer; networks, field', company: { name: 'Severn \\ Co' } };

test('an interview is an entry that a calendar takes', () => {
  const interview = {
    at: '2026-11-24T10:00:00Z',
    mode: 'in_person',
    place: 'Temple Quay, Bristol\nGate 2',
  } as const;
  expect(calendarEntry({ id: 7, job, interview }, now, url).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Valour//Interview//EN',
    'BEGIN:VEVENT',
    'UID:interview-7@valour.test',
    'DTSTAMP:20261120T090000Z',
    'DTSTART:20261124T100000Z',
    'SUMMARY:Interview: Engineer\\; networks\\, field\\, Severn \\\\ Co',
    'LOCATION:Temple Quay\\, Bristol\\nGate 2',
    'DESCRIPTION:In person',
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no line is longer than 75 octets, and none ends inside a character', () => {
  const interview = { at: '2026-11-24T10:00:00Z', mode: 'video', place: 'é'.repeat(100) } as const;
  const entry = calendarEntry({ id: 7, job, interview }, now, url);
  const lengths = entry.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...lengths)).toBe(75);
  expect(entry.replaceAll('\r\n ', '')).toContain(`LOCATION:${'é'.repeat(100)}\r\n`);
});

test('the day of an interview is told with its zone', () => {
  expect(momentText('2026-11-24T10:00:00Z', 'en-GB', 'Europe/London')).toBe('Tue, 24 Nov 2026, 10:00 GMT');
});
