import { expect, test } from 'vitest';
import { byDay, dayHeading } from './days.ts';

const at = (created_at: string) => ({ created_at });

test('messages are grouped by the reader’s days, in their order', () => {
  // Without a zone, these are times of the reader.
  const messages = ['2026-11-19T23:59:00', '2026-11-20T00:01:00', '2026-11-20T08:00:00'].map(at);
  expect(byDay(messages)).toEqual([
    { day: '2026-11-19', messages: messages.slice(0, 1) },
    { day: '2026-11-20', messages: messages.slice(1) },
  ]);
  expect(byDay([])).toEqual([]);
});

test.each([
  ['2026-11-20', 'en-GB', 'Today'],
  ['2026-11-19', 'en-GB', 'Yesterday'],
  ['2026-11-17', 'en-GB', 'Tue, 17 Nov 2026'],
  ['2026-11-17', 'en-US', 'Tue, Nov 17, 2026'],
])('%s in %s is %s', (day, locale, heading) => {
  expect(dayHeading(day, new Date(2026, 10, 20, 12), locale)).toBe(heading);
});
