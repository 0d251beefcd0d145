import { expect, test } from 'vitest';
import { emptyJob, openingsErrors, salaryErrors, stepOf } from './typed.ts';

test.each(['', '0', '1000', '2.5', 'two'])('“%s” is no number of openings', (openings) => {
  expect(Object.keys(openingsErrors({ ...emptyJob(232), openings }))).toEqual(['openings']);
  expect(openingsErrors({ ...emptyJob(232), openings: '12' })).toEqual({});
});

test('every field has its step', () => {
  expect(['title', 'salary.min', 'skills.0.name', 'closes_on', 'questions.0.title'].map(stepOf)).toEqual([
    0, 1, 2, 3, 3,
  ]);
});

test('a salary over the limit of the contract is reported at its end before it is sent', () => {
  const salary = (salary_min: string, salary_max: string) =>
    salaryErrors({ ...emptyJob(232), salary_min, salary_max });
  expect([
    salary('20000000', '20,000,000'),
    salary('', '20000000.01'),
    salary('20000001', '30000000'),
  ]).toEqual([
    {},
    { 'salary.max': 'Enter 20,000,000 or less' },
    { 'salary.min': 'Enter 20,000,000 or less', 'salary.max': 'Enter 20,000,000 or less' },
  ]);
});
