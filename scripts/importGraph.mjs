// Which part of the project and which layer of the server imports from which others, for the drawings of docs/architecture.md.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { partOf, parts, serverLayers, sourcesBelow, sourcesOf, test } from './importRules.mjs';
import { root } from './process.mjs';

/** @param {string} path @param {string} text @returns {string[]} the other parts that one file imports from */
export function partsImportedBy(path, text) {
  const from = partOf(path).split('/')[0] ?? '';
  const named = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  const inside = named.filter((specifier) => specifier.startsWith('.'));
  const packages = named.flatMap((specifier) => {
    const [name = ''] = specifier.split('/');
    return name in parts && !specifier.startsWith('.') ? [name] : [];
  });
  const reached = [
    ...inside.map((specifier) => partOf(normalize(join(dirname(path), specifier))).split('/')[0] ?? ''),
    ...packages,
  ];
  return [...new Set(reached)].filter((to) => to !== from && (to in parts || to === 'contract')).sort();
}

/** @returns {Map<string, string[]>} which parts each part imports from, without tests */
export function importsOfParts(base = root) {
  /** @type {Map<string, string[]>} */
  const imports = new Map(Object.keys(parts).map((part) => [part, []]));
  for (const path of sourcesOf(base)) {
    const from = partOf(path).split('/')[0] ?? '';
    if (test.test(path)) continue;
    const earlier = imports.get(from) ?? [];
    const reached = partsImportedBy(path, readFileSync(join(base, path), 'utf8'));
    imports.set(from, [...new Set([...earlier, ...reached])].sort());
  }
  return imports;
}

/** @param {string} path @returns {string | undefined} the layer of a file of the server */
function layerOf(path) {
  const [area = ''] = path.split('/').slice(1, -1);
  if (area === '') return 'assembly';
  return Object.entries(serverLayers).find(([, areas]) => areas.includes(area))?.[0];
}

/** @param {string} path @param {string} text @returns {string[]} for each import from another layer of the server, that layer */
export function layersImportedBy(path, text) {
  return ts
    .preProcessFile(text)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => normalize(join(dirname(path), fileName)))
    .filter((target) => target.startsWith('server/'))
    .flatMap((target) => layerOf(target) ?? [])
    .filter((layer) => layer !== layerOf(path));
}

/** @returns {Map<string, Map<string, number>>} how often each layer imports from each other one, tests aside */
export function importsOfLayers(base = root) {
  /** @type {Map<string, Map<string, number>>} */
  const counts = new Map(Object.keys(serverLayers).map((layer) => [layer, new Map()]));
  for (const path of sourcesBelow(base, 'server')) {
    const ofLayer = counts.get(layerOf(path) ?? '');
    if (test.test(path) || !ofLayer) continue;
    for (const to of layersImportedBy(path, readFileSync(join(base, path), 'utf8')))
      ofLayer.set(to, (ofLayer.get(to) ?? 0) + 1);
  }
  return counts;
}
