// Shared texts of screens are read in both countries, so they contain no word with two spellings.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from './process.mjs';

const spelledOtherwise =
  /\b(?:(?<!-)colou?rs?|coloured|fib(?:re|er)|cent(?:re|er)s?|licen[cs]es?|programmes?|organi[sz]\w+|recogni[sz]\w+|speciali(?!st)[sz]\w+|virtuali[sz]\w+|prioriti[sz]\w+|summari[sz]\w+|behaviou?rs?|favou?rites?|labou?r|catalogue|fulfil|travell?ing|cancell?ed|grey|gray)\b/i;

/** Files that select the spelling by the tenant's country. */
const exceptions = new Set([
  // The name of the licence.
  'src/features/site/DataSources.tsx: Open Database License (ODbL) 1.0',
  'src/features/resume/gallery/Gallery.tsx: Colours',
  'src/features/resume/gallery/Gallery.tsx: Colors',
  'src/features/transitionPlans/view/PlanSide.tsx: Your programme',
  'src/features/transitionPlans/view/milestone.ts: Resettlement programme',
]);
const forCountry = /^src\/features\/(?:site\/guides\/|transitionPlans\/wizard\/planWords\.ts$)/;

/** Texts that a person may read: sentences and capitalised words. */
const isText = (/** @type {string} */ text) => /^[A-Z]/.test(text) || /\w \w/.test(text);

/** @param {string} file */
function textsOf(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  /** @type {string[]} */
  const texts = [];
  const visit = (/** @type {ts.Node} */ node) => {
    const isLiteral =
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node);
    if (isLiteral && !ts.isImportDeclaration(node.parent)) texts.push(node.text.replace(/\s+/g, ' '));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const screens = ['src/features', 'src/ui']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$/.test(name))
      .map((name) => relative(root, join(root, folder, name)).replaceAll('\\', '/')),
  )
  .map((file) => ({ file, texts: textsOf(file) }));

test('screens hold no word that one of the two countries spells otherwise', () => {
  const different = screens
    .filter(({ file }) => !forCountry.test(file))
    .flatMap(({ file, texts }) =>
      texts
        .map((text) => text.trim())
        .filter((text) => isText(text) && spelledOtherwise.test(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(different.filter((line) => !exceptions.has(line))).toEqual([]);
  expect([...exceptions].filter((line) => !different.includes(line))).toEqual([]);
});

test('screens write a percentage without a space', () => {
  const spaced = screens.flatMap(({ file, texts }) =>
    texts.filter((text) => /(?:^|\d) %/.test(text)).map((text) => `${file}: ${text}`),
  );
  expect(spaced).toEqual([]);
});

test('screens say “sign in”', () => {
  const other = screens.flatMap(({ file, texts }) =>
    texts
      .filter((text) => /\b(?:log(?:ged|ging)? in|login page)\b/i.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(other).toEqual([]);
});
