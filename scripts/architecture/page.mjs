// Generates the sections of docs/architecture.md that come from the sources; the rest of the page is not changed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOfLayers, importsOfParts, parts, serverLayers } from '../importRules.mjs';
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

/** @param {string[]} cells */
const row = (cells) => `| ${cells.join(' | ')} |`;

/** @param {string[][]} rows the first is the head */
export const table = ([head = [], ...rows]) =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n');

/** @param {readonly string[]} names */
const listed = (names) =>
  names.map((name) => `\`${name.endsWith('/') ? `${name}*` : name}\``).join(', ') || 'none';

/** @param {string} part */
const folderOf = (part) =>
  ({ server: '`server`', 'statechart-paths': '`packages/statechart-paths`' })[part] ?? `\`src/${part}\``;

/** @returns {string} who may import whom */
export function rulesTable() {
  const rows = Object.entries(parts).map(([name, part]) => {
    const packages = part.packages
      ? `only ${listed(part.packages)}`
      : `all but ${listed(part.notPackages ?? [])}`;
    return [folderOf(name), part.holds, listed(part.own), packages];
  });
  return table([['Part', 'Holds', 'May import from', 'Packages'], ...rows]);
}

/** @returns {string} which browser APIs a part of the project may not use */
export function powersTable() {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const [name, { noCalls }] of Object.entries(parts)) {
    if (!noCalls) continue;
    const calls = listed(
      noCalls.source
        .replace(/^\^\(|\)\$$/g, '')
        .replaceAll('\\', '')
        .split('|'),
    );
    groups.set(calls, [...(groups.get(calls) ?? []), folderOf(name)]);
  }
  return table([['May not use', 'Parts'], ...[...groups].map(([calls, names]) => [calls, names.join(', ')])]);
}

/**
 * @param {string} text of the page
 * @param {string} name of the part
 * @param {string} content
 */
export function withPart(text, name, content) {
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`];
  const [before, after] = [text.indexOf(start), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`${pageFile} has no place for its ${name}.`);
  return `${text.slice(0, before + start.length)}${content}\n${text.slice(after)}`;
}

export const readPage = () => readFileSync(join(root, pageFile), 'utf8');

/** @returns {Promise<string>} the page with what the sources say now */
export async function architecturePage() {
  return withPart(withPart(readPage(), 'rules', rulesTable()), 'powers', powersTable());
}
