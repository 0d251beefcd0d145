import { expect, test } from 'vitest';
import { layersImportedBy, partsImportedBy } from '../importGraph.mjs';
import { brokenHops, declaredIn, hopsOf } from './clicks.mjs';
import { drawLayers } from './layersDrawing.mjs';
import { drawParts } from './partsDrawing.mjs';

test('a file imports from the other parts that it names, also lazily and as a type; packages and its own part aside', () => {
  const text = `
    import { a } from './own.ts';
    import type { B } from '../../../openapi.gen.d.ts';
    import { useState } from 'react';
    import text from '../../../docs/requirements.yaml?raw';
    const page = () => import('../../ui/Page.tsx');
    export { c } from '../../machines/c.ts';`;
  expect(partsImportedBy('src/features/auth/Login.tsx', text)).toEqual(['contract', 'machines', 'ui']);
});

test('the drawing has a box for each part and an arrow for each import, and says them in words', async () => {
  const parts = ['top', 'left', 'right'].map((name) => ({ name, holds: 'what it <holds>' }));
  const svg = await drawParts(
    parts,
    new Map([
      ['top', ['left', 'right']],
      ['right', ['left']],
    ]),
  );
  expect([
    svg.match(/class="row"/g)?.length,
    svg.match(/class="import"/g)?.length,
    svg.match(/class="head"/g)?.length,
    /aria-label="([^"]*)"/.exec(svg)?.[1],
    svg.includes('&lt;holds>'),
  ]).toEqual([3, 3, 3, 'Parts: top imports left, top imports right, right imports left', true]);
});

test('an import within the server counts for the layer it leads to, its own aside', () => {
  const text = `
    import { a } from './own.ts';
    import type { B } from '../companies/companyFields.ts';
    import { inTenant } from '../db/database.ts';
    import { skeleton } from '../formats/skeleton.ts';
    import type { C } from '../../openapi.gen.d.ts';
    import { eq } from 'drizzle-orm';`;
  expect(layersImportedBy('server/jobs/jobs.ts', text)).toEqual(['platform', 'platform']);
  expect(layersImportedBy('server/app.ts', "import { jobs } from './jobs/jobs.ts';")).toEqual(['hiring']);
  expect(layersImportedBy('server/seed/seed.ts', "import { app } from '../app.ts';")).toEqual([]);
});

test('the drawing of the layers has a row for each with its areas, the lowest at the bottom, and a dot for each pair', () => {
  const svg = drawLayers(
    { low: ['db', 'http'], middle: ['auth'], high: ['jobs'] },
    new Map([
      ['low', new Map()],
      ['middle', new Map([['low', 80]])],
      [
        'high',
        new Map([
          ['low', 20],
          ['middle', 2],
        ]),
      ],
    ]),
  );
  const rows = [...svg.matchAll(/class="name" x="\d+" y="(\d+)">(\d \w+)</g)].map(([, y, name]) => ({
    y: Number(y),
    name,
  }));
  expect(rows.sort((left, right) => left.y - right.y).map(({ name }) => name)).toEqual([
    '2 high',
    '1 middle',
    '0 low',
  ]);
  expect([...svg.matchAll(/class="area"[^>]*>(\w+)/g)].map(([, area]) => area)).toEqual([
    'db',
    'http',
    'auth',
    'jobs',
  ]);
  const dots = (svg.split('class="name"')[0] ?? '').matchAll(/class="dot"[^>]* r="(\d)"/g);
  expect([...dots].map(([, radius]) => radius)).toEqual(['7', '5', '3']);
  expect(svg).toContain(
    'aria-label="Layers of the server: middle imports low, high imports low, high imports middle"',
  );
});

test('a row that links a file is a hop; other rows and texts are none', () => {
  const page =
    '| Where | What |\n|---|---|\n| [a](../src/a.ts) | `one`, `two` | does |\n[b](../src/b.ts) `three`';
  expect(hopsOf(page)).toEqual([{ file: 'src/a.ts', names: ['one', 'two'] }]);
});

test('functions, values, methods, states and operations are declared; what is only used is not', () => {
  const text =
    "const a = { signingIn: { invoke: { src: 'login' } }, async logout() {} }; function b() { c(); } export const { d } = a;";
  expect([...declaredIn('a.ts', text)]).toEqual(['a', 'signingIn', 'invoke', 'src', 'logout', 'b']);
  expect([...declaredIn('openapi.yaml', '      operationId: login\n')]).toEqual(['login']);
});

test('a missing file, a missing name and a page without clicks are reported', () => {
  const gone =
    '| [a](../src/gone.ts) | `a` |\n| [b](../scripts/importRules.mjs) | `parts`, `noSuchName` |\n| [c](../scripts/importRules.mjs) | |';
  expect(brokenHops(gone)).toEqual([
    'docs/architecture.md names src/gone.ts, which is not there.',
    'docs/architecture.md looks for noSuchName in scripts/importRules.mjs, which does not declare it.',
    'docs/architecture.md names nothing in scripts/importRules.mjs.',
  ]);
  expect(brokenHops('')).toEqual(['docs/architecture.md follows no click.']);
});
