// Checks the tables of docs/architecture.md that follow a click from the screen to the table: each linked file must declare the
// names in its row. `npm run check` runs this.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from '../process.mjs';
import { pageFile, readPage } from './page.mjs';

/** @typedef {{ file: string, names: string[] }} Hop */

/** @param {string} markdown @returns {Hop[]} */
export function hopsOf(markdown) {
  return markdown.split('\n').flatMap((line) => {
    const [, link = '', named = ''] = line.startsWith('|') ? line.split('|') : [];
    const target = /\]\(([^)#]+)\)/.exec(link)?.[1];
    if (!target) return [];
    const names = [...named.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return [{ file: normalize(join(dirname(pageFile), target)), names }];
  });
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Set<string>} functions, values, methods, props and states of a source; operations of the contract
 */
export function declaredIn(file, text) {
  if (file.endsWith('.yaml')) {
    return new Set([...text.matchAll(/^ *operationId: (\w+)$/gm)].map(([, name = '']) => name));
  }
  /** @type {Set<string>} */
  const names = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    const isDeclared =
      ts.isFunctionDeclaration(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isJsxAttribute(node) ||
      ts.isPropertyAssignment(node);
    if (isDeclared && node.name && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))) {
      names.add(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return names;
}

/** @param {string} markdown @returns {string[]} what the page says and the sources do not */
export function brokenHops(markdown, base = root) {
  const hops = hopsOf(markdown);
  if (hops.length === 0) return [`${pageFile} follows no click.`];
  return hops.flatMap(({ file, names }) => {
    if (!existsSync(join(base, file))) return [`${pageFile} names ${file}, which is not there.`];
    if (names.length === 0) return [`${pageFile} names nothing in ${file}.`];
    const declared = declaredIn(file, readFileSync(join(base, file), 'utf8'));
    return names
      .filter((name) => !declared.has(name))
      .map((name) => `${pageFile} looks for ${name} in ${file}, which does not declare it.`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = brokenHops(readPage());
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
