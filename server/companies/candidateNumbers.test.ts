import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidateNumbers } from './candidateNumbers.ts';

const mostInteger = 2_147_483_647;

test('a number maps back to its veteran, fits the API’s integer range, and is unique', () => {
  const numbers = candidateNumbers(['secret'], 1, 7);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 30 - 1 }), fc.boolean(), (id, isNamed) => {
      const number = numbers.of(id, isNamed);
      expect(number).toBeGreaterThanOrEqual(1);
      expect(number).toBeLessThanOrEqual(mostInteger);
      expect(numbers.meaningsOf(number)).toEqual([{ id, isNamed }]);
    }),
    { numRuns: 300 },
  );
  const many = Array.from({ length: 2000 }, (_, at) => numbers.of(at + 1, false));
  expect(new Set(many).size).toBe(2000);
});

test('a number is different for each company, tenant and secret, and for a named or anonymous candidate', () => {
  const all = [
    candidateNumbers(['secret'], 1, 7).of(42, false),
    candidateNumbers(['secret'], 1, 7).of(42, true),
    candidateNumbers(['secret'], 1, 8).of(42, false),
    candidateNumbers(['secret'], 2, 7).of(42, false),
    candidateNumbers(['other'], 1, 7).of(42, false),
  ];
  expect(new Set([...all.map((number) => number >> 1), 42]).size).toBe(all.length + 1);
});

test('numbers do not follow the order of user ids', () => {
  const numbers = candidateNumbers(['secret'], 1, 7);
  const ids = Array.from({ length: 50 }, (_, at) => at + 1);
  const sorted = [...ids].sort((a, b) => numbers.of(a, false) - numbers.of(b, false));
  expect(sorted).not.toEqual(ids);
});

test('after a key change, new numbers use the new key and old numbers still resolve', () => {
  const before = candidateNumbers(['old'], 1, 7);
  const after = candidateNumbers(['new', 'old'], 1, 7);
  const fresh = candidateNumbers(['new'], 1, 7);
  expect([after.of(42, false), after.seed]).toEqual([fresh.of(42, false), fresh.seed]);
  expect(after.meaningsOf(before.of(42, true))).toContainEqual({ id: 42, isNamed: true });
  expect(after.meaningsOf(after.of(42, true))[0]).toEqual({ id: 42, isNamed: true });
  expect(fresh.meaningsOf(before.of(42, true))).not.toContainEqual({ id: 42, isNamed: true });
});
