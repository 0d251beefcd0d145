import { expect, test } from 'vitest';
import type { ServicePeriod } from '../../../api/serviceHistory.ts';
import { monthProblems, periodDetail, periodTitle, problemsAt, withPeriod } from './periods.ts';

const titles = { 103: 'British Army', 405: 'Royal Corps of Signals', 2064: 'Sergeant' };
const signals: ServicePeriod = {
  id: 'a',
  military_service_id: 103,
  military_corps_id: 405,
  military_rank_id: 2064,
  component: 'regular',
  role_title: 'Networks Engineer',
  start_month: '2015-10',
  end_month: '2020-03',
};

test('a period is described by rank, role, place and months', () => {
  const textOf = (change: Partial<ServicePeriod>) => periodDetail({ ...signals, ...change }, titles, 'en-GB');
  expect([
    periodTitle(signals, titles),
    periodTitle({ id: 'b' }, titles),
    textOf({}),
    textOf({ is_current: true, end_month: null, component: 'reserve' }),
    textOf({ is_current: true, end_month: '2031-05' }),
  ]).toEqual([
    'Sergeant, Networks Engineer',
    'Unfinished period',
    'British Army · Royal Corps of Signals · Regular · Oct 2015 – Mar 2020',
    'British Army · Royal Corps of Signals · Reserve · Oct 2015 – now',
    'British Army · Royal Corps of Signals · Regular · Oct 2015 – now, leaving May 2031',
  ]);
});

test('a changed period keeps its place, a new one comes last', () => {
  const other: ServicePeriod = { id: 'b' };
  const changed = { ...signals, role_title: 'Instructor' };
  expect([withPeriod([signals, other], changed), withPeriod([signals], other)]).toEqual([
    [changed, other],
    [signals, other],
  ]);
});

test('half a month is refused before it is sent, and the server’s words are shown at the fields of their period', () => {
  const sentence = 'Enter a year, and the month if you know it, such as 9 2015';
  expect([
    monthProblems(signals),
    monthProblems({ ...signals, start_month: '2015-', end_month: '2020-13' }),
    problemsAt({ 'periods.1.military_rank_id': ['Choose your rank'], 'periods.0.id': ['No'] }, 1),
    problemsAt(undefined, 0),
  ]).toEqual([
    {},
    { start_month: sentence, end_month: sentence },
    { military_rank_id: 'Choose your rank' },
    {},
  ]);
});
