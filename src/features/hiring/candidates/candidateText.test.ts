import { expect, test } from 'vitest';
import {
  candidateSigns,
  candidatesTitle,
  factsText,
  glanceRows,
  peopleText,
  shortName,
  titleText,
} from './candidateText.ts';

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

test('what a candidate has not filled in has no row, and an anonymous one led so many or more', () => {
  const complete = {
    ...{ contact: { email: 'rhian@example.com', phone: null }, people_led: 12, is_anonymous: false },
    ...{ willing_to_relocate: false, work_radius_km: 40, clearances: ['SC', 'DV'] },
    languages: [
      { name: 'Welsh', level: 'Native' },
      { name: 'French', level: null },
    ],
  };
  expect(glanceRows(complete)).toEqual([
    ['Email', 'rhian@example.com'],
    ['People led', '12'],
    ['Willing to relocate', 'No'],
    ['Willing to travel', '25 miles'],
    ['Languages', 'Welsh (Native), French'],
    ['Security clearance', 'SC, DV'],
  ]);
  const empty = { ...{ contact: null, people_led: 0, willing_to_relocate: null, work_radius_km: null } };
  expect(glanceRows({ ...complete, ...empty, languages: [], clearances: [] })).toEqual([]);
  expect(glanceRows({ ...complete, is_anonymous: true })).toContainEqual(['People led', '12 or more']);
});

test('the title counts people, and names the job they are matched against', () => {
  const people = peopleText(1204, 'en-GB');
  expect([
    candidatesTitle(people, undefined),
    candidatesTitle(people, { title: 'Fitter' }),
    candidatesTitle(peopleText(1, 'en-GB'), { title: '' }),
  ]).toEqual([
    '1,204 people open to work',
    '1,204 people, matched against Fitter',
    '1 person, matched against your draft',
  ]);
});
