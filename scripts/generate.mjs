// `npm run generate` writes the files that are made from others; `--check` only says which of them are stale.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runNode } from './process.mjs';

/** @typedef {{ file: string, from: string, make: () => Promise<string> }} Generator */

/** @type {Generator[]} */
const generators = [
  { file: 'openapi.yaml', from: 'contract/', make: bundleOfContract },
  { file: 'openapi.gen.d.ts', from: 'openapi.yaml', make: typesOfContract },
  { file: 'src/features/flows/operations.gen.json', from: 'openapi.yaml', make: callsOfContract },
  { file: 'docs/architecture.svg', from: 'the imports of the rooms', make: drawingOfRooms },
  { file: 'docs/architecture.md', from: 'scripts/rooms.mjs', make: pageOfHouse },
];

/** The parts of the contract in one file, by redocly.yaml. */
async function bundleOfContract() {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const file = join(folder, 'openapi.yaml');
    const { code, output } = await runNode(
      ['node_modules/@redocly/cli/bin/cli.js', 'bundle', 'valour', '--output', file],
      { env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    );
    if (code !== 0) throw new Error(output);
    return `# Bundled from contract/ by \`npm run generate\`: change it there.\n${readFileSync(file, 'utf8')}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function typesOfContract() {
  const { default: openapiTS, astToString, COMMENT_HEADER } = await import('openapi-typescript');
  const { default: ts } = await import('typescript');
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTS(pathToFileURL(join(root, 'openapi.yaml')), {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return COMMENT_HEADER + astToString(nodes);
}

/** Method and path of every operation, by its id. */
async function callsOfContract() {
  const { load } = await import('js-yaml');
  /** @type {any} */
  const contract = load(readFileSync(join(root, 'openapi.yaml'), 'utf8'));
  /** @type {Record<string, Record<string, { operationId?: string }>>} */
  const paths = contract.paths;
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { operationId }]) =>
      operationId ? [[operationId, `${method.toUpperCase()} ${path}`]] : [],
    ),
  );
  return `${JSON.stringify(Object.fromEntries(calls), null, 1)}\n`;
}

async function drawingOfRooms() {
  return (await import('./architecture/page.mjs')).roomsDrawing();
}

async function pageOfHouse() {
  return (await import('./architecture/page.mjs')).architecturePage();
}

/** What follows from the contract, in order: the bundle comes first. */
export const ofContract = ['contract/', 'openapi.yaml'];

/** @param {string} file */
function current(file) {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/**
 * @param {{ write?: boolean, from?: string[] }} [options] `from`: only what is made from these
 * @returns {Promise<Generator[]>} those whose file differs from what it is made from
 */
export async function generate({ write = true, from } = {}) {
  /** @type {Generator[]} */
  const stale = [];
  for (const generator of generators) {
    if (from && !from.includes(generator.from)) continue;
    const made = await generator.make();
    if (made === current(generator.file)) continue;
    stale.push(generator);
    if (write) writeFileSync(join(root, generator.file), made);
  }
  return stale;
}

/** The charts' pictures and outlines, what the page of the flows shows beside them, and the plans of the browser run: scripts that look for stale files themselves. @param {string} script @param {boolean} check */
async function writeFlows(script, check) {
  const written = await runNode([
    '--import',
    'tsx',
    `scripts/flows/${script}`,
    ...(check ? ['--check'] : []),
  ]);
  const said = written.output.trimEnd();
  if (said) console[check ? 'error' : 'log'](said);
  return written.code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const check = process.argv.includes('--check');
  const stale = await generate({ write: !check });
  for (const { file, from } of stale) {
    if (check) console.error(`${file} does not match ${from}: run \`npm run generate\`.`);
    else console.log(`Wrote ${file} from ${from}.`);
  }
  /** @type {number[]} */
  const codes = [];
  if (!check) {
    const { code, output } = await runNode(['--import', 'tsx', 'scripts/migrations/main.ts', 'publish']);
    if (output) console.log(output.trimEnd());
    codes.push(code);
  }
  for (const script of ['record.ts', 'draw.ts', 'storePlans.ts']) codes.push(await writeFlows(script, check));
  process.exitCode = (check && stale.length > 0) || codes.some((code) => code !== 0) ? 1 : 0;
}
