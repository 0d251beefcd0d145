import { expect, test } from 'vitest';
import { kmOf, milesOf, milesText } from './distance.ts';

test('kilometres are said in miles', () => {
  expect([1.6, 8, 16, 40, 80, 161].map(milesText)).toEqual([
    '1 mile',
    '5 miles',
    '10 miles',
    '25 miles',
    '50 miles',
    '100 miles',
  ]);
});

test('what is typed in miles comes back as it was typed', () => {
  const typed = Array.from({ length: 621 }, (_, miles) => miles);
  expect(typed.map((miles) => Math.round(milesOf(kmOf(miles))))).toEqual(typed);
});
