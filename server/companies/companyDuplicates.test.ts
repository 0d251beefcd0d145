import { expect, test } from 'vitest';
import { nameKeys } from './companyDuplicates.ts';

const isAlike = (one: string, other: string) => nameKeys(one).some((key) => nameKeys(other).includes(key));

test.each([
  'NORTHGATE LOGISTICS, LIMITED',
  'The Northgate Logistics Co., Inc.',
  'Nórthgate Logistics L.L.C.',
  'North-Gate Logistics',
  // Cyrillic о, Greek Ο, small capitals, full width, mathematical bold
  'N\u043erthgate L\u043egistics',
  'N\u039frthgate Logistics',
  '\uff2eorthgate Logistics',
  '\ud835\udc0dorthgate Logistics',
  // Digits for letters, and a capital I for a small L
  'N0rthgate L0gistics',
  'Northgate Iogistics',
  // Zero-width space and joiner, soft hyphen, word joiner, a direction mark, a hair space
  'North\u200bgate Logistics',
  'North\u200dgate Logistics',
  'North\u00adgate Logistics',
  'North\u2060gate \u200eLogistics',
  'North\u200agate Logistics',
  'Northgate Logistics L\u0456mited',
])('%j looks like Northgate Logistics Ltd', (name) =>
  expect(isAlike(name, 'Northgate Logistics Ltd')).toBe(true),
);

test.each([
  ['Northgate Logistics North', 'Northgate Logistics'],
  ['Southgate Logistics', 'Northgate Logistics'],
  ['Brunel', 'Brunel & Sons'],
])('%j does not look like %j', (one, other) => expect(isAlike(one, other)).toBe(false));

test('an ampersand is a word, and a name of legal forms alone is itself', () => {
  expect([isAlike('Brunel & Sons', 'Brunel and Sons'), isAlike('Co', 'CO.'), isAlike('Co', 'Inc')]).toEqual([
    true,
    true,
    false,
  ]);
});
