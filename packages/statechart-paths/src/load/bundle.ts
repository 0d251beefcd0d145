// Bundles a machine file and its imports into one script, with stubs for what is missing or irrelevant.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { builtinModules, createRequire, type SourceMapPayload } from 'node:module';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';

export interface Bundle {
  code: string;
  map: SourceMapPayload;
  /** Packages by specifier, as importable URLs. */
  packages: Map<string, string>;
  notices: string[];
}

export interface BundleOptions {
  /** Names of globals to contain. */
  globals: string[];
  /** Code inserted before the file itself. */
  prologue: string;
  /** Whether to leave out another file. */
  leavesOut?: (file: string) => boolean;
}

const endings = ['', '.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json'];
const code = new Set(['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json']);
// Modules that could open a port, start a process or read the terminal.
const unloadable =
  /^(node:)?(http|https|http2|net|tls|dgram|child_process|cluster|worker_threads|readline|readline\/promises|repl|tty|inspector|fs|fs\/promises)$/;
const servers =
  /^(express|fastify|koa|hapi|@hapi\/.*|socket\.io|ws|mongodb|mongoose|pg|mysql2?|redis|ioredis|@prisma\/client|firebase.*|aws-sdk|@aws-sdk\/.*|electron|puppeteer|playwright|@playwright\/.*)$/;

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

function fileAt(path: string): string | undefined {
  const bases = [path, path.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')];
  for (const base of bases) for (const ending of endings) if (isFile(base + ending)) return base + ending;
  for (const ending of endings.slice(1))
    if (isFile(join(path, `index${ending}`))) return join(path, `index${ending}`);
  return undefined;
}

// The files that an alias of tsconfig.json may mean.
function aliasesOf(file: string): (specifier: string) => string[] {
  const configFile = ts.findConfigFile(dirname(file), ts.sys.fileExists);
  if (!configFile) return () => [];
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile);
  const { paths, baseUrl } = (config?.compilerOptions ?? {}) as {
    paths?: Record<string, string[]>;
    baseUrl?: string;
  };
  const base = resolve(dirname(configFile), baseUrl ?? '.');
  return (specifier) => {
    const named = Object.entries(paths ?? {}).flatMap(([pattern, targets]) => {
      const [head = '', tail] = pattern.split('*');
      if (tail === undefined)
        return pattern === specifier ? targets.map((target) => resolve(base, target)) : [];
      if (!specifier.startsWith(head) || !specifier.endsWith(tail)) return [];
      const middle = specifier.slice(head.length, specifier.length - tail.length);
      return targets.map((target) => resolve(base, target.replace('*', middle)));
    });
    return baseUrl === undefined ? named : [...named, resolve(base, specifier)];
  };
}

interface ContainedFile extends Pick<BundleOptions, 'prologue' | 'leavesOut'> {
  file: string;
  packages: Map<string, string>;
  notices: Set<string>;
}

function containing({ file, prologue, leavesOut, packages, notices }: ContainedFile): Plugin {
  const aliases = aliasesOf(file);
  const stub = (specifier: string, why: string) => {
    notices.add(`${specifier} ${why}: nothing of it is run.`);
    return { path: specifier, namespace: 'stub' };
  };
  return {
    name: 'contained',
    setup(on) {
      on.onResolve({ filter: /.*/ }, ({ path: specifier, importer, kind, resolveDir }) => {
        if (kind === 'entry-point') return { path: file };
        const bare = specifier.replace(/[?#].*$/, '');
        if (bare === 'xstate' || bare.startsWith('xstate/')) return { path: specifier, namespace: 'package' };
        const folder = resolveDir || dirname(importer);
        const isLocal = /^[./]/.test(bare) && bare !== '.';
        const local = isLocal ? fileAt(resolve(folder, bare)) : aliases(bare).map(fileAt).find(Boolean);
        if (local) {
          if (!code.has(extname(local))) return stub(specifier, 'is no code');
          return leavesOut?.(local) ? stub(specifier, 'does not load') : { path: local };
        }
        if (isLocal || bare.startsWith('#') || bare.startsWith('~') || bare.startsWith('$'))
          return stub(specifier, 'is missing');
        if (unloadable.test(bare) || servers.test(bare)) return stub(specifier, 'reaches outside');
        if (bare.startsWith('node:') || builtinModules.includes(bare)) {
          packages.set(specifier, bare.startsWith('node:') ? bare : `node:${bare}`);
          return { path: specifier, namespace: 'package' };
        }
        const url = packageAt(bare, join(folder, 'any.js'));
        if (url === undefined) return stub(specifier, 'is not installed');
        packages.set(specifier, url);
        return { path: specifier, namespace: 'package' };
      });
      on.onLoad({ filter: /.*/, namespace: 'stub' }, ({ path }) => ({
        contents: `module.exports = globalThis.__statechartPaths.stub(${JSON.stringify(path)});`,
        loader: 'js',
      }));
      on.onLoad({ filter: /.*/, namespace: 'package' }, ({ path }) => ({
        contents: `module.exports = globalThis.__statechartPaths.package(${JSON.stringify(path)});`,
        loader: 'js',
      }));
      on.onLoad({ filter: /.*/, namespace: 'file' }, ({ path }) =>
        path === file
          ? {
              contents: prologue + readFileSync(file, 'utf8'),
              loader: loaderOf(path),
              resolveDir: dirname(path),
            }
          : undefined,
      );
    },
  };
}

/** @throws the errors of esbuild, in `errors` */
export async function bundleOf(file: string, { globals, ...options }: BundleOptions): Promise<Bundle> {
  const packages = new Map<string, string>();
  const notices = new Set<string>();
  const result = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    keepNames: false,
    outfile: file.replace(/(\.\w+)?$/, '.bundle.mjs'),
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'silent',
    loader: { '.js': 'jsx' },
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(file).href),
      'import.meta.env': 'globalThis.__statechartPaths.env',
      ...Object.fromEntries(
        globals.flatMap((name) => [
          [name, `globalThis.__statechartPaths.globals.${name}`],
          [`globalThis.${name}`, `globalThis.__statechartPaths.globals.${name}`],
        ]),
      ),
    },
    plugins: [containing({ file, ...options, packages, notices })],
  });
  const outputOf = (ending: string) =>
    result.outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return {
    code: outputOf('.mjs'),
    map: JSON.parse(outputOf('.map')) as SourceMapPayload,
    packages,
    notices: [...notices],
  };
}

const loaderOf = (path: string) =>
  path.endsWith('x') ? 'tsx' : /\.[cm]?ts$/.test(path) ? 'ts' : path.endsWith('.json') ? 'json' : 'jsx';

/** The version of a package that Node resolves from the file itself; undefined when there is none. */
export function versionFor(file: string, name: string): string | undefined {
  try {
    const { version } = createRequire(file)(`${name}/package.json`) as { version?: unknown };
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

function packageAt(specifier: string, from: string): string | undefined {
  for (const parent of [from, import.meta.filename]) {
    try {
      return pathToFileURL(createRequire(parent).resolve(specifier)).href;
    } catch {
      // The next parent may find it; some packages allow only `import`, or are not installed.
    }
  }
  return undefined;
}
