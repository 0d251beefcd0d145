/**
 * Property tests draw the same examples in every run of the gate. FAST_CHECK_SEED takes another number, or `random`; a
 * failure names the seed it was found with.
 */
import { relative } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect } from 'vitest';
import { countFile } from '../../../scripts/processorTime/notes.mjs';

const seed = process.env.FAST_CHECK_SEED ?? '1776';
if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });

const count = countFile();
// What the first file of a worker imports, the others share: it is no cost of that file.
const isFirst = process.env.FIRST_FILE_OF !== String(process.pid);
process.env.FIRST_FILE_OF = String(process.pid);
beforeAll(() => {
  if (isFirst) count.note('first imports of each worker');
});
afterAll(() => {
  const name = relative(process.cwd(), expect.getState().testPath ?? 'no test');
  count.note(process.env.TEST_DATABASE === 'pglite' ? `${name} on PGlite` : name);
});
