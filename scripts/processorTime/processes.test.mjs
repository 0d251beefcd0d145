import { expect, test } from 'vitest';
import { followProcesses, lostBetween, parseStat, sumOf, treeOf } from './processes.mjs';

/** @typedef {import('./processes.mjs').Process} Process */

/** @param {number} pid @param {number} parent @param {number} own @param {number} [waited] @returns {Process} */
const a = (pid, parent, own, waited = 0) => ({ pid, parent, started: pid * 100, own, waited });

/** @param {Process[]} processes */
const all = (processes) => new Map(processes.map((process) => [process.pid, process]));

test('a line of /proc is read, whatever the process is called', () => {
  const rest =
    'S 41 42 42 0 -1 4194304 101 5 0 0 7 3 20 1 20 0 1 0 42578 3133440 382 18446744073709551615 0 0 0 0 0';
  const expected = { pid: 43, parent: 41, started: 42578, own: 10, waited: 21 };
  expect(parseStat(`43 (node) ${rest}`)).toEqual(expected);
  expect(parseStat(`43 (a) (b 7 9)) ${rest}`)).toEqual(expected);
});

test('a tree has the descendants of its roots, and nothing below what is left out', () => {
  const processes = [a(5, 4, 16), a(2, 1, 1), a(3, 2, 2), a(4, 3, 4), a(6, 2, 8), a(7, 1, 32)];
  const tree = treeOf(processes, [2], ({ pid }) => pid === 4);
  expect([...tree.keys()].sort()).toEqual([2, 3, 6]);
  expect(sumOf(tree)).toBe(11);
});

test('what was waited for by someone is not lost, whoever it was', () => {
  const before = all([a(2, 1, 10), a(3, 2, 20, 5), a(4, 3, 30)]);
  expect(lostBetween(before, all([a(2, 1, 10), a(3, 2, 21, 36)]))).toBe(0);
  expect(lostBetween(before, all([a(2, 1, 10, 55)]))).toBe(0);
});

test('what ended unnoticed by all that are left is lost, as far as it was seen', () => {
  const before = all([a(2, 1, 10), a(3, 2, 20), a(4, 3, 30), a(5, 1, 40)]);
  // The third was waited for by the second, the fourth by nobody; the fifth had lost its parent before.
  expect(lostBetween(before, all([a(2, 1, 10, 20)]))).toBe(70);
});

test('another process with the number of one that ended is another process', () => {
  const before = all([a(2, 1, 10), a(3, 2, 20)]);
  expect(lostBetween(before, all([a(2, 1, 10), { ...a(3, 2, 1), started: 999 }]))).toBe(20);
});

test('a followed process is counted with all that it starts: live, waited for, orphaned and ended', () => {
  let now = [a(1, 0, 500), a(2, 1, 10), a(3, 2, 20), a(4, 3, 30), a(9, 2, 400)];
  const processes = followProcesses(2, () => now);
  processes.exclude(9);
  expect(processes.ticks()).toBe(60);
  // The third was killed and waited for; the fourth lives on below init and starts another.
  now = [a(1, 0, 500), a(2, 1, 12, 20), a(4, 1, 35), a(5, 4, 3), a(9, 2, 900)];
  expect(processes.ticks()).toBe(70);
  now = [a(1, 0, 600, 38), a(2, 1, 12, 20), a(9, 2, 999)];
  expect(processes.ticks()).toBe(70);
});
