import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../process.mjs';
import { builtFiles, writeBuiltFiles } from './builtFiles.mjs';

let base = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'valour-generated-'));
  writeFileSync(join(base, 'source.txt'), 'first');
});
afterEach(() => rmSync(base, { recursive: true }));

const result = () => readFileSync(join(base, 'result.gen.txt'), 'utf8');

/** @param {string} code runs with `target` and `base`, and has node:fs */
function builtBy(code) {
  const script = `const { appendFileSync, existsSync, readFileSync, writeFileSync } = require('node:fs');
const [base, target] = process.argv.slice(1);
${code}`;
  return [{ file: 'result.gen.txt', script: ['--eval', script, base], sources: ['source.txt'] }];
}

const copy = 'writeFileSync(target, readFileSync(base + "/source.txt"));';

test('a file is written when it is missing, edited or older than its sources, and otherwise left alone', async () => {
  const files = builtBy(copy);
  const written = async () => [await writeBuiltFiles(files, base), result()];
  expect(await written()).toEqual([['result.gen.txt'], 'first']);
  expect(await written()).toEqual([[], 'first']);
  writeFileSync(join(base, 'source.txt'), 'second');
  expect(await written()).toEqual([['result.gen.txt'], 'second']);
  writeFileSync(join(base, 'result.gen.txt'), 'edited');
  expect(await written()).toEqual([['result.gen.txt'], 'second']);
  rmSync(join(base, 'result.gen.txt'));
  expect(await written()).toEqual([['result.gen.txt'], 'second']);
});

test('while a file is written, the one before it stays whole', async () => {
  await writeBuiltFiles(builtBy(copy), base);
  writeFileSync(join(base, 'source.txt'), 'second');
  await writeBuiltFiles(
    builtBy(`writeFileSync(target, 'sec');
appendFileSync(\`\${base}/read.txt\`, readFileSync(\`\${base}/result.gen.txt\`, 'utf8'));
appendFileSync(target, 'ond');`),
    base,
  );
  expect([readFileSync(join(base, 'read.txt'), 'utf8'), result()]).toEqual(['first', 'second']);
});

test('several at the same time each leave a whole file, and nothing else', async () => {
  const files = builtBy(copy);
  await Promise.all([1, 2, 3].map(() => writeBuiltFiles(files, base)));
  expect(result()).toBe('first');
  expect(await writeBuiltFiles(files, base)).toEqual([]);
  expect(readdirSync(join(base, '.cache/generated'))).toEqual(['result.gen.txt.stamp']);
});

test('a script that fails leaves the file as it was, and says why', async () => {
  await writeBuiltFiles(builtBy(copy), base);
  writeFileSync(join(base, 'source.txt'), 'second');
  const failing = builtBy("writeFileSync(target, 'sec'); throw new Error('No such schema');");
  await expect(writeBuiltFiles(failing, base)).rejects.toThrow(/result\.gen\.txt.*No such schema/s);
  expect(result()).toBe('first');
  expect(readdirSync(join(base, '.cache/generated'))).toEqual(['result.gen.txt.stamp']);
  expect(await writeBuiltFiles(builtBy(copy), base)).toEqual(['result.gen.txt']);
});

test('what is built is not committed, and its sources are there', () => {
  const files = builtFiles.map(({ file }) => file);
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  expect(git('ls-files', '--', ...files, '*.gen.*')).toEqual([]);
  expect(git('check-ignore', '--', ...files)).toEqual(files);
  const sources = builtFiles.flatMap(({ sources, script }) => [...sources, ...script.slice(-1)]);
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
