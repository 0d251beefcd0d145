import { expect, test } from 'vitest';
import { rafTechnician } from '../../../tests/fixtures/cv/content.ts';
import { sortedCv, textOf } from '../../../tests/support/unit/sortedCv.ts';

const rows = rafTechnician.split('\n');
const isPlain = (row: string) => row.trim() !== '' && !/^-+$/.test(row) && !/birth|service number/i.test(row);

test.each(rows.flatMap((row, at) => (isPlain(row) ? [{ at, row }] : [])))(
  'nothing is thrown away: a word added to “$row” comes out again',
  ({ at, row }) => {
    const changed = rows.with(at, `${row} Zquill`);
    expect(JSON.stringify(sortedCv(changed.join('\n')))).toContain('Zquill');
  },
);

test('the wordings of headings in both countries lead to the same sections', () => {
  const wordings = [
    ['EMPLOYMENT HISTORY', 'Qualifications', 'Core Competencies', 'Hobbies & Interests', 'Foreign Languages'],
    ['Professional Experience:', 'EDUCATION', 'Skills Summary', 'Interests', 'LANGUAGES'],
    ['W O R K', 'Academic Background', 'Areas of Expertise', 'Personal interests', 'Language skills'],
  ];
  const read = wordings.map(([work, school, skills, interests, languages]) => {
    const text = `Ann Lee\n\n${work}\nFitter, Acme Ltd\tMay 2010 - June 2012\n\n${school}\nBSc Physics, University of Leeds, July 2009\n\n${skills}\nWelding, Rigging\n\n${interests}\nChess\n\n${languages}\nGerman (basic)\n`;
    return JSON.stringify(sortedCv(text).fields.map(({ source: _, ...field }) => field));
  });
  expect(read[1]).toEqual(read[0]);
  expect(read[2]).toEqual(read[0]);
  expect(JSON.parse(read[0]!)).toEqual([
    { path: 'personal_details.first_name', value: 'Ann', confidence: 0.9, needs_review: false },
    { path: 'personal_details.last_name', value: 'Lee', confidence: 0.9, needs_review: false },
    { path: 'civilian_exp.0.job_title', value: 'Fitter', confidence: 0.88, needs_review: false },
    { path: 'civilian_exp.0.employer', value: 'Acme Ltd', confidence: 0.88, needs_review: false },
    { path: 'civilian_exp.0.start_month', value: '2010-05', confidence: 0.95, needs_review: false },
    { path: 'civilian_exp.0.end_month', value: '2012-06', confidence: 0.95, needs_review: false },
    { path: 'civilian_exp.0.is_current', value: 'false', confidence: 0.95, needs_review: false },
    { path: 'education.0.completed_on', value: '2009-07', confidence: 0.9, needs_review: false },
    { path: 'education.0.institution', value: 'University of Leeds', confidence: 0.9, needs_review: false },
    { path: 'education.0.qualification', value: 'BSc Physics', confidence: 0.88, needs_review: false },
    { path: 'skills.0.name', value: 'Welding', confidence: 0.9, needs_review: false },
    { path: 'skills.1.name', value: 'Rigging', confidence: 0.9, needs_review: false },
    { path: 'interest.0.title', value: 'Chess', confidence: 0.88, needs_review: false },
    { path: 'languages.0.name', value: 'German', confidence: 0.95, needs_review: false },
    { path: 'languages.0.level', value: 'Beginner', confidence: 0.82, needs_review: false },
  ]);
});

test.each([
  ['Date of Birth: 12/03/1988', '1988', 'date of birth'],
  ['DOB 01-15-88 | Leeds', '01-15-88', 'date of birth'],
  ['Born on 3rd June 1979', '1979', 'date of birth'],
  ['Gender: Female', 'Female', 'gender'],
  ['Service No. 25012345', '25012345', 'service number'],
  ['Army Number: W1234567', '1234567', 'service number'],
  ['NI Number: QQ 12 34 56 C', '34 56', 'National Insurance number'],
  ['AB123456C', '123456', 'National Insurance number'],
  ['SSN: 123-45-6789', '6789', 'Social Security number'],
  ['Marital status: Married', 'Married', 'marital status'],
])('%s goes into no field, and a warning says so', (line, secret, what) => {
  const reading = sortedCv(
    `Ann Lee\n${line}\nann@example.com\n\nEXPERIENCE\nFitter, Acme Ltd, 2010 - 2012\n`,
  );
  expect(reading.warnings).toEqual([`We left out your ${what}: employers do not need it to decide.`]);
  expect(textOf(reading)).not.toContain(secret);
});

test('what is private in one part of a very long line stays on no page by its other parts', () => {
  const filler = 'Kept the stores in order and the books balanced. '.repeat(40).trim();
  const reading = sortedCv(`Ann Lee\n${filler} Date of birth: 12/03/1988. NI Number: QQ 12 34 56 C\n`);
  const drawn = JSON.stringify(reading.pages);
  expect(drawn).toContain('Kept the stores');
  expect(textOf(reading)).not.toMatch(/1988|34 56/);
});

