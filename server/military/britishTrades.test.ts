// Compares our tables with outside sources on the services' trades and their SOC 2020 codes: Hansard, BR 3 and the coding index.
import { expect, test } from 'vitest';
import { occupationReference } from '../occupations/interface.ts';
import { civilianOccupationRows } from '../reference/interface.ts';
import { meaningsOfRole, roleReference, roleSearch } from './roles.ts';

const missing = (names: string[], serviceId: number) =>
  names.filter((name) => {
    const key = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
    const hits = roleSearch().find({ text: name, limit: 20, country_id: 232, service_id: serviceId });
    return !hits.some(({ role }) => [role.title, ...role.aliases].some((own) => key(own) === key(name)));
  });

// Hansard, Commons, 30 March 2009, columns 878W to 880W.
const royalAirForce = [
  'Weapon Systems Operator (Crewman)',
  'Weapon Systems Operator (Linguist)',
  'Weapon Systems Operator (Air Engineer)',
  'Aircraft Engineering Technician',
  'Aircraft Technician (Avionics)',
  'Aircraft Technician (Mechanical)',
  'Engineering Technician Weapons',
  'Information and Communication Technology Technician',
  'Aerial Erector',
  'General Engineering Technician',
  'General Technician (Electrical)',
  'General Technician (Mechanical)',
  'General Technician (Workshops)',
  'MT Driver',
  'RAF Police',
  'Gunner',
  'Firefighter',
  'Survival Equipment Fitter',
  'Photographer',
  'Air Cartographer',
  'Environmental Health Technician',
  'Registered Nurse (Mental Health)',
  'Dental Nurse',
];

// BR 3 Part 1, Appendix 1 to Annex 1B (October 2014).
const royalNavy = [
  ...['CISSM', 'DHY', 'LOG(STD)(SM)', 'LOG(CH)(SM)', 'LOG(SC)(SM)', 'LOG(WTR)(SM)', 'MASM', 'NA(AC)'],
  ...['NA(PHOT)', 'WS(SSM)', 'WS(TSM)', 'AET', 'CIS', 'CT', 'DSA', 'ET(ME)', 'ET(WE)', 'MA', 'MW'],
];

test('every trade that the services themselves list is known by that name', () => {
  expect(missing(royalAirForce, 104)).toEqual([]);
  expect(missing(royalNavy, 101)).toEqual([]);
});

test('British roles and occupations have the code that the coding index of SOC 2020 gives their title', () => {
  const reference = occupationReference();
  const codesOf = (title: string) =>
    reference
      .search(title, { system: 'soc2020', limit: 50 })
      .filter(({ matchedTitle }) => matchedTitle?.toLowerCase() === title.toLowerCase())
      .map(({ code }) => code);
  // The index lists these in many industries, each with its own code.
  const byIndustry = ['Marine engineer', 'Operations manager'];
  const plain = civilianOccupationRows().filter(({ uk_title }) => !byIndustry.includes(uk_title));
  const wrong = plain.flatMap(({ uk_title, uk_soc_code }) => {
    const codes = codesOf(uk_title);
    return codes.length === 0 || codes.includes(uk_soc_code)
      ? []
      : [`${uk_title}: ${uk_soc_code}, not ${codes}`];
  });
  expect(wrong).toEqual([]);
  const engineer = civilianOccupationRows().find(({ uk_title }) => uk_title === 'Marine engineer')!;
  expect(codesOf("Ship's engineer")).toEqual([engineer.uk_soc_code]);
  // A civilian radar operator is a communication operator; the next unit group is that of market research interviewers.
  const radar = roleReference().roles.find(({ id }) => id === 1163)!;
  expect(meaningsOfRole(radar.id).map(({ code }) => code)).toContain(codesOf('Radar operator')[0]);
});
