import { expect, test } from 'vitest';
import {
  cards,
  datesAbove,
  datesLeft,
  employerFirst,
  headingsLeft,
  labelsRightAligned,
  overTwoPages,
  promotions,
  ranksBelowService,
  roleAfterDash,
  sidebarRight,
  tablesWithHeads,
} from '../../tests/fixtures/cv/layouts.ts';
import { datesInCells } from '../../tests/fixtures/cv/wordTables.ts';
import { readCv } from './readCv.ts';

async function read(file: Buffer) {
  const reading = await readCv(new Uint8Array(file), { countryId: 232 });
  if (!reading.ok) throw new Error(reading.message);
  return reading;
}

const withoutId = <Item extends { id: string }>({ id: _, ...item }: Item) => item;

const planner = {
  job_title: 'Production Planner',
  employer: 'Harland Pumps Ltd',
  city: 'Leeds',
  start_month: '2019-03',
  is_current: true,
  highlights: [
    'Plan four assembly lines and 62 people a week ahead, with 97% of the orders leaving on their day.',
    'Cut the stock of castings by a third within a year.',
  ],
};
const controller = {
  job_title: 'Stores Controller',
  employer: 'Bexley Fasteners',
  city: 'Bradford',
  start_month: '2015',
  end_month: '2019',
  is_current: false,
  highlights: ['Counted and issued 4,000 kinds of part without a stock-out in three years.'],
};
const degree = {
  institution: 'University of Leeds',
  qualification: 'BSc Operations Management',
  start_month: '2012',
  end_month: '2015',
};

test.each([
  ['a sidebar at the right', sidebarRight],
  ['headings in a column at the left', headingsLeft],
  ['dates in a column at the left, one of them wrapped', datesLeft],
  ['labels that end at the text next to them', labelsRightAligned],
  ['the employer above the role, place and dates at the right', employerFirst],
  ['dates above each job and headings in own words', datesAbove],
  ['jobs as cards next to each other', cards],
  ['a sidebar and jobs that go on over the page', overTwoPages],
  ['tables whose first row names the columns', tablesWithHeads],
  ['a name on two lines, and the role after employer and place', roleAfterDash],
])('READ-01 contact, jobs, dates, bullets, education and skills are read from %s', async (_, write) => {
  const { sections } = await read(await write());
  expect(sections.personal_details).toMatchObject({
    first_name: 'Maren',
    last_name: 'Okafor',
    headline: 'Production Planner',
    email: 'maren.okafor@example.co.uk',
    phone_number: '7700900518',
    city: 'Leeds',
  });
  expect(sections.civilian_exp.map(withoutId)).toEqual([planner, controller]);
  expect(sections.military_exp).toEqual([]);
  expect(sections.education.map(withoutId)).toEqual([degree]);
  expect(sections.skills.map(({ name }) => name)).toEqual([
    'Material planning',
    'Stock control',
    'SAP',
    'Lean methods',
  ]);
  expect(sections.languages.map(withoutId)).toEqual([
    { name: 'German', level: 'Fluent' },
    { name: 'Igbo', level: 'Beginner' },
  ]);
});

test('posts under one service have their own rank, unit and dates', async () => {
  const { sections } = await read(await promotions());
  expect(sections.military_exp.map(withoutId)).toEqual([
    {
      military_service_id: 103,
      military_corps_id: 410,
      military_rank_id: 2064,
      role_title: 'Vehicle Mechanic Section Leader',
      unit: '6 Battalion REME',
      region: 'Tidworth',
      start_month: '2017-01',
      end_month: '2024-03',
      is_current: false,
      highlights: ['Led 14 mechanics who kept 110 Jackals on the road.'],
    },
    {
      military_service_id: 103,
      military_corps_id: 410,
      military_rank_id: 2062,
      role_title: 'Vehicle Mechanic',
      unit: '19 Light Brigade Workshop',
      region: 'Catterick',
      start_month: '2008-09',
      end_month: '2016-12',
      is_current: false,
      highlights: ['Repaired Land Rovers and Mastiffs on two tours of Afghanistan.'],
    },
  ]);
});

