// `node scripts/processorTime/store.mjs` stores the processor time of the last whole run that passed, for later runs to keep to.
import { storedFrom } from './comparison.mjs';
import { lastRunFile, readIfThere, storedFile, writeJson } from './run.mjs';

/** @type {import('./comparison.mjs').Run | undefined} */
const run = readIfThere(lastRunFile);
if (run) writeJson(storedFile, storedFrom(run, readIfThere(storedFile)), 2);
else {
  console.error('There is no whole run to store: `npm test` has to pass first.');
  process.exitCode = 1;
}
