import { expect, test } from 'vitest';
import { addressId } from './addressId.ts';

test.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['1000000000', 1_000_000_000],
  ['2147483647', 2_147_483_647],
])('%s is an id', (text, id) => {
  expect(addressId(text)).toBe(id);
});

test.each(['', '0', '-1', '01', '1.5', '1e3', ' 1', '2147483648', '99999999999', 'one'])(
  '%j is none',
  (text) => {
    expect(addressId(text)).toBe(0);
  },
);
