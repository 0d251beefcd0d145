import fc from 'fast-check';
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { registerFaces } from '../../../src/documents/faces.ts';
import { renderResume } from '../../../src/documents/resume/render.tsx';
import type { Resume } from '../../../src/documents/resume/resumeContent.ts';
import * as resumes from '../../../tests/fixtures/cv/resumes.ts';
import { openZip } from '../../cv/files/zip.ts';
import { asJsonResume } from './jsonResume.ts';
import { asText } from './text.ts';
import { asWord } from './word.ts';

const at = new Date('2026-11-20T00:00:00Z');

beforeAll(() => registerFaces((name) => `src/documents/fonts/${name}.ttf`));

// Words that no two fields share, so that a field that is missing is missed.
const text = fc.stringMatching(/^[a-z]{5,9}( [a-z]{5,9}){0,2}$/);
const month = fc
  .tuple(fc.integer({ min: 1970, max: 2026 }), fc.integer({ min: 0, max: 12 }))
  .map(([year, number]) => (number ? `${year}-${String(number).padStart(2, '0')}` : `${year}`));
const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, text]));
const months = (...names: string[]) => Object.fromEntries(names.map((name) => [name, month]));
const items = (shape: Record<string, fc.Arbitrary<unknown>>) =>
  fc.array(fc.record({ id: fc.uuid(), ...shape }, { requiredKeys: ['id'] }), { maxLength: 3 });
const post = {
  ...months('start_month', 'end_month'),
  is_current: fc.boolean(),
  highlights: fc.array(text, { maxLength: 3 }),
};
const learned = {
  ...texts('subject', 'grade', 'credential_id', 'civilian_equivalent'),
  ...months('start_month', 'end_month', 'completed_on', 'expires_on'),
};
const activity = items({ ...texts('title', 'issuer', 'organisation', 'text'), ...months('month') });
const sections = fc.record({
  personal_details: fc.record(
    texts('first_name', 'middle_name', 'last_name', 'headline', 'city', 'state', 'linkedin_url'),
    { requiredKeys: [] },
  ),
  summary: fc.record(texts('text')),
  military_exp: items({
    military_service_id: fc.constant(101),
    military_corps_id: fc.constant(401),
    military_rank_id: fc.constantFrom(2001, 2002),
    ...texts('role_title', 'civilian_title', 'unit', 'region'),
    show: fc.record({ unit: fc.boolean(), region: fc.boolean() }, { requiredKeys: [] }),
    ...post,
  }),
  civilian_exp: items({ ...texts('employer', 'job_title', 'employment_type', 'city'), ...post }),
  education: items({ ...texts('institution', 'qualification'), ...learned }),
  training: items({ ...texts('provider', 'title'), ...learned }),
  skills: items(texts('name')),
  languages: items({ ...texts('name'), level: fc.constantFrom('Beginner', 'Fluent') }),
  awards: activity,
  interest: activity,
  volunteering: activity,
  security_clearance: items({
    ...texts('level'),
    status: fc.constantFrom('active', 'lapsed'),
    ...months('month'),
    audience: fc.constantFrom('hidden', 'applied_to', 'approved_employers'),
  }),
  misc: items(texts('heading', 'text')),
}) as unknown as fc.Arbitrary<Resume['sections']>;

const layouts = ['meridian', 'margin', 'harbour', 'horizon'] as const;
const { foreign, onePage, threePages, empty } = resumes;
const cvs: Resume[] = [
  ...[onePage, threePages, empty],
  ...fc.sample(sections, { seed: 54, numRuns: 17 }).map((written) => ({ ...empty, sections: written })),
].map((cv, n) => ({
  ...cv,
  template_id: `${layouts[n % 4]!}-blue`,
  hidden_sections: n % 5 ? [] : ['awards'],
}));

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean);
// A PDF splits words at the ends of lines.
const bare = (text: string) =>
  wordsOf(text)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
function missingIn(file: string, words: string[]) {
  const whole = bare(file);
  return [...new Set(words)].filter((word) => !whole.includes(bare(word)));
}

const pdfWords = async (cv: Resume) => {
  const { text } = await extractText(await getDocumentProxy(await renderResume(cv, { at })), {
    mergePages: true,
  });
  return text.replace(/ · \d+ of \d+/g, '');
};

// What only frames the facts: JSON has names and dates of its own for it.
const frame = new Set(
  `contact summary military civilian experience education training skills awards interests volunteering languages security
  clearance more to present jan feb mar apr may jun jul aug sep oct nov dec`.split(/\s+/),
);

function jsonWords(cv: Resume): string {
  const { meta, ...standard } = JSON.parse(asJsonResume(cv, at));
  const { misc, security_clearance } = meta.sections;
  return JSON.stringify([standard, misc, security_clearance], (_, value) =>
    typeof value === 'string' ? ` ${value} ` : value,
  );
}

test('twenty CVs say the same in every format', { timeout: 240_000 }, async () => {
  expect(cvs.length).toBe(20);
  for (const cv of cvs) {
    const pdf = await pdfWords(cv);
    const text = asText(cv);
    const word = await mammoth.extractRawText({ buffer: await asWord(cv, at) });
    const { first_name = '', last_name = '' } = cv.sections.personal_details ?? {};
    const initials = `${first_name?.[0] ?? ''}${last_name?.[0] ?? ''}`.toLowerCase();
    expect({
      inWord: wordsOf(word.value),
      // Two designs begin with the summary, without a heading.
      missingInPdf: missingIn(`${pdf} summary`, wordsOf(text)),
      missingInText: missingIn(`${text} contact`, wordsOf(pdf)).filter((word) => word !== initials),
      missingInJson: missingIn(
        jsonWords(cv),
        wordsOf(text).filter((word) => !frame.has(word)),
      ),
    }).toEqual({ inWord: wordsOf(text), missingInPdf: [], missingInText: [], missingInJson: [] });
  }
});

test('letters that the fonts of a PDF lack stay in Word, text and JSON', async () => {
  const word = await mammoth.extractRawText({ buffer: await asWord(foreign, at) });
  for (const file of [word.value, asText(foreign), asJsonResume(foreign, at)])
    expect(file).toContain('🚀 launch 日本');
});

test.each([
  ['cv', 'Leah Bennett CV', 'en-GB'],
  ['resume', 'Leah Bennett Resume', 'en-US'],
] as const)('a %s as a Word file has its author, language and title', async (kind, title, language) => {
  const zip = await openZip(await asWord({ ...onePage, kind }, at));
  const [properties, styles, body] = await Promise.all(
    ['docProps/core.xml', 'word/styles.xml', 'word/document.xml'].map(async (path) =>
      String(await zip.read(path, 1_000_000)),
    ),
  );
  const property = (name: string) => properties?.match(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`))?.[1];
  expect({
    title: property('dc:title'),
    author: property('dc:creator'),
    by: property('cp:lastModifiedBy'),
    language: property('dc:language'),
    modified: property('dcterms:modified'),
    spoken: styles?.match(/<w:lang w:val="([^"]*)"/)?.[1],
    headings: [...new Set([...(body?.matchAll(/<w:pStyle w:val="([^"]*)"/g) ?? [])].map(([, name]) => name))],
  }).toEqual({
    title,
    author: 'Leah Bennett',
    by: 'Leah Bennett',
    language,
    modified: '2026-11-20T00:00:00Z',
    spoken: language,
    headings: ['Title', 'Heading1', 'Heading2', 'ListParagraph'],
  });
});
