// Veterans and jobs written and judged by hand, so that the match has to agree with a careers adviser.
import { expect, test } from 'vitest';
import type { Spot } from '../db/schema/matchFeatures.ts';
import { candidateFeatures } from './candidateFeatures.ts';
import { jobFeatures } from './jobFeatures.ts';
import type { MatchRow } from './judged.ts';
import { peopleLedIn } from './knowledge/peopleLed.ts';
import { matchOf } from './match.ts';
import type { MatchCandidate, MatchJob } from './terms.ts';

const spotOf = (city_id: number, title: string, lat: number, lng: number): Spot => ({
  city_id,
  title,
  state_id: 10,
  lat,
  lng,
});
const york = spotOf(1, 'York', 53.958, -1.083);
const exeter = spotOf(2, 'Exeter', 50.72, -3.53);

interface Veteran {
  title: string;
  lines: string[];
  skills?: string[];
  training?: string[];
  led?: number;
  budget?: number;
  clearance?: string;
}

function candidateOf({
  title,
  lines,
  skills = [],
  training = [],
  led = 0,
  budget = 0,
  clearance,
}: Veteran): MatchCandidate {
  const cv = {
    titles: [{ text: title, source: 'military_exp' as const }],
    skills: [
      ...skills.map((name) => ({ name, source: 'skills' as const })),
      ...training.map((name) => ({ name, source: 'training' as const })),
    ],
    lines: lines.map((text) => ({ text, source: 'military_exp' as const })),
    people_led: led,
  };
  return {
    ...cv,
    ...candidateFeatures({ ...cv, roles: [], value_managed: budget }),
    ...{
      roles: [],
      months: 120,
      country_id: 232,
      state: { id: 10, title: 'England' },
      city: york,
      radius_km: 50,
    },
    ...{
      relocates: false,
      available_on: '2027-01-04',
      is_flexible: false,
      clearances: clearance ? [clearance] : [],
    },
  };
}

interface Vacancy {
  title: string;
  does: string[];
  needs?: string[];
  skills?: string[];
  place?: Spot;
}

function jobOf({ title, does, needs = [], skills = [], place = york }: Vacancy): MatchJob {
  const required = skills.map((name) => ({ name, is_required: true }));
  return {
    ...jobFeatures({ title, code: null, skills: required, requirements: needs, responsibilities: does }),
    ...{ id: 1, title, role: null, translated_roles: [], skills: required, min_years: 1, country_id: 232 },
    ...{
      state: null,
      cities: [place],
      is_remote: false,
      remote_country_ids: [],
      start_on: null,
      clearance_required: false,
    },
  };
}

const jobs = {
  headChef: {
    title: 'Head Chef, Care Homes',
    does: [
      'Plan menus for ninety residents',
      'Train two junior cooks',
      'Keep the kitchen to food-hygiene standards',
    ],
    skills: ['Menu planning', 'Food hygiene'],
  },
  patientTransport: {
    title: 'Ambulance Care Assistant',
    does: ['Move patients safely between wards and home', 'Give first aid until help arrives'],
    skills: ['First aid', 'Patient care'],
  },
  depotStock: {
    title: 'Stock Controller',
    does: ['Count and reorder spare parts', 'Chase suppliers for late deliveries'],
    skills: ['Inventory management'],
  },
  threatAnalyst: {
    title: 'Threat Intelligence Analyst',
    does: ['Collect open-source information on fraud rings', 'Write assessments for the board'],
    skills: ['Intelligence analysis', 'Report writing'],
  },
  helicopterPilot: {
    title: 'Helicopter Pilot, Air Ambulance',
    does: ['Fly emergency crews by day and night'],
    needs: ['A commercial pilot’s licence'],
    skills: ['Helicopter flying'],
  },
  officeAdmin: {
    title: 'HR Administrator',
    does: ['Keep personnel records', 'Answer staff about leave and pay'],
    skills: ['HR administration'],
  },
  custody: {
    title: 'Custody Officer',
    does: ['Supervise detained people', 'Write incident reports'],
    skills: ['Conflict resolution'],
  },
  radioEngineer: {
    title: 'Radio Field Engineer',
    does: ['Install radio masts and antennas', 'Test links and find faults'],
    skills: ['RF testing'],
  },
  joiner: {
    title: 'Site Joiner',
    does: ['Fit doors, stairs and kitchens in new houses'],
    skills: ['Carpentry'],
  },
  lineMechanic: {
    title: 'Licensed Aircraft Engineer (B1)',
    does: ['Inspect and certify airframes and engines'],
    needs: ['A valid Part-66 B1 licence'],
    skills: ['Line maintenance'],
  },
  guardLeader: {
    title: 'Security Team Leader',
    does: ['Lead a team of twelve guards on a hospital site', 'Control access and respond to incidents'],
    skills: ['Access control'],
  },
  accountant: {
    title: 'Management Accountant',
    does: ['Prepare month-end accounts', 'Reconcile ledgers'],
    needs: ['CIMA, part-qualified or better'],
    skills: ['Management accounts'],
  },
  busDriver: {
    title: 'Bus Driver',
    does: ['Drive passengers on city routes'],
    needs: ['A PCV licence'],
    skills: ['Passenger safety'],
  },
  dentalNurse: {
    title: 'Dental Nurse',
    does: ['Prepare the surgery and assist the dentist'],
    skills: ['Decontamination'],
  },
} satisfies Record<string, Vacancy>;

