// Bundles parts of the app for Node: what the server renders, and the route table whose first loads are weighed.
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './process.mjs';

/** @type {import('esbuild').BuildOptions} */
export const forNode = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'silent',
};

/** For packages of the older module format. */
export const requireInModule = {
  js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
};

/** Leaves out what only a browser loads: workers, fonts and style sheets by their address. @type {import('esbuild').Plugin} */
const withoutBrowserFiles = {
  name: 'without-browser-files',
  setup(building) {
    building.onResolve({ filter: /\?(url|raw|worker)|\.css$/ }, ({ path }) => ({
      path,
      namespace: 'browser',
    }));
    building.onLoad({ filter: /./, namespace: 'browser' }, () => ({ contents: "export default '';" }));
  },
};

/**
 * Bundles a part of the app for Node, in its own folder. Each page is a separate file, loaded on first use.
 * @param {string} outdir
 * @param {Record<string, string>} entryPoints
 * @param {import('esbuild').Plugin[]} [plugins]
 */
export async function bundleApp(outdir, entryPoints, plugins = []) {
  const esbuild = await import('esbuild');
  const folder = resolve(root, outdir);
  rmSync(folder, { recursive: true, force: true });
  await esbuild.build({
    ...forNode,
    entryPoints,
    outdir: folder,
    splitting: true,
    chunkNames: 'part-[hash]',
    minify: true,
    sourcemap: false,
    // Node's own order would mix the two module formats of one package.
    mainFields: ['module', 'main'],
    conditions: ['module'],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
    banner: requireInModule,
    plugins: [withoutBrowserFiles, ...plugins],
  });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
}
