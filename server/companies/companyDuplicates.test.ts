import { expect, test } from 'vitest';
import { nameKey } from './companyDuplicates.ts';

test('a name is compared without case, accents, punctuation, article and legal form', () => {
  expect(
    [
      'Northgate Logistics Ltd',
      'NORTHGATE LOGISTICS, LIMITED',
      'The Northgate Logistics Co., Inc.',
      'Nórthgate Logistics L.L.C.',
    ].map(nameKey),
  ).toEqual(Array(4).fill('northgate logistics'));
  expect(['Brunel & Sons', 'Northgate Logistics North', 'The Company Ltd', 'Co'].map(nameKey)).toEqual([
    'brunel and sons',
    'northgate logistics north',
    'the',
    'co',
  ]);
});
