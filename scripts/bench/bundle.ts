/** Bundles sources like the product's server, so that benchmarks measure the code that runs. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../process.mjs';
import { folderForBundles } from './cleanUp.ts';

/** @returns the URL of each bundle by name; all are in the same folder */
export async function bundle<Name extends string>(
  sources: Record<Name, string>,
): Promise<Record<Name, string>> {
  const folder = folderForBundles();
  await build({
    absWorkingDir: root,
    entryPoints: sources,
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const names = Object.keys(sources) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, pathToFileURL(join(folder, `${name}.js`)).href]),
  ) as Record<Name, string>;
}
