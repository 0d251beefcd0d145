/** What a new password must be: neither common nor the person's own e-mail or name. Its length is in the contract. */
import { fold } from '../fold.ts';
import { isCommonPassword } from './commonPasswords.ts';

interface NewPassword {
  password: string;
  password_confirmation: string;
}

interface Owner {
  email: string;
  first_name?: string;
  last_name?: string;
}

const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Messages by field; empty when it may be used. */
export function checkNewPassword({ password, password_confirmation }: NewPassword, owner: Owner) {
  const { email, first_name = '', last_name = '' } = owner;
  const own = [email, email.split('@')[0]!, first_name + last_name, last_name + first_name].map(letters);
  const typed = letters(password);
  const errors: Record<string, string[]> = {};
  if (own.some((name) => name !== '' && name === typed)) {
    errors.password = ['Choose a password that is not your e-mail or your name'];
  } else if (isCommonPassword(password)) {
    errors.password = ['This password is easy to guess. Choose another one'];
  }
  if (password !== password_confirmation) errors.password_confirmation = ['The passwords do not match'];
  return errors;
}
