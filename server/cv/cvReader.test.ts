import { afterAll, describe, expect, test } from 'vitest';
import { armySignaller, jsonResume, rafTechnician, usInfantry } from '../../tests/fixtures/cv/content.ts';
import { datesAtLeftPdf, docxOf, pdfOf, twoColumnPdfOf } from '../../tests/fixtures/cv/writers.ts';
import { textOf } from '../../tests/support/unit/sortedCv.ts';
import { createCvReader } from './cvReader.ts';
import type { CvReading } from './cvReading.ts';

const reader = createCvReader();
afterAll(() => reader.close());

async function read(bytes: Buffer, countryId: 232 | 233 = 232) {
  const reading = await reader.read(bytes, 'one', { countryId });
  if (!reading.ok) throw new Error(reading.message);
  return reading;
}

type Reading = Extract<CvReading, { ok: true }>;

function withoutIds({ sections }: Reading): unknown {
  return JSON.parse(textOf(sections));
}

const signaller = {
  personal_details: {
    first_name: 'Aisha',
    last_name: 'Rahman',
    city: 'Catterick',
    country_id: 232,
    phone_number: '7700900123',
    country_code: '+44',
    email: 'aisha.rahman@example.co.uk',
    linkedin_url: 'https://linkedin.com/in/aisha-rahman',
  },
  summary: {
    text: 'Communications engineer with twelve years in the Royal Signals, used to keeping networks running in places without mains power.',
  },
  military_exp: [
    {
      military_service_id: 103,
      military_corps_id: 405,
      military_rank_id: 2064,
      role_title: 'Communication Systems Engineer',
      unit: '21 Signal Regiment',
      start_month: '2018-03',
      is_current: true,
      highlights: [
        'Lead a team of eight who run the radio and satellite links of a brigade headquarters.',
        'Cut link outages by 40% in one year by rewriting the maintenance plan.',
      ],
    },
    {
      military_service_id: 103,
      military_rank_id: 2063,
      role_title: 'Signaller',
      unit: '7 Signal Regiment',
      start_month: '2012-09',
      end_month: '2018-02',
      is_current: false,
      highlights: ['Installed and repaired networks on two operational tours.'],
    },
  ],
  civilian_exp: [],
  education: [
    {
      institution: 'Royal School of Signals',
      qualification: 'BTEC Level 3 Diploma in Telecommunications',
      completed_on: '2015-06',
    },
  ],
  training: [],
  skills: [
    { name: 'Network engineering', source: 'parsed' },
    { name: 'Satellite communications', source: 'parsed' },
    { name: 'Team leadership', source: 'parsed' },
  ],
  awards: [],
  interest: [{ title: 'Fell running' }, { title: 'amateur radio' }],
  volunteering: [],
  languages: [
    { name: 'English', level: 'Fluent' },
    { name: 'Urdu', level: 'Intermediate' },
  ],
  security_clearance: [{ level: 'DV', status: 'active', audience: 'hidden' }],
  misc: [],
};

describe('an army signaller', () => {
  test.each([
    ['Word', () => docxOf(armySignaller)],
    ['PDF', () => pdfOf(armySignaller)],
    ['two-column PDF', () => twoColumnPdfOf(armySignaller, ['Key Skills', 'Languages', 'Interests'])],
  ])('the %s file fills the same sections', async (_type, file) => {
    const reading = await read(await file());
    expect(withoutIds(reading)).toEqual(signaller);
    expect(reading.unmapped).toEqual(['Catterick, North Yorkshire DL9 3PS', 'DV, active until May 2028']);
    expect(reading.warnings).toEqual([]);
  });
});

