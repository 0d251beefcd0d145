/**
 * The moment at which contract tests begin, and from which the seed of their databases counts its days: a Friday morning
 * in the middle of a month. A test that lets time pass starts here.
 */
export const testNow = new Date('2026-11-20T09:00:00Z');
