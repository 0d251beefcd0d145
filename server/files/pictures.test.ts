import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { longestPicture } from '../../tests/fixtures/pictures/hostile.ts';
import { root } from '../process/root.ts';
import { createPictureMaker, type PictureMaker } from './pictures.ts';

const unhurried = { timeoutMs: 600_000 };
const makers: PictureMaker[] = [];

function open(caps: Parameters<typeof createPictureMaker>[0]) {
  const opened = createPictureMaker(caps);
  makers.push(opened);
  return opened;
}

const maker = open(unhurried);

afterAll(async () => {
  for (const open of makers) await open.close();
});

const small = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#2778CB' } })
  .png()
  .toBuffer();
const large = longestPicture();

const outcome = (by: PictureMaker, bytes: Buffer) =>
  by.make({ bytes, fileName: 'me.png' }, 'logo', 'one').then(
    ({ type, width, height }) => ({ type, width, height }),
    ({ status, code, errors }) => ({ status, code, errors }),
  );
const encoded = { type: 'image/jpeg', width: 200, height: 200 };
const refused = (why: string) => ({
  status: 422,
  code: 'file_unreadable',
  errors: { logo: [expect.stringContaining(why)] },
});

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('pictures are decoded in one process next to the server’s, which ends with it', async () => {
  const closed = open(unhurried);
  expect(closed.pids()).toEqual([]);
  expect(await outcome(closed, small)).toEqual(encoded);
  const [pid, ...others] = closed.pids();
  expect([pid === process.pid, others]).toEqual([false, []]);
  expect(await outcome(closed, large)).toMatchObject({ type: 'image/jpeg', width: 1024 });
  expect(closed.pids()).toEqual([pid]);
  await closed.close();
  expect(isAlive(pid!)).toBe(false);
});

test('no other code of the server decodes pictures', () => {
  const files = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' });
  const decoding = files.filter(
    (name) =>
      /(?<!\.test)\.tsx?$/.test(name) &&
      /from 'sharp'/.test(readFileSync(join(root, 'server', name), 'utf8')),
  );
  expect(decoding).toEqual(['files/pictureChild.ts']);
});

test('a picture that takes too long is refused with a sentence', async () => {
  expect(await outcome(open({ timeoutMs: 1 }), large)).toEqual(refused('too long'));
});

test('a process that takes too much memory is ended with a sentence, and the next picture is encoded', async () => {
  const narrow = open({ ...unhurried, memoryMb: 160 });
  expect(await outcome(narrow, small)).toEqual(encoded);
  const [pid] = narrow.pids();
  expect(await outcome(narrow, large)).toEqual(refused('too complex'));
  expect(isAlive(pid!)).toBe(false);
  expect(await outcome(narrow, small)).toEqual(encoded);
});

test('a process that is killed fails its own picture only', async () => {
  await outcome(maker, small);
  const [pid] = maker.pids();
  const running = outcome(maker, large);
  process.kill(pid!, 'SIGTERM');
  expect(await running).toEqual(refused('could not read'));
  expect(await outcome(maker, small)).toEqual(encoded);
});

test('sixteen pictures wait, and whoever comes then is asked to come back', async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(maker, small)));
  expect(outcomes.slice(0, 16)).toEqual(Array(16).fill(encoded));
  const busy = { status: 503, code: 'overloaded', errors: undefined };
  expect(outcomes.slice(16)).toEqual(Array(4).fill(busy));
  expect(maker.pids()).toHaveLength(1);
});
