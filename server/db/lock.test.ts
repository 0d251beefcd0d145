import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lock.ts';

let folder = '';
const lock = () => `${join(folder, 'pg')}.lock`;
const take = () => lockFolder(join(folder, 'pg'));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'valour-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is taken once, and free again when given back', () => {
  const giveBack = take();
  expect(readFileSync(lock(), 'utf8').split(' ')[0]).toBe(String(process.pid));
  expect(take).toThrow('is open in another process');
  giveBack();
  expect(existsSync(lock())).toBe(false);
  take()();
});

test.each(['', 'nonsense', '0', '-1', '999999999', `${process.pid} 1`])(
  'the lock %j of no living process is taken over',
  (content) => {
    writeFileSync(lock(), content);
    take()();
    expect(existsSync(lock())).toBe(false);
  },
);

test('the lock of a living process is not', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(lock(), String(other.pid));
  expect(take).toThrow('is open in another process');
  expect(readFileSync(lock(), 'utf8')).toBe(String(other.pid));
  other.kill();
});
