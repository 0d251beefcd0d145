import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/unit/sortedCv.ts';
import { readCv } from '../readCv.ts';

const job = 'EXPERIENCE\nFitter, Acme Ltd, 2010 - 2012\n• Repaired 40 pumps a year.\n';

async function read(text: string, countryId: 232 | 233) {
  const reading = await readCv(Buffer.from(`Ann Lee\n${text}\n`), { countryId });
  if (!reading.ok) throw new Error(reading.message);
  return reading;
}

const withRow = (row: string) => `${row}\nann@example.org\n\n${job}`;
const ownReason = 'employers do not need it to decide.';

test.each([
  [232, 'Passport number: 533401372', '533401372', 'passport number'],
  [232, 'UK Passport No. 533401372 | Leeds', '533401372', 'passport number'],
  [232, 'Driving licence number: MORGA657054SM9IJ', 'MORGA657054', 'driving licence number'],
  [232, 'MORGA 657054 SM9IJ', '657054', 'driving licence number'],
  [233, 'Driver’s License #: TX 12345678', '12345678', 'driver’s license number'],
  [233, 'CDL number: H12345678', '12345678', 'driver’s license number'],
  [233, 'SSN: XXX-XX-6789', '6789', 'Social Security number'],
  [233, 'Social Security Number (last 4): 6789', '6789', 'Social Security number'],
  [233, 'Military ID number: 1234567890', '1234567890', 'service number'],
  [233, 'VA file number: 12 345 678', '345 678', 'VA file number'],
  [232, 'NHS number: 943 476 5919', '476', 'NHS number'],
  [232, 'DBS certificate number 001234567890', '001234567890', 'DBS certificate number'],
  [232, 'Blood group: O Rh negative', 'negative', 'blood group'],
  [233, 'Blood Type: AB+', 'AB', 'blood type'],
  [232, 'Religion: Church of England', 'Church', 'religion'],
  [233, 'Ethnicity: Hispanic', 'Hispanic', 'ethnic origin'],
  [232, 'Dependants: 2', 'Dependants', 'children'],
] as const)(
  'country %i: “%s” is in no field, and the person is notified',
  async (country, row, secret, what) => {
    const reading = await read(withRow(row), country);
    expect(reading.warnings).toEqual([`We left out your ${what}: ${ownReason}`]);
    expect(textOf(reading)).not.toContain(secret);
  },
);

const aboutHealth =
  'We left out what your file says about a disability or your health: whether and when an employer hears of it is your decision.';
const aboutPreference =
  'We left out your 10-point preference: it can show a disability. A federal resume has a field for it, if you want to claim it.';

test.each([
  ['VA disability rating: 70%', aboutHealth],
  ['Disability: None', aboutHealth],
  ['70% service-connected disabled veteran', aboutHealth],
  ['I have dyslexia and use reading software.', aboutHealth],
  ['Schedule A eligible', aboutHealth],
  ['Veterans’ Preference: 10-point preference based on a compensable disability (CPS)', aboutPreference],
  ['10-pt veterans preference', aboutPreference],
])('“%s” is in no field, and the person is notified', async (row, warning) => {
  const reading = await read(withRow(row), 233);
  expect(reading.warnings).toEqual([warning]);
  expect(textOf({ ...reading, warnings: [] })).not.toMatch(/disab|dyslexia|schedule a|preference|70%/i);
});

test.each([
  'Supported 12 adults with learning disabilities and mental health: daily living.',
  'Processed 30 VA disability claims a week.',
  'Mentored disabled veterans at the Disabled American Veterans.',
  'Served as blood group adviser on A positive outcomes.',
  'Checked the passports and driving licences of 2010 drivers.',
  'Supervisor: led 12 people on 2 shifts.',
  'Coordinated medical discharge for 40 patients.',
  'Taught religion to a race of champions.',
])('the work “%s” stays', async (line) => {
  const reading = await read(`ann@example.org\n\n${job}• ${line}\n`, 233);
  expect(reading.warnings).toEqual([]);
  expect(reading.sections.civilian_exp[0]?.highlights).toEqual(['Repaired 40 pumps a year.', line]);
});

const aboutSupervisor =
  'We left out your supervisor’s name and number: they are somebody else’s details, and an employer can ask you for them.';

test.each([
  'Supervisor: Dana Poe (256-555-0187)\nOkay to contact this Supervisor: Contact me first',
  'Supervisor’s Name and Phone: CPT Dana Poe, 256-555-0187\nMay we contact this supervisor? Yes',
  'Supervisor: Dana Poe | Phone: 256-555-0187',
  'Supervisor: Dana Poe\nPhone: 256-555-0187\nE-mail: dana.poe@example.org',
  'Line manager: Dana Poe, Depot Manager, dana.poe@example.org',
  'Supervisor Name:\nDana Poe\nSupervisor Phone: 256-555-0187',
])('a supervisor’s name and number are in no field: %s', async (rows) => {
  const reading = await read(
    `ann@example.org\n\nEXPERIENCE\nFitter, Acme Ltd, 2010 - 2012\n${rows}\n• Repaired 40 pumps a year.\n`,
    233,
  );
  expect(reading.warnings).toEqual([aboutSupervisor]);
  expect(textOf(reading)).not.toMatch(/Poe|0187|contact this|contact me/i);
  expect(reading.sections.civilian_exp).toMatchObject([
    { job_title: 'Fitter', employer: 'Acme Ltd', highlights: ['Repaired 40 pumps a year.'] },
  ]);
});

test.each([
  'Next of kin: Mary Lee (mother), 0113 496 0123',
  'Emergency contact\nMary Lee\n12 Mill Lane\n0113 496 0123',
])('a next of kin is in no field: %s', async (rows) => {
  const reading = await read(withRow(rows), 232);
  expect(reading.warnings).toEqual(['We left out your next of kin: those are somebody else’s details.']);
  expect(textOf(reading)).not.toMatch(/Mary|Mill Lane|0123/);
});

test('a label without its value stays', async () => {
  const { sections, warnings } = await read(`ann@example.org\nSupervisor Name:\n\n${job}`, 233);
  expect(JSON.stringify(sections)).toContain('Supervisor');
  expect(warnings).toEqual([]);
});

test('a JSON Resume loses them by the names of its fields and by what its texts say', async () => {
  const written = {
    basics: { name: 'Ann Lee', religion: 'Church', summary: 'Fitter.\nVA disability rating: 70%' },
    work: [{ name: 'Acme Ltd', position: 'Fitter', supervisor: { name: 'Dana Poe', phone: '256-555-0187' } }],
  };
  const reading = await readCv(Buffer.from(JSON.stringify(written)), { countryId: 233 });
  if (!reading.ok) throw new Error(reading.message);
  expect(reading.warnings).toEqual([`We left out your religion: ${ownReason}`, aboutHealth, aboutSupervisor]);
  expect(reading.sections.summary).toEqual({ text: 'Fitter.' });
  expect(textOf({ ...reading, warnings: [] })).not.toMatch(/Church|70%|Poe|0187/);
});
