export const exits = { ok: 0, failed: 1, usage: 2, environment: 7 } as const;

export class UsageError extends Error {}

/** Something around us is missing or does not work. */
export class EnvironmentError extends Error {}
