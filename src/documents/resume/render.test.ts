// @vitest-environment node
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test, vi } from 'vitest';
import * as resumes from '../../../tests/fixtures/cv/resumes.ts';
import { pdfiumText } from '../../../tests/support/unit/pdfiumText.ts';
import { registerFaces } from '../faces.ts';
import { fileNameOf } from '../fileName.ts';
import { printedContent } from '../printed.ts';
import { readBack, readShare } from '../readBack.ts';
import { renderResume } from './render.tsx';
import type { Resume } from './resumeContent.ts';

const at = new Date('2026-11-20T00:00:00Z');
const layouts = ['meridian', 'margin', 'harbour', 'horizon'] as const;
const colours = ['black', 'blue', 'orange', 'cyan', 'green'] as const;
type Template = Resume['template_id'];
const templates = layouts.flatMap((layout) => colours.map((colour): Template => `${layout}-${colour}`));
/** Colours do not change the text: RESUME-02 below compares its places. */
const ofEachLayout = layouts.map((layout, index): Template => `${layout}-${colours[index]!}`);
const isWhole = Boolean(process.env.WHOLE);

beforeAll(() => registerFaces((name) => new URL(`../fonts/${name}.ttf`, import.meta.url).pathname));

async function extract(bytes: Uint8Array) {
  const document = await getDocumentProxy(bytes.slice());
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { text, totalPages };
}

const unreadIn = (resume: Resume, text: string) =>
  readBack(printedContent(resume), text).flatMap(({ fields }) =>
    fields.filter(({ isRead }) => !isRead).map((field) => field.text),
  );

const files = new Map<string, Promise<Uint8Array>>();

function fileOf(name: 'onePage' | 'threePages', template_id: Template): Promise<Uint8Array> {
  const key = `${name} ${template_id}`;
  const resume = name === 'onePage' ? resumes.onePage : resumes.threePages;
  const file = files.get(key) ?? renderResume({ ...resume, template_id }, { at });
  files.set(key, file);
  return file;
}

test.each(isWhole ? templates : ofEachLayout)(
  'RESUME-10 %s: every field is read back in order by two extractors',
  async (template_id) => {
    const resume = { ...resumes.threePages, template_id };
    const bytes = await fileOf('threePages', template_id);
    const { text, totalPages } = await extract(bytes);
    expect({
      unread: unreadIn(resume, text),
      unreadAgain: unreadIn(resume, await pdfiumText(bytes)),
    }).toEqual({
      unread: [],
      unreadAgain: [],
    });
    expect(totalPages).toBeGreaterThan(1);
  },
);

const landmarks = {
  personal_details: 'leah.bennett@post.example',
  summary: 'Network engineer with eleven years',
  military_exp: 'Run a secure network for 600 users',
  education: 'HND Engineering',
  training: 'CompTIA Network+',
  skills: 'Fibre testing and splicing',
  languages: 'German',
  volunteering: 'Code Club at Southmead Library',
} as const;

type Landmark = keyof typeof landmarks;

const allInOrder = Object.keys(landmarks) as Landmark[];
const sideColumn: Landmark[] = ['personal_details', 'skills', 'languages'];
const inTwoColumns = [sideColumn, allInOrder.filter((name) => !sideColumn.includes(name))];

test.each([
  ['meridian', [allInOrder]],
  ['margin', [allInOrder]],
  ['harbour', inTwoColumns],
  ['horizon', inTwoColumns],
] as const)(
  'RESUME-10 %s: the sections of a column are read back in their order by two extractors',
  async (layout, columns) => {
    const bytes = await fileOf('threePages', ofEachLayout[layouts.indexOf(layout)]!);
    const bare = (text: string) => text.normalize('NFKC').replace(/[\s-]+/gu, '');
    for (const text of [(await extract(bytes)).text, await pdfiumText(bytes)].map(bare)) {
      for (const column of columns) {
        const positions = column.map((name) => [name, text.indexOf(bare(landmarks[name]))] as const);
        expect(positions.filter(([, at]) => at < 0)).toEqual([]);
        expect(positions.toSorted(([, a], [, b]) => a - b).map(([name]) => name)).toEqual([...column]);
      }
    }
  },
);

const drawnIn = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .split(/\bstream\n/)
    .slice(1)
    .map((rest) => Buffer.from(rest.slice(0, rest.indexOf('\nendstream')), 'latin1'))
    .filter((stream) => stream[0] === 0x78)
    .map((stream) => inflateSync(stream).toString('latin1'))
    .filter((text) => / (cm|Tm)\n/.test(text))
    .join('\n');

const hex = (share: string) =>
  Math.round(Number(share) * 255)
    .toString(16)
    .padStart(2, '0');
