import * as z from 'zod/mini';
import type { Credentials } from '../../api/auth.ts';

const credentials = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Email is required!', abort: true }),
      z.email('Email must be a valid email address'),
    ),
  password: z.string().check(z.trim(), z.minLength(1, 'Password is required')),
});

type Typed = Pick<Credentials, 'email' | 'password'>;

export type CheckedCredentials =
  | { values: Typed; errors: null }
  | { values: null; errors: { [Field in keyof Typed]?: string } };

/** Trims what was typed; the first thing wrong with each field, in the words of the form. */
export function checkCredentials(typed: Record<string, unknown>): CheckedCredentials {
  const result = z.safeParse(credentials, typed);
  if (result.success) return { values: result.data satisfies Typed, errors: null };
  const { email, password } = z.flattenError(result.error).fieldErrors;
  return {
    values: null,
    errors: { ...(email && { email: email[0] }), ...(password && { password: password[0] }) },
  };
}
