import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../tests/support/unit/examples.ts';
import { emptySections } from '../cv/sections/draft.ts';
import type { Spot } from '../db/schema/matchFeatures.ts';
import { matchCandidate } from '../match/load.ts';
import {
  type CandidatePerson,
  type RoleFacts,
  toCandidateFacts,
} from '../resumes/candidate/candidateFacts.ts';
import type { ResumeSections } from '../resumes/sections/sectionRules.ts';
import type { MatchRow } from './judged.ts';
import { heldKeys, keysOfCandidate, keysOfJob, keysSought } from './keys.ts';
import { byFit, type Match, matchOf } from './match.ts';
import { matchAvailability } from './parts/availability.ts';
import { matchExperience } from './parts/experience.ts';
import { distance, matchPlace } from './parts/place.ts';
import { meansTheSame } from './parts/skills.ts';
import type { MatchCandidate, MatchJob } from './terms.ts';
import { aboutCandidate } from './voice.ts';

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
  work: [{ kind: 'networks', share: 1 }],
  stems: ['network', 'router'],
  licences: [],
  leads: false,
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
  roles: [{ id: 1116, title: 'Networks Engineer' }],
  work: [{ kind: 'networks', strength: 1, text: 'Networks Engineer', source: 'crosswalk' }],
  titles: [{ text: 'Help desk operator', source: 'civilian_exp' }],
  lines: [{ text: 'Ran 40 routers and switches', source: 'military_exp' }],
  licences: [],
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

const rowsOf = ({ work, practical }: Pick<Match, 'work' | 'practical'>) => [...work, ...practical];
const cellsOf = ({ asks, state, reason, source, line }: MatchRow) => [asks, state, reason, source, line];

test('a match says of each thing that the job asks for whether the CV shows it, and apart from that what is practical', () => {
  const { work, practical, ...match } = matchOf(job, candidate);
  expect(work.map(cellsOf)).toEqual([
    [
      'Network engineer',
      'shown',
      'Your military role is “Networks Engineer”, which is networks and systems administration.',
      'crosswalk',
      null,
    ],
    ['Networking', 'shown', 'You list “IP networking”, which covers Networking.', 'skills', null],
    ['Cloud administration', 'not_shown', 'Your CV doesn’t show Cloud administration yet.', null, null],
    ['5 years of experience', 'shown', 'You have the 5 years of work that the job asks for.', 'posts', null],
  ]);
  expect(practical.map(cellsOf)).toEqual([
    ['Bristol', 'shown', 'Bristol is within your commute of 19 miles.', 'profile', null],
    ['Security clearance', 'shown', 'You hold SC clearance.', 'security_clearance', null],
    ['Start on 4 January 2027', 'shown', 'You can start from 21 December 2026.', 'profile', null],
  ]);
  expect(match).toMatchObject({ band: 'strong', shown: 3, asked: 4, obstacles: [], level: 3 });
});

test.each([
  [
    null,
    'This candidate has the 5 years of work that the job asks for.',
    'This candidate holds SC clearance.',
    'this candidate’s commute',
  ],
  [
    'Hannah Doyle',
    'Hannah Doyle has the 5 years of work that the job asks for.',
    'Hannah Doyle holds SC clearance.',
    'Hannah Doyle’s commute',
  ],
])(
  'a recruiter reads whole sentences about %s, and is never called “you”',
  (name, years, clearance, commute) => {
    const people = [
      candidate,
      { ...candidate, relocates: true, city: leeds },
      { ...candidate, is_flexible: true },
    ];
    const texts = people.flatMap((person) =>
      rowsOf(matchOf({ ...job, leads: true }, person, aboutCandidate(name))).map(({ reason }) => reason),
    );
    expect(texts).toEqual(expect.arrayContaining([years, clearance]));
    expect(texts.join('\n')).toContain(commute);
    expect(texts.filter((text) => /\byour?\b/i.test(text))).toEqual([]);
    expect(texts.filter((text) => !/^[\p{Lu}“].* .*[.”]$/u.test(text))).toEqual([]);
  },
);

