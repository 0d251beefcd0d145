// Refuses the words that docs/glossary.md lists under "Not these": in names that the code declares, in comments and in docs.
// A word joins a list once the code, or for names the areas below, are free of it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from './process.mjs';

const aNoun = 'by its noun';

/** A word of a camelCase name, and the term that replaces it. @type {Record<string, string>} */
export const bannedInNames = {
  told: aNoun,
  asked: 'requested, or by its noun',
  given: aNoun,
  found: 'result, or by its noun',
  kept: 'stored, saved or retention',
  chosen: 'selected',
  wanted: 'expected or required',
  made: aNoun,
  said: aNoun,
  who: aNoun,
  whose: aNoun,
  sight: 'visible…',
  desk: 'console',
  standing: 'status',
  patience: 'timeout',
  house: 'project',
  door: 'entry point',
};

/** Other areas follow as they are renamed. */
export const areasWithStandardNames = [
  'server/admin/',
  'server/auth/',
  'server/background/',
  'server/files/',
  'server/formats/',
  'server/funnel/',
  'server/listings/',
  'server/mail/',
  'server/notifications/',
  'server/privacy/',
  'server/profile/',
  'server/reference/',
  'server/services/',
  'server/tenants/',
];

/** Standard terms and names of the contract that hold such a word. */
const standardNames = /not_?found|foundCompan/i;

/** In comments and docs. @type {[pattern: RegExp, instead: string][]} */
export const bannedInProse = [
  [/\bthe house\b/i, 'the project'],
  [/\bdearest\b/i, 'most expensive'],
  [/\bnone any more\b/i, 'no longer'],
  [/\blook(s|ed|ing)? after\b/i, 'vacuum and analyse, or maintain'],
  [/\bgoes by itself\b/i, 'is deleted on schedule'],
  [/\blet in before\b/i, 'admitted'],
  [/\bturned away\b/i, 'rejected'],
];

/** @param {string} name */
const wordsIn = (name) =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])|[_$]|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase());

/** @param {string} text */
const problemsInProse = (text) =>
  bannedInProse.flatMap(([pattern, instead]) => {
    const match = pattern.exec(text);
    return match ? [{ at: match.index, problem: `"${match[0]}": write ${instead}` }] : [];
  });

/** @param {string} name */
const problemsInName = (name) =>
  wordsIn(name.replace(standardNames, '')).flatMap((word) =>
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
  const isStandardArea = areasWithStandardNames.some((area) => path.startsWith(area));
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
      // Without a name of its own it has that of the property, which may be a column's.
      (ts.isBindingElement(node) &&
        (node.propertyName !== undefined || ts.isArrayBindingPattern(node.parent))) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isEnumDeclaration(node);
    if (isStandardArea && declares && name && ts.isIdentifier(name))
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
