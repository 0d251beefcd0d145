import { getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { onePage } from '../../../tests/fixtures/cv/resumes.ts';
import { registerFaces } from '../faces.ts';
import { renderResume } from './render.tsx';
import type { Resume } from './resumeContent.ts';

const at = new Date('2026-11-20T00:00:00Z');

beforeAll(() => registerFaces((name) => new URL(`../fonts/${name}.ttf`, import.meta.url).pathname));

const pagesOf = async (resume: Resume) =>
  (await getDocumentProxy(await renderResume(resume, { at }))).numPages;

const withLines = (template_id: Resume['template_id'], count: number): Resume => {
  const [job, ...others] = onePage.sections.civilian_exp;
  const highlights = Array.from({ length: count }, (_, n) => `Maintained rack ${n + 1} of the data centre`);
  return {
    ...onePage,
    template_id,
    sections: { ...onePage.sections, civilian_exp: [{ ...job!, highlights }, ...others] },
  };
};

/** The shortest that takes a second page. */
async function justOver(template_id: Resume['template_id']): Promise<Resume> {
  let [fits, over] = [1, 30];
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2);
    if ((await pagesOf(withLines(template_id, middle))) > 1) over = middle;
    else fits = middle;
  }
  return withLines(template_id, over);
}

test.each(['meridian-blue', 'margin-green', 'harbour-green', 'horizon-cyan'] as const)(
  'a CV in %s whose last line is on page 2 fits on one page with tight spacing',
  async (template_id) => {
    const resume = await justOver(template_id);
    expect([await pagesOf(resume), await pagesOf({ ...resume, spacing: 'normal' })]).toEqual([2, 2]);
    expect(await pagesOf({ ...resume, spacing: 'tight' })).toBe(1);
  },
);