test('of somebody of whom nothing is known, each gap is a fact, and what nobody has said is not known', () => {
  const unknown: MatchCandidate = {
    ...{
      roles: [],
      work: [],
      titles: [],
      skills: [],
      lines: [],
      licences: [],
      clearances: [],
      months: 0,
      people_led: 0,
    },
    ...{ country_id: null, state: null, city: null, radius_km: null, relocates: false },
    ...{ available_on: null, is_flexible: false },
  };
  const match = matchOf(job, unknown);
  expect(rowsOf(match).map(({ state, reason }) => [state, reason])).toEqual([
    ['not_shown', 'No experience yet as a network engineer.'],
    ['not_shown', 'Your CV doesn’t show Networking yet.'],
    ['not_shown', 'Your CV doesn’t show Cloud administration yet.'],
    ['not_known', 'Your CV gives no dates of work yet.'],
    ['not_known', 'The job is in Bristol. Your profile gives no town yet.'],
    ['not_shown', 'Your CV doesn’t show the security clearance that this job needs.'],
    ['not_known', 'Your profile gives no start date yet.'],
  ]);
  expect([match.band, match.shown, match.asked, match.obstacles, match.level, match.rank]).toEqual([
    ...[null, 0, 4, ['security clearance not shown'], 0, 0],
  ]);
});

test('of an anonymous candidate, what is not on the card is not known', () => {
  const card = {
    ...candidate,
    is_banded: true,
    skills: [],
    lines: [],
    city: null,
    clearances: [],
    months: 0,
  };
  const { work, practical } = matchOf({ ...job, licences: ['sia'] }, card, aboutCandidate(null));
  expect([...work.slice(1), ...practical].map(({ state, reason }) => [state, reason])).toEqual([
    ['not_known', 'Networking isn’t on the card.'],
    ['not_known', 'Cloud administration isn’t on the card.'],
    ['partly', 'This candidate has up to 4 of the 5 years that the job asks for.'],
    ['partly', 'This candidate is in England, like the job.'],
    ['not_known', 'Licences aren’t part of the card.'],
    ['not_shown', 'The card doesn’t show the security clearance that this job needs.'],
    ['shown', 'This candidate can start from 21 December 2026.'],
  ]);
});

const held = (kind: string, strength = 1): Partial<MatchCandidate> => ({
  roles: [],
  work: [{ kind, strength, text: 'A post', source: 'military_exp' }],
  lines: [],
  titles: [],
});

test('the closer the work, the higher the band; each obstacle takes the match a step down its list, and leaves the band', () => {
  const noClearance = { clearances: [] };
  const far = { city: leeds };
  const levelsFor = (kind: string) =>
    [{}, far, { ...far, ...noClearance }].map((obstacles) => {
      const { band, level } = matchOf(job, { ...candidate, ...held(kind), ...obstacles });
      return `${band} ${level}`;
    });
  expect({
    networks: levelsFor('networks'),
    itSupport: levelsFor('itSupport'),
    software: levelsFor('software'),
    cooking: levelsFor('cooking'),
  }).toEqual({
    networks: ['strong 3', 'strong 2', 'strong 1'],
    itSupport: ['good 2', 'good 1', 'good 0'],
    software: ['possible 1', 'possible 0', 'possible 0'],
    cooking: ['null 0', 'null 0', 'null 0'],
  });
});

test('a strong match shows at least a third of what the job asks for', () => {
  const skills = ['Ansible', 'Terraform', 'Kubernetes'].map((name) => ({ name, is_required: true }));
  const { band, shown, asked } = matchOf({ ...job, skills, min_years: 20 }, { ...candidate, months: 12 });
  expect([band, shown, asked]).toEqual(['good', 1, 5]);
});

test('a town a little beyond the commute is never said to be as far as the commute', () => {
  const { obstacles, practical } = matchOf(job, { ...candidate, radius_km: 17, clearances: [] });
  expect(obstacles).toEqual(['just over 11 miles away', 'security clearance not shown']);
  expect(practical[0]?.reason).toBe('Bristol is just over 11 miles away, beyond your 11-mile commute.');
});

test('for somebody who answered that jobs further away are out of the question, a job beyond the limit comes last and says so', () => {
  const limited = { ...candidate, is_limit: true };
  const levelFor = (person: MatchCandidate, change: Partial<MatchJob> = {}) =>
    matchOf({ ...job, ...change }, person).level;
  expect(levelFor(limited)).toBe(3);
  const beyond = matchOf(job, { ...limited, city: leeds });
  expect([beyond.band, beyond.level, beyond.obstacles]).toEqual([
    ...['strong', 0],
    [expect.stringMatching(/^\d+ miles away, beyond your limit$/)],
  ]);
  expect(levelFor({ ...limited, city: leeds, relocates: true })).toBe(3);
  expect(levelFor({ ...limited, city: leeds }, { is_remote: true })).toBe(3);
  expect(levelFor({ ...limited, city: null })).toBeGreaterThan(0);
});

test('somebody who has set no commute reads how far a town is, and of no commute', () => {
  const { practical } = matchOf(job, { ...candidate, radius_km: null, city: leeds });
  expect(practical[0]?.reason).toMatch(/^Bristol is 16\d miles away\.$/);
});

