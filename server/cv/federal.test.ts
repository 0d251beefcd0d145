import { expect, test } from 'vitest';
import { textOf } from '../../tests/support/unit/sortedCv.ts';
import { readCv } from './readCv.ts';

async function read(text: string) {
  const reading = await readCv(Buffer.from(`Robin Hale\nrobin.hale@example.org\n\n${text}`), {
    countryId: 233,
  });
  if (!reading.ok) throw new Error(reading.message);
  return reading;
}

const aboutSupervisor =
  'We left out your supervisor’s name and number: they are somebody else’s details, and an employer can ask you for them.';

test('a resume as USAJOBS prints it', async () => {
  const reading = await read(
    [
      'Highest Grade: GS-2005-07, 03/2021 - Present',
      '',
      'WORK EXPERIENCE',
      'U.S. Army Sustainment Command',
      'Rock Island, IL 61299 United States',
      '',
      'Supply Technician',
      'Series: 2005 Pay Plan: GS Grade: 7',
      '03/2021 - Present',
      'Salary: 48,100.00 USD Per Year',
      'Hours per week: 40',
      'Supervisor: Dana Poe (309-555-0187)',
      'Okay to contact this Supervisor: Yes',
      'Duties, Accomplishments and Related Skills:',
      'Counted 4,000 parts a month.',
      '',
      'United States Army',
      'Fort Liberty, NC 28310 United States',
      '',
      'Unit Supply Specialist (92Y20), Sergeant',
      '06/2011 - 02/2021',
      'Salary: 3,100.00 USD Per Month',
      'Hours per week: 60',
      'Supervisor: CPT Lee Orr (910-555-0111)',
      'Okay to contact this Supervisor: Contact me first',
      'Duties, Accomplishments and Related Skills:',
      'Accountable for $2M of property.',
    ].join('\n'),
  );
  expect(reading.sections.civilian_exp).toMatchObject([
    {
      job_title: 'Supply Technician',
      employer: 'U.S. Army Sustainment Command',
      city: 'Rock Island',
      start_month: '2021-03',
      is_current: true,
      highlights: ['GS-2005-7 · 48,100.00 USD per year · 40 hours per week', 'Counted 4,000 parts a month.'],
    },
  ]);
  expect(reading.sections.military_exp).toMatchObject([
    {
      military_service_id: 111,
      role_title: 'Unit Supply Specialist (92Y20)',
      region: 'Fort Liberty, NC',
      highlights: ['3,100.00 USD per month · 60 hours per week', 'Accountable for $2M of property.'],
    },
  ]);
  expect(reading.unmapped).toEqual(['Highest Grade: GS-2005-07, 03/2021 - Present']);
  expect(reading.warnings).toEqual([aboutSupervisor]);
  expect(textOf(reading)).not.toMatch(/Poe|Orr|0187|0111|contact/i);
});

test('a form with a label per line', async () => {
  const { sections } = await read(
    [
      'WORK EXPERIENCE',
      'Employer: Department of the Army',
      'Position Title: Logistics Management Specialist, GS-0346-11',
      'Location: Redstone Arsenal, AL',
      'Dates: 03/2021 - Present',
      'Hours per week: 40',
      'Salary: $72,553 per year',
      'Supervisor: Dana Poe (256-555-0187)',
      'May we contact this supervisor? Yes',
      'Duties:',
      'Managed supply of 12 depots.',
    ].join('\n'),
  );
  expect(sections.military_exp).toEqual([]);
  expect(sections.civilian_exp).toMatchObject([
    {
      job_title: 'Logistics Management Specialist',
      employer: 'Department of the Army',
      city: 'Redstone Arsenal',
      highlights: [
        'GS-0346-11',
        'Hours per week: 40',
        'Salary: $72,553 per year',
        'Managed supply of 12 depots.',
      ],
    },
  ]);
});

test('grade, hours and pay in the lines of a head', async () => {
  const { sections, fields } = await read(
    [
      'WORK EXPERIENCE',
      'Naval Sea Systems Command, Norfolk, VA',
      'Inventory Analyst (GS-0301-09)',
      '01/2018 - 02/2021',
      '40 hours per week | $61,200 per year | Supervisor: Dana Poe, 757-555-0187, may contact',
      '- Counted parts of 3 ships.',
    ].join('\n'),
  );
  expect(sections.military_exp).toEqual([]);
  expect(sections.civilian_exp).toMatchObject([
    {
      job_title: 'Inventory Analyst',
      employer: 'Naval Sea Systems Command',
      city: 'Norfolk',
      highlights: ['GS-0301-09 · 40 hours per week · $61,200 per year', 'Counted parts of 3 ships.'],
    },
  ]);
  expect(fields.filter(({ needs_review }) => needs_review)).toEqual([]);
});
