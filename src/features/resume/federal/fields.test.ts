import { expect, test } from 'vitest';
import { federalGroups, federalLists } from './fields.ts';

test('a person with one name reads what to do with the last name, which is optional', () => {
  const fields = federalGroups.flatMap((group) => ('fields' in group ? group.fields : []));
  const field = (name: string) => fields.find((definition) => definition.name === name);
  expect(field('last_name')).toMatchObject({ hint: 'Leave it empty if you have one name' });
  expect(['first_name', 'last_name'].map((name) => Boolean(field(name)?.required))).toEqual([true, false]);
});

test('a course has what its resume prints of a certificate', () => {
  const names = federalLists.training.fields.map(({ name }) => name);
  expect(names).toEqual(['title', 'provider', 'completed_on', 'expires_on', 'credential_id']);
});
