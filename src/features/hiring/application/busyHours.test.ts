import { expect, test } from 'vitest';
import type { BusyTime } from '../../../api/interviews.ts';
import { agreedTime, busyText, busyTimesOf, clashAt, clashesOf, firstFreeHour } from './busyHours.ts';

const busy = (from: Date, until: Date, more: Partial<BusyTime> = {}): BusyTime => ({
  ...{ status: 'confirmed', at: from.toISOString(), until: until.toISOString() },
  ...{ is_mine: true, is_applicants: false, colleague_ids: [], ...more },
});

const at = (day: number, hour: number, minute = 0) => new Date(2026, 11, day, hour, minute);
const kim = { id: 4, title: 'Kim Lee' };

test('a time clashes by a part of it, not where it only touches, and with a confirmed interview first', () => {
  const proposed = busy(at(1, 13), at(1, 15), { status: 'proposed' });
  const confirmed = busy(at(1, 13), at(1, 14));
  const both = [proposed, confirmed];
  expect([
    clashAt(both, at(1, 13, 30), 30),
    clashAt(both, at(1, 12, 30), 60),
    clashAt(both, at(1, 12), 60),
    clashAt(both, at(1, 14), 30),
    clashAt(both, at(1, 15), 30),
  ]).toEqual([confirmed, confirmed, undefined, proposed, undefined]);
  const times = [
    { id: 0, day: '2026-12-01', time: '14:00' },
    { id: 1, day: '2026-12-02', time: '14:00' },
    { id: 2, day: '2026-12-01', time: '' },
  ];
  expect(clashesOf(times, both, 60)).toEqual([{ time: times[0], clash: proposed }]);
});

test('only a confirmed interview has an agreed time', () => {
  const interview = { at: '2026-12-01T15:00:00Z', minutes: 45 };
  expect([
    agreedTime({ ...interview, status: 'confirmed' }),
    agreedTime({ ...interview, status: 'held' }),
    agreedTime(null),
  ]).toEqual([{ at: '2026-12-01T15:00:00Z', until: '2026-12-01T15:45:00.000Z' }, null, null]);
});

test('of colleagues only those on the panel count, and the text says who is busy', () => {
  const [mine, applicants] = [
    busy(at(1, 9), at(1, 10)),
    busy(at(1, 9), at(1, 10), { is_mine: false, is_applicants: true }),
  ];
  const theirs = busy(at(1, 9), at(1, 10), { is_mine: false, colleague_ids: [4] });
  expect(busyTimesOf([mine, applicants, theirs], [])).toEqual([mine, applicants]);
  expect(busyTimesOf([mine, applicants, theirs], [kim])).toEqual([mine, applicants, theirs]);
  expect([mine, applicants, theirs].map((time) => busyText(time, 'James', [kim]))).toEqual([
    'You already have an interview then',
    'James already has an interview with your company then',
    'Kim Lee already has an interview then',
  ]);
});

test('the first free hour is later on the day, or the week after one that is full or over', () => {
  // Wednesday 2 December 2026.
  const noon = at(2, 12);
  expect([
    firstFreeHour([], 60, noon),
    firstFreeHour([busy(at(2, 13), at(2, 18))], 60, noon),
    firstFreeHour([busy(at(2, 13), at(2, 18, 30))], 60, noon),
    firstFreeHour([busy(noon, at(7, 0))], 60, noon),
    firstFreeHour([busy(noon, at(7, 0), { status: 'proposed' })], 60, noon),
    firstFreeHour([], 60, at(6, 19)),
  ]).toEqual([
    { week: 0, row: 5, column: 2 },
    { week: 0, row: 10, column: 2 },
    { week: 0, row: 0, column: 3 },
    { week: 1, row: 0, column: 0 },
    { week: 0, row: 5, column: 2 },
    { week: 1, row: 0, column: 0 },
  ]);
});
