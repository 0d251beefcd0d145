import { expect, test } from 'vitest';
import { isWorkingDay, mondayOf, workingDayBy, workingDayFrom, workingDayNear } from './workingDays.ts';

const [uk, us] = [232, 233];

// From gov.uk/bank-holidays and opm.gov.
const ukHolidays = [
  '2027-01-01',
  '2027-03-17',
  '2027-03-26',
  '2027-03-29',
  '2027-05-03',
  '2027-05-31',
  '2027-07-12',
  '2027-08-02',
  '2027-08-30',
  '2027-11-30',
  '2027-12-27',
  '2027-12-28',
];
const usHolidays = [
  '2027-01-01',
  '2027-01-18',
  '2027-02-15',
  '2027-05-31',
  '2027-06-18',
  '2027-07-05',
  '2027-09-06',
  '2027-10-11',
  '2027-11-11',
  '2027-11-25',
  '2027-12-24',
];

test('holidays of the country are no working days, and those of another country are', () => {
  expect(ukHolidays.filter((day) => isWorkingDay(day, uk))).toEqual([]);
  expect(usHolidays.filter((day) => isWorkingDay(day, us))).toEqual([]);
  expect([isWorkingDay('2027-07-05', uk), isWorkingDay('2027-03-26', us)]).toEqual([true, true]);
  // A holiday in one nation of the United Kingdom alone is left free for everybody there: 2 January in Scotland.
  expect(isWorkingDay('2025-01-02', uk)).toBe(false);
});

test('around Easter and Christmas the next and the last working day are found', () => {
  expect([workingDayBy('2027-03-29', uk), workingDayFrom('2027-03-26', uk)]).toEqual([
    '2027-03-25',
    '2027-03-30',
  ]);
  expect([workingDayBy('2027-12-28', uk), workingDayFrom('2027-12-25', uk)]).toEqual([
    '2027-12-24',
    '2027-12-29',
  ]);
  expect(workingDayFrom('2027-12-24', us)).toBe('2027-12-27');
});

test('near a day is the working day before it, unless that is too early', () => {
  expect(workingDayNear('2027-02-21', uk, '2027-02-01')).toBe('2027-02-19');
  expect(workingDayNear('2027-02-21', uk, '2027-02-20')).toBe('2027-02-22');
  expect(workingDayNear('2027-02-03', uk, '2027-02-20')).toBe('2027-02-22');
  expect(['2027-02-15', '2027-02-21', '2027-02-22'].map(mondayOf)).toEqual([
    '2027-02-15',
    '2027-02-15',
    '2027-02-22',
  ]);
});
