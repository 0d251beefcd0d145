// Processor time of processes and their descendants, from /proc. All times are in clock ticks of 10 ms, which every Linux
// reports whatever its kernel counts in.
import { readdirSync, readFileSync } from 'node:fs';

export const isMeasurable = process.platform === 'linux';

/**
 * @typedef {object} Process
 * @property {number} pid
 * @property {number} parent
 * @property {number} started with `pid` the identity: a number is given to another process later
 * @property {number} own
 * @property {number} waited of its descendants that ended and were waited for
 */

/** @param {string} stat the line of /proc/<pid>/stat @returns {Process} */
export function parseStat(stat) {
  // The name in parentheses may contain anything, spaces and parentheses too.
  const end = stat.lastIndexOf(')');
  const fields = stat
    .slice(end + 2)
    .split(' ')
    .map(Number);
  // man 5 proc counts from 1 and includes pid and name: state is field 3 and the first one here.
  const field = (/** @type {number} */ number) => fields[number - 3] ?? 0;
  return {
    pid: Number.parseInt(stat, 10),
    parent: field(4),
    started: field(22),
    own: field(14) + field(15),
    waited: field(16) + field(17),
  };
}

/** @returns {Process[]} */
export function readProcesses() {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [parseStat(readFileSync(`/proc/${name}/stat`, 'latin1'))];
    } catch {
      // It has ended since.
      return [];
    }
  });
}

/** @typedef {Map<number, Process>} Tree */

/**
 * @param {Process[]} processes
 * @param {number[]} roots
 * @param {(process: Process) => boolean} [isExcluded] with its descendants
 * @returns {Tree} the roots and their descendants
 */
export function treeOf(processes, roots, isExcluded = () => false) {
  /** @type {Map<number, Process[]>} */
  const children = new Map();
  for (const process of processes) {
    children.set(process.parent, [...(children.get(process.parent) ?? []), process]);
  }
  /** @type {Tree} */
  const tree = new Map();
  /** @param {Process} process */
  const add = (process) => {
    if (tree.has(process.pid) || isExcluded(process)) return;
    tree.set(process.pid, process);
    for (const child of children.get(process.pid) ?? []) add(child);
  };
  for (const process of processes) if (roots.includes(process.pid)) add(process);
  return tree;
}

/** @param {Process} process */
const ticksOf = ({ own, waited }) => own + waited;

/** @param {Tree} tree */
export const sumOf = (tree) => [...tree.values()].reduce((sum, process) => sum + ticksOf(process), 0);

/**
 * The ticks of processes that ended without being waited for by one of the tree, as they were when last seen. A browser's
 * processes end after the one that started them; whoever waits for them then is no part of the tree.
 * @param {Tree} before
 * @param {Tree} now
 */
export function lostBetween(before, now) {
  /** @param {Process} process */
  const isAlive = ({ pid, started }) => now.get(pid)?.started === started;
  /** @param {Process} process @returns {Process | undefined} */
  const survivorAbove = ({ parent }) => {
    const above = before.get(parent);
    return !above || isAlive(above) ? above : survivorAbove(above);
  };
  let lost = 0;
  /** @type {Map<Process, number>} */
  const ended = new Map();
  for (const process of before.values()) {
    if (isAlive(process)) continue;
    const survivor = survivorAbove(process);
    if (survivor) ended.set(survivor, (ended.get(survivor) ?? 0) + ticksOf(process));
    else lost += ticksOf(process);
  }
  for (const [survivor, ticks] of ended) {
    const inherited = (now.get(survivor.pid)?.waited ?? 0) - survivor.waited;
    lost += Math.max(0, ticks - inherited);
  }
  return lost;
}

/**
 * Adds up what a process and its descendants use, those included that ended meanwhile or were left by their parent.
 * @param {number} root
 * @param {() => Process[]} [read]
 */
export function followProcesses(root, read = readProcesses) {
  /** @type {Tree} */
  let tree = new Map();
  let lost = 0;
  /** @type {Set<number>} */
  const excluded = new Set();
  return {
    /** Leaves it out from now on, with its descendants. @param {number} pid */
    exclude: (pid) => void excluded.add(pid),
    /** @returns {number} ticks so far; the more often it is called, the less is missed */
    ticks() {
      const processes = read();
      const left = processes.filter(({ pid, started }) => tree.get(pid)?.started === started);
      const now = treeOf(processes, [root, ...left.map(({ pid }) => pid)], ({ pid }) => excluded.has(pid));
      lost += lostBetween(tree, now);
      tree = now;
      return lost + sumOf(now);
    },
  };
}
