/** Bundles sources like the product's server, so that benchmarks measure the code that runs. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../process.mjs';
import { folderForBundles, startProcess } from './cleanUp.ts';

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

/** Runs a bundle in a separate process, which prints where it listens as a line of JSON. */
export async function withHost<Host, Result>(
  script: string,
  databaseUrl: string,
  work: (host: Host) => Promise<Result>,
): Promise<Result> {
  const hosting = startProcess(process.execPath, [fileURLToPath(script)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
  });
  try {
    return await work(JSON.parse((await hosting.says(/^\{.*\}$/m, 60_000))[0]));
  } finally {
    await hosting.stop();
  }
}
