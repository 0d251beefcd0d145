// What a first visit to each route must fetch as script: read from the route tables themselves, weighed in what the build wrote,
// and held against scripts/firstLoads.json. A route over its budget, or without one, fails the build.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { root } from './process.mjs';

/** @typedef {{ file: string, imports: string[], modules: string[], css?: string[] }} Script as vite.config.ts lists them */

const start = 'src/app/client.tsx';
const folder = 'src/app/routes';
const table = `${folder}/routes.tsx`;
const besides = [
  ...['account', 'job', 'operator', 'recruiter', 'site', 'veteran'].map(
    (area) => `${folder}/${area}Routes.tsx`,
  ),
  ...['frames', 'gated', 'memberPages'].map((name) => `${folder}/${name}.tsx`),
  'src/features/session/page.tsx',
];
/** Fetched only when another file did not arrive, when somebody signs in on another page, or by the server. */
const rare = /\/(LoadFailed|LoginInPlace|pageQueries)\.tsx?$/;

/** @param {ts.Node} node @param {string} name */
const property = (node, name) =>
  ts.isObjectLiteralExpression(node)
    ? node.properties.find((one) => one.name && ts.isIdentifier(one.name) && one.name.text === name)
    : undefined;

/** @returns {Map<string, Set<string>>} each address with the modules that its routes import when it is opened */
export function modulesOfRoutes(
  read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8'),
) {
  const files = [table, ...besides].map((path) =>
    ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  );
  const declared = new Map(files.flatMap((file) => file.statements.flatMap(namesOf)));

  /** @param {ts.Node} node @param {Set<ts.Node>} [seen] @returns {string[]} */
  const needs = (node, seen = new Set()) => {
    if (seen.has(node)) return [];
    seen.add(node);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [to] = node.arguments;
      const from = node.getSourceFile().fileName;
      return to && ts.isStringLiteral(to) ? [normalize(join(dirname(from), to.text))] : [];
    }
    if (ts.isTypeNode(node)) return [];
    const named = ts.isIdentifier(node) ? declared.get(node.text) : undefined;
    /** @type {string[]} */
    const found = named ? needs(named, seen) : [];
    ts.forEachChild(node, (child) => {
      found.push(...needs(child, seen));
    });
    return found.filter((path) => !rare.test(path));
  };

  /** @type {Map<string, Set<string>>} */
  const routes = new Map();
  /** @param {ts.Node} node @param {string} above @param {string[]} inherited @param {string[]} [names] */
  const visit = (node, above, inherited, names) => {
    if (ts.isObjectLiteralExpression(node) && (property(node, 'path') || property(node, 'children'))) {
      const children = property(node, 'children');
      const own = node.properties
        .filter((one) => one !== children && !isBeside(one, children !== undefined))
        .flatMap((one) => needs(one));
      const all = [...inherited, ...own];
      for (const path of pathsOf(property(node, 'path'), names)) {
        const address = path.startsWith('/') ? path : `${above}/${path}`.replace(/\/$/, '');
        routes.set(address, new Set(all));
        if (children) visit(children, address, all);
      }
      if (children && !property(node, 'path')) visit(children, above, all);
      return;
    }
    if (ts.isObjectLiteralExpression(node) && property(node, 'index')) {
      routes.set(above, new Set([...inherited, ...needs(node)]));
      return;
    }
    if (ts.isCallExpression(node)) {
      const { expression: callee, arguments: given } = node;
      if (ts.isPropertyAccessExpression(callee) && callee.name.text === 'map') {
        const list = ts.isArrayLiteralExpression(callee.expression)
          ? callee.expression.elements.filter(ts.isStringLiteral).map(({ text }) => text)
          : undefined;
        for (const one of given) visit(one, above, inherited, list);
        return;
      }
      const maker = ts.isIdentifier(callee) ? declared.get(callee.text) : undefined;
      if (maker && isListCall(node)) return visit(maker, above, inherited);
      const first = given[0] && ts.isStringLiteral(given[0]) ? [given[0].text] : undefined;
      const lists = given.filter((argument) => ts.isArrayLiteralExpression(argument) || isListCall(argument));
      if (maker && lists.length > 0) {
        const frame = [...inherited, ...needs(maker)];
        for (const list of lists) visit(list, above, frame);
        return;
      }
      if (maker) visit(maker, above, [...inherited, ...needs(node)], first);
      if (maker) return;
    }
    ts.forEachChild(node, (child) => visit(child, above, inherited, names));
  };
  visit(/** @type {ts.Node} */ (declared.get('createRoutes')), '', [start]);
  return routes;
}

/** @param {ts.Node} node */
const isListCall = (node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text.endsWith('Routes');

/** What stands around or instead of the page. @param {ts.ObjectLiteralElementLike} one @param {boolean} isFrame */
const isBeside = (one, isFrame) =>
  ['errorElement', 'hydrateFallbackElement', ...(isFrame ? ['element'] : [])].includes(
    one.name?.getText() ?? '',
  );

/** @param {ts.Statement} statement @returns {[string, ts.Node][]} */
function namesOf(statement) {
  if (ts.isFunctionDeclaration(statement) && statement.name) return [[statement.name.text, statement]];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer ? [/** @type {[string, ts.Node]} */ ([name.text, initializer])] : [],
  );
}

/** @param {ts.ObjectLiteralElementLike | undefined} path @param {string[]} [names] @returns {string[]} */
function pathsOf(path, names) {
  if (!path) return [];
  if (ts.isPropertyAssignment(path) && ts.isStringLiteral(path.initializer)) return [path.initializer.text];
  if (names) return names;
  const text = ts.isPropertyAssignment(path) ? path.initializer.getText() : path.name?.getText();
  return [text?.startsWith('`') ? text.replace(/`/g, '').replace(/\$\{(\w+)\}/g, ':$1') : `:${text}`];
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
        return [address || '/', [...files]];
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

/** What the server names in a page that it renders: the start, and what the route needs beside it. */
export function builtAssets() {
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
      Object.entries(filesOf(modulesOfRoutes(), scripts)).map(([address, needed]) => [
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

/** Of the app as it was last built. */
export function builtFirstLoads() {
  /** @param {string} file */
  const sizeOf = (file) => {
    const path = join(root, 'dist/web', file);
    return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
  };
  return weigh(modulesOfRoutes(), builtScripts(), sizeOf);
}

/** Throws with every route that is too heavy. */
export function checkFirstLoads() {
  const wrong = overBudget(builtFirstLoads(), budgets());
  if (wrong.length === 0) return;
  throw new Error(
    `What routes load first (scripts/firstLoads.json):\n${wrong.map((line) => `  ${line}`).join('\n')}\nLet what a page does not need at once come later.`,
  );
}
