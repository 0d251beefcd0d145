// Builds the pages (dist/web), the server (dist/server) and the server of the journeys (dist/stories), each only if its sources
// have changed since its last build.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleApp, forNode, requireInModule } from './bundleApp.mjs';
import { fingerprint } from './fingerprint.mjs';
import { writeBuiltFiles } from './generate/builtFiles.mjs';
import { root, runNode, seconds } from './process.mjs';

const always = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/bundleApp.mjs',
];
/** The operator's command line. */
const shell = ['scripts/operator', 'scripts/process.mjs'];

/** @typedef {'web' | 'server' | 'stories'} Part */

/** @type {Record<Part, { sources: string[], result: string }>} */
const parts = {
  web: {
    sources: [
      'src',
      'public',
      'index.html',
      'vite.config.ts',
      'contract/reference',
      'openapi.yaml',
      'docs/requirements.yaml',
      'docs/flows/coverage.json',
      'scripts/firstLoads.mjs',
      ...always,
    ],
    result: 'dist/web/index.html',
  },
  server: {
    sources: ['server', 'src', 'openapi.yaml', ...shell, ...always],
    result: 'dist/server/main.js',
  },
  stories: {
    sources: ['server', 'src', 'openapi.yaml', 'tests/support', ...always],
    result: 'dist/stories/server.js',
  },
};

/** @param {Part} part */
function stampOf(part) {
  return join(root, `dist/${part}.stamp`);
}

/** @param {Part} part */
function isBuilt(part) {
  const stamp = stampOf(part);
  return (
    existsSync(join(root, parts[part].result)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint(root, parts[part].sources)
  );
}

/**
 * Builds what is stale, in child processes, so that the caller's memory stays small. Throws the output of a failed build.
 * @param {Part[]} selected
 */
export async function build(selected = ['web', 'server']) {
  await writeBuiltFiles();
  const stale = selected.filter((part) => !isBuilt(part));
  if (stale.length === 0) return;
  const since = performance.now();
  console.log('Building…');
  await Promise.all(
    stale.map(async (part) => {
      const stamp = stampOf(part);
      const sources = fingerprint(root, parts[part].sources);
      rmSync(stamp, { force: true });
      const { code, output } = await runNode(['scripts/build.mjs', part], {
        env: { NODE_ENV: 'production' },
      });
      if (code !== 0) throw new Error(`The ${part} build failed:\n${output}`);
      mkdirSync(join(root, 'dist'), { recursive: true });
      writeFileSync(stamp, sources);
    }),
  );
  console.log(`Built in ${seconds(since)}.`);
}

/** Keeps the scripts of the previous build, which pages opened before an upgrade still request. */
function keepAssets() {
  const assets = join(root, 'dist/web/assets');
  if (!existsSync(assets)) return;
  rmSync(join(root, 'dist/previous'), { recursive: true, force: true });
  cpSync(assets, join(root, 'dist/previous/assets'), { recursive: true });
}

async function buildWeb() {
  keepAssets();
  const vite = await import('vite');
  await vite.build({ root, logLevel: 'warn' });
  const { builtAssets, modulesOfRoutes } = await import('./firstLoads.mjs');
  writeFileSync(join(root, 'dist/assets.json'), JSON.stringify(builtAssets(await modulesOfRoutes())));
}

/** Entry points of the processes that the server starts. */
const children = {
  cvChild: 'server/cv/child.ts',
  pictureChild: 'server/files/pictureChild.ts',
  pdfWorker: 'server/resumes/pdf/pdfWorker.ts',
};

/**
 * Parses and validates openapi.yaml at build time: at a start it would take as long as everything else.
 * @param {string} folder
 */
async function writeContract(folder) {
  const esbuild = await import('esbuild');
  const reader = join(root, folder, 'contract.mjs');
  await esbuild.build({
    ...forNode,
    stdin: {
      contents:
        "export { readContract } from './server/http/contract/routes.ts'; export { readSpecification } from './server/http/contract/operations.ts';",
      resolveDir: root,
    },
    outfile: reader,
    packages: 'external',
    sourcemap: false,
  });
  const { readContract, readSpecification } = await import(pathToFileURL(reader).href);
  const { routes } = await readContract();
  writeFileSync(join(root, folder, 'openapi.json'), JSON.stringify(readSpecification()));
  writeFileSync(join(root, folder, 'routes.json'), JSON.stringify(routes));
  rmSync(reader);
}

/**
 * Bundles the packages as well, except those with their own files or native code: resolving a thousand files takes as long as
 * everything else in a start.
 * @param {string} folder
 * @param {Record<string, string>} entryPoints
 * @param {Record<string, string>} [define]
 */
async function bundleServer(folder, entryPoints, define = {}) {
  const esbuild = await import('esbuild');
  rmSync(join(root, folder), { recursive: true, force: true });
  await Promise.all([
    esbuild.build({
      ...forNode,
      entryPoints,
      outdir: folder,
      // Lazy imports stay separate files.
      splitting: true,
      chunkNames: 'part-[hash]',
      minifyWhitespace: true,
      define,
      external: [
        '@electric-sql/pglite',
        '@electric-sql/pglite/*',
        '@node-rs/argon2',
        'sharp',
        'fastify-openapi-glue',
        // The package has two builds with different exports; Node uses the one that its types describe.
        '@zxcvbn-ts/*',
      ],
      banner: requireInModule,
    }),
    esbuild.build({ ...forNode, entryPoints: children, outdir: folder, packages: 'external', define }),
  ]);
  await writeContract(folder);
}

async function buildServer() {
  await bundleServer(
    'dist/server',
    { main: 'server/main.ts', operator: 'scripts/operator/main.ts' },
    {
      'process.env.NODE_ENV': '"production"',
      'process.env.BUILT_FROM': JSON.stringify(fingerprint(root, parts.server.sources)),
    },
  );
  await buildRendering('dist/rendering');
}

/** Each worker of the journeys loads a single file instead of compiling every module of the server. */
const buildStories = () => bundleServer('dist/stories', { server: 'tests/support/journeys/server.ts' });

/** The app as the server renders it. @param {string} outdir */
export const buildRendering = (outdir) => bundleApp(outdir, { server: 'src/app/server.tsx' });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Not at the top: `npm start` loads this file before it installs packages.
  const { Argument, program } = await import('commander');
  const builders = { web: buildWeb, server: buildServer, stories: buildStories };
  const argument = new Argument('<part>').choices(Object.keys(builders));
  const part = /** @type {Part} */ (program.addArgument(argument).parse().args[0]);
  try {
    await writeBuiltFiles();
    await builders[part]();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
