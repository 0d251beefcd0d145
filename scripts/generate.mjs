// `npm run generate` writes generated files. `--check` names the committed ones that are stale.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { program } from 'commander';
import { writeBuiltFiles } from './generate/builtFiles.mjs';
import { root, runNode } from './process.mjs';

/** @typedef {{ file: string, from: string, make: () => Promise<string> }} Generator */

/** @type {Generator[]} */
const generators = [
  { file: 'openapi.yaml', from: 'contract/', make: bundleOfContract },
  { file: 'docs/architecture.svg', from: 'the imports of the server', make: drawingOfLayers },
  { file: 'docs/parts.svg', from: 'the imports of the parts', make: drawingOfParts },
];

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

async function drawingOfLayers() {
  return (await import('./architecture/page.mjs')).layersDrawing();
}

async function drawingOfParts() {
  return (await import('./architecture/page.mjs')).partsDrawing();
}

/** @param {string} file */
function current(file) {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/**
 * @param {Generator[]} selected
 * @returns {Promise<Generator[]>} those whose file differs from what it is made from
 */
async function generate(selected, { write = true } = {}) {
  /** @type {Generator[]} */
  const stale = [];
  for (const generator of selected) {
    const content = await generator.make();
    if (content === current(generator.file)) continue;
    stale.push(generator);
    if (write) writeFileSync(join(root, generator.file), content);
  }
  return stale;
}

/** The bundle comes first, because other files are generated from it. */
export async function generateFromContract() {
  await generate(generators.filter(({ from }) => from === 'contract/'));
  await writeBuiltFiles();
}

/**
 * Writes the charts' drawings, the versions that the page of the flows compares, or the plans of the browser run. These scripts
 * find stale files themselves. @param {string} script @param {boolean} check
 */
async function writeFlows(script, check) {
  const written = await runNode([
    '--import',
    'tsx',
    `scripts/flows/${script}`,
    ...(check ? ['--check'] : []),
  ]);
  const output = written.output.trimEnd();
  if (output) console[check ? 'error' : 'log'](output);
  return written.code;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { check = false } = program.option('--check', 'names stale files and writes none').parse().opts();
  const stale = await generate(generators, { write: !check });
  for (const { file, from } of stale) {
    if (check) console.error(`${file} does not match ${from}: run \`npm run generate\`.`);
    else console.log(`Wrote ${file} from ${from}.`);
  }
  for (const file of await writeBuiltFiles()) console.log(`Wrote ${file}.`);
  /** @type {number[]} */
  const codes = [];
  if (!check) {
    const { code, output } = await runNode(['--import', 'tsx', 'scripts/migrations/main.ts', 'publish']);
    if (output) console.log(output.trimEnd());
    codes.push(code);
  }
  for (const script of ['keepVersions.ts', 'draw.ts', 'storePlans.ts'])
    codes.push(await writeFlows(script, check));
  process.exitCode = (check && stale.length > 0) || codes.some((code) => code !== 0) ? 1 : 0;
}
