import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../tests/support/unit/examples.ts';
import { factsOf, type KnownRole, type Person } from '../candidates/facts.ts';
import { emptySections } from '../cv/sections/draft.ts';
import type { ResumeSections } from '../resumes/sections/sectionRules.ts';
import { keysOfCandidate, keysOfJob } from './keys.ts';
import { matchCandidate, monthsIn } from './load.ts';
import { bandOf, matchOf } from './match.ts';
import { distance } from './place.ts';
import { meansTheSame } from './skills.ts';
import type { MatchCandidate, MatchJob, Spot } from './terms.ts';
import { weights } from './terms.ts';

const now = new Date('2026-11-20T09:00:00Z');

const bristol: Spot = { city_id: 1, title: 'Bristol', state_id: 10, lat: 51.4545, lng: -2.5879 };
const bath: Spot = { city_id: 2, title: 'Bath', state_id: 10, lat: 51.3811, lng: -2.359 };
const leeds: Spot = { city_id: 3, title: 'Leeds', state_id: 10, lat: 53.8008, lng: -1.5491 };
const england = { id: 10, title: 'England' };

const job: MatchJob = {
  id: 31,
  title: 'Network engineer',
  role: { id: 3001, title: 'Network engineer' },
  translated_roles: [],
  skills: [
    { name: 'Networking', is_required: true },
    { name: 'Cloud administration', is_required: true },
    { name: 'Welsh', is_required: false },
  ],
  requirements: [],
  min_years: 5,
  country_id: 232,
  state: england,
  cities: [bristol],
  is_remote: false,
  remote_country_ids: [],
  start_on: '2027-01-04',
  clearance_required: true,
};

const candidate: MatchCandidate = {
  roles: [{ id: 1116, title: 'Networks Engineer', occupations: [{ id: 3001, match_type: 'same_duties' }] }],
  titles: [{ text: 'Help desk operator', source: 'civilian_exp' }],
  skills: [{ name: 'IP networking', source: 'skills' }],
  months: 130,
  people_led: 9,
  country_id: 232,
  state: england,
  city: bath,
  radius_km: 30,
  relocates: false,
  available_on: '2026-12-21',
  is_flexible: false,
  clearances: ['SC'],
};

test('a match is the sum of six parts, each with its evidence, and names what is missing', () => {
  expect(matchOf(job, candidate)).toEqual({
    score: 85,
    band: 'strong',
    parts: [
      {
        code: 'role',
        weight: 35,
        value: 35,
        evidence: [
          { text: 'Networks Engineer has the same duties as Network engineer', source: 'crosswalk' },
        ],
      },
      {
        code: 'skills',
        weight: 30,
        value: 15,
        evidence: [{ text: 'Networking: IP networking', source: 'skills' }],
      },
      {
        code: 'experience',
        weight: 15,
        value: 15,
        evidence: [{ text: '5 years of 5 years asked for', source: 'posts' }],
      },
      {
        code: 'place',
        weight: 10,
        value: 10,
        evidence: [{ text: 'Within 19 miles of Bristol', source: 'profile' }],
      },
      {
        code: 'availability',
        weight: 5,
        value: 5,
        evidence: [{ text: 'Can start from 2026-12-21', source: 'profile' }],
      },
      {
        code: 'credential',
        weight: 5,
        value: 5,
        evidence: [{ text: 'Holds SC', source: 'security_clearance' }],
      },
    ],
    missing: ['Cloud administration'],
    version: 3,
  });
});

test('nobody who has told nothing fits by it, and each gap is named', () => {
  const unknown: MatchCandidate = {
    ...{ roles: [], titles: [], skills: [], clearances: [], months: 0, people_led: 0 },
    ...{ country_id: null, state: null, city: null, radius_km: null, relocates: false },
    ...{ available_on: null, is_flexible: false },
  };
  const { score, missing } = matchOf(job, unknown);
  expect([score, missing]).toEqual([
    0,
    [
      'Work as Network engineer',
      'Networking',
      'Cloud administration',
      '5 years more experience',
      'A way to work in Bristol',
      'A date from which to start',
      'A security clearance',
    ],
  ]);
});

const partOf = (code: string, wanted: Partial<MatchJob>, told: Partial<MatchCandidate>) =>
  matchOf({ ...job, ...wanted }, { ...candidate, ...told }).parts.find((part) => part.code === code)?.value;

const held = (match_type: 'same_duties' | 'most_duties' | 'some_duties') => ({
  roles: [{ id: 1116, title: 'Networks Engineer', occupations: [{ id: 3001, match_type }] }],
});

