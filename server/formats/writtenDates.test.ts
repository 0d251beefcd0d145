import { expect, test } from 'vitest';
import { findDate, findPeriod, isHalfPeriod, isOnlyDate } from './writtenDates.ts';

test.each([
  ['Jan 2015 – Present', '2015-01', 'present', ''],
  ['June 2015 up to and including March 2018', '2015-06', '2018-03', ''],
  ['June 2015 until and including March 2018', '2015-06', '2018-03', ''],
  ['Q1/2018 to Q3/2020', '2018', '2020', ''],
  ['2018 Q1 – 2020 Q3', '2018', '2020', ''],
  ['Spring 2013 – Autumn 2015', '2013', '2015', ''],
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
  ['06.14 - 09.16 Fitter, Kestrel Freight', '2014-06', '2016-09', 'Fitter, Kestrel Freight'],
  ['Fitter, Kestrel Freight, 06.14 - 09.16', '2014-06', '2016-09', 'Fitter, Kestrel Freight'],
  ['Fitter (06.14 – 09.16), Leeds', '2014-06', '2016-09', 'Fitter\tLeeds'],
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
  'Shifts of 06.00 - 12.00 on weekdays',
  'Prices of £06.14 - 09.16',
  'Call 06.14.09.16.22',
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

test.each([
  ['June 15, 2019 - August 20, 2023', '2019-06', '2023-08'],
  ['June 15 – August 20, 2023', '2023-06', '2023-08'],
  ['15 June – 20 August 2023', '2023-06', '2023-08'],
  ['15th of June, 2019 to 20th August 2023', '2019-06', '2023-08'],
  ['November – February 2014', '2013-11', '2014-02'],
  ['June 5-8, 2019', '2019-06', '2019-06'],
  ['5–8 June 2019', '2019-06', '2019-06'],
  ['15-Jun-2019 - 20-Aug-2023', '2019-06', '2023-08'],
  ['Jun-19 to Aug-23', '2019-06', '2023-08'],
  ['2019-06-15 – 2023-08-20', '2019-06', '2023-08'],
  ['2019-06-15/2023-08-20', '2019-06', '2023-08'],
  ['2019-06-15T09:30:00Z to 2023-08-20T09:30:00+01:00', '2019-06', '2023-08'],
  ['2019/06/15 - 2023/08/20', '2019-06', '2023-08'],
  ['06-2019 – 08-2023', '2019-06', '2023-08'],
  ['06/19 - 08/23', '2019-06', '2023-08'],
  ['06.14 - 09.16', '2014-06', '2016-09'],
  ['06.14–09.16', '2014-06', '2016-09'],
  ['06.14 to present', '2014-06', 'present'],
  ['06.2014 – 09.2016', '2014-06', '2016-09'],
  ['06/14 – 09/16', '2014-06', '2016-09'],
  ['’09 – ’12', '2009', '2012'],
  ['Spring – Autumn 2012', '2012', '2012'],
  ['Q3 2011 – Q1 2013', '2011', '2013'],
  ['between March 2015 and May 2016', '2015-03', '2016-05'],
  ['2015‐2018', '2015', '2018'],
  ['Jan 2012 ‑ Dec 2014', '2012-01', '2014-12'],
  ['Jan 2012 -- Dec 2014', '2012-01', '2014-12'],
  ['Jan 2012 -> Dec 2014', '2012-01', '2014-12'],
  ['20190615 - 20230820', '2019-06', '2023-08'],
  ['201906-202308', '2019-06', '2023-08'],
  ['20190615 to present', '2019-06', 'present'],
  ['Jan 2012 – Pres.', '2012-01', 'present'],
  ['2019-6 – 2023-8', '2019-06', '2023-08'],
  ['Saturday 15 June 2019 – Sun, 20 August 2023', '2019-06', '2023-08'],
  ['2015〜2018', '2015', '2018'],
  ['15JUN2019 - 20AUG2023', '2019-06', '2023-08'],
])('%s is that period in every country', (text, start, end) => {
  for (const order of ['day first', 'month first'] as const)
    expect(findPeriod(text, order)).toEqual({ start, end, rest: '' });
});

test.each([
  ['03/05/2016 - 05/07/2019', ['2016-05', '2019-07'], ['2016-03', '2019-05']],
  ['03.05.2016 – 05.07.2019', ['2016-05', '2019-07'], ['2016-03', '2019-05']],
  ['03-05-2016 to 05-07-2019', ['2016-05', '2019-07'], ['2016-03', '2019-05']],
  ['03/05/16 - 05/07/19', ['2016-05', '2019-07'], ['2016-03', '2019-05']],
  ['03/05 - 05/07/2019', ['2019-05', '2019-07'], ['2019-03', '2019-05']],
  ['06/05/2019 - 08/20/2023', ['2019-06', '2023-08'], ['2019-06', '2023-08']],
  ['03/05/2016 - 15/07/2019', ['2016-05', '2019-07'], ['2016-05', '2019-07']],
])('the figures of %s are read in the order of the country', (text, dayFirst, monthFirst) => {
  for (const [order, [start, end]] of [
    ['day first', dayFirst],
    ['month first', monthFirst],
  ] as const)
    expect(findPeriod(text, order)).toEqual({ start, end, rest: '' });
});

test.each([
  ['May 20, 2015', '2015-05', '2015-05'],
  ['05/20/2015', '2015-05', '2015-05'],
  ['20.05.15', '2015-05', '2015-05'],
  ['03/05/2016', '2016-05', '2016-03'],
  ['2016-05-03', '2016-05', '2016-05'],
  ['３/５/２０１６', '2016-05', '2016-03'],
  ['Summer ’11', '2011', '2011'],
  ['2015', '2015', '2015'],
  ['2015-5', '2015-05', '2015-05'],
  ['20150520', '2015-05', '2015-05'],
])('%s is one date', (text, dayFirst, monthFirst) => {
  expect(findDate(text, 'day first')).toEqual({ date: dayFirst, rest: '' });
  expect(findDate(text, 'month first')).toEqual({ date: monthFirst, rest: '' });
});

test.each(['Server 10.12.10.15', 'Sort code 12-34-56', 'Version 1.2.3', 'Scored 9/10', '25140617 Smith'])(
  '%s has none',
  (text) => {
    expect(findDate(text)).toBe(undefined);
    expect(findPeriod(text)).toBe(undefined);
  },
);

test.each([
  ['2016/17 to present', '2016', 'present'],
  ['2012/13 – 2015/16', '2012', '2016'],
  ['2016/2017 – 2018/2019', '2016', '2019'],
  ['2012/13', '2012', '2013'],
  ['FY19 – FY22', '2019', '2022'],
  ['FY2019 to date', '2019', 'present'],
  ['FY19/20 – FY21/22', '2019', '2022'],
  ['2009 to 11', '2009', '2011'],
  ['2009 – 11', '2009', '2011'],
  ['5-2019 – 11-2021', '2019-05', '2021-11'],
  ['early 2018 – late 2020', '2018', '2020'],
  ['mid-2018 to present time', '2018', 'present'],
  ['January 2019 - Present (3 years 2 months)', '2019-01', 'present'],
  ['Jan 2019 – Mar 2021 · 2 yrs 3 mos', '2019-01', '2021-03'],
  ['2009/10 – 2012/03', '2009-10', '2012-03'],
])('%s is that period, without a doubt', (text, start, end) => {
  expect(findPeriod(text)).toStrictEqual({ start, end, rest: '' });
});

test.each([
  ['2019 –', '2019', 'present', ''],
  ['Mar 2019 -', '2019-03', 'present', ''],
  ['Fitter\tMar 2019 –\tLeeds', '2019-03', 'present', 'Fitter\tLeeds'],
  ['c. 2005 – 2009', '2005', '2009', ''],
  ['circa 2005 to c. 2009', '2005', '2009', ''],
  ['2009/10 – 2011/12', '2009', '2012', ''],
  ['2009/10', '2009', '2010', ''],
])('%s is read as a guess', (text, start, end, rest) => {
  expect(findPeriod(text)).toStrictEqual({ start, end, rest, isGuess: true });
});

test.each([
  ['c. 2005', { date: '2005', rest: '', isGuess: true }],
  ['First aid, about 2005', { date: '2005', rest: 'First aid', isGuess: true }],
  ['2016/17', { date: '2017', rest: '', isGuess: true }],
  ['FY19', { date: '2019', rest: '' }],
  ['5-2019', { date: '2019-05', rest: '' }],
  ['late 2019', { date: '2019', rest: '' }],
])('%s is a date', (text, expected) => {
  expect(findDate(text)).toStrictEqual(expected);
});

test.each(['2011 / 11', '2009 to 11 sites', 'Built 2019 - 24 units', 'Inc. 2005 – none', 'Room 15-2019'])(
  '%s is no period',
  (text) => {
    expect(findPeriod(text)).toBe(undefined);
  },
);

test.each([
  ['The Sun, 2012 – 2014', 'The Sun'],
  ['Mail on Sunday 2012 – 2014', 'Mail on Sunday'],
  ['Baltimore Sun\t06/2012 – 05/2014', 'Baltimore Sun'],
])('of %s the name keeps what is also a weekday', (text, rest) => {
  expect(findPeriod(text)?.rest).toBe(rest);
});

test('a slash and one figure is the next year where it could be, and otherwise a month', () => {
  expect(findDate('2008/9')).toStrictEqual({ date: '2009', rest: '', isGuess: true });
  expect(findDate('2008/6')).toStrictEqual({ date: '2008-06', rest: '' });
  expect(findPeriod('2008/9 – 2010/11')).toMatchObject({ start: '2008', end: '2011', isGuess: true });
  expect(findPeriod('2008/9 – 2012/5')).toStrictEqual({ start: '2008-09', end: '2012-05', rest: '' });
});

test('a period that a line breaks is recognised by its halves', () => {
  for (const half of ['Jan 2019 –', 'Manager\tJan 2019 -', '2019 to', '(2019 – Mar'])
    expect(isHalfPeriod(half)).toBe(true);
  for (const whole of ['Jan 2019', 'Manager –', '2019 – 2021']) expect(isHalfPeriod(whole)).toBe(false);
  for (const date of ['Mar 2021', '(2021)', 'Present', '03/2021.']) expect(isOnlyDate(date)).toBe(true);
  for (const more of ['Mar 2021, Leeds', '2019 – 2021', 'Leeds']) expect(isOnlyDate(more)).toBe(false);
});
