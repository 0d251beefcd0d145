import { expect, test } from 'vitest';
import { cyclesOf, isCounted, shapeOf, sharedNames } from './shape.mjs';

test('counts what a file exports, imports and comments', () => {
  const text = [
    "import { b } from './b.ts';",
    "import type { C } from '../c.ts';",
    "import { readFileSync } from 'node:fs';",
    '/** Doubles. */',
    'export const twice = (n: number) => n * 2;',
    'export type Name = string;',
    'const own = 1;',
    `export function long() {\n${'  b();\n'.repeat(59)}}`,
    `function longest() {\n${'  b();\n'.repeat(60)}}`,
    '',
  ].join('\n');
  expect(shapeOf('src/a/a.ts', text)).toEqual({
    path: 'src/a/a.ts',
    lines: text.split('\n').length - 1,
    docComments: 1,
    longFunctions: 2,
    exported: ['twice', 'Name', 'long'],
    imported: ['src/a/b.ts'],
  });
});

test('finds files that import each other in a circle, and no others', () => {
  const files = [
    { path: 'a.ts', imported: ['b.ts', 'd.ts'] },
    { path: 'b.ts', imported: ['c.ts'] },
    { path: 'c.ts', imported: ['a.ts'] },
    { path: 'd.ts', imported: ['e.ts'] },
    { path: 'e.ts', imported: [] },
  ];
  expect(cyclesOf(files)).toEqual([['c.ts', 'b.ts', 'a.ts']]);
});

test('names every file that exports a shared name', () => {
  /** @param {string} path @param {string[]} exported */
  const file = (path, exported) => ({
    path,
    exported,
    lines: 1,
    docComments: 0,
    longFunctions: 0,
    imported: [],
  });
  expect(sharedNames([file('a.ts', ['Step', 'x']), file('b.ts', ['Step']), file('c.ts', ['y'])])).toEqual([
    ['Step', ['a.ts', 'b.ts']],
  ]);
});

test('leaves out tests and reference data', () => {
  const paths = ['src/a.tsx', 'server/b.ts', 'src/a.test.tsx', 'server/seed/data/r.ts', 'scripts/c.ts'];
  expect(paths.filter(isCounted)).toEqual(['src/a.tsx', 'server/b.ts']);
});
