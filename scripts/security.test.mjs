import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './process.mjs';

const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .map((line) =>
    /^\| (\d+(?:\.\d+){2}) \| ([12]) \| (\w+) \| (.+?) \| +(?:`(.+?)`(?: › (.+?))? )?\|$/.exec(line),
  )
  .filter((row) => row !== null)
  .map(([, id = '', level, status = '', , file, words]) => ({ id, level, status, file, words }));

/** The sections of OWASP ASVS 5.0, each with its number of requirements of levels 1 and 2. */
const sections =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 ' +
  '5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 ' +
  '9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 ' +
  '13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2';

test('docs/security.md has every requirement of levels 1 and 2 once', () => {
  const counts = new Map();
  for (const { id } of rows) {
    const section = id.replace(/\.\d+$/, '');
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect([...counts].map(([section, count]) => `${section}:${count}`).join(' ')).toBe(sections);
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
});

test('each place that docs/security.md names is there and says what it is named for', () => {
  const texts = new Map();
  const says = ({ file = '', words = '' }) => {
    const path = join(root, file);
    if (!texts.has(file)) texts.set(file, existsSync(path) ? readFileSync(path, 'utf8') : null);
    return texts.get(file)?.includes(words) ?? false;
  };
  expect(rows.filter((row) => row.file && !says(row)).map(({ id, file }) => `${id} ${file}`)).toEqual([]);
});

const isTest = (file = '') => /\.test\.(ts|tsx|mjs)$/.test(file);

test('what holds names its test, and the counts at the top of docs/security.md are those of its rows', () => {
  const untested = rows.filter(({ status, file }) => ['holds', 'partly'].includes(status) && !isTest(file));
  expect(untested.map(({ id }) => id)).toEqual([]);
  expect(rows.filter(({ status, file }) => status === 'deploy' && !file)).toEqual([]);
  const top = readFileSync(join(root, 'docs/security.md'), 'utf8').matchAll(/^- \*\*(\w+)\*\* – (\d+)/gm);
  const counted = [...top].map(([, status, count]) => [status, Number(count)]);
  expect(counted).toEqual(
    counted.map(([status]) => [status, rows.filter((row) => row.status === status).length]),
  );
});

test('every line of docs/threat-model.md names tests, and each is there', () => {
  const text = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');
  const [, ways = '', rest = ''] = text.split(/^## (?:Where they come in.*|What we live with)$/m);
  const lines = [
    ...ways.split('\n').filter((line) => /^\| (?!Way )/.test(line)),
    ...rest.split(/^- /m).slice(1),
  ];
  expect(lines.length).toBeGreaterThan(20);
  const named = lines.map((line) => [...line.matchAll(/`([^`]+\.test\.\w+)`/g)].map(([, file = '']) => file));
  expect(lines.filter((_, index) => named[index]?.length === 0)).toEqual([]);
  expect(named.flat().filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('SECURITY.md says by when a weakness is answered and mended, and that packages are looked through', () => {
  const text = readFileSync(join(root, 'SECURITY.md'), 'utf8');
  expect(text).toMatch(/An answer within \w+ working days/);
  expect(text).toMatch(/^\| lets somebody in.+\| \d+ days \| \d+ days \|$/m);
  expect(text).toContain('`npm audit` is read before each release');
});

test('each package that ships is bound to its hash', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const unbound = Object.entries(packages)
    .filter(
      ([path, { link, integrity, inBundle }]) =>
        path.startsWith('node_modules/') && !link && !integrity && !inBundle,
    )
    .map(([path]) => path);
  expect(unbound).toEqual([]);
});