test.each([
  ['the same duties', {}, held('same_duties'), 35],
  ['most of the duties', {}, held('most_duties'), 26],
  ['some of the duties', {}, held('some_duties'), 14],
  ['the employer’s word for it', { role: null, translated_roles: [1116] }, {}, 35],
  [
    'the title held before',
    {},
    { roles: [], titles: [{ text: 'Senior network engineer', source: 'civilian_exp' }] },
    35,
  ],
  ['one word of a title', {}, { roles: [], titles: [{ text: 'Engineer', source: 'civilian_exp' }] }, 0],
  ['another line of work', { role: { id: 3033, title: 'Chef' }, title: 'Chef' }, {}, 0],
] as [string, Partial<MatchJob>, Partial<MatchCandidate>, number][])('role: %s', (_, wanted, told, value) =>
  expect(partOf('role', wanted, told)).toBe(value),
);

test.each([
  ['a town within reach', {}, {}, 10],
  ['a town out of reach, in the region', {}, { city: leeds }, 6],
  ['a reader who may know the region only', {}, { city: null }, 6],
  ['a job in the whole region', { cities: [] }, { city: null }, 10],
  ['who would move', {}, { city: leeds, relocates: true }, 8],
  ['elsewhere in the country', {}, { city: null, state: { id: 11, title: 'Wales' } }, 3],
  ['another country', {}, { city: null, state: null, country_id: 233 }, 0],
  ['work from home', { is_remote: true }, { city: null, country_id: 233 }, 10],
  [
    'work from home in one country',
    { is_remote: true, remote_country_ids: [232] },
    { city: null, state: null, country_id: 233 },
    0,
  ],
] as [string, Partial<MatchJob>, Partial<MatchCandidate>, number][])('place: %s', (_, wanted, told, value) =>
  expect(partOf('place', wanted, told)).toBe(value),
);

test.each([
  ['the years asked for', {}, {}, 15],
  ['half of them', {}, { months: 30 }, 8],
  ['leading asked for and done', { title: 'Network team leader' }, {}, 15],
  [
    'leading asked for and not done',
    { requirements: ['You manage and supervise six people'] },
    { people_led: 0 },
    10,
  ],
  ['none asked for', { min_years: null }, { months: 0 }, 15],
] as [string, Partial<MatchJob>, Partial<MatchCandidate>, number][])(
  'experience: %s',
  (_, wanted, told, value) => expect(partOf('experience', wanted, told)).toBe(value),
);

test.each([
  ['in time', {}, {}, 5],
  ['less than a month late', {}, { available_on: '2027-01-20' }, 3],
  ['later', {}, { available_on: '2027-06-01' }, 0],
  ['flexible', {}, { available_on: null, is_flexible: true }, 5],
  ['untold', { start_on: null }, { available_on: null }, 0],
] as [string, Partial<MatchJob>, Partial<MatchCandidate>, number][])(
  'availability: %s',
  (_, wanted, told, value) => expect(partOf('availability', wanted, told)).toBe(value),
);

test('required skills count, others only where none is required, and half where none is named', () => {
  const welsh = { skills: [{ name: 'Welsh', source: 'skills' as const }] };
  expect(partOf('skills', {}, welsh)).toBe(0);
  expect(partOf('skills', { skills: [{ name: 'Welsh', is_required: false }] }, welsh)).toBe(30);
  expect(partOf('skills', { skills: [] }, { skills: [] })).toBe(15);
});

test.each([
  ['Networking', 'IP networking', true],
  ['Team management', 'Managing teams', true],
  ['Forklift operation', 'forklift operations', true],
  ['Project management', 'Project accounting', false],
  ['C', 'Cooking', false],
])('“%s” and “%s” are the same skill: %s', (one, other, same) => {
  expect([meansTheSame(one, other), meansTheSame(other, one)]).toEqual([same, same]);
});

test('bands begin where they say', () => {
  expect([100, 75, 74, 55, 54, 0].map(bandOf)).toEqual([
    'strong',
    'strong',
    'good',
    'good',
    'possible',
    'possible',
  ]);
});

test('months of work count once, and none of them lies ahead', () => {
  const periods = [
    { from: '2020-01', to: '2020-12' },
    { from: '2020-06', to: '2021-01' },
    { from: '2026-10', to: null },
    { from: '2026-01', to: '2030-01' },
  ];
  expect(monthsIn(periods, '2026-11')).toBe(13 + 11);
});

test('Bristol and Bath are 18 km apart', () => expect(Math.round(distance(bristol, bath))).toBe(18));

