import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { readArguments, supported } from './everyNode.mjs';
import { nodeFits } from './install.mjs';
import { root } from './process.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

test('the versions come first, and the rest is for npm test', () => {
  expect([[], ['26'], ['20', '26', '--', 'unit', 'login'], ['contract', '24']].map(readArguments)).toEqual([
    { versions: supported, rest: [] },
    { versions: ['26'], rest: [] },
    { versions: ['20', '26'], rest: ['unit', 'login'] },
    { versions: supported, rest: ['contract', '24'] },
  ]);
  expect(() => readArguments(['18', '26', '19'])).toThrow(
    'The tests do not run with Node 18, 19: choose from 20, 22, 24, 26.',
  );
});

test('the workflow tests the supported versions, which are those of package.json', () => {
  const { jobs } = /** @type {any} */ (load(read('.github/workflows/ci.yml')));
  const engines = ['package.json', 'packages/statechart-paths/package.json'].map(
    (path) => JSON.parse(read(path)).engines.node,
  );
  const released = ['16', '18', '20', '22', '24', '26'];
  expect({
    tested: jobs.test.strategy.matrix.node.map(String),
    allowed: engines.map((range) => released.filter((major) => nodeFits(`v${major}.99.0`, range))),
    suggested: supported.includes(read('.nvmrc').trim()),
  }).toEqual({ tested: supported, allowed: [supported, supported], suggested: true });
});
