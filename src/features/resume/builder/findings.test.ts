import { expect, test } from 'vitest';
import { empty } from '../../../../tests/fixtures/cv/resumes.ts';
import { findingsIn } from './findings.ts';

const post = (id: string) => ({ id, highlights: ['Ran it', 'Ran it'] });
const base = {
  ...{ title: 'CV', page_size: 'a4' as const, section_order: [], hidden_sections: [] },
  sections: { ...empty.sections, military_exp: [post('a'), post('b')] },
};

test('each finding is at the place of the form that it is about', () => {
  const paths = [
    'military_exp.1.highlights.1',
    'civilian_exp',
    'summary.text',
    'personal_details.city',
    null,
  ];
  const findings = paths.map((path) => ({ path, text: 'Improve it' }));
  expect(findingsIn({ document: { findings }, base }).map(({ text: _, ...place }) => place)).toEqual([
    { section: 'military_exp', entryId: 'b', fieldId: 'military_exp.b.highlights.1' },
    { section: 'civilian_exp', entryId: null, fieldId: 'civilian_exp' },
    { section: 'summary', entryId: null, fieldId: 'summary.text' },
    { section: 'personal_details', entryId: null, fieldId: 'personal_details.city' },
    { section: null, entryId: null, fieldId: '' },
  ]);
});

test('a CV without findings and an answer without the field have none', () => {
  expect([findingsIn({ document: { findings: [] }, base }), findingsIn({ document: {}, base })]).toEqual([
    [],
    [],
  ]);
});
