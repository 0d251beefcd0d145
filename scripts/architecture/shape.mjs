// `node scripts/architecture/shape.mjs` prints sizes and dependencies of the code in src, server and packages, without tests,
// generated files and reference data.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { program } from 'commander';
import ts from 'typescript';
import { root } from '../process.mjs';

const longFunction = 60;

/** @param {string} path */
export const isCounted = (path) =>
  /^(src|server|packages)\/.*\.tsx?$/.test(path) &&
  !/\.(test|spec)\.|\.d\.ts$|\/data\/|\/fixtures\/|\/layouts\/|\/versions\/|\/test\//.test(path);

/**
 * @param {string} path
 * @param {string} text
 */
export function shapeOf(path, text) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  /** @type {string[]} */
  const exported = [];
  /** @type {string[]} */
  const imported = [];
  let longFunctions = 0;
  /** @param {ts.Node} node */
  const lineOf = (node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line;
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isFunctionLike(node)) {
      const lines = source.getLineAndCharacterOfPosition(node.end).line - lineOf(node) + 1;
      if (lines > longFunction) longFunctions += 1;
    }
    if (
      ts.isImportDeclaration(node) &&
      !node.importClause?.isTypeOnly &&
      ts.isStringLiteral(node.moduleSpecifier)
    )
      imported.push(node.moduleSpecifier.text);
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) continue;
    if (ts.isVariableStatement(statement))
      // A handler and its function in src/api share a name on purpose.
      for (const { name, type } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && !type?.getText(source).startsWith('Operation<'))
          exported.push(name.text);
    if ('name' in statement && statement.name) {
      const name = /** @type {ts.Identifier} */ (statement.name);
      exported.push(name.text);
    }
  }
  visit(source);
  return {
    path,
    lines: text.split('\n').length - 1,
    docComments: text.match(/\/\*\*/g)?.length ?? 0,
    longFunctions,
    exported: [...new Set(exported)],
    imported: imported
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => normalize(join(dirname(path), specifier))),
  };
}

/** @typedef {ReturnType<typeof shapeOf>} Shape */

/**
 * Groups of files with circular imports (Tarjan's strongly connected components), without type imports.
 * @param {Pick<Shape, 'path' | 'imported'>[]} files
 */
export function cyclesOf(files) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  /** @type {Map<string, { index: number, low: number, onStack: boolean }>} */
  const visited = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const cycles = [];
  /** @param {string} path */
  const connect = (path) => {
    const state = { index: visited.size, low: visited.size, onStack: true };
    visited.set(path, state);
    stack.push(path);
    for (const next of byPath.get(path)?.imported ?? []) {
      if (!byPath.has(next)) continue;
      const earlier = visited.get(next);
      if (!earlier) state.low = Math.min(state.low, connect(next).low);
      else if (earlier.onStack) state.low = Math.min(state.low, earlier.index);
    }
    if (state.low === state.index) {
      const group = stack.splice(stack.indexOf(path));
      for (const member of group) {
        const of = visited.get(member);
        if (of) of.onStack = false;
      }
      if (group.length > 1) cycles.push(group.reverse());
    }
    return state;
  };
  for (const { path } of files) if (!visited.has(path)) connect(path);
  return cycles;
}

/** @param {Shape[]} files */
export function sharedNames(files) {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const { path, exported } of files)
    for (const name of exported) places.set(name, [...(places.get(name) ?? []), path]);
  return [...places].filter(([, paths]) => paths.length > 1).sort((a, b) => b[1].length - a[1].length);
}

export function shapeOfCode() {
  const paths = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  return paths.filter(isCounted).map((path) => shapeOf(path, readFileSync(join(root, path), 'utf8')));
}

/** @param {Shape[]} files @returns {[label: string, value: string][]} */
function shapeRows(files) {
  const lines = files.map((file) => file.lines).sort((a, b) => a - b);
  /** @param {(file: Shape) => number} count */
  const sum = (count) => files.reduce((total, file) => total + count(file), 0);
  const largest = files.reduce((most, file) => (file.lines > most.lines ? file : most));
  /** @param {number} number */
  const plain = (number) => number.toLocaleString('en-GB');
  return [
    [
      'Files in the root of the server',
      plain(files.filter(({ path }) => /^server\/[^/]+$/.test(path)).length),
    ],
    ['Import cycles', plain(cyclesOf(files).length)],
    ['Names exported by more than one file', plain(sharedNames(files).length)],
    ['Doc comments', plain(sum((file) => file.docComments))],
    ['Lines of code', plain(sum((file) => file.lines))],
    [
      'Lines per file: median, 95th percentile',
      `${lines[lines.length >> 1]}, ${lines[Math.floor(lines.length * 0.95)]}`,
    ],
    ['Largest file', `${plain(largest.lines)}: ${largest.path}`],
    [`Functions over ${longFunction} lines`, plain(sum((file) => file.longFunctions))],
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { names, cycles } = program
    .option('--names', 'lists the names that several files export')
    .option('--cycles', 'lists the import cycles')
    .parse()
    .opts();
  const files = shapeOfCode();
  for (const [label, value] of shapeRows(files)) console.log(`${label}: ${value}`);
  if (names) for (const [name, paths] of sharedNames(files)) console.log(`${name}: ${paths.join(', ')}`);
  if (cycles) for (const group of cyclesOf(files)) console.log(group.join(' → '));
}
