// What a name, an address and a password have to be, in any form that asks for them.
import * as z from 'zod/mini';

const name = (what: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: `Enter your ${what}`, abort: true }),
      z.maxLength(60, `Use 60 characters or fewer for your ${what}`),
      z.regex(/\D/, `Your ${what} can’t only contain numbers`),
    );

export const firstName = name('first name');
export const lastName = name('last name');

export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Email is required!', abort: true }),
    z.email('Email must be a valid email address'),
  );

export const newPassword = z
  .string()
  .check(
    z.minLength(1, { error: 'Password is required', abort: true }),
    z.minLength(12, 'Use at least 12 characters'),
    z.maxLength(128, 'Use 128 characters or fewer'),
  );

export const sameTwice = <Typed extends { password: string; password_confirmation: string }>() =>
  z.refine<Typed>(({ password, password_confirmation }) => password === password_confirmation, {
    error: 'The passwords don’t match',
    path: ['password_confirmation'],
  });
