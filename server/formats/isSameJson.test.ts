import { expect, test } from 'vitest';
import { isSameJson } from './isSameJson.ts';

test.each<[string, unknown, unknown]>([
  ['keys in another order', { a: 1, b: { c: [2], d: null } }, { b: { d: null, c: [2] }, a: 1 }],
  ['a key without a value', { a: 1, b: undefined }, { a: 1 }],
  ['a date and how it is stored', new Date('2026-11-28T12:00:00Z'), '2026-11-28T12:00:00.000Z'],
  ['nothing', undefined, undefined],
])('%s is the same', (_, first, second) => {
  expect(isSameJson(first, second)).toBe(true);
});

test.each<[string, unknown, unknown]>([
  ['a list in another order', [1, 2], [2, 1]],
  ['null and no key', { a: null }, {}],
  ['a number and its digits', { a: 1 }, { a: '1' }],
  ['null and nothing', null, undefined],
])('%s is not', (_, first, second) => {
  expect(isSameJson(first, second)).toBe(false);
});
