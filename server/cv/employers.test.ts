import { expect, test } from 'vitest';
import { Column, Sheet } from '../../tests/support/cvLayouts/sheet.ts';
import { toFlow } from './files/pdf/pdfLines.ts';
import { joinPageFlows } from './files/pdfText.ts';
import { readCv } from './readCv.ts';
import { sortIntoSections } from './sections/sortIntoSections.ts';

const bold = { bold: true };
const italic = { italic: true };

function readDrawn(draw: (column: Column) => void) {
  const sheet = new Sheet();
  const column = new Column(sheet, 50, 495).line('Maren Okafor', { bold: true, size: 22 });
  draw(column.line('maren.okafor@example.org').gap().line('Experience', { bold: true, size: 13 }));
  const reading = sortIntoSections(joinPageFlows([toFlow(sheet.ink(), 1, 0).flow]), { countryId: 232 });
  if (!reading.ok) throw new Error(reading.message);
  return reading;
}

async function readText(text: string, countryId: 232 | 233 = 232) {
  const reading = await readCv(Buffer.from(`Ann Lee\nann@example.org\n\n${text}`), { countryId });
  if (!reading.ok) throw new Error(reading.message);
  return reading;
}

const promotions: Record<string, (column: Column) => void> = {
  'the employer above its posts': (column) =>
    column
      .line('Vantor', bold)
      .aside('Leeds')
      .line('Buyer', italic)
      .aside('2019 – 2022')
      .bullets(['Bought castings.'])
      .line('Clerk, Returns', italic)
      .aside('2016 – 2018')
      .bullets(['Kept the books.']),
  'the employer with the whole period': (column) =>
    column
      .line('Vantor, Leeds', bold)
      .aside('2016 – 2022')
      .line('Buyer', italic)
      .aside('2019 – 2022')
      .bullets(['Bought castings.'])
      .line('Clerk, Returns', italic)
      .aside('2016 – 2018')
      .bullets(['Kept the books.']),
  'a length of time below the employer, and the place of each post': (column) =>
    column
      .line('Vantor', { size: 12 })
      .line('6 years 9 months')
      .line('Buyer', { size: 11.5 })
      .line('January 2019 - December 2022 (4 years)')
      .line('Leeds, England, United Kingdom', { colour: '#b0b0b0' })
      .line('Bought castings for two plants.')
      .gap()
      .line('Clerk, Returns', { size: 11.5 })
      .line('April 2016 - December 2018 (2 years 9 months)')
      .line('Leeds, England, United Kingdom', { colour: '#b0b0b0' })
      .line('Kept the books of the plant.'),
  'posts under each other': (column) =>
    column
      .line('Vantor, Leeds', bold)
      .line('Buyer', italic)
      .aside('2019 – 2022')
      .line('Clerk, Returns', italic)
      .aside('2016 – 2018')
      .bullets(['Bought castings.']),
};

test.each(Object.entries(promotions))('posts keep their employer and its place: %s', (_, draw) => {
  expect(readDrawn(draw).sections.civilian_exp).toMatchObject([
    { job_title: 'Buyer', employer: 'Vantor', city: 'Leeds', end_month: expect.stringMatching(/^2022/) },
    {
      job_title: 'Clerk, Returns',
      employer: 'Vantor',
      city: 'Leeds',
      start_month: expect.stringMatching(/^2016/),
    },
  ]);
});

test('a post without an employer has that of the post above, marked as a guess', () => {
  const { sections, fields } = readDrawn((column) =>
    column
      .line('Buyer', bold)
      .aside('2019 – 2022')
      .line('Vantor, Leeds', italic)
      .bullets(['Bought castings.'])
      .line('Clerk', bold)
      .aside('2016 – 2018')
      .bullets(['Kept the books.']),
  );
  expect(sections.civilian_exp.map(({ employer }) => employer)).toEqual(['Vantor', 'Vantor']);
  const isMarked = (path: string) => fields.find((field) => field.path === path)?.needs_review;
  expect([0, 1].map((at) => isMarked(`civilian_exp.${at}.employer`))).toEqual([false, true]);
});

test.each([
  [232, 'Cook, Salvation Army, Leeds'],
  [232, 'Shop Assistant, Army & Navy Stores'],
  [232, 'Sergeant at Arms, City Council'],
  [232, 'Civilian Chef (contractor), RAF Brize Norton'],
  [232, 'Case Worker, Royal British Legion'],
  [233, 'Teller, Navy Federal Credit Union'],
  [233, 'Civil Engineer, U.S. Army Corps of Engineers'],
  [233, 'Cashier, Army & Air Force Exchange Service'],
  [233, 'Store Detective, Marine Corps Exchange (civilian)'],
] as const)('%i: a civilian works for “%s”', async (country, head) => {
  const { sections } = await readText(
    `WORK EXPERIENCE\n${head}\nJan 2019 - Present\n- Led two shifts.\n`,
    country,
  );
  expect(sections.military_exp).toEqual([]);
  expect(sections.civilian_exp).toMatchObject([
    { job_title: head.split(', ')[0], employer: head.split(', ')[1] },
  ]);
});

