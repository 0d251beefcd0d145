import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { fold } from '../../formats/fold.ts';
import { root } from '../../process/root.ts';

async function readList(): Promise<ReadonlySet<string>> {
  const file = await readFile(join(root, 'server/reference/data/breachedPasswords.txt.gz'));
  return new Set((await promisify(gunzip)(file)).toString('utf8').trimEnd().split('\n'));
}

let list: Promise<ReadonlySet<string>> | undefined;

export function breachedPasswords() {
  list ??= readList();
  return list;
}

export async function isBreached(password: string): Promise<boolean> {
  const typed = password.toLowerCase();
  const joined = fold(password).replace(/[\s._-]+/g, '');
  const bare = joined.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const breached = await breachedPasswords();
  return [typed, joined, bare].some((form) => breached.has(form));
}
