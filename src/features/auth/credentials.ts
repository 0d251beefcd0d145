import * as z from 'zod/mini';
import type { Credentials } from '../../api/auth.ts';
import { email } from '../../ui/form/personRules.ts';

const credentials = z.object({
  email,
  password: z.string().check(z.trim(), z.minLength(1, 'Password is required')),
});

type Typed = Pick<Credentials, 'email' | 'password'>;

type CheckedCredentials =
  | { values: Typed; errors: null }
  | { values: null; errors: { [Field in keyof Typed]?: string } };

export function checkCredentials(typed: Record<string, unknown>): CheckedCredentials {
  const result = z.safeParse(credentials, typed);
  if (result.success) return { values: result.data satisfies Typed, errors: null };
  const wrong = z.flattenError(result.error).fieldErrors;
  return {
    values: null,
    errors: {
      ...(wrong.email && { email: wrong.email[0] }),
      ...(wrong.password && { password: wrong.password[0] }),
    },
  };
}
