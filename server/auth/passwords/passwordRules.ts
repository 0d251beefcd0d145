import { normalForm } from '../../../src/documents/normalForm.ts';
import type { Tenant } from '../../db/schema/tenants.ts';
import { fold } from '../../formats/fold.ts';
import { isBreached } from './breachedPasswords.ts';
import { commonWords, isCommonPassword, undisguised, withoutRepeats } from './commonPasswords.ts';
import { demoPassword } from './demoPassword.ts';
import { isKnownPhrase } from './knownPhrases.ts';
import { isStrongPassword } from './passwordStrength.ts';

interface NewPassword {
  password: string;
  password_confirmation: string;
}

interface Owner {
  email: string;
  first_name?: string;
  middle_name?: string | null | undefined;
  last_name?: string;
  company?: { name: string } | null | undefined;
}

export type PasswordTenant = Pick<Tenant, 'name' | 'product_name' | 'is_demo'>;

const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

const isDemoPassword = (password: string) => letters(password) === letters(demoPassword);

function personalWords(owner: Owner, { name, product_name }: PasswordTenant): string[] {
  const { email, first_name, middle_name, last_name, company } = owner;
  const texts = [email, first_name, middle_name, last_name, company?.name, name, product_name, 'valour'];
  const words = texts.flatMap((text) => (text ? [text, ...text.split(/[^\p{L}\p{N}]+/u)] : []));
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length > 2);
}

// Of the forces, of hiring and of signing in: tried first here, whatever a list of common words says of their sum.
const context = `
veteran veterans military soldier soldiers sailor airman marine marines army navy airforce force forces royal british american
sergeant corporal captain major colonel lieutenant commander private infantry regiment squadron battalion recruiter recruiters
recruit recruiting recruitment employer employers employee company operator admin administrator candidate candidates jobs job
jobseeker hire hires hired hiring career careers resume resumes platform welcome password passwort passphrase secret login
letmein united kingdom states england scotland wales britain america london
`;
const expectedWords = [...context.trim().split(/\s+/), ...commonWords];

function isLittleBeside(words: string[], password: string): boolean {
  const longestFirst = words.map(letters).sort((a, b) => b.length - a.length);
  return [password, undisguised(password)].map(letters).some((form) => {
    const rest = longestFirst.reduce((text, word) => (word ? text.replaceAll(word, '') : text), form);
    return rest.length < 6 && rest !== form;
  });
}

// Passwords as the lists have them, `contrasena` for `contraseña`: no accents, capitals, separators or signs at the end.
const plain = (password: string) =>
  normalForm(password, 'NFD')
    .replace(/[\p{M}\s._-]+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+$/u, '');

async function isGuessable(password: string, words: string[]): Promise<boolean> {
  const forms = [password, plain(password), plain(withoutRepeats(password))];
  if (forms.some(isCommonPassword) || isLittleBeside([...words, ...expectedWords], password)) return true;
  const strengths = await Promise.all([...new Set(forms)].map((form) => isStrongPassword(form, words)));
  return strengths.includes(false);
}

async function faultOf(password: string, owner: Owner, tenant: PasswordTenant): Promise<string | null> {
  const { email, first_name = '', last_name = '' } = owner;
  const own = [email, email.split('@')[0]!, first_name + last_name, last_name + first_name].map(letters);
  const typed = letters(password);
  if (own.some((name) => name !== '' && name === typed)) {
    return 'Choose a password that is not your email or your name';
  }
  if (!tenant.is_demo && isDemoPassword(password)) {
    return 'This is our demo password. Choose your own';
  }
  if (await isBreached(password)) {
    return 'This password has appeared in a data breach. Choose a different one';
  }
  if (isKnownPhrase(password)) {
    return 'This is a well-known phrase. Choose words that nobody else puts together';
  }
  if (await isGuessable(password, personalWords(owner, tenant))) {
    return 'This password is easy to guess. Add another unrelated word or two';
  }
  return null;
}

export async function checkNewPassword(
  { password, password_confirmation }: NewPassword,
  owner: Owner,
  tenant: PasswordTenant,
): Promise<Record<string, string[]>> {
  const fault = await faultOf(password, owner, tenant);
  return {
    ...(fault ? { password: [fault] } : {}),
    ...(password === password_confirmation ? {} : { password_confirmation: ['The passwords do not match'] }),
  };
}
