import { expect, test } from 'vitest';
import {
  interviewFieldsOf,
  maxTimes,
  proposalOf,
  timeErrors,
  toggledTime,
  withTime,
} from './interviewFields.ts';

const now = new Date(2026, 10, 20, 12);

test('a time has a day and an hour that are to come; an invitation may leave it out', () => {
  const errors = (day: string, time: string, isOptional = false) =>
    timeErrors([{ id: 0, day, time }], now, isOptional)[0] ?? null;
  expect([
    errors('2026-12-01', '10:00'),
    errors('', ''),
    errors('', '', true),
    errors('', '10:00', true),
    errors('2026-12-01', ''),
    errors('2026-11-20', '11:59'),
  ]).toEqual([
    null,
    { day: 'Choose a day and a time' },
    null,
    { day: 'Enter a date as well' },
    { time: 'Enter a time as well' },
    { day: 'Choose a time in the future' },
  ]);
});

test('at most five times are proposed', () => {
  let { times } = interviewFieldsOf(null);
  for (let added = 0; added < 9; added += 1) times = withTime(times);
  expect(times.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
  expect(maxTimes).toBe(5);
});

test('an hour of the week view fills an empty row, then adds one, and is taken out again', () => {
  const times = ['09:00', '10:00', '11:00', '12:00', '13:00'].reduce(
    (before, time) => toggledTime(before, '2026-12-01', time),
    interviewFieldsOf(null).times,
  );
  expect(times.map(({ id, time }) => `${id} ${time}`)).toEqual([
    ...['0 09:00', '1 10:00', '2 11:00', '3 12:00', '4 13:00'],
  ]);
  expect(toggledTime(times, '2026-12-01', '14:00')).toEqual(times);
  expect(toggledTime(times, '2026-12-01', '11:00').map(({ time }) => time)).not.toContain('11:00');
  const [first] = times;
  expect(toggledTime(first ? [first] : [], '2026-12-01', '09:00')).toEqual([{ id: 0, day: '', time: '' }]);
});

test('empty rows are left out, and an address of the web is a link', () => {
  const fields = interviewFieldsOf(null);
  expect(proposalOf(fields)).toBeNull();
  const times = [
    { id: 0, day: '2026-12-01', time: '10:00' },
    { id: 1, day: '', time: '' },
  ];
  const common = { times: [new Date(2026, 11, 1, 10).toISOString()], minutes: 60, mode: 'video' };
  expect(proposalOf({ ...fields, times, place: ' https://meet.example.com/a ' })).toMatchObject({
    ...common,
    place: null,
    link: 'https://meet.example.com/a',
  });
  expect(proposalOf({ ...fields, times, place: 'Gate 4' })).toMatchObject({ place: 'Gate 4', link: null });
});

test('a proposed hour is that of the recruiter’s clock on its own day, also after the clocks change', () => {
  // The clocks of Los Angeles, where these tests are, go forward on 14 March 2027.
  const times = ['2027-03-12', '2027-03-15'].map((day, id) => ({ id, day, time: '10:00' }));
  expect(proposalOf({ ...interviewFieldsOf(null), times })).toMatchObject({
    times: ['2027-03-12T18:00:00.000Z', '2027-03-15T17:00:00.000Z'],
    time_zone: 'America/Los_Angeles',
  });
});
