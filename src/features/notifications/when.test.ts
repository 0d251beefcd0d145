import { expect, test } from 'vitest';
import { when } from './when.ts';

test('what is new is said as one speaks, what is old by its day', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(
    [
      '2026-11-20T11:59:30Z',
      '2026-11-20T11:55:00Z',
      '2026-11-20T09:30:00Z',
      '2026-11-19T12:00:01Z',
      '2026-11-19T12:00:00Z',
      '2026-11-13T12:00:01Z',
      '2026-11-13T12:00:00Z',
      '2026-11-02T12:00:00Z',
      // The browser's clock is slow.
      '2026-11-20T12:00:09Z',
    ].map((moment) => when(moment, now, 'en-GB')),
  ).toEqual([
    'now',
    '5 minutes ago',
    '2 hours ago',
    '23 hours ago',
    'yesterday',
    '6 days ago',
    '13 Nov 2026',
    '2 Nov 2026',
    'now',
  ]);
});
