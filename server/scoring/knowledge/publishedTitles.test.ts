import { expect, test } from 'vitest';
import { candidateFeatures } from '../candidateFeatures.ts';
import { jobFeatures } from '../jobFeatures.ts';
import { namedWork } from './graph.ts';
import { kindsOfOccupation, kindsOfTitle, meaningsOfPost } from './publishedTitles.ts';

// Titles from O*NET 30.2 and the SOC 2020 coding index that none of our lists has.
test.each([
  ['Dispensing Optician', 'healthcareSupport'],
  ['Senior Locksmith', 'machineryMaintenance'],
  ['Janitor (Evenings)', 'hospitality'],
  ['Web designer', 'software'],
  ['Nuclear Medicine Technologist', 'healthcareSupport'],
  ['Panel beater', 'carRepair'],
])('“%s” is work of the kind %s by its published title', (title, kind) =>
  expect(kindsOfTitle(title)).toContain(kind),
);

test.each(['Sergeant', 'Leading Hand', 'Analyst', 'Manager', 'Support Specialist', 'Team Leader', 'Quokka'])(
  '“%s” names no work alone',
  (title) => expect(kindsOfTitle(title)).toEqual([]),
);

test.each([
  ['policeman', 'policing'],
  ['Fireman', 'firefighting'],
  ['HM3', 'emergencyCare'],
  ['IT2', 'networks'],
  ['sparky', 'electrical'],
])('“%s” is %s, and leaves no word to look for', (title, kind) => {
  const { kinds, rest } = namedWork(title);
  expect([kinds.includes(kind), rest]).toEqual([true, '']);
});

test('a vague word with a general one keeps its own meaning', () => {
  expect(kindsOfTitle('Security Team Leader')).toContain('guarding');
  expect(kindsOfTitle('Driver')).toContain('truckDriving');
});

test('a longer title rules out a shorter one within it', () => {
  expect(kindsOfTitle('Maintenance Supervisor')).toEqual(['machineryMaintenance']);
  expect(kindsOfTitle('Fleet Maintenance Supervisor')).toEqual(['heavyVehicleRepair']);
});

test('a group of SOC 2020 is of the kinds of the US occupations it is joined to', () => {
  expect(kindsOfOccupation('5231')).toContain('carRepair');
  expect(kindsOfOccupation('49-3023.00')).toEqual(['carRepair']);
});

test('a post without a chosen role is found in the lists of the services by its code, rating or title', () => {
  const codesFor = (title: string) => meaningsOfPost(title).map(({ code }) => code);
  expect(codesFor('LS1 (SW), USN')).toContain('43-5071.00');
  expect(codesFor('Aviation Ordnanceman, AO2')).toContain('47-5032.00');
  expect(codesFor('Petty Officer, Quokka Section')).toEqual([]);
  const { work } = candidateFeatures({
    ...{ titles: [], skills: [], lines: [], roles: [], people_led: 0, value_managed: 0 },
    serviceTitles: [{ text: 'LS1 (SW), USN', hasRole: false }],
  });
  expect(work.map(({ kind }) => kind)).toContain('stockControl');
});

test('a job whose title names no work that we know is of its occupation', () => {
  const job = { title: 'Zythologist', skills: [], requirements: [], responsibilities: [], code: null };
  expect(jobFeatures(job).work).toEqual([]);
  expect(jobFeatures({ ...job, occupation_code: '5434' }).work).toContainEqual({ kind: 'cooking', share: 1 });
  const driver = { ...job, title: 'HGV Driver', occupation_code: '5434' };
  expect(jobFeatures(driver).work).toEqual([{ kind: 'truckDriving', share: 1 }]);
  // Group 3113 has all engineering technicians; the role that was selected has those of wind turbines.
  const turbines = { ...job, title: 'Wind Site Team Lead', code: '49-9081.00', occupation_code: '3113' };
  expect(jobFeatures(turbines).work).toEqual([{ kind: 'wind', share: 1 }]);
  // Of group 5231, mechanics of cars do nearly the work of the role, which comes first.
  const workshop = jobFeatures({ ...job, code: '49-3031.00', occupation_code: '5231' }).work;
  expect(workshop[0]).toEqual({ kind: 'heavyVehicleRepair', share: 1 });
  expect(workshop).toContainEqual({ kind: 'carRepair', share: 1 });
  const chef = { ...job, code: '49-9081.00', occupation_code: '5434' };
  expect(jobFeatures(chef).work).toContainEqual({ kind: 'cooking', share: 1 });
});
