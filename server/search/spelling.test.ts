import { expect, test } from 'vitest';
import { correctedTitles, nearestSpelling } from './spelling.ts';

test.each([
  ['electrican', ['electrical', 'electrician', 'electric'], 'electrician'],
  ['land', ['england', 'atlanta'], null],
  ['farriar', ['farrier', 'carrier'], 'farrier'],
  ['muscian', ['musician', 'russian'], 'musician'],
  ['drver', ['driver', 'rover'], 'driver'],
  ['xylographer', ['photographer', 'geographer'], null],
  ['plubmr', ['lumber', 'plumber'], 'plumber'],
  ['mchnic', ['mechanic'], 'mechanic'],
  ['python', ['piston'], null],
  ['drvr', ['driver'], null],
])('%s is nearest to, of %j, %s', (typed, words, nearest) => {
  expect(nearestSpelling(typed, words)).toBe(nearest);
});

test.each([
  ['electrican', 'electrician'],
  ['plumer', 'plumber'],
  ['helth and safety', 'health and safety'],
  ['plubmr leeds', 'plumber leeds'],
  // Words of titles, however rare, are no misspellings.
  ['planer', null],
  ['land surveyor', null],
  ['88M20', null],
  ['logistics co-ordinator', null],
])('%s is corrected to %s', (typed, corrected) => {
  expect(correctedTitles(typed)).toBe(corrected);
});
