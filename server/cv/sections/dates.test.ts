import { expect, test } from 'vitest';
import { findMonth, findPeriod } from './dates.ts';

const exact = (month: string) => ({ month, isExact: true });
const guessed = (month: string) => ({ month, isExact: false });

test.each([
  ['Jan 2015 – Present', exact('2015-01'), 'present', ''],
  ['2012-2016', guessed('2012-01'), guessed('2016-01'), ''],
  ['03/2014 to 06/2019', exact('2014-03'), exact('2019-06'), ''],
  ['September 2010 until date', exact('2010-09'), 'present', ''],
  ['Sept ’09 — Mar ’12', exact('2009-09'), exact('2012-03'), ''],
  ['12 May 2008 - 30 June 2009', exact('2008-05'), exact('2009-06'), ''],
  ['2015-04 – 2018-11', exact('2015-04'), exact('2018-11'), ''],
  ['Summer 2011 to 2013', guessed('2011-01'), guessed('2013-01'), ''],
  ['since March 2019', exact('2019-03'), 'present', ''],
  [
    'Fitter, Siemens (May 2008 – 2009), Lincoln',
    exact('2008-05'),
    guessed('2009-01'),
    'Fitter, Siemens\tLincoln',
  ],
  ['Sergeant\tMar 2018 – Present', exact('2018-03'), 'present', 'Sergeant'],
])('%s is a period', (text, start, end, rest) => {
  expect(findPeriod(text)).toEqual({ start, end, rest });
});

test.each([
  'Managed 2000-3000 items a day',
  'Budget of 2500',
  '07700 900123',
  'June 2019 – March 2014',
  '13/2014 – 15/2015',
  'ISO 9001:2015',
  'May I help you?',
])('%s is none', (text) => {
  expect(findPeriod(text)).toBe(undefined);
});

test('a single date is found with the words around it', () => {
  expect(findMonth('PRINCE2 Practitioner, AXELOS (March 2021)')).toEqual({
    found: exact('2021-03'),
    rest: 'PRINCE2 Practitioner, AXELOS',
  });
  expect(findMonth('2022 NEBOSH')).toEqual({ found: guessed('2022-01'), rest: 'NEBOSH' });
  expect(findMonth('First aid')).toBe(undefined);
});
