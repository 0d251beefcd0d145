import * as z from 'zod/mini';

export const firstName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Enter your first name', abort: true }),
    z.maxLength(60, 'Use 60 characters or fewer for your first name'),
    z.regex(/\D/, 'Your first name can’t only contain numbers'),
  );

// The last name is optional, since many people have only one name.
export const lastName = z
  .string()
  .check(
    z.trim(),
    z.maxLength(60, 'Use 60 characters or fewer for your last name'),
    z.regex(/^$|\D/, 'Your last name can’t only contain numbers'),
  );

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
