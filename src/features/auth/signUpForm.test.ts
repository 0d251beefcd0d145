import { expect, test } from 'vitest';
import { accountSchema, emptyAccount } from './signUpForm.ts';

const typed = {
  ...emptyAccount('suharti@example.test', 232),
  ...{ first_name: ' Suharti ', password: 'four quiet otters row', terms_accepted: true },
  password_confirmation: 'four quiet otters row',
};

test('INPUT-02 one name is enough to sign up, and it is the first', () => {
  expect(accountSchema('veteran').parse(typed)).toMatchObject({ first_name: 'Suharti', last_name: '' });
  const { error } = accountSchema('veteran').safeParse({ ...typed, first_name: ' ', last_name: '007' });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Enter your first name',
    'Your last name can’t only contain numbers',
  ]);
});
