// @vitest-environment node
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { registerFaces } from '../faces.ts';
import { type PlanPaper, renderPlan } from './render.tsx';

const at = new Date('2026-11-20T00:00:00Z');

beforeAll(() => registerFaces((name) => new URL(`../fonts/${name}.ttf`, import.meta.url).pathname));

const paper: PlanPaper = {
  title: 'Employment plan: Network engineer',
  name: 'Leah Bennett',
  language: 'en-GB',
  summary: ['As of 20 Nov 2026, 25% done', 'Leaving on 31 Mar 2027'],
  entitlement: { programme: 'Core Resettlement Programme', reason: 'Ask.', url: 'https://www.ctp.org.uk/' },
  milestones: [
    { day: '31 Mar 2026', status: 'Late', title: 'Ask to be registered', details: ['It opens early.'] },
  ],
  sections: [{ title: 'Where I am', lines: [['Years served', '9']] }],
  remark: 'Money and home life are left out.',
};

const opened = async (paper: PlanPaper) => {
  const { bytes, pages } = await renderPlan(paper, { at });
  const document = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(document, { mergePages: true });
  return { bytes, pages, document, lines: text.split('\n').map((line) => line.trim()) };
};

test('a plan says on one sheet what is to do, where it leads and what is left out', async () => {
  const { lines, pages, bytes } = await opened(paper);
  expect([pages, lines]).toEqual([
    1,
    [
      'Employment plan: Network engineer',
      'Leah Bennett',
      'As of 20 Nov 2026, 25% done',
      'Leaving on 31 Mar 2027',
      'Core Resettlement Programme: Ask. https://www.ctp.org.uk/',
      'Milestones',
      '31 Mar 2026',
      'Late',
      'Ask to be registered',
      'It opens early.',
      'Where I am',
      'Years served: 9',
      'Money and home life are left out.',
      '1 of 1',
    ],
  ]);
  expect((await opened(paper)).bytes).toEqual(bytes);
});

test('many milestones go on over pages of the country’s size, none of them lost', async () => {
  const many = Array.from({ length: 60 }, (_, n) => ({
    ...paper.milestones[0]!,
    title: `Milestone ${n}`,
    details: ['One line.', 'Another line.'],
  }));
  const { lines, pages, document } = await opened({ ...paper, language: 'en-US', milestones: many });
  const { view } = await document.getPage(1);
  expect([pages > 3, view.slice(2)]).toEqual([true, [612, 792]]);
  expect(lines.filter((line) => line.startsWith('Milestone ')).length).toBe(60);
});

test('a plan without anything yet is still a page', async () => {
  const { lines, pages } = await opened({
    ...paper,
    entitlement: null,
    milestones: [],
    sections: [],
    summary: [],
  });
  expect([pages, lines.includes('None yet.')]).toEqual([1, true]);
});
