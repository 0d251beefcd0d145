import { expect, test } from 'vitest';
import { emptyJob, openingsErrors, stepOf } from './typed.ts';

test.each(['', '0', '1000', '2.5', 'two'])('“%s” is no number of openings', (openings) => {
  expect(Object.keys(openingsErrors({ ...emptyJob(232), openings }))).toEqual(['openings']);
  expect(openingsErrors({ ...emptyJob(232), openings: '12' })).toEqual({});
});

test('every field has its step', () => {
  expect(['title', 'salary.min', 'skills.0.name', 'closes_on', 'questions.0.title'].map(stepOf)).toEqual([
    0, 1, 2, 3, 3,
  ]);
});
