// The end of a run of the tests: what its processor time is compared with, and what is kept of it until someone stores it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../process.mjs';
import { compare } from './comparison.mjs';
import { readNotes } from './notes.mjs';
import { isMeasurable } from './processes.mjs';

/** @typedef {import('./comparison.mjs').Run} Run */
/** @typedef {import('./comparison.mjs').Stored} Stored */

export const storedFile = join(root, 'scripts/processorTime.json');
export const lastRunFile = join(root, '.cache/processorTime/run.json');

/** Where the tests of a stage note what each of them costs. @param {string} stage */
export const notesFile = (stage) => join(root, `.cache/processorTime/${stage}.jsonl`);

/** @template T @param {string} path @returns {T | undefined} */
export const readIfThere = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** @param {string} path @param {unknown} value @param {number} [indent] */
export function writeJson(path, value, indent) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, indent)}\n`);
}

/** @returns {import('./comparison.mjs').Place} without what only some stages use */
function placeOfMachine() {
  const [processor] = cpus();
  return {
    machine: `${cpus().length} × ${processor?.model.trim() ?? 'unknown'}`,
    node: process.version.split('.')[0] ?? '',
  };
}

/**
 * @param {import('./comparison.mjs').MeasuredStage[]} stages
 * @param {object} options
 * @param {boolean} options.isUsual that nothing makes this run longer or shorter than `npm test` alone
 * @param {boolean} options.isWhole that it ran every stage
 * @param {import('./comparison.mjs').Place} options.place the browser and the database
 * @param {{ failed: number, flaky: string[] }} options.summary
 * @returns {{ lines: string[], problem?: string }}
 */
export function concludeTimes(stages, { isUsual, isWhole, place, summary }) {
  if (!isMeasurable) return { lines: ['Processor time: not measured on this system.'] };
  /** @type {Run} */
  const run = {
    place: { ...placeOfMachine(), ...place },
    stages,
    items: stages.flatMap(({ name: stage }) =>
      readNotes(notesFile(stage)).map(({ name, ticks }) => ({ name, stage, seconds: ticks / 100 })),
    ),
  };
  const obstacles = [
    ...(summary.failed > 0 ? ['tests failed'] : []),
    ...(summary.flaky.length > 0 ? ['stories were tried twice'] : []),
  ];
  if (isUsual && isWhole && obstacles.length === 0) writeJson(lastRunFile, run);
  /** @type {Stored | undefined} */
  const stored = isUsual ? readIfThere(storedFile) : undefined;
  return compare(run, stored, obstacles);
}
