import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { qualityOf } from '../../src/flows/diagram/quality.ts';
import { levels, viewOf } from '../../src/flows/diagram/view.ts';
import { modelOf } from '../../src/flows/model.ts';
import { root } from '../process.mjs';
import { drawDocuments, type StoredLayouts } from './draw.ts';
import { machines } from './machines.ts';

const charts = await machines();

/** Crossings allowed in the pictures that product owners read; all others have none. */
const crossingsAt: Record<string, number> = {};

test('the printed charts are those of the machines', async () => {
  expect(await drawDocuments({ write: false })).toEqual([]);
});

describe.each(charts)('%s', (name, machine) => {
  const stored = JSON.parse(
    readFileSync(join(root, `src/flows/layouts/${name}.json`), 'utf8'),
  ) as StoredLayouts;

  test.each(levels)('%s: no line over a heading, a box or words, and no words over others', (level) => {
    const layout = stored.levels[level]?.layout;
    if (!layout) throw new Error('no layout');
    const { faults, crossings } = qualityOf(viewOf(modelOf(machine), level), layout);
    expect({ faults, crossings }).toEqual({ faults: [], crossings: crossingsAt[`${name} ${level}`] ?? 0 });
  });
});
