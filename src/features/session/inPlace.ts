import type { Failure } from '../../machines/failure.ts';

/** Only the password was asked for. */
export const inPlace = (failure: Failure | null) =>
  failure?.code === 'invalid_credentials'
    ? { ...failure, message: 'That’s not your current password' }
    : failure;
