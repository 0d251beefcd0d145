// @vitest-environment node

import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { wholeFederal } from '../../tests/fixtures/cv/federal.ts';
import * as resumes from '../../tests/fixtures/cv/resumes.ts';
import { pdfStructure } from '../../tests/support/unit/pdfStructure.ts';
import { renderAccount } from './account/AccountDocument.tsx';
import { registerFaces } from './faces.ts';
import { renderFederal } from './federal/render.tsx';
import { renderPlan } from './plan/render.tsx';
import { renderResume } from './resume/render.tsx';

const at = new Date('2026-11-20T00:00:00Z');
const layouts = ['meridian', 'margin', 'harbour', 'horizon'] as const;

beforeAll(() => registerFaces((name) => new URL(`./fonts/${name}.ttf`, import.meta.url).pathname));

const photo = sharp({ create: { width: 64, height: 64, channels: 3, background: '#2778cb' } })
  .jpeg()
  .toBuffer();

test.each(layouts)('%s: a CV says its parts in order, and its decoration is not heard', async (layout) => {
  const { sections } = resumes.threePages;
  const structure = await pdfStructure(
    await renderResume(
      {
        ...resumes.threePages,
        template_id: `${layout}-blue`,
        sections: { ...sections, personal_details: { ...sections.personal_details, photo: true } },
        photo: `data:image/jpeg;base64,${(await photo).toString('base64')}`,
      },
      { at },
    ),
  );
  const { isMarked, language, title, pages } = structure;
  const spoken = pages.flatMap((page) => page.spoken);
  const textsOf = (role: string) => spoken.filter(([name]) => name === role).map(([, text]) => text);
  const place = (text: string) => spoken.findIndex(([, words]) => words === text);
  expect({
    isMarked,
    language,
    title,
    names: textsOf('H1'),
    figures: textsOf('Figure'),
    headings: textsOf('H2').includes('Military experience'),
    posts: textsOf('H3').length,
    lines: textsOf('LBody').filter((text) => text.startsWith('Kept radio and data links')).length,
    isNameFirst: place('Leah Bennett') < place('Bristol'),
    silent: pages.map(({ silent }) => silent),
  }).toEqual({
    isMarked: true,
    language: 'en-GB',
    title: 'Leah Bennett CV',
    names: ['Leah Bennett'],
    figures: layout === 'meridian' ? [] : ['Photo of Leah Bennett'],
    headings: true,
    posts: 15,
    lines: 5,
    isNameFirst: true,
    silent: pages.map((_, n) => `Leah Bennett · ${n + 1} of ${pages.length}`),
  });
});

test.each(layouts)('%s: no text of an empty or a strange CV is without a tag', async (layout) => {
  for (const resume of [resumes.empty, resumes.foreign]) {
    const { isMarked, pages } = await pdfStructure(
      await renderResume({ ...resume, template_id: `${layout}-blue` }, { at }),
    );
    // At most initials and the number of the page.
    expect([isMarked, pages[0]!.silent]).toEqual([
      true,
      expect.stringMatching(/^(\p{L}{2} ?)?([^·]+ · 1 of \d)?$/u),
    ]);
  }
});

test('a federal resume, a plan and a copy of an account are tagged, too', async () => {
  const lines: [string, string][] = [['Given', 'yes']];
  const plan = await renderPlan(
    {
      title: 'Transition plan',
      name: 'Ann & <Lee>',
      language: 'en-US',
      summary: ['Leaving in June'],
      entitlement: null,
      milestones: [{ day: '1 May 2027', status: 'To do', title: 'Apply', details: ['By post'] }],
      sections: [{ title: 'Money', lines }],
      remark: 'Ask an adviser.',
    },
    { at },
  );
  const account = await renderAccount({
    data: {
      name: 'Ann & <Lee>',
      email: 'ann@example.test',
      keeper: 'Valour',
      consents: [],
      sections: [{ title: 'CVs', entries: [{ title: 'First', lines }], jsonOnly: [] }],
    },
    at,
  });
  const files = [await renderFederal(wholeFederal, { at }), plan.bytes, account.bytes];
  const structures = await Promise.all(files.map(pdfStructure));
  expect(
    structures.map(({ isMarked, language, title, pages }) => [
      isMarked,
      language,
      title,
      pages.flatMap(({ spoken }) => spoken.filter(([role]) => role === 'H1').map(([, text]) => text)),
      pages.flatMap(({ spoken }) => spoken.filter(([role]) => role === 'H2').length > 0),
    ]),
  ).toEqual([
    [true, 'en-US', 'Leah Bennett Federal Resume', ['Leah Bennett'], [true]],
    [true, 'en-US', 'Transition plan, Ann & <Lee>', ['Transition plan'], [true]],
    [true, 'en-GB', 'Everything we hold about Ann & <Lee>', ['Everything we hold about you'], [true, true]],
  ]);
});
