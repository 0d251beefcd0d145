/** Never contains personal data. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors?: Record<string, string[]>;
  readonly data?: unknown;
  readonly retryAfter?: number;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: { errors?: Record<string, string[]>; data?: unknown; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = extra.errors;
    this.data = extra.data;
    this.retryAfter = extra.retryAfter;
  }
}

export const unauthenticated = () => new Problem(401, 'unauthenticated', 'Please sign in.');

export const notFound = () => new Problem(404, 'not_found', 'We could not find what you asked for.');

export const invalid = (errors: Record<string, string[]>, message = 'Some answers need another look.') =>
  new Problem(422, 'validation_failed', message, { errors });

export const versionConflict = (current: unknown) =>
  new Problem(409, 'version_conflict', 'This was changed in another window. Check it and try again.', {
    data: current,
  });

export const invalidTransition = (allowed: string[]) =>
  new Problem(409, 'invalid_transition', 'That step is not possible from here.', { data: { allowed } });

export const tenantNotFound = () =>
  new Problem(404, 'tenant_not_found', 'There’s no service at this address.');
