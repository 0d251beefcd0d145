import { expect, test } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';
import { checkNewPassword } from './passwordRules.ts';

const owner = { email: 'leah.porter@example.test', first_name: 'Léah', last_name: 'Porter' };
const refusalOf = (password: string) =>
  checkNewPassword({ password, password_confirmation: password }, owner).password?.[0] ?? null;

test.each([
  'password1234',
  'Password2026!',
  'P@ssw0rd1234',
  'passwordpassword',
  'adminadminadmin',
  'administrator',
  'iloveyouiloveyou',
  'qwertyuiopasdf',
  '1q2w3e4r5t6y',
  '123456789012',
  '098765432109',
  '111111111111',
  'abcabcabcabcabc',
  'qwerty123456',
  'abc123abc123',
  'letmein-please-1',
  'liverpool2026',
  'helloworld123',
])('%s is refused as common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Honor-Service-2026',
  'four quiet otters row',
  'correct horse battery',
  '847205639174',
  'Tj6#vQ9!mLp2',
  'přílišžluťoučkýkůň',
])('%s is accepted', (password) => {
  expect(refusalOf(password)).toBe(null);
});

test.each(['leah.porter@example.test', 'Leah Porter!!', 'porterleah...', 'LEAH-PORTER-'])(
  '%s is refused as one’s own',
  (password) => {
    expect(refusalOf(password)).toBe('Choose a password that is not your e-mail or your name');
  },
);

test('both must be the same', () => {
  const typed = { password: 'four quiet otters row', password_confirmation: 'four quiet otters' };
  expect(checkNewPassword(typed, owner)).toEqual({ password_confirmation: ['The passwords do not match'] });
});
