import { expect, test } from 'vitest';
import { readCv } from './readCv.ts';

async function read(text: string, countryId: 232 | 233 = 233) {
  const reading = await readCv(Buffer.from(`Ann Lee\nann@example.org\n\nEDUCATION\n${text}\n`), {
    countryId,
  });
  if (!reading.ok) throw new Error(reading.message);
  const { education, misc, training } = reading.sections;
  const entries = education.map(({ id: _, ...entry }) => entry);
  return { entries, details: misc[0]?.text, training, unmapped: reading.unmapped };
}

const dallas = 'University of Texas at Dallas';

test.each([
  ['one line', `B.S. Marketing, ${dallas}, May 2018`],
  ['two lines', `${dallas}\nB.S. Marketing, May 2018`],
  ['two lines, the award first', `B.S. Marketing\n${dallas}, May 2018`],
  ['the date after a space', `${dallas}\nB.S. Marketing 05/2018`],
  ['three lines', `${dallas}\nB.S. Marketing\nMay 2018`],
])('a degree on %s is one entry', async (_, text) => {
  expect(await read(text)).toEqual({
    entries: [{ institution: dallas, qualification: 'B.S. Marketing', completed_on: '2018-05' }],
    training: [],
    unmapped: [],
  });
});

test('degrees without dates, on two lines each', async () => {
  const { entries, details } = await read(
    `${dallas}, Richardson, TX\nBachelor of Arts\nMajor: Finance\nMinor: Spanish\nGPA: 3.7\n\nCentral Texas College\nAssociate of Arts`,
  );
  expect(entries).toEqual([
    { institution: dallas, qualification: 'Bachelor of Arts', subject: 'Finance', grade: 'GPA 3.7' },
    { institution: 'Central Texas College', qualification: 'Associate of Arts' },
  ]);
  expect(details).toBe('Richardson, TX\nMinor: Spanish');
});

test('a degree, its marks, major and honours as USAJOBS prints them are one entry', async () => {
  const { entries, details, training } = await read(
    `University of Maryland Global Campus Adelphi, MD United States\nBachelor's Degree 05/2020\nGPA: 3.6 of a maximum 4.0\nCredits Earned: 120 Semester hours\nMajor: Supply Chain Management Honors: Cum Laude`,
  );
  expect(entries).toEqual([
    {
      institution: 'University of Maryland Global Campus',
      qualification: "Bachelor's Degree",
      subject: 'Supply Chain Management',
      grade: 'GPA 3.6 of a maximum 4.0, Cum Laude',
      completed_on: '2020-05',
    },
  ]);
  expect(details).toBe('Adelphi, MD United States\nCredits Earned: 120 Semester hours');
  expect(training).toEqual([]);
});

test('coursework below a degree is a detail, and the next line the next degree', async () => {
  const { entries, details } = await read(
    'M.S. Data Science, Example State University Aug 2021 – May 2023\nCoursework: Databases, Statistics\nB.S. Physics, Central College Jun 2016 – May 2020\nCoursework: Optics',
  );
  expect(entries).toMatchObject([
    { institution: 'Example State University', qualification: 'M.S. Data Science', end_month: '2023-05' },
    { institution: 'Central College', qualification: 'B.S. Physics', end_month: '2020-05' },
  ]);
  expect(details).toBe('Coursework: Databases, Statistics\nCoursework: Optics');
});

test('lines that end in a year are a degree each', async () => {
  const { entries } = await read(
    `B.S. Business Administration, ${dallas}, 2014 - 2018\nA.A. Liberal Arts, Central Texas College, 2012`,
  );
  expect(entries).toMatchObject([
    { institution: dallas, end_month: '2018' },
    { institution: 'Central Texas College', qualification: 'A.A. Liberal Arts', completed_on: '2012' },
  ]);
});