test('an RAF technician’s text file is read without the private data in it', async () => {
  const reading = await read(Buffer.from(rafTechnician));
  expect(withoutIds(reading)).toEqual({
    personal_details: {
      first_name: 'Thomas',
      last_name: "O'Connor",
      city: 'Lincoln',
      country_id: 232,
      phone_number: '7700900456',
      country_code: '+44',
      email: 'tom.oconnor@example.org',
    },
    summary: {
      text: 'Aircraft technician with fourteen years on fast jets, now looking for a role in civil aviation maintenance.',
    },
    military_exp: [
      {
        military_service_id: 104,
        military_rank_id: 2096,
        role_title: 'Aircraft Technician (Avionics)',
        unit: 'RAF Coningsby',
        start_month: '2016-01',
        end_month: '2024-06',
        is_current: false,
        highlights: [
          'Diagnosed and repaired radar and navigation systems on Typhoon, keeping 96% of the sorties on time.',
          'Trained and mentored six junior technicians.',
        ],
      },
      {
        military_service_id: 104,
        military_rank_id: 2094,
        role_title: 'Aircraft Technician',
        unit: 'RAF Marham',
        start_month: '2010',
        end_month: '2015',
        is_current: false,
        highlights: ['Carried out flight line maintenance on Tornado GR4.'],
      },
    ],
    civilian_exp: [
      {
        employer: 'Siemens Industrial Turbomachinery Ltd',
        job_title: 'Apprentice Fitter',
        city: 'Lincoln',
        start_month: '2008-05',
        end_month: '2009-12',
        is_current: false,
        highlights: ['Assembled gas turbine parts to drawing.'],
      },
    ],
    education: [
      {
        institution: 'Lincoln College',
        qualification: 'NVQ Level 3 in Aeronautical Engineering',
        grade: 'Distinction',
        start_month: '2009',
        end_month: '2011',
      },
    ],
    training: [
      { title: 'EASA Part 66 Category B2 modules', completed_on: '2023-07' },
      { title: 'Human Factors in Maintenance', completed_on: '2022' },
    ],
    skills: [
      { name: 'Avionics fault finding', source: 'parsed' },
      { name: 'soldering to IPC standards', source: 'parsed' },
      { name: 'technical writing', source: 'parsed' },
    ],
    awards: [],
    interest: [],
    volunteering: [],
    languages: [],
    security_clearance: [],
    misc: [
      { heading: 'Driving licence', text: 'Full UK, categories B and C1' },
      { heading: 'References', text: 'Available on request.' },
    ],
  });
  expect(reading.warnings).toEqual([
    'We left out your date of birth: employers do not need it to decide.',
    'We left out your service number: employers do not need it to decide.',
  ]);
  expect(textOf(reading)).not.toMatch(/1988|30012345/);
  expect(reading.unmapped).toEqual(['CURRICULUM VITAE', '14 Mill Lane, Lincoln LN1 3AB']);
});

test('a US infantryman’s PDF is split into military and civilian jobs', async () => {
  const reading = await read(await pdfOf(usInfantry), 233);
  expect(withoutIds(reading)).toEqual({
    personal_details: {
      first_name: 'Marcus',
      middle_name: 'D.',
      last_name: 'Holloway',
      city: 'Fayetteville',
      state: 'NC',
      country_id: 233,
      phone_number: '9105550142',
      country_code: '+1',
      email: 'marcus.holloway@example.com',
    },
    summary: {
      text: 'Infantry squad leader with eight years of experience in leading people, training and logistics.',
    },
    military_exp: [
      {
        military_service_id: 111,
        military_rank_id: 2207,
        role_title: 'Infantryman (11B)',
        unit: '82nd Airborne Division',
        start_month: '2013-06',
        end_month: '2021-07',
        is_current: false,
        highlights: [
          'Led a nine-soldier squad in training and on one deployment.',
          'Accountable for $2.3M of equipment without loss.',
        ],
      },
    ],
    civilian_exp: [
      {
        employer: 'Cape Fear Logistics Inc',
        job_title: 'Warehouse Supervisor',
        city: 'Fayetteville',
        country_id: 233,
        start_month: '2021-08',
        is_current: true,
        highlights: ['Supervise 22 people on two shifts.', 'Reduced picking errors by 18%.'],
      },
    ],
    education: [
      {
        institution: 'Fayetteville Technical Community College',
        qualification: 'Associate of Applied Science in Logistics',
        completed_on: '2022',
      },
    ],
    training: [
      { title: 'OSHA 30-Hour General Industry', completed_on: '2022-03' },
      { title: 'Forklift Operator', completed_on: '2021' },
    ],
    skills: [],
    awards: [{ title: 'Army Commendation Medal', month: '2019' }],
    interest: [],
    volunteering: [],
    languages: [],
    security_clearance: [{ level: 'Secret', status: 'lapsed', audience: 'hidden' }],
    misc: [],
  });
  expect(reading.unmapped).toEqual([]);
});

