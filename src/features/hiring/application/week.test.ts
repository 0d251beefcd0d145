import { expect, test } from 'vitest';
import { daysFrom, mondayOf, weekHours } from './week.ts';

test('a week runs from Monday to Sunday, over the end of a month and the change of the clocks', () => {
  const sunday = new Date(2027, 2, 28, 12);
  expect(daysFrom(mondayOf(sunday))).toEqual(
    ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2027-03-${day}`),
  );
  expect(daysFrom(mondayOf(sunday, 1))).toEqual([
    ...['2027-03-29', '2027-03-30', '2027-03-31'],
    ...['2027-04-01', '2027-04-02', '2027-04-03', '2027-04-04'],
  ]);
  expect([weekHours.length, weekHours[0], weekHours.at(-1)]).toEqual([11, '08:00', '18:00']);
});