test('a service that is named once is the career of the ranks below it', async () => {
  const { sections } = await read(await ranksBelowService());
  const service = { military_service_id: 103, military_corps_id: 410, role_title: 'Vehicle Mechanic' };
  expect(sections.civilian_exp).toEqual([]);
  expect(sections.military_exp).toMatchObject([
    { ...service, military_rank_id: 2064, unit: '6 Battalion', region: 'Tidworth', start_month: '2021-09' },
    { ...service, military_rank_id: 2063, unit: '19 Light Brigade Workshop', end_month: '2021-08' },
    { ...service, military_rank_id: 2061, unit: '2 Close Support Battalion', end_month: '2017-05' },
  ]);
  expect(sections.military_exp.map(({ is_current }) => is_current)).toEqual([true, false, false]);
  expect(sections.training.map(withoutId)).toEqual([
    { title: 'Category B and C1' },
    { title: 'ADR (dangerous goods)' },
    { title: 'Forklift card', expires_on: '2028' },
  ]);
});

test('in a Word table the dates next to posts and courses are theirs', async () => {
  const { sections, unmapped } = await read(await datesInCells());
  const post = { military_service_id: 103, military_corps_id: 410, is_current: false };
  expect(sections.military_exp.map(withoutId)).toEqual([
    {
      ...post,
      military_rank_id: 2064,
      role_title: 'Vehicle Mechanic',
      unit: '5 Battalion REME',
      region: 'Catterick',
      start_month: '2018',
      end_month: '2024',
      highlights: ['Led a section of nine through two exercises overseas.'],
    },
    {
      ...post,
      military_rank_id: 2063,
      role_title: 'Recovery Mechanic',
      unit: '1 Armoured Workshop',
      region: 'Tidworth',
      start_month: '2012',
      end_month: '2018',
      highlights: ['Recovered 60 vehicles in one winter.'],
    },
  ]);
  expect(sections.training.map(withoutId)).toEqual([
    { title: 'ILM Level 3 Leadership and Management', completed_on: '2022' },
    { title: 'IOSH Managing Safely', completed_on: '2019' },
  ]);
  expect(sections.skills).toHaveLength(4);
  expect(sections.personal_details).toMatchObject({ first_name: 'Gareth', city: 'Cardiff' });
  expect(unmapped).toEqual([]);
});

test('each value of a PDF says on which lines of which page it is', async () => {
  const { fields, unmapped, unmapped_sources } = await read(await overTwoPages());
  const sourceOf = (field: string) => fields.find(({ path }) => path === field)?.source;
  // 210 of 595 points from the left; the second job begins 44 of 842 points below the top of page 2.
  expect(sourceOf('civilian_exp.1.job_title')).toEqual([
    {
      line: expect.any(Number),
      page: 2,
      left: expect.closeTo(210 / 595, 2),
      top: expect.closeTo(44 / 842, 2),
      width: expect.closeTo(350 / 595, 1),
      height: expect.closeTo(13 / 842, 2),
    },
    expect.objectContaining({ page: 2 }),
  ]);
  expect(sourceOf('civilian_exp.0.highlights.0')).toHaveLength(2);
  expect(sourceOf('personal_details.email')).toMatchObject([{ page: 1, left: expect.closeTo(30 / 595, 2) }]);
  expect(unmapped_sources.map((boxes) => boxes.length > 0)).toEqual(unmapped.map(() => true));
});

test.each([
  ['a PDF of two pages', overTwoPages, 2],
  ['a PDF whose dates are in a column', datesLeft, 1],
  ['a Word file', datesInCells, 1],
])('the lines that a value of %s names are on its pages, in its words', async (_, write, length) => {
  const { fields, pages } = await read(await write());
  expect(pages).toHaveLength(length);
  const lines = pages.flatMap((page) => page.lines);
  const achievements = fields.filter(({ path }) => /\.highlights\.|^civilian_exp\.\d+\.employer/.test(path));
  expect(achievements.length).toBeGreaterThan(1);
  for (const { value, source = [] } of achievements) {
    const numbers = source.map(({ line }) => line);
    const text = lines.filter(({ line }) => numbers.includes(line)).map(({ text }) => text);
    expect(text.join(' ')).toContain(value);
  }
});
