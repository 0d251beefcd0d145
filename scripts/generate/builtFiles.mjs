// Generated files that are not committed. Every command that needs them calls this first; if nothing has changed it only reads. It is
// also a command, for programs that start with TypeScript.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from '../fingerprint.mjs';
import { root, runNode } from '../process.mjs';

/**
 * @typedef {object} BuiltFile
 * @property {string} file
 * @property {string[]} script writes the file at the path that is its last argument
 * @property {string[]} sources what the script reads; a package is its package.json
 */

/** @type {BuiltFile[]} */
export const builtFiles = [
  {
    file: 'openapi.gen.d.ts',
    script: ['scripts/generate/apiTypes.mjs'],
    sources: [
      'openapi.yaml',
      'node_modules/openapi-typescript/package.json',
      'node_modules/typescript/package.json',
    ],
  },
  {
    file: 'src/features/flows/operations.gen.json',
    script: ['scripts/generate/operations.mjs'],
    sources: ['openapi.yaml'],
  },
  {
    file: 'src/features/flows/sources.gen.json',
    script: ['--import', 'tsx', 'scripts/flows/sourceLines.ts'],
    sources: [
      'src/machines',
      'scripts/flows/machines.ts',
      'packages/statechart-paths/src/model.ts',
      'node_modules/xstate/package.json',
      'node_modules/typescript/package.json',
    ],
  },
  {
    file: 'packages/statechart-paths/src/diagram/interFont.gen.ts',
    script: ['--import', 'tsx', 'scripts/flows/embedInter.ts'],
    sources: [
      'packages/statechart-paths/src/diagram/interWidths.ts',
      'node_modules/@fontsource-variable/inter/package.json',
      'node_modules/subset-font/package.json',
    ],
  },
];

/** @param {string} sources @param {string | Buffer} content */
const stampOf = (sources, content) => `${sources} ${createHash('sha256').update(content).digest('hex')}`;

/**
 * The stamp covers the sources and the content: an edited file is stale, and so is one that two processes wrote from different
 * sources.
 * @param {string} file
 * @param {string} stampFile
 * @param {string} sources their fingerprint
 */
function isFresh(file, stampFile, sources) {
  return (
    existsSync(file) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stampOf(sources, readFileSync(file))
  );
}

/**
 * Replaces the file by a rename, so that other processes never see half of it.
 * @param {string} file
 * @param {string} stampFile
 * @param {string} sources their fingerprint
 * @param {string[]} script
 */
async function write(file, stampFile, sources, script) {
  const unfinished = `${stampFile}.${randomUUID()}`;
  mkdirSync(dirname(stampFile), { recursive: true });
  try {
    const { code, output } = await runNode([...script, unfinished]);
    if (code !== 0) throw new Error(`${file} could not be generated:\n${output}`);
    const stamp = stampOf(sources, readFileSync(unfinished));
    renameSync(unfinished, file);
    writeFileSync(unfinished, stamp);
    renameSync(unfinished, stampFile);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** @returns {Promise<string[]>} the files that were missing or stale */
export async function writeBuiltFiles(files = builtFiles, base = root) {
  const stale = files
    .map(({ file, script, sources }) => ({
      file,
      script,
      stampFile: join(base, `.cache/generated/${file.replaceAll('/', '.')}.stamp`),
      sources: fingerprint(base, [...sources, ...script.slice(-1)]),
    }))
    .filter(({ file, stampFile, sources }) => !isFresh(join(base, file), stampFile, sources));
  await Promise.all(
    stale.map(({ file, stampFile, sources, script }) => write(join(base, file), stampFile, sources, script)),
  );
  return stale.map(({ file }) => file);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await writeBuiltFiles();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