test.each([
  ['a town within reach', {}, {}, 1],
  ['a town out of reach', {}, { city: leeds }, 0],
  ['a reader who may know the region only', {}, { city: null }, 0.6],
  ['a job in the whole region', { cities: [] }, { city: null }, 1],
  ['somebody who would move', {}, { city: leeds, relocates: true }, 0.9],
  ['elsewhere in the country', {}, { city: null, state: { id: 11, title: 'Wales' } }, 0],
  ['another country', {}, { city: null, state: null, country_id: 233 }, 0],
  ['work from home', { is_remote: true }, { city: null, country_id: 233 }, 1],
  [
    'work from home in one country',
    { is_remote: true, remote_country_ids: [232] },
    { city: null, state: null, country_id: 233 },
    0,
  ],
] as [string, Partial<MatchJob>, Partial<MatchCandidate>, number][])(
  'place: %s',
  (_, change, person, share) =>
    expect(matchPlace({ ...job, ...change }, { ...candidate, ...person }).share).toBe(share),
);

test.each([
  ['the years asked for', {}, {}, 1],
  ['half of them', {}, { months: 30 }, 0.5],
  ['leading asked for and done', { leads: true }, {}, 1],
  ['leading asked for and not done', { leads: true }, { people_led: 0 }, 2 / 3],
  ['none asked for', { min_years: null }, { months: 0 }, 1],
] as [string, Partial<MatchJob>, Partial<MatchCandidate>, number][])(
  'experience: %s',
  (_, change, person, share) =>
    expect(matchExperience({ ...job, ...change }, { ...candidate, ...person }).share).toBeCloseTo(share),
);

test.each([
  ['in time', {}, {}, 1],
  ['less than a month late', {}, { available_on: '2027-01-20' }, 0.5],
  ['later', {}, { available_on: '2027-06-01' }, 0],
  ['flexible', {}, { available_on: null, is_flexible: true }, 1],
  ['unknown', { start_on: null }, { available_on: null }, 0],
] as [string, Partial<MatchJob>, Partial<MatchCandidate>, number][])(
  'availability: %s',
  (_, change, person, share) =>
    expect(matchAvailability({ ...job, ...change }, { ...candidate, ...person }).share).toBe(share),
);

test('required skills count, others only where none is required, and none named gives nothing', () => {
  const welsh = { skills: [{ name: 'Welsh', source: 'skills' as const }], lines: [] };
  const statesFor = (change: Partial<MatchJob>) =>
    matchOf({ ...job, ...change }, { ...candidate, ...welsh })
      .work.filter(({ code }) => code === 'skill')
      .map(({ state }) => state);
  expect(statesFor({})).toEqual(['not_shown', 'not_shown']);
  expect(statesFor({ skills: [{ name: 'Welsh', is_required: false }] })).toEqual(['shown']);
  expect(statesFor({ skills: [] })).toEqual([]);
});

test.each([
  ['Networking', 'IP networking', true],
  ['Team management', 'Managing teams', true],
  ['Forklift operation', 'forklift operations', true],
  ['Project management', 'Project accounting', false],
  ['C', 'Cooking', false],
])('“%s” and “%s” are the same skill: %s', (skill, other, same) => {
  expect([meansTheSame(skill, other), meansTheSame(other, skill)]).toEqual([same, same]);
});

