import { expect, test } from 'vitest';
import { aRecruiter } from '../../../../tests/support/unit/people.ts';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import { templateValuesOf, templateValuesOfMany } from './templateValues.ts';

const application = (profile: object | null) =>
  ({
    ...{ id: 12, profile },
    job: { id: 3, title: 'Fitter', company: { id: 4, name: 'Northgate Logistics' } },
  }) as unknown as ReceivedApplication;

test.each([
  ['Leah', { first_name: 'Leah', last_name: 'Bennett' }],
  ['Candidate 12', null],
])('a template calls an applicant %s, as their page does', (name, profile) => {
  expect(templateValuesOf(application(profile), aRecruiter())).toEqual({
    ...{ 'first name': name, job: 'Fitter', company: 'Northgate Logistics', 'my name': 'Claire Reid' },
  });
});

test('a template for several applicants calls none of them by name', () => {
  const company = { id: 4, name: 'Northgate Logistics', status: 'active' } as never;
  expect(templateValuesOfMany({ title: 'Fitter', company }, aRecruiter())).toEqual({
    ...{ 'first name': null, job: 'Fitter', company: 'Northgate Logistics', 'my name': 'Claire Reid' },
  });
});
