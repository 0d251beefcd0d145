import { expect, test } from 'vitest';
import { domainKey, nameKeys } from './companyDuplicates.ts';

const isAlike = (a: string, b: string) => nameKeys(a).some((key) => nameKeys(b).includes(key));

test.each([
  'NORTHGATE LOGISTICS, LIMITED',
  'The Northgate Logistics Co., Inc.',
  'Nórthgate Logistics L.L.C.',
  'North-Gate Logistics',
  // Cyrillic о, Greek Ο, full width, mathematical bold
  'N\u043erthgate L\u043egistics',
  'N\u039frthgate Logistics',
  '\uff2eorthgate Logistics',
  '\ud835\udc0dorthgate Logistics',
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
  ...['Ltd', 'Ltd.', 'LIMITED', 'plc', 'P.L.C.', 'Public Limited Company', 'Private Limited Company'],
  ...[
    'LLP',
    'Limited Liability Partnership',
    'CIC',
    'C.I.C.',
    'Community Interest Company',
    'Cyf',
    'Cyfyngedig',
  ],
  ...['Inc', ', Inc.', 'Incorporated', 'Corp', 'Corp.', 'Corporation', 'Co.', 'Company', 'Company, Inc.'],
  ...['LLC', 'L.L.C.', 'L. L. C.', 'Limited Liability Company', 'PLLC', 'P.L.L.C.', 'LP', 'L.P.', 'Co. Ltd'],
  ...['Pty Ltd', 'Pty. Ltd.', 'Pty Limited', 'Pte. Ltd.', 'Private Limited'],
  ...['GmbH', 'G.m.b.H.', 'KG', 'GmbH & Co. KG', 'GmbH and Co KG', 'GmbH & Co. KGaA', 'AG', 'S.A.', 'B.V.'],
  ...[
    '(UK) Ltd',
    '(U.K.) Limited',
    '(United Kingdom) plc',
    '(USA), Inc.',
    '(UK)',
    'Ltd (UK)',
    '（ＵＫ） Ｌｔｄ',
  ],
])('Acme and “Acme %s” are one company', (form) => expect(isAlike(`Acme ${form}`, 'Acme')).toBe(true));

test.each([
  ['Limited Brands', 'Brands'],
  ['Limited Brands Inc', 'Corporation Brands'],
  ['The Limited', 'The Company'],
  ['The Limited', 'The Corporation Limited'],
  ['Public Limited Works', 'Works'],
  ['Acme Public', 'Acme'],
  ['Cancer Research UK', 'Cancer Research'],
  ['Acme (UK) Logistics', 'Acme Logistics'],
  ['Acme (North) Ltd', 'Acme Ltd'],
  ['Bath Spa', 'Bath'],
  ['Gaming PC Ltd', 'Gaming Ltd'],
  ['Northern AS', 'Northern'],
  ['Acme & Co. KG', 'Acme & Sons'],
])('“%s” and “%s” are different names', (name, other) => expect(isAlike(name, other)).toBe(false));

test.each([
  ['n0rthgate.com', true],
  ['northgate.c0m', true],
  ['northgatе.com', true],
  ['xn--nrthgate-v3a.com', true],
  ['nọrthgate.com', true],
  ['rnorthgate.com', false],
  ['southgate.com', false],
])('whether the domain %j looks like northgate.com: %j', (domain, expected) => {
  expect(domainKey(domain) === domainKey('northgate.com')).toBe(expected);
});

test.each([
  ['Northgate Logistics North', 'Northgate Logistics'],
  ['Southgate Logistics', 'Northgate Logistics'],
  ['Brunel', 'Brunel & Sons'],
])('%j does not look like %j', (a, b) => expect(isAlike(a, b)).toBe(false));

test('“&” equals “and”, and a name that is only a legal form is compared as it is', () => {
  expect([isAlike('Brunel & Sons', 'Brunel and Sons'), isAlike('Co', 'CO.'), isAlike('Co', 'Inc')]).toEqual([
    true,
    true,
    false,
  ]);
});
