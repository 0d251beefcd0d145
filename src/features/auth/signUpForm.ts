import * as z from 'zod/mini';
import type { NewAccount } from '../../api/auth.ts';
import { email, firstName, lastName, newPassword, sameTwice } from '../../ui/form/personRules.ts';
import { required } from '../../ui/form/problems.ts';
import { consentFields } from './ConsentFields.tsx';

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

export type CheckedAccount = Pick<
  NewAccount,
  'first_name' | 'last_name' | 'email' | 'country_id' | 'password' | 'password_confirmation' | 'job_title'
> & { marketing_opt_in: boolean };

export const accountSchema = (role: NewAccount['role']) =>
  z.pipe(
    z
      .object({
        first_name: firstName,
        last_name: lastName,
        email,
        job_title:
          role === 'recruiter'
            ? z
                .string()
                .check(
                  z.trim(),
                  z.minLength(1, { error: 'Enter your job title', abort: true }),
                  z.maxLength(80, 'Use 80 characters or fewer'),
                )
            : z.string(),
        country_id: z.string().check(z.minLength(1, required)),
        password: newPassword,
        password_confirmation: z.string(),
        ...consentFields,
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
