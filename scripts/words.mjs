// Counts the words that docs/glossary.md lists under "Not these", file by file, and compares the counts with scripts/words.json:
// a count may only fall, and a new file starts at zero. `--write` stores lower counts, `--list <folder>` shows the words.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { program } from 'commander';
import ts from 'typescript';
import { root } from './process.mjs';

/** @typedef {{ word: string, isPrefix: boolean, instead: string }} BannedWord */
/** @typedef {{ names: BannedWord[], text: { pattern: RegExp, instead: string }[] }} BannedWords */
/** @typedef {{ line: number, word: string, instead: string }} Finding */

const glossary = 'docs/glossary.md';
const counts = 'scripts/words.json';

/** Standard terms that contain such a word: a status of HTTP, a field of the contract, and one-time tokens. */
const standardNames = /not_?found|company_?found|found_?compan(y|ies)|one_?time/gi;

/** @param {string} name */
const wordsIn = (name) =>
  name
    .split(/(?<=[a-z0-9])(?=[A-Z])|[_$\d-]+|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

/**
 * Reads the tables under "Not these": words of names, then words of comments, documents and copy.
 * @param {string} markdown
 * @returns {BannedWords}
 */
export function bannedWordsIn(markdown) {
  /** @param {string} title */
  const rows = (title) => {
    const [, section = ''] = markdown.split(`### ${title}\n`);
    return [...(section.split('\n#')[0] ?? '').matchAll(/^\| (?!Not|-)(.+?) \| (.+?) \|$/gm)].flatMap(
      ([, words = '', instead = '']) => words.split(', ').map((word) => ({ word, instead })),
    );
  };
  return {
    names: rows('In names').map(({ word, instead }) => ({
      word: wordsIn(word.replace('…', '')).join(' '),
      isPrefix: word.endsWith('…'),
      instead,
    })),
    text: rows('In comments, documents and copy').map(({ word, instead }) => ({
      pattern: new RegExp(`(?<![\\w-])${word.replaceAll(' ', '\\s+')}(?![\\w-])`, 'gi'),
      instead,
    })),
  };
}

/**
 * @param {string} name
 * @param {BannedWord[]} banned
 */
function inName(name, banned) {
  const words = wordsIn(name.replace(standardNames, '')).join(' ');
  return banned.filter(({ word, isPrefix }) =>
    isPrefix ? words.startsWith(`${word} `) : ` ${words} `.includes(` ${word} `),
  );
}

/** @param {string} text @returns {(at: number) => number} the line of a position, counted from 1 */
function lineFinder(text) {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (at) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    return high;
  };
}

/** @typedef {{ text: (at: number, content: string) => void, name: (at: number, name: string) => void }} WordReader */

/**
 * The banned words of a file: in names that it declares and in its own path, in comments, in texts of more than a word, and
 * in documents.
 * @param {string} path
 * @param {string} text
 * @param {BannedWords} banned
 * @returns {Finding[]}
 */
export function findBannedWords(path, text, banned) {
  /** @type {Finding[]} */
  const findings = [];
  const lineOf = lineFinder(text);
  /** @type {WordReader} */
  const read = {
    text(at, content) {
      for (const { pattern, instead } of banned.text)
        for (const match of content.matchAll(pattern))
          findings.push({ line: lineOf(at + match.index), word: match[0], instead });
    },
    name(at, name) {
      for (const { word, instead } of inName(name, banned.names))
        findings.push({ line: lineOf(at), word: `${name}: ${word}`, instead });
    },
  };
  read.name(0, path.split('/').at(-1)?.replace(/\..*$/, '') ?? '');
  if (/\.(ts|tsx|mjs)$/.test(path)) readCode(path, text, read);
  else readDocument(path, text, read);
  return findings;
}

/** @param {string} path @param {string} text @param {WordReader} read */
function readDocument(path, text, read) {
  // Code and addresses in documents are counted where they are declared, and a key of YAML is a field of the contract.
  const code = /\.ya?ml$/.test(path) ? /`[^`\n]*`|^[ -]*\w+:/gm : /^```[\s\S]*?^```|`[^`\n]*`|\]\([^)]*\)/gm;
  read.text(
    0,
    text.replace(code, (match) => match.replace(/[^\n]/g, ' ')),
  );
}

