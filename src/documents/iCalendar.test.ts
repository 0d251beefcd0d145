import { expect, test } from 'vitest';
import { calendarText, escapedText, foldedLine, utcStamp } from './iCalendar.ts';

test('a line is folded after 75 octets, the fold counted', () => {
  const line = `SUMMARY:${'é'.repeat(60)}`;
  const lines = foldedLine(line).split('\r\n');
  expect(lines.map((folded) => Buffer.byteLength(folded))).toEqual([74, 55]);
  expect(lines.map((folded, n) => (n === 0 ? folded : folded.slice(1))).join('')).toBe(line);
});

test('text is escaped, moments are in UTC, and each line ends', () => {
  expect(escapedText('a, b; c \\ d\r\ne\nf\rg')).toBe('a\\, b\\; c \\\\ d\\ne\\nf\\ng');
  expect(utcStamp(new Date('2026-11-20T09:30:15.123Z'))).toBe('20261120T093015Z');
  expect(calendarText(['BEGIN:VCALENDAR', 'END:VCALENDAR'])).toBe('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
});