const people = {
  chef: {
    title: 'LCpl, Chef, Royal Logistic Corps',
    lines: ['Cooked for 400 soldiers a day in Kenya', 'Planned menus and ran the kitchen budget'],
    skills: ['Level 3 food hygiene', 'Menu planning'],
    led: 4,
  },
  medic: {
    title: 'Combat Medical Technician',
    lines: ['Treated casualties and moved them by helicopter', 'Taught first aid to 200 soldiers'],
    skills: ['Patient care', 'Trauma care'],
    led: 3,
  },
  storeman: {
    title: 'Supplier, Royal Logistic Corps',
    lines: [
      'Kept 14,000 lines of spares counted and reordered',
      'Cut late deliveries from suppliers by a third',
    ],
    skills: ['Stores accounting'],
    led: 2,
  },
  analyst: {
    title: 'Intelligence Analyst, RAF',
    lines: ['Collected open-source information and wrote 200 assessments'],
    skills: ['All-source analysis', 'Report writing'],
    led: 4,
  },
  pilot: {
    title: 'Captain, Army Pilot, Apache',
    lines: ['Flew 1,900 hours by day and night'],
    skills: ['Helicopter flying'],
    training: ['CPL(H), commercial pilot’s licence'],
    led: 6,
  },
  clerk: {
    title: 'Sgt, HR Administrator, AGC',
    lines: ['Kept personnel records and pay for 600 people'],
    skills: ['HR administration'],
    led: 5,
  },
  provost: {
    title: 'Cpl, Royal Military Police',
    lines: ['Supervised detained people and wrote reports on incidents', 'Calmed conflicts at the gate'],
    skills: ['Conflict management'],
    led: 6,
  },
  signaller: {
    title: 'Communication Systems Operator, Royal Signals',
    lines: ['Installed antennas and radio masts and found faults in links'],
    skills: ['Radio systems'],
    led: 3,
  },
  carpenter: {
    title: 'Carpenter and Joiner, Royal Engineers',
    lines: ['Fitted doors, stairs and roofs in camps and schools'],
    skills: ['Carpentry'],
    led: 4,
  },
  aviation: {
    title: 'Aircraft Technician (Mechanical), RAF',
    lines: ['Inspected Typhoon airframes and engines', 'Closed 500 jobs without a finding'],
    skills: ['Line maintenance'],
    led: 5,
  },
  leader: {
    title: 'Section Commander, The Rifles',
    lines: ['Led eight soldiers on patrols in Mali', 'Controlled access to a base gate'],
    skills: ['Leadership'],
    led: 12,
  },
} satisfies Record<string, Veteran>;

const bandFor = (veteran: keyof typeof people, job: keyof typeof jobs, change: Partial<Vacancy> = {}) =>
  matchOf(jobOf({ ...jobs[job], ...change }), candidateOf(people[veteran])).band;

test.each([
  ['chef', 'headChef'],
  ['medic', 'patientTransport'],
  ['storeman', 'depotStock'],
  ['analyst', 'threatAnalyst'],
  ['pilot', 'helicopterPilot'],
  ['clerk', 'officeAdmin'],
  ['signaller', 'radioEngineer'],
  ['carpenter', 'joiner'],
  ['leader', 'guardLeader'],
] as const)('%s and %s are a strong match', (veteran, job) => expect(bandFor(veteran, job)).toBe('strong'));

