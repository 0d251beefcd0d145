// What each part of the project may import, which browser APIs it may not use, and which folder names are not allowed, and that one
// function normalizes text. `npm run check` runs it over src and server; tests and scripts may import anything.
// docs/architecture.md sums it up.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from './process.mjs';

/**
 * @typedef {object} Part
 * @property {string} holds what a newcomer finds in it
 * @property {string[]} own which other parts its files may import; `contract` is openapi.gen
 * @property {string[]} [files] files of other parts that it may import
 * @property {string[]} [packages] the only packages it may import; a name ending in / is a scope
 * @property {string[]} [notPackages] packages it may not import, when any other is fine
 * @property {RegExp} [noCalls] names it may not use
 */

const calls = /^(fetch|XMLHttpRequest|EventSource|WebSocket|sendBeacon)$/;
const outsideAMachine =
  /^(fetch|XMLHttpRequest|EventSource|WebSocket|sendBeacon|localStorage|sessionStorage|indexedDB|window|document|Date\.now)$/;
const screens = [
  'react',
  'react-dom',
  'react-router-dom',
  'lucide-react',
  '@mui/joy',
  '@emotion/',
  '@fontsource-variable/',
];

/** @type {Record<string, Part>} */
export const parts = {
  machines: {
    holds: 'the flows: pure statecharts',
    own: ['contract'],
    packages: ['xstate'],
    noCalls: outsideAMachine,
  },
  api: {
    holds: 'one typed call per operation, one error type',
    own: ['contract'],
    files: ['src/machines/country.ts'],
    packages: ['openapi-fetch', '@tanstack/react-query', 'idb-keyval'],
  },
  ui: {
    holds: 'the theme and plain components',
    own: [],
    files: [
      'src/documents/normalForm.ts',
      'src/documents/otherFiles.ts',
      'src/machines/applicationStages.ts',
      'src/machines/matchBand.ts',
    ],
    packages: [...screens, 'libphonenumber-js', 'react-hook-form', '@hookform/', 'zod'],
    noCalls: calls,
  },
  'statechart-paths': {
    holds: 'a package: plans, checks and draws any statechart',
    own: [],
    packages: [
      'xstate',
      'react',
      'react-dom',
      'commander',
      'elkjs',
      'highs',
      'esbuild',
      'typescript',
      'node:',
    ],
    noCalls: calls,
  },
  documents: {
    holds: 'what is printed: CVs and plans, as pure components, and the fields of a CV',
    own: ['contract'],
    files: ['src/machines/country.ts', 'src/ui/form/fieldDefinition.ts', 'src/ui/inWords.ts'],
    packages: ['react', '@react-pdf/', 'pdfkit'],
    noCalls: calls,
  },
  adapters: {
    holds: 'what several features need to connect a chart: autosave and the address',
    own: ['machines', 'api', 'ui'],
    packages: ['xstate', '@xstate/react', 'react', 'react-router-dom'],
    noCalls: calls,
  },
  editing: {
    holds: 'one editor for every form that saves itself: drafts, autosave, merging, undo, conflicts',
    own: ['adapters', 'machines', 'api', 'ui'],
    packages: [...screens, 'react-hook-form'],
    noCalls: calls,
  },
  features: {
    holds: 'screens; the only part where React meets a machine',
    own: ['editing', 'adapters', 'machines', 'api', 'ui', 'documents', 'contract'],
    notPackages: ['openapi-fetch', 'fastify', 'pg', 'drizzle-orm'],
    noCalls: calls,
  },
  app: {
    holds: 'the entry points of browser and server, the route table, and the providers around it',
    own: ['editing', 'adapters', 'machines', 'api', 'ui', 'documents', 'features', 'contract'],
    notPackages: ['openapi-fetch', 'fastify', 'pg', 'drizzle-orm'],
    noCalls: calls,
  },
  server: {
    holds: 'handlers, rules and SQL: a deep module per area',
    own: ['machines', 'documents', 'contract'],
    files: ['src/app/server.tsx', 'src/features/auth/freeMail.ts', 'src/features/company/companyRules.ts'],
    notPackages: ['react-dom', '@mui/joy', '@emotion/'],
  },
};

