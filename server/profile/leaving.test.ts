import { expect, test } from 'vitest';
import {
  dayAfter,
  type Leaving,
  leavingAhead,
  leavingDay,
  leavingError,
  presentLeaving,
  type StoredLeaving,
  statusToday,
} from './leaving.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const dated = (leaving_on: string): StoredLeaving => ({ leaving_answer: 'dated', leaving_on });
const undecided: StoredLeaving = { leaving_answer: 'undecided', leaving_on: null };

test('a month ends on its last working day, which bank holidays move, and a day stays', () => {
  const inCountry = (countryId: number) =>
    ['2027-02', '2026-12', '2028-02', '2027-05', '2026-08', '2027-02-10'].map((on) =>
      leavingDay(on, countryId),
    );
  // 31 May 2027 is the Spring Bank Holiday and Memorial Day; 31 August 2026 the Summer Bank Holiday.
  expect(inCountry(232)).toEqual([
    '2027-02-26',
    '2026-12-31',
    '2028-02-29',
    '2027-05-28',
    '2026-08-28',
    '2027-02-10',
  ]);
  expect(inCountry(233).slice(3, 5)).toEqual(['2027-05-28', '2026-08-31']);
  expect(['2027-02', '2027-12', '2027-02-10'].map(dayAfter)).toEqual([
    '2027-03-01',
    '2028-01-01',
    '2027-02-11',
  ]);
});

test('from the day after, someone who was leaving has left, and nothing says otherwise', () => {
  // A day is over once it has ended in every time zone.
  for (const [on, last, next] of [
    ['2027-02-10', '2027-02-10', '2027-02-12'],
    ['2027-02', '2027-02-28', '2027-03-02'],
  ] as const) {
    const at = (day: string) => [
      presentLeaving(dated(on), noon(day))?.answer,
      leavingAhead(dated(on), noon(day), 232)?.on ?? null,
      statusToday('leaving', dated(on), noon(day)),
      statusToday('reservist', dated(on), noon(day)),
    ];
    expect(at(last)).toEqual(['dated', on, 'leaving', 'reservist']);
    expect(at(next)).toEqual(['left', null, 'veteran', 'reservist']);
  }
  expect(statusToday('serving', undecided, noon('2027-02-10'))).toBe('serving');
});

test('on every day of a year nothing contradicts anything else', () => {
  const on = '2027-06';
  const days = Array.from({ length: 365 }, (_, at) => {
    const now = new Date(Date.UTC(2027, 0, 1 + at, 12));
    const ahead = leavingAhead(dated(on), now, 232) !== null;
    const status = statusToday('leaving', dated(on), now);
    const leaving = presentLeaving(dated(on), now) as Leaving;
    expect([ahead, status, leaving.answer]).toEqual(
      ahead ? [true, 'leaving', 'dated'] : [false, 'veteran', 'left'],
    );
    // Whatever is shown can be sent again.
    expect(leavingError(leaving, status, now)).toBeNull();
    return ahead;
  });
  const turns = days.filter((ahead, at) => at > 0 && ahead !== days[at - 1]);
  expect(turns).toEqual([false]);
});
