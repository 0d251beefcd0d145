import { expect, test } from 'vitest';
import type { CoverageRow } from '../../../api/tailoring.ts';
import { figureText, jobOptions } from './coverageText.ts';

const row = (kind: CoverageRow['kind'], state: CoverageRow['state']): CoverageRow => ({
  ...{ kind, state, asks: 'Welding', reason: '', evidence: [], places: 0, suggestion: null },
});

test.each([
  [[], 'CV', 'This job names no skills or qualifications.'],
  [[row('word', 'covered')], 'CV', 'This job names no skills or qualifications.'],
  [
    [row('required_skill', 'covered'), row('qualification', 'missing'), row('word', 'missing')],
    'CV',
    '1 of 2 skills and qualifications covered.',
  ],
  [
    [row('desired_skill', 'proven_elsewhere')],
    'Resume',
    '0 of 1 skills and qualifications covered, and 1 more shown elsewhere in your resume.',
  ],
])('the figure counts skills and qualifications, and no words', (rows, name, text) =>
  expect(figureText(rows, name)).toBe(text),
);

test('a job that is in no list can still be selected', () => {
  expect(jobOptions([], [], { id: 0, job: undefined })).toEqual([]);
  expect(jobOptions([], [], { id: 31, job: undefined })).toEqual([
    { value: 31, label: 'The job you opened' },
  ]);
  const job = { id: 31, title: 'Fitter', company: 'Northgate' };
  expect(jobOptions([], [], { id: 31, job })).toEqual([{ value: 31, label: 'Fitter, Northgate' }]);
});
