// `npm run check`: every check that does not run the product. Prints one line per check; all run in parallel.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeBuiltFiles } from './generate/builtFiles.mjs';
import { root, runNode, seconds } from './process.mjs';

/** @typedef {{ code: number, output: string }} Outcome */

/** @type {Record<string, () => Promise<Outcome>>} */
const parts = {
  // On one thread: several would check the same types repeatedly, and the other checks need the second core.
  types: () => runNode(['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded', '-p', '.']),
  'format and lint': () => runNode(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']),
  'import rules': () => runNode(['scripts/importRules.mjs']),
  'words of the glossary': () => runNode(['scripts/words.mjs']),
  'names of calls': () => runNode(['scripts/architecture/actors.mjs']),
  'clicks of the architecture': () => runNode(['scripts/architecture/clicks.mjs']),
  'generated files': () => runNode(['scripts/generate.mjs', '--check']),
  'published migrations': () => runNode(['--import', 'tsx', 'scripts/migrations/main.ts', 'check']),
  'schema without its migration': checkSchema,
};

/** Runs drizzle-kit on a copy of the migrations, where it must find no difference. */
async function checkSchema() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const copy = relative(root, mkdtempSync(join(root, '.cache/migrations-')));
  try {
    cpSync(join(root, 'server/db/migrations'), join(root, copy, 'migrations'), { recursive: true });
    const config = `${copy}/drizzle.config.ts`;
    const text = `import config from '../../drizzle.config.ts';\nexport default { ...config, out: '${copy}/migrations' };\n`;
    writeFileSync(join(root, config), text);
    const { output } = await runNode(['node_modules/drizzle-kit/bin.cjs', 'generate', `--config=${config}`]);
    // drizzle-kit exits with 0 even if it fails.
    if (output.includes('No schema changes')) return { code: 0, output };
    const report = output.replace(/^.* columns .*\n/gm, '');
    return {
      code: 1,
      output: `${report}\nThe schema has changed: run \`npx drizzle-kit generate --name <change>\`, then \`npm run generate\`.`,
    };
  } finally {
    rmSync(join(root, copy), { recursive: true, force: true });
  }
}

/** @returns {Promise<string[]>} the names of the parts that failed */
export async function check() {
  await writeBuiltFiles();
  const outcomes = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      const since = performance.now();
      const { code, output } = await part().catch((error) => ({ code: 1, output: String(error) }));
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(since)})`);
      if (code !== 0) console.log(output.trimEnd().replace(/^/gm, '    '));
      return code === 0 ? [] : [name];
    }),
  );
  return outcomes.flat();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await check()).length === 0 ? 0 : 1;
}
