import { expect, test } from 'vitest';
import { empty } from '../../../../tests/fixtures/cv/resumes.ts';
import { resumeContent } from '../../../documents/resume/resumeContent.ts';
import type { BuilderContent } from './builderContent.ts';
import { isSectionShown, replaceWords, showSection } from './edits.ts';

const post = (highlights: string[], role_title = '') => ({ id: 'a', role_title, highlights });
const content = (highlights: string[], role_title?: string) =>
  ({ sections: { military_exp: [post(highlights, role_title)] } }) as never;

function startingContent(
  security_clearance: BuilderContent['sections']['security_clearance'],
): BuilderContent {
  const { page_size, section_order, hidden_sections, sections } = empty;
  return {
    title: 'CV',
    page_size,
    section_order,
    hidden_sections,
    sections: { ...sections, security_clearance },
  };
}
const headings = (edited: BuilderContent) =>
  resumeContent({ ...empty, ...edited }).sections.map(({ heading }) => heading);

test('plain words go where they were found, and into no other word', () => {
  const before = content(['Worked as CO of a unit, under COSHH', 'Moved to Denver, CO'], 'CO');
  const inLine = { path: 'military_exp.3.highlights.0', from: 'CO', to: 'commanding officer' };
  expect(replaceWords('a', inLine)(before)).toMatchObject({
    sections: {
      military_exp: [
        post(['Worked as commanding officer of a unit, under COSHH', 'Moved to Denver, CO'], 'CO'),
      ],
    },
  });
  expect(replaceWords('a', { ...inLine, path: 'military_exp.3.role_title' })(before)).toMatchObject({
    sections: { military_exp: [{ role_title: 'commanding officer' }] },
  });
});

test.each([
  [undefined, 'applied_to'],
  ['hidden', 'applied_to'],
  ['approved_employers', 'approved_employers'],
] as const)('a clearance that %s may see prints once its section is switched on', (audience, after) => {
  const clearance = { id: 'a', level: 'SC', ...(audience && { audience }) };
  const off = showSection('security_clearance', false)(startingContent([clearance]));
  expect([isSectionShown(off, 'security_clearance'), headings(off)]).toEqual([false, []]);
  const on = showSection('security_clearance', true)(off);
  expect([isSectionShown(on, 'security_clearance'), headings(on)]).toEqual([true, ['Security clearance']]);
  expect(on.sections.security_clearance).toEqual([{ ...clearance, audience: after }]);
});

test('a clearance that nobody may see is shown as switched off', () => {
  const shown = (clearances: BuilderContent['sections']['security_clearance']) =>
    isSectionShown(startingContent(clearances), 'security_clearance');
  expect([shown([]), shown([{ id: 'a', level: 'SC' }])]).toEqual([true, false]);
  expect(
    shown([
      { id: 'a', level: 'SC' },
      { id: 'b', level: 'DV', audience: 'applied_to' },
    ]),
  ).toBe(true);
});
