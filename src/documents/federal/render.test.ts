// @vitest-environment node
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { measure } from '../../../server/resumes/pdf/measures.ts';
import { federalOf, wholeFederal } from '../../../tests/fixtures/cv/federal.ts';
import { pdfiumText } from '../../../tests/support/unit/pdfiumText.ts';
import { registerFaces } from '../faces.ts';
import { fileNameOf } from '../fileName.ts';
import { printableBlocks } from '../letters.ts';
import { printedContent } from '../printed.ts';
import { readBack } from '../readBack.ts';
import { renderDocument } from '../render.tsx';
import type { Federal } from './federalContent.ts';

const at = new Date('2026-11-20T00:00:00Z');

beforeAll(() => registerFaces((name) => new URL(`../fonts/${name}.ttf`, import.meta.url).pathname));

const opened = async (federal: Federal) => {
  const bytes = await renderDocument(federal, { at });
  return { bytes, document: await getDocumentProxy(bytes.slice()) };
};

const unreadIn = (federal: Federal, text: string) =>
  readBack(printedContent(federal), text).flatMap(({ fields }) =>
    fields.filter(({ isRead }) => !isRead).map((field) => field.text),
  );

test('what an earlier file printed takes nothing from the reading of the next', async () => {
  const every = printableBlocks
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .filter((code) => code !== 0x2019);
  await opened({ ...wholeFederal, summary: String.fromCodePoint(...every) });
  const { document } = await opened(wholeFederal);
  const { text } = await extractText(document, { mergePages: true });
  expect(unreadIn(wholeFederal, text)).toEqual([]);
  expect(text).toContain('Veterans’ preference');
});

test('a federal résumé says all that it is asked for, in the words of federal forms', async () => {
  const { document, bytes } = await opened(wholeFederal);
  const { text } = await extractText(document, { mergePages: true });
  expect(text.split('\n').map((line) => line.trim())).toEqual([
    'Leah Bennett',
    'Augusta, Georgia, +1 2025550143, leah@example.com',
    'Eligibility',
    'Applying for: IT Specialist, announcement DE-12345678, series 2210, grade 11',
    'Citizenship: U.S. citizen',
    'Veterans’ preference: 5 points (TP)',
    'Federal service: Former employee, GS-2210-09, Jan 2010 to Aug 2015',
    'Security clearance: Secret, active',
    'Summary',
    'IT specialist with eleven years of building networks.',
    'Work experience',
    'IT Specialist (Network)',
    'Sep 2015 to present, 40 hours per week',
    'Department of the Army, Augusta, Georgia',
    'Pay plan, series and grade: GS-2210-11',
    'Supervisor: Dana Ortiz, 202 555 0100, contact me first',
    'Salary: $61,000 per year',
    '• Led 9 specialists who kept 14 sites online',
    '• Cut the time to restore a link from 50 to 18 minutes',
    'Help desk assistant',
    'Sep 2012 to Jul 2015, 20 hours per week',
    'Savannah River Computers, Augusta, Georgia',
    '• Led 9 specialists who kept 14 sites online',
    '• Cut the time to restore a link from 50 to 18 minutes',
    'Education',
    'Associate of Applied Science, Augusta Tech, 30 semester hours, not completed',
    'Diploma, Central High School, Jun 2011',
    'Training',
    'Security+, CompTIA, COMP001, valid until Mar 2027, Mar 2024',
    'Skills',
    'IP networking, Incident leadership',
  ]);
  expect([unreadIn(wholeFederal, text), unreadIn(wholeFederal, await pdfiumText(bytes))]).toEqual([[], []]);
});

test('it is set as federal offices ask: Letter, half an inch round it, 14 and 10 points, no serifs, no links', async () => {
  const { document, bytes } = await opened(federalOf(12));
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  expect([width, height]).toEqual([612, 792]);
  const { text } = await extractText(document, { mergePages: true });
  expect(unreadIn(federalOf(12), text)).toEqual([]);
  const { pages, bytes: size, ...look } = await measure(document, bytes.length);
  expect(look).toEqual({ sizes: [10, 14], margin: 36, families: ['sans-serif'], links: 0 });
  expect(pages).toBeGreaterThan(2);
  expect(size).toBeLessThan(200_000);
});

test('four jobs of six lines fit on two pages', async () => {
  expect((await opened(federalOf(4))).document.numPages).toBe(2);
});

test('an empty one is a page, and what no face can print breaks nothing', async () => {
  const empty: Federal = { header: {}, summary: '', experience: [], education: [], training: [], skills: [] };
  expect((await opened(empty)).document.numPages).toBe(1);
  const foreign = {
    ...wholeFederal,
    summary: `<b>not bold</b> ${'x'.repeat(400)} \u202e שלום 🎖`,
    experience: [{ id: wholeFederal.experience[0]!.id }],
  };
  const { document } = await opened(foreign);
  const { text } = await extractText(document, { mergePages: true });
  // Letters without a printable form count as unread.
  expect(unreadIn(foreign, text)).toEqual([expect.stringMatching(/^<b>not bold<\/b> x{400}.* □□□□/)]);
  expect((await measure(document, 0)).margin).toBeGreaterThanOrEqual(36);
});

test('the file is named after the person', () => {
  expect(fileNameOf(wholeFederal)).toBe('Bennett_Leah_Federal_Resume.pdf');
});