/** @param {string} path @param {string} text @param {WordReader} read */
function readCode(path, text, read) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const comments = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ]) {
      if (comments.has(pos)) continue;
      comments.add(pos);
      read.text(pos, text.slice(pos, end));
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (/\w\s+\w/.test(node.text) && !ts.isImportDeclaration(node.parent))
        read.text(node.getStart(), text.slice(node.getStart(), node.end));
    } else if (ts.isJsxText(node)) read.text(node.pos, text.slice(node.pos, node.end));
    const name = declaredName(node);
    if (name) read.name(name.getStart(), name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** @param {ts.Node} node */
function declaredName(node) {
  // A binding without its own name has that of the property, which may be a column's.
  const isBinding =
    ts.isBindingElement(node) && (node.propertyName !== undefined || ts.isArrayBindingPattern(node.parent));
  const declares =
    isBinding ||
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node);
  const { name } = /** @type {{ name?: ts.Node }} */ (node);
  return declares && name && ts.isIdentifier(name) ? name : null;
}

const folders = ['src', 'server', 'scripts', 'tests', 'packages', 'contract', 'docs', 'deploy', '*.md'];
const counted = /\.(ts|tsx|mjs|md|yaml|yml)$/;
const generated = /\/fixtures\/|CHANGELOG|^docs\/(glossary\.md|requirements\.yaml|flows\/)/;

/** @returns {Map<string, Finding[]>} by path, without the files that have none */
function readProject() {
  const banned = bannedWordsIn(readFileSync(join(root, glossary), 'utf8'));
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { cwd: root })
    .toString()
    .split('\n')
    .filter((path) => counted.test(path) && !generated.test(path) && !path.startsWith('scripts/words'));
  const found = new Map();
  for (const path of paths) {
    let text;
    try {
      text = readFileSync(join(root, path), 'utf8');
    } catch {
      // Listed by git, and deleted since.
      continue;
    }
    const findings = findBannedWords(path, text, banned);
    if (findings.length > 0) found.set(path, findings);
  }
  return found;
}

/** @param {string} path the first two folders of a path, or its first */
export const areaOf = (path) => path.split('/').slice(0, -1).slice(0, 2).join('/') || 'project';

/** @typedef {Record<string, Record<string, number>>} Counts by area and file */

/** @param {Map<string, Finding[]>} found @returns {Counts} */
export function countByArea(found) {
  /** @type {Counts} */
  const byArea = {};
  for (const path of [...found.keys()].sort()) {
    const area = areaOf(path);
    byArea[area] = { ...byArea[area], [path]: found.get(path)?.length ?? 0 };
  }
  return Object.fromEntries(Object.entries(byArea).sort(([area], [other]) => area.localeCompare(other)));
}

/** @param {Record<string, number> | undefined} files */
const totalOf = (files) => Object.values(files ?? {}).reduce((sum, count) => sum + count, 0);

/** @param {Counts} counts */
const sumOf = (counts) => Object.values(counts).reduce((sum, files) => sum + totalOf(files), 0);

/**
 * Files with more banned words than before. A file that was not counted before had none.
 * @param {Counts} before
 * @param {Counts} now
 * @returns {{ path: string, before: number, now: number }[]}
 */
export function grown(before, now) {
  const allowed = Object.assign({}, ...Object.values(before));
  return Object.values(now)
    .flatMap((files) => Object.entries(files))
    .filter(([path, count]) => count > (allowed[path] ?? 0))
    .map(([path, count]) => ({ path, before: allowed[path] ?? 0, now: count }));
}

/** @param {{ list?: string | true, write?: boolean }} options */
function main({ list, write }) {
  const found = readProject();
  const now = countByArea(found);
  if (list) {
    for (const [path, findings] of found)
      if (list === true || path.startsWith(list))
        for (const { line, word, instead } of findings) console.log(`${path}:${line} "${word}": ${instead}`);
    return 0;
  }
  /** @type {Counts} */
  const before = JSON.parse(readFileSync(join(root, counts), 'utf8'));
  if (write) {
    // A file may move with its words; the project as a whole may not gain any.
    if (sumOf(now) > sumOf(before)) {
      console.log(`There are ${sumOf(now)} banned words, ${sumOf(before)} before: a count may only fall.`);
      return 1;
    }
    writeFileSync(join(root, counts), `${JSON.stringify(now, null, 2)}\n`);
    return 0;
  }
  const more = grown(before, now);
  for (const { path, before: allowed, now: count } of more) {
    console.log(`${path}: ${count} banned words, at most ${allowed}`);
    for (const { line, word, instead } of found.get(path) ?? [])
      console.log(`  ${path}:${line} "${word}": ${instead}`);
  }
  if (more.length > 0)
    console.log('Use the words of docs/glossary.md. After a file has moved: node scripts/words.mjs --write');
  return more.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = main(
    program
      .option('--list [folder]', 'shows where they are')
      .option('--write', 'stores lower counts')
      .parse()
      .opts(),
  );
