import { expect, test } from 'vitest';
import type { VeteranDashboard } from '../../api/dashboard.ts';
import { wayIntoWork } from './wayIntoWork.ts';

type Applications = VeteranDashboard['applications'];
type Latest = Applications['latest'][number];

const way = (
  applications: [stage: Latest['stage'], actor: Latest['next_actor']][],
  leavingOn: string | null = null,
) =>
  wayIntoWork(
    {
      total: applications.length,
      latest: applications.map(([stage, next_actor]) => ({ stage, next_actor })) as Latest[],
    },
    { leavingOn, locale: 'en-GB' },
  ).map(({ label, state, detail }) => [label, state, ...(detail ? [detail] : [])].join(', '));

test('after onboarding the way leads from applying to the first day, and begins past its start', () => {
  expect(way([])).toEqual([
    'Get ready, done, Done',
    'Apply, here, Nothing sent yet',
    'Interview, ahead',
    'Offer, ahead',
    'First day, destination',
  ]);
  expect(way([], '2027-02')[4]).toBe('Leaving date, ahead, Feb 2027');
});

test('the furthest application says where they are, and whose turn it is', () => {
  expect(way([['viewed', 'employer']])[1]).toBe('Apply, theirTurn, Their turn');
  expect(
    way([
      ['offer', 'employer'],
      ['offer', 'you'],
    ])[3],
  ).toBe('Offer, here, You are here');
  expect(
    way([
      ['interview', 'you'],
      ['submitted', 'employer'],
    ]).slice(1, 3),
  ).toEqual(['Apply, done, Done', 'Interview, here, You are here']);
  expect(
    way([
      ['rejected', 'none'],
      ['offer', 'you'],
    ])[3],
  ).toBe('Offer, here, You are here');
  expect(way([['hired', 'none']]).slice(-2)).toEqual([
    'Offer, done, Done',
    'First day, destination, You’re hired',
  ]);
  const hired = [{ stage: 'hired', next_actor: 'none', first_day: '2027-01-18' }] as Latest[];
  expect(wayIntoWork({ total: 1, latest: hired }, { leavingOn: null, locale: 'en-GB' }).at(-1)?.detail).toBe(
    '18 Jan 2027',
  );
  expect(way([['rejected', 'none']])[1]).toBe('Apply, here, You are here');
});