const coloursIn = (drawn: string) =>
  new Set(
    [...drawn.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) scn$/gm)].map((rgb) => rgb.slice(1, 4).map(hex).join('')),
  );

async function placesIn(bytes: Uint8Array) {
  const page = await (await getDocumentProxy(bytes.slice())).getPage(1);
  const { width: right, height: top } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
  const edges = texts.flatMap(({ transform: [, , , , x, y], width, height }) => [
    ...[x, y, right - x - width, top - y - height],
  ]);
  return {
    places: JSON.stringify(texts.map(({ str, transform }) => [str, transform])),
    free: Math.min(...edges),
  };
}

const accents = { black: '101828', blue: '1f65af', orange: 'b4530a', cyan: '0e7490', green: '0f7549' };

test('RESUME-02 twenty templates: five colours of four designs, no two alike, each within what a printer reaches', async () => {
  const looks = [];
  for (const layout of layouts)
    for (const colour of colours) {
      const bytes = await fileOf('onePage', `${layout}-${colour}`);
      const colours = coloursIn(drawnIn(bytes));
      const { places, free } = await placesIn(bytes);
      const others = Object.values(accents).filter((accent) => accent !== accents[colour]);
      looks.push({
        layout,
        places,
        hasAccent: colours.has(accents[colour]),
        // The text colour of all designs is the black one’s accent.
        hasAnother: others.some((accent) => accent !== accents.black && colours.has(accent)),
        palette: [...colours].sort().join(),
        isPrintable: free >= 17,
      });
    }
  expect(
    looks.filter(({ hasAccent, hasAnother, isPrintable }) => !hasAccent || hasAnother || !isPrintable),
  ).toEqual([]);
  expect({
    templates: looks.length,
    designs: new Set(looks.map(({ layout, places }) => `${layout} ${places}`)).size,
    arrangements: new Set(looks.map(({ places }) => places)).size,
    looks: new Set(looks.map(({ places, palette }) => places + palette)).size,
  }).toEqual({ templates: 20, designs: 4, arrangements: 4, looks: 20 });
});

test.each(layouts)('%s: one page of facts takes one page', async (layout) => {
  const bytes = await fileOf('onePage', `${layout}-blue`);
  expect((await extract(bytes)).totalPages).toBe(1);
});

test.each(layouts)('%s: ten pages of history lose no line, and long names stay', async (layout) => {
  const resume: Resume = { ...resumes.tenPages, template_id: `${layout}-cyan`, page_size: 'letter' };
  const bytes = await renderResume(resume, { at });
  const { text } = await extract(bytes);
  expect(unreadIn(resume, text)).toEqual([]);
  // Helvetica is the fallback font: it is not embedded, and drawn differently everywhere.
  expect(Buffer.from(bytes).includes('Helvetica')).toBe(false);
});

test.each(layouts)('%s: other alphabets, markup and signs without ink', async (layout) => {
  const resume: Resume = { ...resumes.foreign, template_id: `${layout}-green` };
  const { text } = await extract(await renderResume(resume, { at }));
  expect(unreadIn(resume, text)).toEqual([expect.stringMatching(/launch □□$/)]);
  expect(text).toContain('<b>not bold</b>');
});

test.each(layouts)('%s: a summary has its line breaks', async (layout) => {
  const { sections } = resumes.onePage;
  const summary = { text: 'Alpha first\n• Beta second' };
  const resume: Resume = {
    ...resumes.onePage,
    sections: { ...sections, summary },
    template_id: `${layout}-blue`,
  };
  const document = await getDocumentProxy((await renderResume(resume, { at })).slice());
  const { items } = await (await document.getPage(1)).getTextContent();
  const heightOf = (word: string) =>
    items.flatMap((item) => ('str' in item && item.str.includes(word) ? [item.transform[5]] : []))[0];
  expect(heightOf('Alpha')).toBeGreaterThan(heightOf('Beta'));
});

test.each(layouts)('%s: an empty CV is a page', async (layout) => {
  const bytes = await renderResume({ ...resumes.empty, template_id: `${layout}-orange` }, { at });
  expect((await extract(bytes)).totalPages).toBe(1);
});

test('the same CV gives the same bytes, another colour others', async () => {
  const [first, again, other] = await Promise.all([
    renderResume(resumes.onePage, { at }),
    renderResume(resumes.onePage, { at }),
    renderResume({ ...resumes.onePage, template_id: 'meridian-green' }, { at }),
  ]);
  expect(Buffer.from(first).equals(Buffer.from(again))).toBe(true);
  expect(Buffer.from(first).equals(Buffer.from(other))).toBe(false);
});