test.each([
  ['aviation', 'lineMechanic', 'strong'],
  ['provost', 'guardLeader', 'strong'],
  ['provost', 'custody', 'good'],
  ['analyst', 'custody', null],
  ['leader', 'custody', 'strong'],
] as const)('%s and %s, apart by a conversion at most: %s', (veteran, job, band) =>
  expect(bandFor(veteran, job)).toBe(band),
);

test.each([
  ['chef', 'threatAnalyst'],
  ['chef', 'accountant'],
  ['medic', 'joiner'],
  ['storeman', 'dentalNurse'],
  ['analyst', 'joiner'],
  ['pilot', 'officeAdmin'],
  ['pilot', 'headChef'],
  ['clerk', 'radioEngineer'],
  ['provost', 'headChef'],
  ['signaller', 'dentalNurse'],
  ['signaller', 'busDriver'],
  ['carpenter', 'threatAnalyst'],
  ['carpenter', 'accountant'],
  ['aviation', 'officeAdmin'],
  ['leader', 'accountant'],
  ['leader', 'dentalNurse'],
] as const)(
  'MATCH-01 %s and %s, with nothing of the work in the CV, are no match though the town is the same',
  (veteran, job) => {
    const match = matchOf(jobOf(jobs[job]), candidateOf(people[veteran]));
    expect([match.band, match.level]).toEqual([null, 0]);
  },
);

const matchFor = (veteran: keyof typeof people, job: keyof typeof jobs, change: Partial<Vacancy> = {}) =>
  matchOf(jobOf({ ...jobs[job], ...change }), candidateOf(people[veteran]));

const reasonsIn = (rows: MatchRow[]) => rows.map(({ asks, state, reason }) => [asks, state, reason]);

test('the same work beyond the stated commute is a strong match for the work, which comes after good matches in reach', () => {
  const far = matchFor('chef', 'headChef', { place: exeter });
  expect([far.band, far.obstacles, far.level]).toEqual(['strong', ['246 miles away'], 2]);
  expect(reasonsIn(far.practical)[0]).toEqual([
    'Exeter',
    'not_shown',
    'Exeter is 246 miles away, beyond your 31-mile commute.',
  ]);
  expect(far.work).toEqual(matchFor('chef', 'headChef').work);
});

test('MATCH-02 the explanation names the line of the CV, in sentences, and states what is missing as a fact', () => {
  const leader = matchFor('leader', 'guardLeader');
  expect(leader.work.map(({ asks, state, reason, line }) => [asks, state, reason, line])).toEqual([
    [
      'Security Team Leader',
      'shown',
      'You served as “Section Commander, The Rifles”, which leads straight to security guarding.',
      null,
    ],
    ['Access control', 'shown', 'Your CV shows Access control.', 'Led eight soldiers on patrols in Mali'],
    ['1 year of experience', 'shown', 'You have the 1 year of work that the job asks for.', null],
    ['Leading people', 'shown', 'You have led 12 people.', null],
  ]);
  const aviation = matchFor('aviation', 'lineMechanic');
  expect([aviation.obstacles, reasonsIn(aviation.practical)[1]]).toEqual([
    ['Part-66 licence not shown'],
    ['Part-66 licence', 'not_shown', 'Your CV doesn’t show the Part-66 licence that this job needs.'],
  ]);
  const [role] = matchFor('chef', 'accountant').work;
  expect([role?.state, role?.reason]).toEqual(['not_shown', 'No experience yet as a management accountant.']);
  const all = everyPair.flatMap(({ match }) => [...match.work, ...match.practical]);
  expect(all.map(({ reason }) => reason).join(' ')).not.toMatch(/missing|lack|fail/i);
  expect(all.filter(({ reason }) => !/^[“A-Z0-9].*\.$/.test(reason))).toEqual([]);
});

const everyPair = Object.keys(people).flatMap((veteran) =>
  Object.keys(jobs).map((job) => {
    const [person, vacancy] = [
      candidateOf(people[veteran as keyof typeof people]),
      jobOf(jobs[job as keyof typeof jobs]),
    ];
    return { person, vacancy, match: matchOf(vacancy, person) };
  }),
);

const isShown = ({ state }: MatchRow) => state === 'shown';
const order: MatchRow['state'][] = ['not_shown', 'not_known', 'partly', 'shown'];
const bandOrder = [null, 'possible', 'good', 'strong'];

