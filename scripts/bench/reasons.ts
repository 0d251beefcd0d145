import type { Reasons } from './figures.ts';

/** Why a goal of `docs/figures.md` is not reached. */
export const reasons: Reasons = {};
