import { expect, test } from 'vitest';
import { sectionAt, sectionsOf } from './sections.ts';

test('a recruiter has a company, and any other name of a section leads to the first', () => {
  expect([sectionsOf('veteran'), sectionsOf('recruiter')].map((all) => all.map(({ key }) => key))).toEqual([
    ['personal', 'service', 'preferences', 'visibility', 'notifications', 'security', 'privacy'],
    ['personal', 'company', 'notifications', 'security', 'privacy'],
  ]);
  expect(
    [null, 'security', 'company', 'service', 'no such'].map((key) => [
      sectionAt('veteran', key).key,
      sectionAt('recruiter', key).key,
    ]),
  ).toEqual([
    ['personal', 'personal'],
    ['security', 'security'],
    ['personal', 'company'],
    ['service', 'personal'],
    ['personal', 'personal'],
  ]);
});