/** More of what a job might ask for, each a better CV or profile than before. */
const improvements: Record<string, (person: MatchCandidate, job: MatchJob) => Partial<MatchCandidate>> = {
  'each skill': ({ skills }, job) => ({
    skills: [...skills, ...job.skills.map(({ name }) => ({ name, source: 'skills' as const }))],
  }),
  'a line of duties': ({ lines }, job) => ({
    lines: [...lines, { text: job.stems.join(' '), source: 'civilian_exp' }],
  }),
  'ten years more': ({ months }) => ({ months: months + 120 }),
  'a team of 12': ({ people_led }) => ({ people_led: Math.max(12, people_led) }),
  'a company of 120': ({ people_led }) => ({ people_led: Math.max(120, people_led) }),
  'every licence': (_, { licences }) => ({
    licences: licences.map((licence) => ({ licence, line: 'Held' })),
  }),
  'a clearance': () => ({ clearances: ['DV'] }),
  'some of the work': ({ work }, job) => ({
    work: [
      ...work,
      ...job.work.map(({ kind }) => ({
        kind,
        strength: 0.45,
        text: 'A course',
        source: 'training' as const,
      })),
    ],
  }),
  'the work itself': ({ work }, job) => ({
    work: [
      ...work,
      ...job.work.map(({ kind }) => ({ kind, strength: 1, text: 'A post', source: 'civilian_exp' as const })),
    ],
  }),
  'willing to move': () => ({ relocates: true }),
  'a wider commute': () => ({ radius_km: 900 }),
  'free to start': () => ({ available_on: null, is_flexible: true }),
};

// Of work that is only near to the job's, and of dates and distances, a reason says how near.
const graded = ['role', 'start', 'place'];
const isCalledMet = /\b(shows|lists?|includes|covers|holds?|comes with|have led)\b|\bhave the \d+ years?\b/;

test('MATCH-04 of every graded pair, what is shown adds up, what a reason calls met counts in full, and better evidence lowers nothing', () => {
  for (const { person, vacancy, match } of everyPair) {
    const { band, shown, asked, work, practical, obstacles, level } = match;
    expect([shown, asked]).toEqual([work.filter(isShown).length, work.length]);
    expect(match.partly).toBe(work.filter(({ state }) => state === 'partly').length);
    for (const { code, state, reason } of [...work, ...practical].filter(
      ({ code }) => !graded.includes(code),
    ))
      expect([code, reason, isCalledMet.test(reason)]).toEqual([code, reason, state === 'shown']);
    expect(level).toBe(Math.max(0, bandOrder.indexOf(band) - obstacles.length));
    expect(obstacles.length > 0).toBe(practical.some(({ state }) => state === 'not_shown'));
    for (const [name, improve] of Object.entries(improvements)) {
      const better = matchOf(vacancy, { ...person, ...improve(person, vacancy) });
      const rows = [...work, ...practical];
      const lower = [...better.work, ...better.practical].filter(
        ({ state }, at) => order.indexOf(state) < order.indexOf(rows[at]!.state),
      );
      const about = [name, person.titles[0]?.text, vacancy.title];
      expect([...about, lower]).toEqual([...about, []]);
      expect(bandOrder.indexOf(better.band)).toBeGreaterThanOrEqual(bandOrder.indexOf(band));
      expect(better.level).toBeGreaterThanOrEqual(level);
      expect(better.rank).toBeGreaterThanOrEqual(match.rank);
    }
  }
});

test('MATCH-04 what is practical changes nothing of the work, and the place nothing of the band', () => {
  for (const { person, vacancy, match } of everyPair) {
    const elsewhere = {
      city: exeter,
      radius_km: 10,
      relocates: false,
      available_on: '2030-01-01',
      licences: [],
    };
    const far = matchOf({ ...vacancy, cities: [york], start_on: '2027-01-04' }, { ...person, ...elsewhere });
    expect([far.band, far.work]).toEqual([match.band, match.work]);
    expect(far.obstacles.length).toBeGreaterThanOrEqual(2);
  }
});