test.each([
  ['Order 123-45-6789', 232, []],
  ['Order 123-45-6789', 233, ['Social Security number']],
  ['Part AB123456C', 233, []],
  ['Part AB123456C', 232, ['National Insurance number']],
  ['SSN: 123-45-6789', 232, ['Social Security number']],
  ['NI Number: QQ 12 34 56 C', 233, ['National Insurance number']],
] as const)(
  '%s in country %i: a number that nothing names is taken for that country’s own alone',
  (line, country, what) => {
    const reading = sortedCv(
      `Ann Lee\n${line}\nann@example.com\n\nEXPERIENCE\nFitter, Acme Ltd, 2010 - 2012\n`,
      country,
    );
    expect(reading.warnings).toEqual(
      what.map((kind) => `We left out your ${kind}: employers do not need it to decide.`),
    );
  },
);

test('what is longer than the contract allows is split or left, never cut off', () => {
  const sentence = 'Kept the stores in order and the books balanced through every inspection of the year. ';
  const bullets = Array.from({ length: 32 }, (_, n) => `• Point ${n + 1}`).join('\n');
  const { sections, unmapped } = sortedCv(
    `EXPERIENCE\nClerk, Acme Ltd, May 2010 - June 2012\n• ${sentence.repeat(5).trim()}\n${bullets}\n`,
  );
  expect(sections.civilian_exp[0]?.highlights).toEqual([
    sentence.repeat(3).trim(),
    sentence.repeat(2).trim(),
    ...Array.from({ length: 28 }, (_, n) => `Point ${n + 1}`),
  ]);
  expect(unmapped).toEqual(['Point 29', 'Point 30', 'Point 31', 'Point 32']);
});

test('a town alone and a town with its state in full are the city of the contact lines', () => {
  const cityOf = (place: string, countryId: 232 | 233) =>
    sortedCv(`Ann Lee\n${place}\nann@example.com\n\nSkills\nWelding\n`, countryId).sections.personal_details;
  expect(cityOf('Tidworth', 232)).toMatchObject({ city: 'Tidworth' });
  expect(cityOf('Dover, Delaware', 233)).toMatchObject({ city: 'Dover', state: 'Delaware', country_id: 233 });
});

test('dates as people write them: broken over lines, open, by academic year, or only about', () => {
  const { sections, fields } = sortedCv(
    [
      'EXPERIENCE',
      'Depot Manager, Kestrel Freight Ltd',
      '2021 –',
      '• Ran the depot.',
      '',
      'Shift Manager, Harrow Supply Ltd',
      'Mar 2019 –',
      'Feb 2021',
      '• Led a shift of twenty.',
      '',
      'Team Leader, Humber Stores Ltd',
      'Jan 2017',
      'Feb 2019',
      '• Trained six people.',
      '',
      'Tutor, Hull College',
      '2012/13 – 2015/16',
      '• Taught two evenings a week.',
      '',
      'Clerk, Acme Ltd',
      'c. 2005 to 2012',
      '• Kept the books.',
    ].join('\n'),
  );
  expect(
    sections.civilian_exp.map(({ job_title, start_month, end_month, is_current }) => [
      job_title,
      start_month,
      end_month ?? is_current,
    ]),
  ).toEqual([
    ['Depot Manager', '2021', true],
    ['Shift Manager', '2019-03', '2021-02'],
    ['Team Leader', '2017-01', '2019-02'],
    ['Tutor', '2012', '2016'],
    ['Clerk', '2005', '2012'],
  ]);
  const doubtful = fields.filter(({ path, needs_review }) => needs_review && /_month|is_current/.test(path));
  expect(doubtful.map(({ path }) => path)).toEqual([
    'civilian_exp.0.start_month',
    'civilian_exp.0.is_current',
    'civilian_exp.4.start_month',
    'civilian_exp.4.end_month',
    'civilian_exp.4.is_current',
  ]);
});

test('dates above the courses are theirs, and labels and languages are read whole', () => {
  const { sections, unmapped } = sortedCv(
    'Ann Lee\nHome: Hull   Tel: 07700 900123   E-mail: ann@example.com\n\nCERTIFICATIONS\n[ 2022 ]\nIOSH Managing Safely\n[ 2019 ]\nFirst aid\n\nSKILLS\nPlanning / Welding / Rigging\n\nLANGUAGES\nTamil (fluent)\n',
  );
  expect(sections.personal_details).toMatchObject({ city: 'Hull', phone_number: '7700900123' });
  expect(sections.training.map(({ title, completed_on }) => [title, completed_on])).toEqual([
    ['IOSH Managing Safely', '2022'],
    ['First aid', '2019'],
  ]);
  expect(sections.skills.map(({ name }) => name)).toEqual(['Planning', 'Welding', 'Rigging']);
  expect(sections.languages).toMatchObject([{ name: 'Tamil', level: 'Fluent' }]);
  expect(unmapped).toEqual([]);
});
