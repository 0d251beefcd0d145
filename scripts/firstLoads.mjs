// The scripts that a first visit to each route must fetch: what the route table imports when a route is opened, measured in the
// build's output and compared with scripts/firstLoads.json. A route over its budget, or without one, fails `npm test`.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleApp } from './bundleApp.mjs';
import { root } from './process.mjs';

/** @typedef {{ file: string, imports: string[], modules: string[], css?: string[] }} Script as vite.config.ts lists them */
/** @typedef {() => Promise<unknown>} Load */
/** @typedef {{ path?: string, index?: boolean, lazy?: { Component?: Load }, children?: Route[] }} Route */

const start = 'src/app/client.tsx';

/** Replaces `import` by a call that records the path and returns a stand-in for the module. @type {import('esbuild').Plugin} */
const recordingImports = {
  name: 'recording-imports',
  setup({ onLoad }) {
    onLoad({ filter: /src\/(app\/routes\/|features\/session\/page\.tsx)/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        /(?<!typeof )\bimport\(/g,
        `globalThis.recordImport(${JSON.stringify(dirname(path))}, `,
      ),
      loader: 'tsx',
    }));
  },
};

/** @param {Route[]} routes @param {string} [above] @param {Load[]} [frames] @returns {[address: string, loads: Load[]][]} */
function pagesIn(routes, above = '', frames = []) {
  return routes.flatMap(({ path, index, lazy, children = [] }) => {
    const address = path === undefined ? above : `${above}/${path.replace(/^\//, '')}`;
    const loads = lazy?.Component ? [...frames, lazy.Component] : frames;
    const below = pagesIn(children, address, loads);
    /** @type {[string, Load[]]} */
    const page = [address || '/', loads];
    return path === undefined && !index ? below : [page, ...below];
  });
}

/** @returns {Promise<Map<string, Set<string>>>} each address with the modules that its routes import when it is opened */
export async function modulesOfRoutes() {
  const folder = mkdtempSync(join(tmpdir(), 'routes-'));
  await bundleApp(folder, { routes: 'src/app/routes/routes.tsx' }, [recordingImports]);
  const { createRoutes } = await import(pathToFileURL(join(folder, 'routes.js')).href);
  rmSync(folder, { recursive: true });
  /** @type {string[]} */
  let requested = [];
  const module = new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : () => null) });
  Object.assign(globalThis, {
    recordImport: async (/** @type {string} */ folder, /** @type {string} */ path) => {
      requested.push(relative(root, resolve(folder, path)));
      return module;
    },
  });
  /** @type {Map<string, Set<string>>} */
  const modules = new Map();
  for (const [address, loads] of pagesIn(createRoutes(() => async () => {}))) {
    requested = [start];
    for (const load of loads) await load();
    modules.set(address, new Set(requested));
  }
  return modules;
}

/**
 * @param {Map<string, Set<string>>} routes
 * @param {Script[]} scripts
 * @returns {Record<string, string[]>} the scripts that a first visit to each address fetches
 */
export function filesOf(routes, scripts) {
  const byFile = new Map(scripts.map((script) => [script.file, script]));
  /** @param {string} module */
  const scriptOf = (module) =>
    scripts.find(({ modules }) => modules.some((id) => id.replaceAll('\\', '/').endsWith(`/${module}`)));
  /** @param {Script | undefined} script @param {Set<string>} reached */
  const reach = (script, reached) => {
    if (!script || reached.has(script.file)) return;
    reached.add(script.file);
    for (const file of script.imports) reach(byFile.get(file), reached);
  };
  return Object.fromEntries(
    [...routes]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([address, modules]) => {
        /** @type {Set<string>} */
        const files = new Set();
        for (const module of modules) reach(scriptOf(module), files);
        return [address, [...files]];
      }),
  );
}

/**
 * @param {Map<string, Set<string>>} routes
 * @param {Script[]} scripts
 * @param {(file: string) => number} sizeOf bytes of a script as it is sent
 * @returns {Record<string, number>} bytes by address
 */
export const weigh = (routes, scripts, sizeOf) =>
  Object.fromEntries(
    Object.entries(filesOf(routes, scripts)).map(([address, files]) => [
      address,
      files.reduce((sum, file) => sum + sizeOf(file), 0),
    ]),
  );

/** @returns {Script[]} of the app as it was last built */
const builtScripts = () => JSON.parse(readFileSync(join(root, 'dist/scripts.json'), 'utf8'));

/**
 * The assets that the server names in a page that it renders: the start, and what the route needs in addition.
 * @param {Map<string, Set<string>>} routes
 */
export function builtAssets(routes) {
  const scripts = builtScripts();
  const byFile = new Map(scripts.map((script) => [script.file, script]));
  const first = scripts.find(({ modules }) => modules.some((id) => id.endsWith(`/${start}`)));
  /** @type {string[]} */
  const files = [];
  /** @param {string} file */
  const add = (file) => {
    if (files.includes(file)) return;
    files.push(file);
    for (const imported of byFile.get(file)?.imports ?? []) add(imported);
  };
  add(first?.file ?? '');
  const fonts = readdirSync(join(root, 'dist/web/assets')).filter((name) => name.endsWith('.woff2'));
  const font = fonts.find((name) => name.startsWith('inter-latin-opsz-normal-'));
  return {
    scripts: files,
    sheet: files.flatMap((file) => byFile.get(file)?.css ?? [])[0] ?? '',
    font: font ? `assets/${font}` : null,
    routes: Object.fromEntries(
      Object.entries(filesOf(routes, scripts)).map(([address, needed]) => [
        address,
        needed.filter((file) => !files.includes(file)),
      ]),
    ),
  };
}

/**
 * @param {Record<string, number>} weights
 * @param {Record<string, number>} budgets
 * @returns {string[]} what is wrong
 */
export function overBudget(weights, budgets) {
  const over = Object.entries(weights).flatMap(([address, bytes]) => {
    const budget = budgets[address];
    if (budget === undefined) return [`${address} loads ${bytes} bytes first and has no budget`];
    return bytes > budget ? [`${address} loads ${bytes} bytes first, its budget is ${budget}`] : [];
  });
  const gone = Object.keys(budgets).filter((address) => !(address in weights));
  return [...over, ...gone.map((address) => `${address} has a budget and is no route`)];
}

export const budgets = () =>
  /** @type {Record<string, number>} */ (
    JSON.parse(readFileSync(join(root, 'scripts/firstLoads.json'), 'utf8'))
  );

/** The first loads of the app as it was last built. @param {Map<string, Set<string>>} routes */
export function builtFirstLoads(routes) {
  /** @param {string} file */
  const sizeOf = (file) => {
    const path = join(root, 'dist/web', file);
    return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
  };
  return weigh(routes, builtScripts(), sizeOf);
}

/** Checks the app as it was last built. @returns {Promise<string[]>} every route that is too heavy, or has no budget */
export const firstLoadProblems = async () => overBudget(builtFirstLoads(await modulesOfRoutes()), budgets());
