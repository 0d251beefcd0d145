/**
 * Property tests draw the same examples in every run of the gate. FAST_CHECK_SEED takes another number, or `random`; a
 * failure names the seed it was found with.
 */
import fc from 'fast-check';

const seed = process.env.FAST_CHECK_SEED ?? '1776';
if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
