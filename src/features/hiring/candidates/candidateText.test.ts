import { expect, test } from 'vitest';
import { candidateSigns, factsText, shortName, titleText } from './candidateText.ts';

const rhian = {
  civilian_title: 'Network Operations Team Leader',
  years_served: 11,
  years_band: '10 to 14',
  service: 'British Army',
  rank_band: 'senior_nco',
  place: { region: 'England', city: 'Bristol' },
  availability: 'within_1_month',
} as const;

test('a candidate is described in two lines, and an anonymous one by what is shown of them', () => {
  const anonymous = { ...rhian, years_served: null, place: { region: 'England', city: null } };
  expect([titleText(rhian), factsText(rhian), titleText(anonymous), factsText(anonymous)]).toEqual([
    'Network Operations Team Leader, 11 years',
    'British Army, senior NCO · Bristol · Available Within 1 Month',
    'Network Operations Team Leader, 10 to 14 years',
    'British Army, senior NCO · England · Available Within 1 Month',
  ]);
  const unknown = { ...anonymous, years_band: null, service: null, rank_band: null, availability: null };
  expect([titleText(unknown), factsText(unknown)]).toEqual(['Network Operations Team Leader', 'England']);
  expect(factsText({ ...unknown, availability: 'flexible' })).toBe('England · Flexible start');
});

test('a sentence names the first name, or the number', () => {
  expect([
    shortName({ display_name: 'Rhian Parry', is_anonymous: false }),
    shortName({ display_name: 'Candidate 4821', is_anonymous: true }),
  ]).toEqual(['Rhian', 'Candidate 4821']);
});

test('the mark of a candidate is made of the name, or of the number', () => {
  expect([
    candidateSigns({ id: 7, display_name: 'Rhian Parry', is_anonymous: false }),
    candidateSigns({ id: 4821, display_name: 'Candidate 4821', is_anonymous: true }),
  ]).toEqual(['Rhian Parry', '4 8']);
});