test('a JSON Resume is mapped field by field and its date of birth left out', async () => {
  const reading = await read(Buffer.from(JSON.stringify(jsonResume)));
  expect(withoutIds(reading)).toEqual({
    personal_details: {
      first_name: 'Priya',
      last_name: 'Nair',
      headline: 'Operations Manager',
      email: 'priya.nair@example.com',
      website_url: 'https://priyanair.example.com',
      phone_number: '7700900789',
      country_code: '+44',
      city: 'Plymouth',
      state: 'England',
      country_id: 232,
      linkedin_url: 'https://www.linkedin.com/in/priya-nair',
    },
    summary: { text: 'Former Royal Navy logistics officer who runs warehouses.' },
    military_exp: [
      {
        military_service_id: 101,
        military_rank_id: 2010,
        role_title: 'Logistics Officer',
        start_month: '2010-09',
        end_month: '2020-04',
        is_current: false,
        highlights: ['Head of supply in HMS Albion.'],
      },
    ],
    civilian_exp: [
      {
        employer: 'Brightwater Foods Ltd',
        job_title: 'Operations Manager',
        city: 'Plymouth',
        start_month: '2020-05',
        is_current: true,
        highlights: ['Runs a site of 140 people.'],
      },
    ],
    education: [
      {
        institution: 'University of Exeter',
        qualification: 'BA',
        subject: 'Geography',
        grade: '2:1',
        start_month: '2006-09',
        end_month: '2009-07',
      },
    ],
    training: [{ title: 'PRINCE2 Practitioner', provider: 'AXELOS', completed_on: '2021-03' }],
    skills: [
      { name: 'Supply chain', source: 'parsed' },
      { name: 'SAP', source: 'parsed' },
      { name: 'Forecasting', source: 'parsed' },
    ],
    awards: [],
    interest: [{ title: 'Sea swimming' }],
    volunteering: [],
    languages: [{ name: 'French', level: 'Intermediate' }],
    security_clearance: [],
    misc: [],
  });
  expect(reading.warnings).toEqual(['We left out your date of birth: employers do not need it to decide.']);
  expect(reading.unmapped).toEqual([
    'location postalCode: PL1 1AA',
    'references name: J. Smith',
    'references reference: A calm head.',
  ]);
});

test('dates in a column of their own stay with their jobs', async () => {
  const reading = await read(
    await datesAtLeftPdf('Work experience', [
      {
        dates: 'Mar 2018 – Present',
        title: 'Fitter, Acme Ltd, Leeds',
        bullets: ['Ran the lathes.', 'Trained four apprentices.'],
      },
      {
        dates: 'May 2012 – Feb 2018',
        title: 'Vehicle Mechanic, REME, British Army',
        bullets: ['Repaired Land Rovers.', 'Ran the tool store.'],
      },
      { dates: 'June 2009 – May 2012', title: 'Storeman, Bolton Metals Ltd', bullets: ['Issued stock.'] },
      {
        dates: 'July 2008 – May 2009',
        title: 'Cleaner, Bolton Council',
        bullets: ['Cleaned schools.', 'Kept the keys.'],
      },
    ]),
  );
  const jobs = [...reading.sections.civilian_exp, ...reading.sections.military_exp];
  expect(jobs.map(({ id: _, ...job }) => job)).toEqual([
    {
      job_title: 'Fitter',
      employer: 'Acme Ltd',
      city: 'Leeds',
      start_month: '2018-03',
      is_current: true,
      highlights: ['Ran the lathes.', 'Trained four apprentices.'],
    },
    {
      job_title: 'Storeman',
      employer: 'Bolton Metals Ltd',
      start_month: '2009-06',
      end_month: '2012-05',
      is_current: false,
      highlights: ['Issued stock.'],
    },
    {
      job_title: 'Cleaner',
      employer: 'Bolton Council',
      start_month: '2008-07',
      end_month: '2009-05',
      is_current: false,
      highlights: ['Cleaned schools.', 'Kept the keys.'],
    },
    {
      military_service_id: 103,
      military_corps_id: 410,
      role_title: 'Vehicle Mechanic',
      start_month: '2012-05',
      end_month: '2018-02',
      is_current: false,
      highlights: ['Repaired Land Rovers.', 'Ran the tool store.'],
    },
  ]);
  expect(reading.unmapped).toEqual([]);
});

test('each field says how sure it is, and asks for a look below 0.8', async () => {
  const { fields } = await read(Buffer.from(rafTechnician));
  expect(fields.find(({ path }) => path === 'personal_details.phone_number')).toEqual({
    path: 'personal_details.phone_number',
    value: '7700900456',
    confidence: 0.7,
    needs_review: true,
    source: [{ line: 3 }],
  });
  expect(fields.find(({ path }) => path === 'personal_details.email')).toEqual({
    path: 'personal_details.email',
    value: 'tom.oconnor@example.org',
    confidence: 0.98,
    needs_review: false,
    source: [{ line: 4 }],
  });
  expect(fields.filter((field) => field.needs_review !== field.confidence < 0.8)).toEqual([]);
});
