// Refuses the words that docs/glossary.md lists under "Not these": in names that the code declares, in comments and in docs.
// A word joins the lists below once the code is free of it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from './process.mjs';

/** A word of a camelCase name, and the term that replaces it. @type {Record<string, string>} */
export const bannedInNames = {};

/** In comments and docs. @type {[pattern: RegExp, instead: string][]} */
export const bannedInProse = [];

/** @param {string} name */
const wordsIn = (name) =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])|[_$]|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase());

/** @param {string} text */
const problemsInProse = (text) =>
  bannedInProse.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text);
    return found ? [{ at: found.index, problem: `"${found[0]}": write ${instead}` }] : [];
  });

/** @param {string} name */
const problemsInName = (name) =>
  wordsIn(name).flatMap((word) =>
    Object.hasOwn(bannedInNames, word) ? [`"${name}": ${word} is called ${bannedInNames[word]}`] : [],
  );

/**
 * @param {string} path
 * @param {string} text
 * @returns {string[]} each with its place
 */
export function wordProblems(path, text) {
  /** @param {number} at */
  const lineOf = (at) => text.slice(0, at).split('\n').length;
  if (path.endsWith('.md'))
    return problemsInProse(text).map(({ at, problem }) => `${path}:${lineOf(at)} ${problem}`);
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );
  /** @type {string[]} */
  const problems = [];
  const scanned = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    for (const range of ts.getLeadingCommentRanges(text, node.pos) ?? []) {
      if (scanned.has(range.pos)) continue;
      scanned.add(range.pos);
      for (const { at, problem } of problemsInProse(text.slice(range.pos, range.end)))
        problems.push(`${path}:${lineOf(range.pos + at)} ${problem}`);
    }
    const name = /** @type {{ name?: ts.Node }} */ (node).name;
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isEnumDeclaration(node);
    if (declares && name && ts.isIdentifier(name))
      for (const problem of problemsInName(name.text))
        problems.push(`${path}:${lineOf(name.getStart())} ${problem}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/** @returns {string[]} */
export function checkWords() {
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '-co',
      '--exclude-standard',
      'src',
      'server',
      'scripts',
      'tests',
      'contract',
      'tools',
      'docs',
      '*.md',
    ],
    { cwd: root },
  )
    .toString()
    .split('\n')
    .filter(
      (path) =>
        /\.(ts|tsx|mjs|md)$/.test(path) && path !== 'docs/glossary.md' && path !== 'scripts/glossary.mjs',
    );
  return files.flatMap((path) => {
    try {
      return wordProblems(path, readFileSync(join(root, path), 'utf8'));
    } catch (error) {
      // Listed by git, and deleted since.
      if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return [];
      throw error;
    }
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkWords();
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
