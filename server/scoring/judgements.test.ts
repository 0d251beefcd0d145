// Veterans and jobs written and judged by hand, so that the match has to agree with a careers adviser.
import { expect, test } from 'vitest';
import type { Spot } from '../db/schema/matchFeatures.ts';
import { candidateFeatures } from './candidateFeatures.ts';
import { jobFeatures } from './jobFeatures.ts';
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
  ['aviation', 'lineMechanic', 'good'],
  ['provost', 'guardLeader', 'strong'],
  ['provost', 'custody', 'good'],
  ['analyst', 'custody', null],
  ['leader', 'custody', 'strong'],
] as const)('%s and %s, apart by a licence or a conversion: %s', (veteran, job, band) =>
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
    expect(match.band).toBeNull();
    expect(match.score).toBeLessThan(20);
  },
);

test('the same work beyond the stated commute is never a strong match, and says how far it is', () => {
  expect(bandFor('chef', 'headChef', { place: exeter })).toBe('good');
  const { missing, parts } = matchOf(jobOf({ ...jobs.headChef, place: exeter }), candidateOf(people.chef));
  expect(missing).toContain('Exeter is 246 miles away, beyond your 31-mile commute');
  expect(parts.find(({ code }) => code === 'place')?.value).toBe(0);
});

test('MATCH-02 the explanation names the line of the CV, in sentences, and states what is missing as a fact', () => {
  const { parts, missing } = matchOf(jobOf(jobs.guardLeader), candidateOf(people.leader));
  const texts = parts.flatMap(({ evidence }) => evidence.map(({ text }) => text));
  expect(texts).toContain(
    'You served as “Section Commander, The Rifles”, which leads straight to security guarding.',
  );
  expect(texts).toContain('Your line “Led eight soldiers on patrols in Mali” shows Access control.');
  expect(texts).toContain('You have led 12 people.');
  expect(matchOf(jobOf(jobs.lineMechanic), candidateOf(people.aviation)).missing).toEqual([
    'No Part-66 licence listed yet',
  ]);
  expect(matchOf(jobOf(jobs.accountant), candidateOf(people.chef)).missing).toContain(
    'No experience yet as a management accountant',
  );
  expect(missing.join()).not.toMatch(/missing|lack|fail/i);
});

test('one generic word satisfies no skill, another name for the same does', () => {
  const skills = (required: string, held: string) =>
    matchOf(
      jobOf({ ...jobs.depotStock, skills: [required] }),
      candidateOf({ ...people.storeman, skills: [held], lines: [] }),
    ).parts.find(({ code }) => code === 'skills')?.evidence.length;
  expect(skills('Plant operation', 'Operations')).toBe(0);
  expect(skills('Project management', 'Management')).toBe(0);
  expect(skills('Inventory control', 'Stores accounting')).toBe(1);
  expect(skills('Forklift', 'Counterbalance truck')).toBe(1);
  expect(skills('Human resources administration', 'HR administration')).toBe(1);
  expect(skills('Site safety', 'Load safety')).toBe(0);
  expect(skills('Full driving licence', 'Driver CPC')).toBe(0);
});

test('one particular word of a skill in a line shows no skill of several words', () => {
  const evidence = (required: string, line: string) =>
    matchOf(
      jobOf({ ...jobs.depotStock, skills: [required] }),
      candidateOf({ ...people.storeman, skills: [], lines: [line] }),
    ).parts.find(({ code }) => code === 'skills')?.evidence.length;
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
  const scoreFor = (title: string) =>
    matchOf(jobOf(jobs.depotStock), candidateOf({ ...people.storeman, title })).score;
  expect(scoreFor(`${rank}, Supplier`)).toBe(scoreFor(`${other}, Supplier`));
});
