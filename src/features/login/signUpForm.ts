import * as z from 'zod/mini';
import type { NewAccount } from '../../api/auth.ts';
import { required } from '../../ui/form/problems.ts';

export interface TypedAccount {
  first_name: string;
  last_name: string;
  email: string;
  job_title: string;
  country_id: string;
  password: string;
  password_confirmation: string;
  terms_accepted: boolean;
  marketing_opt_in: boolean;
}

export const emptyAccount = (email: string | undefined, countryId: number): TypedAccount => ({
  first_name: '',
  last_name: '',
  email: email ?? '',
  job_title: '',
  country_id: String(countryId),
  password: '',
  password_confirmation: '',
  terms_accepted: false,
  marketing_opt_in: false,
});

const name = (what: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: `Enter your ${what}`, abort: true }),
      z.maxLength(60, `Use 60 letters at most for your ${what}`),
      z.regex(/\D/, `Your ${what} cannot be only digits`),
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
    z.maxLength(128, 'Use 128 characters at most'),
  );

export const sameTwice = <Typed extends { password: string; password_confirmation: string }>() =>
  z.refine<Typed>(({ password, password_confirmation }) => password === password_confirmation, {
    error: 'The two passwords are not the same',
    path: ['password_confirmation'],
  });

export type CheckedAccount = Pick<
  NewAccount,
  'first_name' | 'last_name' | 'email' | 'country_id' | 'password' | 'password_confirmation' | 'job_title'
> & { marketing_opt_in: boolean };

/** The output is what is sent, but for what the page itself knows. */
export const accountSchema = (role: NewAccount['role']) =>
  z.pipe(
    z
      .object({
        first_name: name('first name'),
        last_name: name('last name'),
        email,
        job_title:
          role === 'recruiter'
            ? z
                .string()
                .check(
                  z.trim(),
                  z.minLength(1, { error: 'Enter your job title', abort: true }),
                  z.maxLength(80, 'Use 80 letters at most'),
                )
            : z.string(),
        country_id: z.string().check(z.minLength(1, required)),
        password: newPassword,
        password_confirmation: z.string(),
        terms_accepted: z.boolean().check(z.refine((yes) => yes, 'Accept the terms to create an account')),
        marketing_opt_in: z.boolean(),
      })
      .check(sameTwice()),
    z.transform(
      ({ terms_accepted: _, job_title, country_id, ...rest }): CheckedAccount => ({
        ...rest,
        country_id: Number(country_id) as NewAccount['country_id'],
        ...(role === 'recruiter' && { job_title }),
      }),
    ),
  );