describe('whatever a person is', () => {
  const post: ResumeSections['military_exp'][number] = {
    id: '7d0f2a52-0c7e-4a84-9a6e-0d7c2c9a1b11',
    military_service_id: 103,
    military_corps_id: 405,
    military_rank_id: 2064,
    military_badged_role_id: 1116,
    civilian_title: 'Network engineer',
    role_title: 'Networks Engineer',
    start_month: '2012-09',
    end_month: '2024-03',
    people_led: 9,
  };
  const person: Person = {
    first_name: 'Alex',
    last_name: 'Ashdown',
    headline: null,
    work_radius_km: 30,
    willing_to_relocate: false,
  };
  const networks: KnownRole = {
    id: 1116,
    title: 'Networks Engineer',
    skills: ['IP networking'],
    occupations: [{ id: 3001, title: 'Network engineer', match_type: 'same_duties', sector: 'IT' }],
  };
  const known = { roles: new Map([[1116, networks]]), spot: bath };

  function fitOf(someone: Person, sections: ResumeSections) {
    const facts = factsOf(someone, sections, 7, known);
    const row = {
      facts,
      availability: 'immediately' as const,
      country_id: 232,
      state: 'England',
      state_id: 10,
    };
    return matchOf(job, matchCandidate(row, { seesPlace: true, isTrusted: true }, now));
  }
  const sectionsWith = (more: Partial<typeof post>, rest: Partial<ResumeSections> = {}): ResumeSections => ({
    ...emptySections(),
    military_exp: [{ ...post, ...more }],
    ...rest,
  });
  const asThemselves = fitOf(person, sectionsWith({}));

  test('age, gender, service, branch, corps and rank leave the match as it is', () => {
    const ids = fc.option(fc.integer({ min: 1, max: 2999 }), { nil: null });
    const protectedFields = fc.record({
      military_service_id: ids,
      military_navy_service_id: ids,
      military_branch_id: ids,
      military_corps_id: ids,
      military_profession_id: ids,
      military_rank_id: ids,
      component: fc.constantFrom('regular' as const, 'reserve' as const, 'guard' as const, null),
      role_title: fc.string({ maxLength: 60 }),
      unit: fc.string({ maxLength: 60 }),
    });
    // A service that began earlier, for who is older.
    const start = fc.integer({ min: 1970, max: 2015 }).map((year) => `${year}-09`);
    const named = fc.record({
      dob: fc.date({ min: new Date('1926-01-01'), max: new Date('2010-01-01'), noInvalidDate: true }),
      gender: fc.constantFrom('female', 'male', 'non_binary', 'self_described', 'prefer_not_to_say'),
      first_name: fc.string({ maxLength: 30 }).filter((name) => !/network|engineer/i.test(name)),
      pronouns: fc.string({ maxLength: 10 }),
    });
    fc.assert(
      fc.property(protectedFields, start, named, (service, start_month, who) => {
        const someone = { ...person, ...who, last_name: 'Zq' };
        expect(fitOf(someone, sectionsWith({ ...service, start_month }))).toEqual(asThemselves);
      }),
      { numRuns: examples(300) },
    );
  });

  test('school years and the age they tell leave the match as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1960, max: 2025 }), (year) => {
        const education = [
          { id: post.id, institution: 'A school', qualification: 'A levels', end_month: `${year}-07` },
        ];
        expect(fitOf(person, sectionsWith({}, { education }))).toEqual(asThemselves);
      }),
      { numRuns: 66 },
    );
  });

  test('rank counts through the people led, and by nothing else', () => {
    const leader: MatchJob = { ...job, title: 'Network team leader' };
    const led = (people_led: number) => partOf('experience', leader, { people_led });
    expect([led(0), led(1), led(9), led(900)]).toEqual([10, 15, 15, 15]);
  });
});

