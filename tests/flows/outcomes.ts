import type { Failure } from '../../src/machines/failure.ts';

const failure = (status: number, code: string, message: string): Failure => ({ status, code, message });

/** The ways any call can fail, as named outcomes of a port. */
export const ended401 = failure(401, 'unauthenticated', 'Please sign in again.');
export const inactive410 = failure(410, 'user_inactive', 'Your account is inactive.');
export const error500 = failure(500, 'server_error', 'There was an error. Please try again');
export const refused422 = failure(422, 'validation_failed', 'Some answers need another look.');
export const wrongPassword422 = {
  ...refused422,
  errors: { current_password: ['That’s not your current password'] },
};
export const conflict409 = failure(409, 'version_conflict', 'This was changed in another window.');

export const failures = { ended401, inactive410, error500 };
export const passwordNeeded422 = failure(422, 'password_needed', 'Choose your password.');
export const deadLink422 = failure(422, 'token_expired', 'This link has run out.');