/**
 * The layers of the server, from the bottom. An area imports only from areas before it, so that no two import each other. Assembly,
 * which includes the files in `server` itself, may import all.
 */
export const serverLayers = {
  platform: ['process', 'crypto', 'db', 'http', 'background', 'mail', 'files', 'formats', 'web'],
  reference: ['reference', 'occupations', 'military', 'scoring', 'search'],
  identity: ['profile', 'notifications', 'audit', 'auth', 'tenants'],
  veteran: ['cv', 'resumes', 'onboarding', 'actionPlan', 'transitionPlans', 'services', 'listings'],
  hiring: ['companies', 'match', 'applications', 'jobs', 'tailoring', 'candidates', 'messages', 'templates'],
  oversight: ['dashboard', 'funnel', 'privacy', 'admin', 'content'],
  assembly: ['seed', 'start'],
};

const serverAreas = Object.values(serverLayers).flat();

/**
 * Areas that share a single file, which is then their interface. Assembly has none, and the platform needs none: each of its files
 * is a separate tool.
 * @type {Record<string, string>}
 */
const sharedFiles = {
  audit: 'audit.ts',
  candidates: 'indexing.ts',
  listings: 'listingSearchText.ts',
  match: 'load.ts',
  notifications: 'notify.ts',
  services: 'serviceRules.ts',
};

/** @param {string} area @returns {string} */
const interfaceOf = (area) => `server/${area}/${sharedFiles[area] ?? 'interface.ts'}`;

/** @param {string} path @param {string} target @returns {string | undefined} what is wrong with an import within the server */
function layerProblem(path, target) {
  const [from, to] = [path, target].map((file) => file.split('/').slice(1, -1)[0]);
  if (from === undefined || from === to) return undefined;
  const at = serverAreas.indexOf(from);
  if (at < 0) return `server/${from} is in no layer`;
  if (to !== undefined && serverAreas.indexOf(to) < at && serverAreas.includes(to)) {
    const isOpen = serverLayers.platform.includes(to) || serverLayers.assembly.includes(from);
    return isOpen || target === interfaceOf(to)
      ? undefined
      : `import from ${interfaceOf(to)} instead of ${target}`;
  }
  return `server/${from} may not import ${target}, which is above it`;
}

const folderNames = /(^|\/)(utils?|helpers?|common|types|hooks)(\/|$)/;
const source = /\.(ts|tsx|mts|js|jsx|mjs)$/;
export const test = /\.test\.(ts|tsx|mjs)$/;

/** @param {string} path @returns {string} the part that a file belongs to, with the name of its feature */
export function partOf(path) {
  const [top, name = '', inner = ''] = path.split('/');
  if (/^openapi\.gen(\.d)?(\.[jt]s)?$/.test(path)) return 'contract';
  if (top === 'server') return 'server';
  if (top === 'packages') return name;
  if (top !== 'src') return 'outside';
  if (path.split('/').length === 2 && !source.test(path)) return 'asset';
  if (name === 'features')
    return `features/${path.split('/').length > 3 ? inner : basename(inner).replace(source, '')}`;
  return name;
}

/** @param {string} name @param {string[]} list */
function isListed(name, list) {
  return list.some((entry) =>
    entry.endsWith('/') ? name.startsWith(entry) : name === entry || name.startsWith(`${entry}/`),
  );
}

/**
 * @param {string} path of the importing file, from the project's root
 * @param {string} specifier as written in the import
 * @returns {string | undefined} what is wrong with it
 */
