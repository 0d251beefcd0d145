import { expect, test } from 'vitest';
import { emptySections } from '../../cv/sections/draft.ts';
import { civilianTitle, identifiesPerson, toCandidateFacts, yearsBand } from './candidateFacts.ts';

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
])('“%s” tells who someone is: %s', (text, tells) => expect(identifiesPerson(text, alex)).toBe(tells));

test.each([
  ['van der Berg Jr.', 'Berg Haulage', true],
  ['van der Berg Jr.', 'Driver in the van of the column', false],
  ['Reid-Okafor', 'Okafor’s Garage', true],
  ['Reid-Okafor', 'Foreman at Sam’s Yard', true],
  ['山田', '東京の山田工業', true],
  ['Reid', 'linkedin.com/in/sr1985', true],
  ['Reid', 'Portfolio at sr1985.dev/work', true],
  ['Reid', 'ASP.NET/C# and Node.js/React developer', false],
])('of Sam %s, “%s” tells who that is: %s', (last_name, text, tells) =>
  expect(identifiesPerson(text, { first_name: 'Sam', last_name })).toBe(tells),
);

test('years are shown in steps of five', () => {
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

test('nothing of a name, a contact, an employer, a school or a place of service is in the facts', () => {
  const id = '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1b11';
  const person = { ...alex, headline: 'Alex', work_radius_km: 20, willing_to_relocate: null };
  const sections = {
    ...emptySections(),
    personal_details: { first_name: 'Alex', email: 'alex@secret.test' },
    summary: { text: 'secret' },
    military_exp: [
      {
        id,
        role_title: 'Alex, driver',
        unit: 'secret',
        region: 'secret',
        highlights: ['Drove 40,000 km', 'Alex drove'],
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
  expect(toCandidateFacts(person, sections, 7, { roles: new Map(), spot: null })).toEqual({
    roles: [],
    work: [{ kind: 'truckDriving', strength: 1, text: 'Driver', source: 'civilian_exp' }],
    lines: [{ text: 'Drove 40,000 km', source: 'military_exp' }],
    licences: [],
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

test('licences are read from what a CV says about driving, too, each line apart', () => {
  const id = '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1b11';
  const person = { ...alex, headline: null, work_radius_km: null, willing_to_relocate: null };
  const misc = [
    { id, heading: 'Driving licence', text: 'B, C1 and C\nAlex, CDL' },
    { id, heading: 'Interests', text: 'HGV licence plates' },
  ];
  const { licences } = toCandidateFacts(person, { ...emptySections(), misc }, 7, {
    roles: new Map(),
    spot: null,
  });
  const line = 'Driving licence: B, C1 and C';
  expect(licences).toEqual([
    { licence: 'hgvC', line },
    { licence: 'c1', line },
  ]);
});

const post = (civilian_title: string, start_month: string, end_month: string, people_led = 0) => ({
  ...{ id: '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1b11', civilian_title, start_month, end_month, people_led },
});
const titleOf = (headline: string | null, military: ReturnType<typeof post>[], job_title?: string) =>
  civilianTitle(
    { ...alex, headline },
    {
      ...emptySections(),
      military_exp: military,
      civilian_exp: job_title
        ? [
            {
              id: post('', '', '').id,
              employer: 'A',
              job_title,
              start_month: '2024-02',
              end_month: '2026-01',
            },
          ]
        : [],
    },
    new Map(),
  );

test('MATCH-03 employers see the latest title, the stronger of two that ended together, or what the person chose', () => {
  const early = post('Driver', '2010-01', '2014-06');
  const late = post('Transport planner', '2014-07', '2024-01');
  expect(titleOf(null, [early, late])).toBe('Transport planner');
  expect(titleOf(null, [late, early], 'Fleet manager')).toBe('Fleet manager');
  const parallel = post('Transport supervisor', '2018-01', '2024-01', 12);
  expect(titleOf(null, [late, parallel])).toBe('Transport supervisor');
  expect(titleOf('Fleet and depot manager', [late])).toBe('Fleet and depot manager');
  expect(titleOf('Looking for a new challenge', [late])).toBe('Transport planner');
  expect(titleOf('Alex O’Neil, fleet manager', [late])).toBe('Transport planner');
  expect(titleOf(null, [])).toBe('Service leaver');
});
