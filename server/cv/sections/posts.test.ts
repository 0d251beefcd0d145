import { expect, test } from 'vitest';
import { sortedCv } from '../../../tests/support/unit/sortedCv.ts';

test('posts under one service, ranks in brackets and an umbrella line are distinguished', () => {
  const { sections, unmapped } = sortedCv(
    [
      'WORK EXPERIENCE',
      '',
      'United States Marine Corps\t2010 - 2022',
      'Supply Chain Manager (Gunnery Sergeant)\t05/2016 - 08/2022',
      '• Directed a warehouse of 40 Marines.',
      'Inventory Specialist (Sergeant)\t06/2010 - 05/2016',
      '• Processed 3,000 requisitions a month.',
      '',
      'Amazon, San Diego, CA',
      'Area Manager\tSep 2022 – Present',
      '• Lead 85 associates.',
    ].join('\n'),
    233,
  );
  expect(sections.military_exp).toEqual([
    {
      id: expect.any(String),
      military_service_id: 112,
      military_rank_id: 2257,
      role_title: 'Supply Chain Manager',
      start_month: '2016-05',
      end_month: '2022-08',
      is_current: false,
      highlights: ['Directed a warehouse of 40 Marines.'],
    },
    {
      id: expect.any(String),
      military_service_id: 112,
      military_rank_id: 2255,
      role_title: 'Inventory Specialist',
      start_month: '2010-06',
      end_month: '2016-05',
      is_current: false,
      highlights: ['Processed 3,000 requisitions a month.'],
    },
  ]);
  expect(sections.civilian_exp).toEqual([
    {
      id: expect.any(String),
      employer: 'Amazon',
      job_title: 'Area Manager',
      city: 'San Diego',
      country_id: 233,
      start_month: '2022-09',
      is_current: true,
      highlights: ['Lead 85 associates.'],
    },
  ]);
  expect(unmapped).toEqual(['United States Marine Corps 2010 - 2022']);
});

test('a service that nothing names is a guess, and so is the rank that it gives', () => {
  const doubts = (text: string) =>
    sortedCv(text, 233).fields.flatMap(({ path, needs_review }) =>
      needs_review && /service_id|rank_id/.test(path) ? [path] : [],
    );
  const post = 'EXPERIENCE\nStaff Sergeant, Supply Supervisor, 2015 - 2019\n• Led 14 people.\n';
  expect(doubts(post)).toEqual(['military_exp.0.military_service_id', 'military_exp.0.military_rank_id']);
  expect(doubts(post.replace('Supervisor,', 'Supervisor, U.S. Army,'))).toEqual([]);
});

test('one job per line, subheadings that repeat, and a line of the forces below its post', () => {
  const { sections, unmapped } = sortedCv(
    [
      'CAREER SUMMARY',
      '2019 – 2024 Workshop Manager and Deputy Depot Manager, Kestrel Freight Ltd, Leeds',
      '2015 – 2019 Fitter, Harrow Supply Ltd, Hull',
      '',
      'April 2010 – May 2015: Sergeant, Section Commander',
      '1st Law Enforcement Battalion, Camp Pendleton, CA',
      'Key achievements:',
      '- Led 13 Marines.',
      '',
      'June 2008 – March 2010: Stores Accountant (Petty Officer)',
      'HMS Raleigh, Torpoint',
      'Key achievements:',
      '- Brought the stock to 99%.',
      '',
      'EDUCATION',
      '9 GCSEs including English – Falmouth School (2002 – 2007)',
    ].join('\n'),
  );
  expect(sections.civilian_exp.map(({ job_title, employer }) => [job_title, employer])).toEqual([
    ['Workshop Manager and Deputy Depot Manager', 'Kestrel Freight Ltd'],
    ['Fitter', 'Harrow Supply Ltd'],
  ]);
  expect(
    sections.military_exp.map(({ role_title, unit, highlights }) => [role_title, unit, highlights]),
  ).toEqual([
    ['Section Commander', '1st Law Enforcement Battalion', ['Led 13 Marines.']],
    ['Stores Accountant', 'HMS Raleigh', ['Brought the stock to 99%.']],
  ]);
  expect(sections.awards).toEqual([]);
  expect(sections.education).toMatchObject([
    { institution: 'Falmouth School', qualification: '9 GCSEs including English' },
  ]);
  expect(unmapped).toContain('Key achievements:');
});

test('the branch of a soldier is not read from the name of their division', () => {
  const { sections } = sortedCv(
    'MILITARY EXPERIENCE\nStaff Sergeant (E-6), Infantryman 11B — U.S. Army, 1st Cavalry Division, Fort Cavazos, TX\nJune 2019 – Present\n- Led a squad of nine.\n',
    233,
  );
  expect(sections.military_exp).toMatchObject([
    {
      military_service_id: 111,
      military_rank_id: 2207,
      unit: '1st Cavalry Division',
      start_month: '2019-06',
    },
  ]);
  expect(sections.military_exp[0]).not.toHaveProperty('military_corps_id');
});

test('a post on one long line is a post', () => {
  const { sections } = sortedCv(
    'CAREER HISTORY\n2019–2024 Senior Logistics NCO (Sergeant First Class), 1st Cavalry Division Sustainment Brigade, Fort Cavazos, TX\n2010–2011 Shift Lead, Lone Star Grill, Waco, TX\n',
    233,
  );
  expect(sections.military_exp).toMatchObject([{ role_title: 'Senior Logistics NCO', start_month: '2019' }]);
  expect(sections.civilian_exp).toMatchObject([{ job_title: 'Shift Lead', employer: 'Lone Star Grill' }]);
});
