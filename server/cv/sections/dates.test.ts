import { expect, test } from 'vitest';
import { findDate, findPeriod } from './dates.ts';

test.each([
  ['Jan 2015 – Present', '2015-01', 'present', ''],
  ['2012-2016', '2012', '2016', ''],
  ['03/2014 to 06/2019', '2014-03', '2019-06', ''],
  ['September 2010 until date', '2010-09', 'present', ''],
  ['Sept ’09 — Mar ’12', '2009-09', '2012-03', ''],
  ['12 May 2008 - 30 June 2009', '2008-05', '2009-06', ''],
  ['2015-04 – 2018-11', '2015-04', '2018-11', ''],
  ['Summer 2011 to 2013', '2011', '2013', ''],
  ['Spring 2011 – Autumn 2012', '2011', '2012', ''],
  ['June – Sept 2013', '2013-06', '2013-09', ''],
  ['2012–14', '2012', '2014', ''],
  ['Mar. 2021 - Jun. 2023', '2021-03', '2023-06', ''],
  ['2014 – June 2014', '2014', '2014-06', ''],
  ['2016 / 09 - ongoing', '2016-09', 'present', ''],
  ['since March 2019', '2019-03', 'present', ''],
  ['Fitter, Siemens (May 2008 – 2009), Lincoln', '2008-05', '2009', 'Fitter, Siemens\tLincoln'],
  ['Sergeant\tMar 2018 – Present', '2018-03', 'present', 'Sergeant'],
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
  expect(findDate('PRINCE2 Practitioner, AXELOS (March 2021)')).toEqual({
    date: '2021-03',
    rest: 'PRINCE2 Practitioner, AXELOS',
  });
  expect(findDate('2022 NEBOSH')).toEqual({ date: '2022', rest: 'NEBOSH' });
  expect(findDate('First aid')).toBe(undefined);
});