test('nothing of a lower level comes before a higher one, whatever their rank', () => {
  const [weak, strong, none] = [
    { level: 2, rank: 59 },
    { level: 3, rank: 60 },
    { level: 0, rank: 80 },
  ];
  expect([none, weak, strong].sort(byFit)).toEqual([strong, weak, none]);
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
  const person: CandidatePerson = {
    first_name: 'Alex',
    last_name: 'Ashdown',
    headline: null,
    work_radius_km: 30,
    willing_to_relocate: false,
  };
  const networks: RoleFacts = {
    id: 1116,
    title: 'Networks Engineer',
    skills: ['IP networking'],
    occupations: [
      { id: 3001, title: 'Network engineer', code: '15-1244.00', match_type: 'same_duties', sector: 'IT' },
    ],
    published: [],
  };
  const context = { roles: new Map([[1116, networks]]), spot: bath };

  function fitOf(someone: CandidatePerson, sections: ResumeSections) {
    const facts = toCandidateFacts(someone, sections, 7, context);
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
      role_title: fc.constantFrom('Sgt, Networks Engineer', 'Maj, Networks Engineer', 'Networks Engineer'),
      unit: fc.string({ maxLength: 60 }),
    });
    const start = fc.integer({ min: 1970, max: 2015 }).map((year) => `${year}-09`);
    const named = fc.record({
      dob: fc.date({ min: new Date('1926-01-01'), max: new Date('2010-01-01'), noInvalidDate: true }),
      gender: fc.constantFrom('female', 'male', 'non_binary', 'self_described', 'prefer_not_to_say'),
      first_name: fc.string({ maxLength: 30 }).filter((name) => !/network|engineer/i.test(name)),
      pronouns: fc.string({ maxLength: 10 }),
    });
    fc.assert(
      fc.property(protectedFields, start, named, (service, start_month, names) => {
        const someone = { ...person, ...names, last_name: 'Zq' };
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
    const led = (people_led: number) =>
      matchExperience({ ...job, leads: true }, { ...candidate, people_led }).share;
    expect([led(0), led(1), led(9), led(900)].map((share) => share.toFixed(2))).toEqual([
      '0.67',
      '1.00',
      '1.00',
      '1.00',
    ]);
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
  const kinds = fc.constantFrom('networks', 'itSupport', 'cooking', 'truckDriving', 'soldiering', 'policing');
  const anyJob: fc.Arbitrary<MatchJob> = fc.record({
    id: fc.constant(31),
    title: words,
    role: fc.option(fc.record({ id: roleIds, title: words }), { nil: null }),
    translated_roles: fc.array(fc.constantFrom(1116, 1079), { maxLength: 2 }),
    skills: fc.array(fc.record({ name: words, is_required: fc.boolean() }), { maxLength: 5 }),
    work: fc.array(fc.record({ kind: kinds, share: fc.constantFrom(1, 0.9) }), { maxLength: 2 }),
    stems: fc.array(fc.constantFrom('network', 'cook', 'weld'), { maxLength: 3 }),
    licences: fc.constantFrom([], ['sia']),
    leads: fc.boolean(),
    min_years: fc.option(fc.nat(12), { nil: null }),
    country_id: country,
    state: region,
    cities: fc.array(
      spot.filter((town) => town !== null),
      { maxLength: 2 },
    ),
    is_remote: fc.boolean(),
    remote_country_ids: fc.constantFrom([], [232]),
    start_on: date,
    clearance_required: fc.boolean(),
  });
  const anyCandidate: fc.Arbitrary<MatchCandidate> = fc.record({
    roles: fc.array(fc.record({ id: fc.constantFrom(1116, 1079), title: words }), { maxLength: 2 }),
    work: fc.array(
      fc.record({
        kind: kinds,
        strength: fc.constantFrom(1, 0.97, 0.67),
        text: words,
        source: fc.constant('military_exp' as const),
      }),
      { maxLength: 2 },
    ),
    lines: fc.array(fc.record({ text: words, source: fc.constant('civilian_exp' as const) }), {
      maxLength: 2,
    }),
    licences: fc.constantFrom([], [{ licence: 'sia', line: 'SIA' }]),
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

  test('MATCH-04 the figure counts the rows that are shown, an obstacle is a row, and every row has a reason', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, (job, candidate) => {
        const match = matchOf(job, candidate);
        expect([match.shown, match.asked]).toEqual([
          match.work.filter(({ state }) => state === 'shown').length,
          match.work.length,
        ]);
        expect(match.obstacles.length > 0).toBe(match.practical.some(({ state }) => state === 'not_shown'));
        for (const { reason } of rowsOf(match)) expect(reason).toMatch(/^[“A-Z].*\.$/);
      }),
      { numRuns: examples(500) },
    );
  });

  test('whatever is a match shares a key on both sides, so that an index finds it', () => {
    let matching = 0;
    fc.assert(
      fc.property(anyJob, anyCandidate, (job, person) => {
        if (matchOf(job, person).band === null) return;
        matching += 1;
        const jobKeys = keysOfJob(job);
        expect(keysOfCandidate(person).all.some((key) => jobKeys.includes(key))).toBe(true);
        const own = heldKeys(person);
        expect(job.work.length === 0 || keysSought(job).all.some((key) => own.includes(key))).toBe(true);
      }),
      { numRuns: 2000, seed: 20261120 },
    );
    expect(matching).toBeGreaterThan(100);
  });

  test('more years than asked for, more skills or a clearance never make it worse', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, words, (job, candidate, name) => {
        const more: MatchCandidate = {
          ...candidate,
          months: candidate.months + 24,
          skills: [...candidate.skills, { name, source: 'skills' }],
          clearances: ['SC'],
        };
        const [before, after] = [matchOf(job, candidate), matchOf(job, more)];
        expect(after.rank).toBeGreaterThanOrEqual(before.rank);
        expect(after.level).toBeGreaterThanOrEqual(before.level);
      }),
      { numRuns: examples(300) },
    );
  });
});
