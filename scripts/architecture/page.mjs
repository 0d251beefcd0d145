// docs/architecture.md, and its drawings, which are made from the imports.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOfLayers, importsOfParts } from '../importGraph.mjs';
import { parts, serverLayers } from '../importRules.mjs';
import { root } from '../process.mjs';
import { drawLayers } from './layersDrawing.mjs';
import { drawParts } from './partsDrawing.mjs';

export const pageFile = 'docs/architecture.md';

const contract = {
  name: 'contract',
  holds: 'openapi.gen.d.ts: the types of openapi.yaml',
};

/** @returns {Promise<string>} */
export async function partsDrawing() {
  const all = Object.entries(parts).map(([name, { holds }]) => ({ name, holds }));
  return drawParts([...all, contract], importsOfParts());
}

export function layersDrawing() {
  const files = readdirSync(join(root, 'server')).filter((name) => /^\w+\.ts$/.test(name));
  const assembly = [...serverLayers.assembly, ...files.sort()];
  return drawLayers({ ...serverLayers, assembly }, importsOfLayers());
}

export const readPage = () => readFileSync(join(root, pageFile), 'utf8');
