import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { hostilePictures } from '../../tests/fixtures/pictures/hostile.ts';
import { root } from '../start/root.ts';
import { createPictureMaker, type PictureMaker } from './pictures.ts';

let maker: PictureMaker;
afterEach(() => maker?.close());

const slow = 60_000;
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2778CB' } });
const small = () => plain(200, 200).png().toBuffer();
// The longest that one may take: the fixture of as many passes as are let in.
const heavy = async () => {
  const progressive = hostilePictures.find(({ name }) => name.endsWith('in as many passes as are let in'));
  return progressive!.bytes();
};

const outcome = (bytes: Buffer) =>
  maker.make({ bytes, fileName: 'me.png' }, 'logo').then(
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

test(
  'pictures are decoded in one process beside the server’s, which does none of the work',
  async () => {
    maker = createPictureMaker();
    expect(maker.pids()).toEqual([]);
    expect(await outcome(await small())).toEqual(encoded);
    const [pid, ...others] = maker.pids();
    expect([pid === process.pid, others]).toEqual([false, []]);
    const large = await heavy();
    const before = process.cpuUsage();
    expect(await outcome(large)).toMatchObject({ type: 'image/jpeg', width: 1024 });
    const { user, system } = process.cpuUsage(before);
    // The decoding takes more than half a second of a processor's time, in microseconds.
    expect(user + system).toBeLessThan(250_000);
    expect(maker.pids()).toEqual([pid]);
    await maker.close();
    expect(isAlive(pid!)).toBe(false);
  },
  slow,
);

test('no other code of the server decodes pictures', () => {
  const files = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' });
  const decoding = files.filter(
    (name) =>
      /(?<!\.test)\.tsx?$/.test(name) &&
      /from 'sharp'/.test(readFileSync(join(root, 'server', name), 'utf8')),
  );
  expect(decoding).toEqual(['files/pictureChild.ts']);
});

test(
  'one that takes too long is ended with a sentence, and the next is made',
  async () => {
    maker = createPictureMaker({ timeoutMs: 60 });
    expect(await outcome(await heavy())).toEqual(refused('too long'));
    await maker.close();
    maker = createPictureMaker();
    expect(await outcome(await small())).toEqual(encoded);
  },
  slow,
);

test(
  'one that takes too much memory is ended with a sentence, and the next is made',
  async () => {
    maker = createPictureMaker({ memoryMb: 160 });
    expect(await outcome(await small())).toEqual(encoded);
    const [pid] = maker.pids();
    expect(await outcome(await heavy())).toEqual(refused('too complex'));
    expect(isAlive(pid!)).toBe(false);
    expect(await outcome(await small())).toEqual(encoded);
  },
  slow,
);

test(
  'a process that is killed fails its own picture only',
  async () => {
    maker = createPictureMaker();
    await outcome(await small());
    const [pid] = maker.pids();
    const running = outcome(await heavy());
    process.kill(pid!, 'SIGTERM');
    expect(await running).toEqual(refused('could not read'));
    expect(await outcome(await small())).toEqual(encoded);
  },
  slow,
);

test(
  'sixteen stand in line, and whoever comes then is told to come back',
  async () => {
    maker = createPictureMaker();
    const bytes = await small();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(bytes)));
    expect(outcomes.slice(0, 16)).toEqual(Array(16).fill(encoded));
    const busy = { status: 503, code: 'overloaded', errors: undefined };
    expect(outcomes.slice(16)).toEqual(Array(4).fill(busy));
    expect(maker.pids()).toHaveLength(1);
  },
  slow,
);
