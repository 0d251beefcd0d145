// Run around `npm pack`: builds dist and points the manifest at it, then points the manifest back at the sources.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = new URL('../', import.meta.url);
const manifest = new URL('package.json', here);

/** @param {string | { types: string, default: string }} target @returns {string | { types: string, default: string }} */
const built = (target) =>
  typeof target === 'string' && /\.tsx?$/.test(target)
    ? {
        types: target.replace('./src/', './dist/').replace(/\.tsx?$/, '.d.ts'),
        default: target.replace('./src/', './dist/').replace(/\.tsx?$/, '.js'),
      }
    : typeof target === 'string'
      ? target.replace('./src/', './dist/')
      : target;

/** @param {string | { types: string, default: string }} target @returns {string | { types: string, default: string }} */
const source = (target) =>
  typeof target === 'string'
    ? target.replace('./dist/', './src/')
    : target.default.replace('./dist/', './src/').replace(/\.js$/, '.ts');

/** @param {(target: string | { types: string, default: string }) => string | { types: string, default: string }} change */
function point(change) {
  const json = JSON.parse(readFileSync(manifest, 'utf8'));
  json.exports = Object.fromEntries(
    Object.entries(json.exports).map(([key, target]) => [key, change(target)]),
  );
  writeFileSync(manifest, `${JSON.stringify(json, null, 2)}\n`);
}

if (process.argv[2] === 'restore') {
  point(source);
} else {
  // The build does no type check, and would leave the file out silently.
  if (!existsSync(new URL('src/diagram/interFont.gen.ts', here)))
    throw new Error('src/diagram/interFont.gen.ts is missing: run `npm run generate` first.');
  rmSync(new URL('dist', here), { recursive: true, force: true });
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', fileURLToPath(new URL('tsconfig.build.json', here))], {
    stdio: ['ignore', 2, 2],
  });
  copyFileSync(new URL('src/diagram/statechart.css', here), new URL('dist/diagram/statechart.css', here));
  point(built);
}
