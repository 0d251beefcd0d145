import { expect, test } from 'vitest';
import { hasRunOut, lastMoment } from './closing.ts';

test.each([
  [232, '2026-11-30T23:59:59Z', false],
  [232, '2026-12-01T00:00:00Z', true],
  [233, '2026-12-01T09:59:59Z', false],
  [233, '2026-12-01T10:00:00Z', true],
  [null, '2026-12-01T00:00:00Z', true],
])('in the country %i, at %s, a job that closes on 30 November has run out: %s', (country_id, at, isOut) => {
  expect(hasRunOut({ closes_on: '2026-11-30', country_id }, new Date(at))).toBe(isOut);
});

test('a job without a closing day does not run out', () => {
  expect(hasRunOut({ closes_on: null, country_id: 232 }, new Date())).toBe(false);
});

test('the last moment of the closing day is the one on the last clock of the country', () => {
  expect([lastMoment('2026-11-30', 232), lastMoment('2026-11-30', 233)]).toEqual([
    '2026-11-30T23:59:59Z',
    '2026-11-30T23:59:59-10:00',
  ]);
});
