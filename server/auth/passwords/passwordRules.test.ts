import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { breachedPasswords } from './breachedPasswords.ts';
import { commonLongPasswords } from './commonLongPasswords.fixture.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { checkNewPassword } from './passwordRules.ts';

const owner = {
  email: 'leah.porter@example.test',
  first_name: 'Léah',
  last_name: 'Porter',
  company: { name: 'Quexley Fabrications' },
};
const tenant = { name: 'Op Hired', product_name: 'Stellarbourne', is_demo: false };
const refusalOf = async (password: string, of = tenant) =>
  (await checkNewPassword({ password, password_confirmation: password }, owner, of)).password?.[0] ?? null;

const passing = async (passwords: string[]) => {
  const refusals = await Promise.all(passwords.map((password) => refusalOf(password)));
  return passwords.filter((_, index) => refusals[index] === null);
};

test('SEC-03 of the commonest passwords of 12 characters or more at least 95 % are refused', async () => {
  expect(new Set(commonLongPasswords).size).toBeGreaterThan(170);
  expect((await passing(commonLongPasswords)).length).toBeLessThanOrEqual(commonLongPasswords.length * 0.05);
});

test('SEC-03 the shipped list has 30,000 breached passwords and more, and refuses each', async () => {
  const list = [...(await breachedPasswords())];
  expect(list.length).toBeGreaterThanOrEqual(30_000);
  expect(list.filter((password) => password.length < 12)).toEqual([]);
  const every97th = list.filter((_, index) => index % 97 === 0);
  expect(await passing(every97th)).toEqual([]);
  const longOnes = (dictionary['passwords-common'] as string[]).filter(({ length }) => length >= 12);
  expect(await passing(longOnes)).toEqual([]);
});

test.each([
  ['tequieromucho', 'This password has appeared in a data breach. Choose a different one'],
  ['Te Quiero Mucho 99!', 'This password has appeared in a data breach. Choose a different one'],
  ['helloworld2026', 'This password is easy to guess. Add another unrelated word or two'],
  ['Honor-Service-2026', 'This is our demo password. Choose your own'],
  ['honor service 2026', 'This is our demo password. Choose your own'],
])('SEC-03 %s is refused with what to do instead', async (password, message) => {
  expect(await refusalOf(password)).toBe(message);
});

test('SEC-03 the demo’s people keep their published password', async () => {
  expect(await refusalOf('Honor-Service-2026', { ...tenant, is_demo: true })).toBe(null);
});

test.each(['Quexley-2026', 'Fabrications99', 'Stellarbourne1', 'LeahPorter2024', 'porter.example'])(
  'SEC-03 %s, made of what is known of the person, is easy to guess',
  async (password) => {
    expect(await refusalOf(password)).toMatch(/easy to guess/);
  },
);

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

const phrase = 'This is a well-known phrase. Choose words that nobody else puts together';
const guessable = 'This password is easy to guess. Add another unrelated word or two';

test.each([
  ['correcthorsebatterystaple', phrase],
  ['Correct Horse Battery!', phrase],
  ['c0rrect-h0rse-battery-staple-1', phrase],
  ['MayTheForceBeWithYou4', phrase],
  ['per ardua ad astra 1918', phrase],
  ['Army1234Army!', guessable],
  ['Winter2026Winter', guessable],
  ['Army1234Navy!', guessable],
  ['BritishArmy2026!', guessable],
  ['RoyalMarines1664!', guessable],
  ['OpHired-Recruiter-26', guessable],
  ['Veteran-Recruiter-2026', guessable],
  ['HireVeterans2026!', guessable],
  ['V3teran-Recru1ter-26', guessable],
  ['Summer2026London!', guessable],
  ['Dragon1234Monkey!', guessable],
  ['Harbour2026Harbour', guessable],
  ['2026Gloucester2026', guessable],
  ['gloucester GLOUCESTER 7', guessable],
  ['contraseña123', guessable],
  ['CONTRASEÑA-2026!', guessable],
  ['Lösenord12345', guessable],
  ['jelszó123456', guessable],
  ['mot de passe 12', guessable],
  ['пароль123456', guessable],
  ['παρολα123456', guessable],
])(
  'SEC-03 %s, of a kind that is tried early, is refused with what to do instead',
  async (password, message) => {
    expect(await refusalOf(password)).toBe(message);
  },
);

test.each([
  'four quiet otters row',
  'otter2026heron2026kettle',
  'my sister plays chess on the boat',
  '847205639174',
  'Tj6#vQ9!mLp2',
  '#7;=%&?+*~^k',
  'purple kettle in orbit',
  'přílišžluťoučkýkůň',
])('%s is accepted', async (password) => {
  expect(await refusalOf(password)).toBe(null);
});

test.each(['leah.porter@example.test', 'Leah Porter!!', 'porterleah...', 'LEAH-PORTER-'])(
  '%s is refused as one’s own',
  async (password) => {
    expect(await refusalOf(password)).toBe('Choose a password that is not your email or your name');
  },
);

test('both must be the same', async () => {
  const typed = { password: 'four quiet otters row', password_confirmation: 'four quiet otters' };
  expect(await checkNewPassword(typed, owner, tenant)).toEqual({
    password_confirmation: ['The passwords do not match'],
  });
});
