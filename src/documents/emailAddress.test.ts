import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { isEmailAddress } from './emailAddress.ts';

const addresses = [
  'alex@northgate.test',
  'ALEX+jobs@mail.northgate.co.uk',
  "o'neill.pat_1@x-y.test",
  `${'a'.repeat(240)}@example.test`,
];

const others = [
  ['Cyrillic letters that look Latin', '\u0430lex@northgate.test'],
  ['an umlaut', 'zoë@northgate.test'],
  ['a domain in another script', 'alex@по\u0440тгейт.рф'],
  ['two dots', 'alex..hale@northgate.test'],
  ['a dot first', '.alex@northgate.test'],
  ['a dot before the sign', 'alex.@northgate.test'],
  ['a host that begins with a hyphen', 'alex@-northgate.test'],
  ['a host that ends with a hyphen', 'alex@northgate-.test'],
  ['a host of one part', 'alex@northgate'],
  ['a number as a host', 'alex@127.0.0.1'],
  ['a quoted name', '"alex hale"@northgate.test'],
  ['two addresses', 'alex@northgate.test,sam@northgate.test'],
  ['a line break', 'alex@northgate.test\n'],
  ['255 characters', `${'a'.repeat(242)}@example.test`],
] as const;

test('an address is one that the contract takes, so that every answer can repeat it', () => {
  const contract = addFormats.default.get('email') as RegExp;
  expect(addresses.filter((text) => !isEmailAddress(text))).toEqual([]);
  expect(addresses.filter((text) => !contract.test(text))).toEqual([]);
});

test.each(others)('no address has %s', (_, text) => {
  expect(isEmailAddress(text)).toBe(false);
});