export function importProblem(path, specifier) {
  const from = partOf(path);
  const part = parts[from.split('/')[0] ?? ''];
  if (!part) return `${from} is no part of the project`;
  if (!specifier.startsWith('.')) {
    const bare = specifier.replace(/[?#].*$/, '').replace(/^node:.*/, 'node:');
    const allowed = part.packages
      ? isListed(bare, part.packages)
      : (from === 'server' || from === 'app' || bare !== 'node:') && !isListed(bare, part.notPackages ?? []);
    return allowed ? undefined : `${from} may not import the package ${bare}`;
  }
  const target = normalize(join(dirname(path), specifier.replace(/[?#].*$/, '')));
  const to = partOf(target);
  if (from === 'server' && to === 'server') return layerProblem(path, target);
  if (to === from || to === 'asset' || part.files?.includes(target)) return undefined;
  if (
    part.own.includes(to.split('/')[0] ?? '') &&
    !(from.startsWith('features') && to.startsWith('features'))
  )
    return undefined;
  return `${from} may not import ${to} (${target})`;
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {string[]} the problems of one file, each with its place
 */
export function importProblemsIn(path, text) {
  /** @type {string[]} */
  const problems = [];
  const forbidden = folderNames.exec(dirname(path));
  if (forbidden) problems.push(`${path}: no folder may be called ${forbidden[2]}`);
  if (test.test(path)) return problems;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const { noCalls } = parts[partOf(path).split('/')[0] ?? ''] ?? {};
  /** @param {ts.Node} node @param {string | undefined} problem */
  const note = (node, problem) => {
    if (!problem) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    problems.push(`${path}:${line + 1}: ${problem}`);
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) note(node, importProblem(path, specifier));
    if (isNormalizing(node) && path !== normalForm)
      note(node, `normalForm of ${normalForm} takes linear time, and normalize does not`);
    const name = globalOf(node);
    if (name && noCalls?.test(name)) note(node, `${partOf(path)} may not use ${name}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const reexports = file.statements.filter(
    (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier,
  );
  if (
    !/^packages\/[^/]+\/src\/(\w+\/)?index\.ts$|^server\/(\w+\/interface|start\/operations\/\w+)\.ts$/.test(
      path,
    ) &&
    reexports.length > 0 &&
    file.statements.every(
      (statement) => ts.isExportDeclaration(statement) || ts.isImportDeclaration(statement),
    )
  ) {
    problems.push(`${path}: a barrel file; import from where a thing lives`);
  }
  return problems;
}

/** @param {ts.Node} node @returns {string | undefined} what an import, export, import() or import type names */
function specifierOf(node) {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
    return ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined;
  }
  if (
    ts.isImportTypeNode(node) &&
    ts.isLiteralTypeNode(node.argument) &&
    ts.isStringLiteral(node.argument.literal)
  ) {
    return node.argument.literal.text;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    return argument && ts.isStringLiteralLike(argument) ? argument.text : undefined;
  }
  return undefined;
}

const normalForm = 'src/documents/normalForm.ts';

/** @param {ts.Node} node */
const isNormalizing = (node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'normalize';

/** @param {ts.Node} node @returns {string | undefined} the global that an expression uses: fetch, window.fetch, Date.now */
function globalOf(node) {
  if (ts.isPropertyAccessExpression(node)) {
    const of = ts.isIdentifier(node.expression) ? node.expression.text : '';
    if (of === 'Date') return `Date.${node.name.text}`;
    return ['window', 'globalThis', 'self', 'navigator'].includes(of) ? node.name.text : undefined;
  }
  if (!ts.isIdentifier(node)) return undefined;
  const parent = node.parent;
  const isUsed =
    (ts.isCallExpression(parent) && parent.expression === node) ||
    (ts.isNewExpression(parent) && parent.expression === node) ||
    (ts.isPropertyAccessExpression(parent) && parent.expression === node);
  return isUsed ? node.text : undefined;
}

/** @param {string} base @param {string} folder @returns {string[]} */
export function sourcesBelow(base, folder) {
  return readdirSync(join(base, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (statSync(join(base, path)).isDirectory()) return sourcesBelow(base, path);
    return source.test(name) ? [path] : [];
  });
}

/** @returns {string[]} */
export const sourcesOf = (base = root) =>
  ['src', 'server', 'packages/statechart-paths/src'].flatMap((folder) => sourcesBelow(base, folder));

/** @returns {string[]} every problem of the project */
export function checkImports(base = root) {
  return sourcesOf(base).flatMap((path) => importProblemsIn(path, readFileSync(join(base, path), 'utf8')));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkImports();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
