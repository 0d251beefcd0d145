import { expect, test } from 'vitest';
import { emptySections } from '../cv/sections/draft.ts';
import { factsOf, tellsWho, yearsBand } from './facts.ts';

const alex = { first_name: 'Alex', last_name: 'O’Neil' };

test.each([
  ['Network engineer', false],
  ['Cisco CCNA 200-301', false],
  ['24/7 operations', false],
  ['Alexandria port operations', false],
  ['Alex, network engineer', true],
  ['ONEIL Networks', true],
  ['write to me@example.test', true],
  ['www.example.test', true],
  ['https://example.test', true],
  ['call 07700 900 123', true],
  ['(0117) 496-0123', true],
])('“%s” tells who someone is: %s', (text, tells) => expect(tellsWho(text, alex)).toBe(tells));

test('years are told five at a time', () => {
  expect([null, 0, 4, 5, 9, 12, 19, 20, 41].map(yearsBand)).toEqual([
    null,
    'up to 4',
    'up to 4',
    '5 to 9',
    '5 to 9',
    '10 to 14',
    '15 to 19',
    '20 or more',
    '20 or more',
  ]);
});

test('nothing of a name, a contact, an employer, a school or a unit is in the facts', () => {
  const id = '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1b11';
  const person = { ...alex, headline: 'Alex', work_radius_km: 20, willing_to_relocate: null };
  const sections = {
    ...emptySections(),
    personal_details: { first_name: 'Alex', email: 'alex@secret.test' },
    summary: { text: 'secret' },
    military_exp: [
      {
        id,
        role_title: 'secret',
        unit: 'secret',
        region: 'secret',
        highlights: ['secret'],
        start_month: '2020-01',
      },
    ],
    civilian_exp: [{ id, employer: 'secret', job_title: 'Driver', start_month: '2021-01', is_current: true }],
    education: [{ id, institution: 'secret', qualification: 'secret' }],
    skills: [
      { id, name: 'Driving' },
      { id, name: 'alex@secret.test' },
    ],
    security_clearance: [{ id, level: 'secret', audience: 'hidden' as const }],
  };
  expect(factsOf(person, sections, 7, { roles: new Map(), spot: null })).toEqual({
    roles: [],
    titles: [{ text: 'Driver', source: 'civilian_exp' }],
    skills: [{ name: 'Driving', source: 'skills' }],
    periods: [
      { from: '2020-01', to: '2020-01' },
      { from: '2021-01', to: null },
    ],
    people_led: 0,
    leaves_on: null,
    spot: null,
    radius_km: 20,
    relocates: null,
    clearances: [],
    languages: [],
    resume_id: 7,
  });
});
