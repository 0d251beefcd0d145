import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../process/root.ts';
import { erasureLogFrom } from './erasureLog.ts';

let folder = '';
let dataDir = '';
const now = new Date('2026-12-05T09:00:00Z');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'valour-erasure-log-'));
  dataDir = join(folder, '.data');
  mkdirSync(join(dataDir, 'pg'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const opened = () => erasureLogFrom({}, { dataDir })!;
const erased = () =>
  opened()
    .all()
    .map(({ user_id }) => user_id);

function commandsOf(heading: string) {
  const text = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
  const [, block = ''] = new RegExp(`\\*\\*${heading}\\*\\*[^]*?\`\`\`\\n([^]*?)\`\`\``).exec(text) ?? [];
  return block.replaceAll('npm start', 'true').trim().split('\n');
}

test('SEC-09 a backup that is made and restored as docs/deploy.md says brings no older log of erasures back', () => {
  const [backup = '', ...restore] = commandsOf('Backup and restore.');
  const run = (command: string) => execFileSync('sh', ['-ec', command], { cwd: folder });
  writeFileSync(join(dataDir, 'pg/state'), 'before');
  opened().append(1, 7, now);
  run(backup);
  opened().append(1, 8, now);
  writeFileSync(join(dataDir, 'pg/state'), 'after');
  run(restore.join('\n'));
  expect(readFileSync(join(dataDir, 'pg/state'), 'utf8')).toBe('before');
  expect(erased()).toEqual([7, 8]);
});

test('the log of a version that wrote it within the folder is read as well', () => {
  writeFileSync(
    join(dataDir, 'erasures.log'),
    '{"tenant_id":1,"user_id":5,"erased_at":"2026-11-10T00:00:00Z"}\n',
  );
  opened().append(1, 6, now);
  expect(erased().sort()).toEqual([5, 6]);
});

test('a new database in the place of one that was deleted does not meet its log, which is set aside', () => {
  opened().append(1, 7, now);
  rmSync(dataDir, { recursive: true });
  expect(erased()).toEqual([]);
  const [aside = ''] = readdirSync(folder).filter((name) => /^\.data\.erasures\.\d+\.log$/.test(name));
  expect(readFileSync(join(folder, aside), 'utf8')).toContain('"user_id":7');
});

test('a setting is in place of both, and a server without one has no log', () => {
  const file = join(folder, 'elsewhere.log');
  erasureLogFrom({ ERASURE_LOG: file }, { dataDir })!.append(1, 6, now);
  expect(existsSync(file)).toBe(true);
  expect(erased()).toEqual([]);
  expect(erasureLogFrom({}, { databaseUrl: 'postgres://db/valour' })).toBeNull();
});
