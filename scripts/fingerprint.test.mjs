import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let base = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'valour-fingerprint-'));
  mkdirSync(join(base, 'src'));
  writeFileSync(join(base, 'src/a.ts'), 'a');
});
afterEach(() => rmSync(base, { recursive: true }));

const changes = {
  'nothing but the time': () => utimesSync(join(base, 'src/a.ts'), 1, 1),
  'a test': () => writeFileSync(join(base, 'src/a.test.ts'), 'b'),
  'a content': () => writeFileSync(join(base, 'src/a.ts'), 'b'),
  'a new file': () => writeFileSync(join(base, 'src/b.ts'), ''),
};

test.each(
  /** @type {[keyof typeof changes, boolean][]} */ ([
    ['nothing but the time', false],
    ['a test', false],
    ['a content', true],
    ['a new file', true],
  ]),
)('a change of %s changes the fingerprint: %s', (change, stale) => {
  const before = fingerprint(base, ['src', 'absent']);
  changes[change]();
  expect(fingerprint(base, ['src', 'absent']) !== before).toBe(stale);
});