// One layout with one column and one with two; the cache between versions is the same for all.
test.each(isWhole ? layouts : (['meridian', 'harbour'] as const))(
  '%s: what is set after another version is what is set from nothing, byte for byte',
  async (layout) => {
    const before: Resume = { ...resumes.threePages, template_id: `${layout}-blue` };
    const text = before.sections.summary?.text ?? '';
    const [first, ...others] = before.sections.civilian_exp;
    const versions: Resume['sections'][] = [
      { ...before.sections, summary: { text: `${text} ñ` } },
      { ...before.sections, summary: { text: text.repeat(2) } },
      { ...before.sections, civilian_exp: others },
      { ...before.sections, civilian_exp: first ? [...others, first] : others },
    ];
    await renderResume(before, { at });
    for (const sections of versions) {
      const after = { ...before, sections };
      const changed = await renderResume(after, { at });
      vi.resetModules();
      const fresh = await import('./render.tsx');
      const alone = await fresh.renderResume(after, { at });
      expect(Buffer.from(changed).equals(Buffer.from(alone))).toBe(true);
    }
  },
);

const face = sharp({ create: { width: 320, height: 320, channels: 3, background: '#2778cb' } })
  .jpeg()
  .toBuffer();
const withPhoto = async (change: Partial<Resume> = {}): Promise<Resume> => {
  const { sections } = resumes.onePage;
  return {
    ...resumes.onePage,
    sections: { ...sections, personal_details: { ...sections.personal_details, photo: true } },
    photo: `data:image/jpeg;base64,${(await face).toString('base64')}`,
    ...change,
  };
};

test.each(layouts)('%s: a photo is on it as it was uploaded, and no word is lost', async (layout) => {
  const resume = await withPhoto({ template_id: `${layout}-green` });
  const pdf = await renderResume(resume, { at });
  const bytes = Buffer.from(pdf);
  const { text, totalPages } = await extract(pdf);
  expect({
    unread: unreadIn(resume, text),
    totalPages,
    hasPhoto: bytes.includes(await face),
    isSameAgain: bytes.equals(Buffer.from(await renderResume(resume, { at }))),
  }).toEqual({ unread: [], totalPages: 1, hasPhoto: layout !== 'meridian', isSameAgain: true });
});

test('a photo that is switched off, or on a CV for the United States, is not in the file', async () => {
  const { sections } = resumes.onePage;
  const wishes = [
    await withPhoto({ template_id: 'harbour-blue', sections }),
    await withPhoto({ template_id: 'harbour-blue', page_size: 'letter' }),
    await withPhoto({ template_id: 'harbour-blue', kind: 'resume' }),
  ];
  for (const resume of wishes) {
    const { photo: _, ...without } = resume;
    const [pdf, plain] = [await renderResume(resume, { at }), await renderResume(without, { at })];
    expect(Buffer.from(pdf).equals(Buffer.from(plain))).toBe(true);
  }
});

test('two CVs that are made together are those that are made one after the other', async () => {
  const wishes = [resumes.onePage, resumes.threePages, resumes.foreign];
  const together = await Promise.all(wishes.map((resume) => renderResume(resume, { at })));
  for (const [n, resume] of wishes.entries()) {
    const alone = await renderResume(resume, { at });
    expect(Buffer.from(alone).equals(Buffer.from(together[n] ?? []))).toBe(true);
  }
});

test('a sheet is A4 for a CV and Letter where it is asked for', async () => {
  const sizeOf = async (page_size: Resume['page_size']) => {
    const document = await getDocumentProxy(await renderResume({ ...resumes.onePage, page_size }, { at }));
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
    return [Math.round(width), Math.round(height)];
  };
  expect({ a4: await sizeOf('a4'), letter: await sizeOf('letter') }).toEqual({
    a4: [595, 842],
    letter: [612, 792],
  });
});

test('what is not in the file is distinguished from what is', async () => {
  const bytes = await renderResume(resumes.onePage, { at });
  const { text } = await extract(bytes);
  const sections = readBack(printedContent(resumes.onePage), text.replace('Fault management', ''));
  expect(sections.find(({ name }) => name === 'skills')?.fields).toContainEqual({
    place: 3,
    text: 'Fault management',
    isRead: false,
  });
  expect(readShare(sections)).toBeLessThan(100);
  expect(readShare(readBack(printedContent(resumes.onePage), text))).toBe(100);
});

test('the file is named after the person', () => {
  const us: Resume = { ...resumes.onePage, kind: 'resume' };
  expect([fileNameOf(resumes.onePage), fileNameOf(us, 'docx'), fileNameOf(resumes.empty)]).toEqual([
    'Bennett_Leah_CV.pdf',
    'Bennett_Leah_Resume.docx',
    'CV.pdf',
  ]);
});
