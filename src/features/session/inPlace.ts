import type { Failure } from '../../machines/failure.ts';

/** The password alone was asked for: there is no other login tab to try. */
export const inPlace = (failure: Failure | null) =>
  failure?.code === 'invalid_credentials'
    ? { ...failure, message: 'That’s not your current password' }
    : failure;
