// What single test files and stories cost, noted by the processes that run them, while `npm test` names the file for it. A story
// is noted with all processes of its worker; a test file with its own and those it waited for, and without PostgreSQL.
import { appendFileSync, readFileSync } from 'node:fs';
import { parseStat, readProcesses, sumOf, treeOf } from './processes.mjs';

const file = process.env.PROCESSOR_TIME_NOTES;

/** @typedef {{ name: string, ticks: number }} Note */

/** @param {string} name @param {number} ticks */
function note(name, ticks) {
  if (file) appendFileSync(file, `${JSON.stringify({ name, ticks })}\n`);
}

function ownTicks() {
  const { own, waited } = parseStat(readFileSync('/proc/self/stat', 'latin1'));
  return own + waited;
}

const treeTicks = () => sumOf(treeOf(readProcesses(), [process.pid]));

/** @param {() => number} ticks */
function startCount(ticks) {
  let last = ticks();
  return {
    /** Notes what was used since the last note. @param {string} name */
    note(name) {
      const now = ticks();
      note(name, now - last);
      last = now;
    },
  };
}

/** @typedef {ReturnType<typeof startCount>} Count */

/** @param {() => number} ticks @returns {Count} */
const countWith = (ticks) => (file ? startCount(ticks) : { note() {} });

/** Of this process. */
export const countFile = () => countWith(ownTicks);

/** Of this process and its descendants. */
export const countStories = () => countWith(treeTicks);

/** @param {string} path @returns {Note[]} each name once, the most expensive first */
export function readNotes(path) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    // Nothing was noted.
  }
  for (const line of text.split('\n').filter(Boolean)) {
    const { name, ticks } = JSON.parse(line);
    sums.set(name, (sums.get(name) ?? 0) + ticks);
  }
  return [...sums].map(([name, ticks]) => ({ name, ticks })).sort((a, b) => b.ticks - a.ticks);
}