describe('any job and any candidate', () => {
  const words = fc.constantFrom(
    'Networking',
    'Cooking',
    'Team leader',
    'Driving',
    'Welding',
    'Audit',
    'Chef',
  );
  const spot = fc.constantFrom(bristol, bath, leeds, null);
  const region = fc.constantFrom(england, { id: 11, title: 'Wales' }, null);
  const country = fc.constantFrom(232, 233, null);
  const date = fc.constantFrom('2026-11-20', '2027-01-04', '2027-09-01', null);
  const roleIds = fc.constantFrom(3001, 3033, 3025);
  const anyJob: fc.Arbitrary<MatchJob> = fc.record({
    id: fc.constant(31),
    title: words,
    role: fc.option(fc.record({ id: roleIds, title: words }), { nil: null }),
    translated_roles: fc.array(fc.constantFrom(1116, 1079), { maxLength: 2 }),
    skills: fc.array(fc.record({ name: words, is_required: fc.boolean() }), { maxLength: 5 }),
    requirements: fc.array(words, { maxLength: 2 }),
    min_years: fc.option(fc.nat(12), { nil: null }),
    country_id: country,
    state: region,
    cities: fc.array(
      spot.filter((one) => one !== null),
      { maxLength: 2 },
    ),
    is_remote: fc.boolean(),
    remote_country_ids: fc.constantFrom([], [232]),
    start_on: date,
    clearance_required: fc.boolean(),
  });
  const closeness = fc.constantFrom('same_duties' as const, 'most_duties' as const, 'some_duties' as const);
  const anyCandidate: fc.Arbitrary<MatchCandidate> = fc.record({
    roles: fc.array(
      fc.record({
        id: fc.constantFrom(1116, 1079),
        title: words,
        occupations: fc.array(fc.record({ id: roleIds, match_type: closeness }), { maxLength: 2 }),
      }),
      { maxLength: 2 },
    ),
    titles: fc.array(fc.record({ text: words, source: fc.constant('civilian_exp' as const) }), {
      maxLength: 2,
    }),
    skills: fc.array(fc.record({ name: words, source: fc.constant('skills' as const) }), { maxLength: 4 }),
    months: fc.nat(400),
    people_led: fc.nat(20),
    country_id: country,
    state: region,
    city: spot,
    radius_km: fc.option(fc.integer({ min: 1, max: 300 }), { nil: null }),
    relocates: fc.boolean(),
    available_on: date,
    is_flexible: fc.boolean(),
    clearances: fc.constantFrom([], ['SC']),
  });

  test('the score hides nothing: it is the sum of the parts, each within its weight and each with a reason', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, (wanted, told) => {
        const { score, band, parts } = matchOf(wanted, told);
        expect(parts.map(({ code, weight }) => [code, weight])).toEqual(Object.entries(weights));
        expect(score).toBe(parts.reduce((sum, { value }) => sum + value, 0));
        expect(band).toBe(bandOf(score));
        for (const { value, weight, evidence } of parts) {
          expect(value >= 0 && value <= weight).toBe(true);
          if (value > 0) expect(evidence.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: examples(500) },
    );
  });

  test('a key is shared exactly where the role or a skill counts, so that what is looked for by keys is what fits', () => {
    const phrase = fc
      .array(
        fc.constantFrom('Team', 'Lead', 'Senior', 'Network', 'Networking', 'Engineer', 'of', 'Chef', 'IP'),
        {
          minLength: 1,
          maxLength: 9,
        },
      )
      .map((chosen) => chosen.join(' '));
    const asked = fc.record({ id: roleIds, title: phrase });
    const jobs = fc.record({
      title: phrase,
      role: fc.option(asked, { nil: null }),
      skills: fc.array(fc.record({ name: phrase, is_required: fc.boolean() }), { maxLength: 3 }),
    });
    const told = fc.record({
      titles: fc.array(fc.record({ text: phrase, source: fc.constant('profile' as const) }), {
        maxLength: 2,
      }),
      skills: fc.array(fc.record({ name: phrase, source: fc.constant('training' as const) }), {
        maxLength: 2,
      }),
    });
    const runs = examples(3000);
    let fitting = 0;
    fc.assert(
      fc.property(anyJob, jobs, anyCandidate, told, (some, wanted, person, said) => {
        const oneJob = { ...some, ...wanted };
        const one = { ...person, ...said };
        const { parts } = matchOf(oneJob, one);
        const reasons = parts.filter(({ code }) => code === 'role' || code === 'skills');
        const fits = reasons.some(({ evidence }) =>
          evidence.some(({ text }) => !text.startsWith('The job names no skills')),
        );
        const held = new Set(keysOfCandidate(one));
        expect(keysOfJob(oneJob).some((key) => held.has(key))).toBe(fits);
        fitting += Number(fits);
      }),
      { numRuns: runs },
    );
    expect(fitting > runs / 6 && fitting < (runs * 5) / 6).toBe(true);
  });

  test('more years than asked for, more skills or a clearance never make it worse', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, words, (wanted, told, name) => {
        const more: MatchCandidate = {
          ...told,
          months: told.months + 24,
          skills: [...told.skills, { name, source: 'skills' }],
          clearances: ['SC'],
        };
        expect(matchOf(wanted, more).score).toBeGreaterThanOrEqual(matchOf(wanted, told).score);
      }),
      { numRuns: examples(300) },
    );
  });
});
