// `npm run check`: everything that can be said without running the product. Each part has one line; all run at once.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runNode, seconds } from './process.mjs';

/** @typedef {{ code: number, output: string }} Outcome */

/** @type {Record<string, () => Promise<Outcome>>} */
const parts = {
  types: () => runNode(['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']),
  'format and lint': () => runNode(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']),
  'import rules': () => runNode(['scripts/rooms.mjs']),
  'generated files': () => runNode(['scripts/generate.mjs', '--check']),
  migrations: checkMigrations,
};

/** Lets drizzle-kit write the next migration into a copy: one that appears is missing from the project. */
async function checkMigrations() {
  if (!existsSync(join(root, 'drizzle.config.ts')))
    return { code: 1, output: 'There is no drizzle.config.ts.' };
  const migrations = 'server/db/migrations';
  mkdirSync(join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(root, '.cache/migrations-'));
  try {
    cpSync(join(root, migrations), join(copy, 'migrations'), { recursive: true });
    const before = contents(join(copy, 'migrations'));
    const config = join(copy, 'drizzle.config.ts');
    writeFileSync(
      config,
      `import config from '../../drizzle.config.ts';\nexport default { ...config, out: ${JSON.stringify(`${copy}/migrations`)} };\n`,
    );
    const { code, output } = await runNode([
      'node_modules/drizzle-kit/bin.cjs',
      'generate',
      `--config=${config}`,
    ]);
    if (code !== 0) return { code, output };
    const changed = contents(join(copy, 'migrations')) !== before;
    return changed
      ? { code: 1, output: 'The schema has no migration yet: run `npx drizzle-kit generate`.' }
      : { code: 0, output: '' };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function contents(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), 'utf8')}`)
    .sort()
    .join('\n');
}

/** @returns {Promise<boolean>} whether all is well */
export async function check() {
  const outcomes = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      const since = performance.now();
      const { code, output } = await part();
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(since)})`);
      if (code !== 0) console.log(output.trimEnd().replace(/^/gm, '    '));
      return code === 0;
    }),
  );
  return outcomes.every(Boolean);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await check()) ? 0 : 1;
}