test('a unit without a number shows that somebody led, and a number counts before its usual size', () => {
  const source = 'military_exp' as const;
  const troop = { text: 'Commanded a troop in Estonia', source };
  expect(peopleLedIn([troop])).toEqual({ ...troop, people: 25, is_usual: true });
  const four = { text: 'Led 4 people', source };
  expect(peopleLedIn([troop, four])).toEqual({ ...four, people: 4, is_usual: false });
  const title = { text: 'Section Commander, The Rifles', source };
  expect([peopleLedIn([title]), peopleLedIn([{ ...title, isTitle: true }])?.people]).toEqual([null, 8]);
  const { work } = matchOf(jobOf(jobs.guardLeader), {
    ...candidateOf(people.provost),
    ...{ people_led: 25, led_in: { ...troop, people: 25, is_usual: true } },
  });
  expect(work.at(-1)).toMatchObject({
    ...{ asks: 'Leading people', state: 'shown', reason: 'You have led a team.', line: troop.text },
  });
});

test('one generic word satisfies no skill, another name for the same does', () => {
  const skills = (required: string, held: string) =>
    matchOf(
      jobOf({ ...jobs.depotStock, skills: [required] }),
      candidateOf({ ...people.storeman, skills: [held], lines: [] }),
    ).work.filter(({ code, state }) => code === 'skill' && state === 'shown').length;
  expect(skills('Plant operation', 'Operations')).toBe(0);
  expect(skills('Project management', 'Management')).toBe(0);
  expect(skills('Inventory control', 'Stores accounting')).toBe(1);
  expect(skills('Forklift', 'Counterbalance truck')).toBe(1);
  expect(skills('Human resources administration', 'HR administration')).toBe(1);
  expect(skills('Site safety', 'Load safety')).toBe(0);
  expect(skills('Full driving licence', 'Driver CPC')).toBe(0);
});

test.each([
  ['LGV category C', 1],
  ['Category C+E', 1],
  ['HGV licence', 1],
  ['Driving licence: B, C1 and C', 1],
  ['CDL', 1],
  ['CDL-B with passenger endorsement', 1],
  ['Commercial Driver’s License', 1],
  ['Category C1', 0],
  ['Full driving licence, category B', 0],
  ['Class C license', 0],
  ['CDL Class C', 0],
  ['Working towards category C', 0],
])('“%s” shows the driving of heavy vehicles: %s', (licence, expected) => {
  const rows = (skill: string) =>
    matchOf(
      jobOf({ ...jobs.depotStock, skills: [skill] }),
      candidateOf({ ...people.storeman, skills: [], lines: [], training: [licence] }),
    ).work.filter(({ code }) => code === 'skill');
  for (const skill of ['Heavy vehicle driving', 'HGV driving', 'Driving lorries'])
    expect(rows(skill).filter(({ state }) => state === 'shown')).toHaveLength(expected);
  expect(rows('Forklift truck driving').map(({ state }) => state)).toEqual(['not_shown']);
  if (expected > 0)
    expect(rows('Heavy vehicle driving')).toEqual([
      expect.objectContaining({
        ...{ asks: 'Heavy vehicle driving', state: 'shown', line: licence },
        reason: 'Your CV shows a licence for Heavy vehicle driving.',
      }),
    ]);
});

test('one particular word of a skill in a line shows no skill of several words', () => {
  const evidence = (required: string, line: string) =>
    matchOf(
      jobOf({ ...jobs.depotStock, skills: [required] }),
      candidateOf({ ...people.storeman, skills: [], lines: [line] }),
    ).work.filter(({ code, state }) => code === 'skill' && state === 'shown').length;
  expect(evidence('Demand planning', 'Placed demands and chased overdue parts')).toBe(0);
  expect(
    evidence('Marine diesel engines', 'Supervised plant operations as engineering watch supervisor'),
  ).toBe(0);
  expect(evidence('Inventory control', 'Kept 14,000 lines of stock counted')).toBe(1);
});

test('people led and shared duties never make related work the same work', () => {
  const does = people.signaller.lines;
  const match = matchOf(
    jobOf({ title: 'Network Team Leader', does: ['Lead a team of ten people', ...does] }),
    candidateOf({ ...people.signaller, title: 'Communication Systems Operator', led: 20 }),
  );
  expect(match.band).toBe('good');
});

test.each([
  ['Sgt', 'Colour Sergeant'],
  ['Cpl', 'Maj'],
])('“%s” or “%s” before the trade changes nothing: people led count, rank does not', (rank, other) => {
  const rankFor = (title: string) =>
    matchOf(jobOf(jobs.depotStock), candidateOf({ ...people.storeman, title })).rank;
  expect(rankFor(`${rank}, Supplier`)).toBe(rankFor(`${other}, Supplier`));
});