test('a soldier of the Corps of Engineers has a rank, and who only works on a base is asked', async () => {
  const soldier = await readText(
    'WORK EXPERIENCE\nSergeant, Carpenter, U.S. Army Corps of Engineers\nJan 2019 - Present\n- Built bridges.\n',
    233,
  );
  expect(soldier.sections.military_exp).toHaveLength(1);
  const chef = await readText('WORK EXPERIENCE\nChef, RAF Brize Norton\nJan 2019 - Present\n- Cooked.\n');
  const post = [...chef.fields].filter(({ path }) => /service_id|job_title|role_title/.test(path));
  expect(chef.fields.some(({ path, needs_review }) => /_exp\.0/.test(path) && needs_review)).toBe(true);
  expect(post.length).toBeGreaterThan(0);
});

test('a second period of a post is a second entry, to be checked', async () => {
  const { sections, fields, unmapped } = await readText(
    'WORK EXPERIENCE\nBuyer, Vantor, Leeds\nJan 2015 – Mar 2016 and Jun 2017 – Dec 2018\n- Bought castings.\n',
  );
  expect(sections.civilian_exp).toMatchObject([
    { job_title: 'Buyer', employer: 'Vantor', start_month: '2015-01', end_month: '2016-03' },
    { job_title: 'Buyer', employer: 'Vantor', start_month: '2017-06', end_month: '2018-12' },
  ]);
  expect(fields.find(({ path }) => path === 'civilian_exp.1.start_month')?.needs_review).toBe(true);
  expect(unmapped).toEqual([]);
});

test('a job without a readable period is a job, marked, and its words are left to the person', async () => {
  const { sections, fields, unmapped } = await readText(
    'WORK EXPERIENCE\nBuyer, Vantor, Leeds\n2015 – 2018\n- Bought castings.\n\nClerk, Corvane, Hull\ntwo summers\n- Kept the books.\n',
  );
  expect(sections.civilian_exp).toMatchObject([
    { job_title: 'Buyer' },
    { job_title: 'Clerk', employer: 'Corvane', highlights: ['Kept the books.'] },
  ]);
  expect(fields.find(({ path }) => path === 'civilian_exp.1.job_title')?.needs_review).toBe(true);
  expect(unmapped).toEqual(['two summers']);
});

test.each([
  ['Expérience professionnelle', 'Formation', 'Compétences clés'],
  ['Beruflicher Werdegang', 'Ausbildung', 'Fähigkeiten'],
  ['Experiencia laboral', 'Educación', 'Habilidades'],
  ['W O R K E X P E R I E N C E', 'E D U C A T I O N', 'K E Y S K I L L S'],
])('sections are found below %s', async (experience, education, skills) => {
  const { sections } = await readText(
    `${experience}\nBuyer, Vantor, Leeds\n2015 – 2018\n- Bought castings.\n\n${education}\nBSc Physics, University of Texas at Dallas, 2011\n\n${skills}\nSAP, Excel\n`,
  );
  expect(sections.civilian_exp).toMatchObject([{ job_title: 'Buyer', employer: 'Vantor' }]);
  expect(sections.education).toMatchObject([{ institution: 'University of Texas at Dallas' }]);
  expect(sections.skills.map(({ name }) => name)).toEqual(['SAP', 'Excel']);
});

test('the signs of Markdown go, and an address with a space is an address', async () => {
  const { sections } = await readText(
    '# Robin Hale\nrobin.hale @ example.net\n\n## Experience\n\n**Buyer**, *Vantor*, Leeds\n2015 – 2018\n\n* Cut costs by [a third](https://example.org/x) with **SAP**.\n',
  );
  expect(sections.civilian_exp).toMatchObject([
    { job_title: 'Buyer', employer: 'Vantor', highlights: ['Cut costs by a third with SAP.'] },
  ]);
  const spaced = await readCv(Buffer.from('Robin Hale\nrobin.hale @ example.net\n\nSKILLS\nSAP, Excel\n'), {
    countryId: 232,
  });
  expect(spaced.ok && spaced.sections.personal_details?.email).toBe('robin.hale@example.net');
});
