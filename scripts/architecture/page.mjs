// The parts of docs/architecture.md that are written from the sources; the rest of the page is left as it stands.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.mjs';
import { importsOfLayers, importsOfRooms, rooms, serverLayers } from '../rooms.mjs';
import { drawLayers } from './layersDrawing.mjs';
import { drawParts } from './partsDrawing.mjs';

export const pageFile = 'docs/architecture.md';

const contract = {
  name: 'contract',
  holds: 'openapi.gen.d.ts: the types of openapi.yaml',
};

/** @returns {Promise<string>} */
export async function partsDrawing() {
  const all = Object.entries(rooms).map(([name, { holds }]) => ({ name, holds }));
  return drawParts([...all, contract], importsOfRooms());
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

/** @param {string} room */
const folderOf = (room) =>
  ({ server: '`server`', 'statechart-paths': '`packages/statechart-paths`' })[room] ?? `\`src/${room}\``;

/** @returns {string} who may import whom */
export function rulesTable() {
  const rows = Object.entries(rooms).map(([name, room]) => {
    const packages = room.packages
      ? `only ${listed(room.packages)}`
      : `all but ${listed(room.notPackages ?? [])}`;
    return [folderOf(name), room.holds, listed(room.own), packages];
  });
  return table([['Layer', 'Holds', 'May import from', 'Packages'], ...rows]);
}

/** @returns {string} which powers of a browser are kept from which rooms */
export function powersTable() {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const [name, { noCalls }] of Object.entries(rooms)) {
    if (!noCalls) continue;
    const said = listed(
      noCalls.source
        .replace(/^\^\(|\)\$$/g, '')
        .replaceAll('\\', '')
        .split('|'),
    );
    groups.set(said, [...(groups.get(said) ?? []), folderOf(name)]);
  }
  return table([['May not use', 'Layers'], ...[...groups].map(([said, names]) => [said, names.join(', ')])]);
}

/**
 * @param {string} text of the page
 * @param {string} name of the part
 * @param {string} made
 */
export function withPart(text, name, made) {
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`];
  const [before, after] = [text.indexOf(start), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`${pageFile} has no place for its ${name}.`);
  return `${text.slice(0, before + start.length)}${made}\n${text.slice(after)}`;
}

export const readPage = () => readFileSync(join(root, pageFile), 'utf8');

/** @returns {Promise<string>} the page with what the sources say now */
export async function architecturePage() {
  return withPart(withPart(readPage(), 'rules', rulesTable()), 'powers', powersTable());
}
