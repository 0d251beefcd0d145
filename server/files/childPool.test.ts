import { afterEach, expect, test } from 'vitest';
import { rafTechnician } from '../../tests/fixtures/cv/content.ts';
import { pdfOfPages } from '../../tests/fixtures/cv/writers.ts';
import { documentXml, wordOf } from '../../tests/fixtures/cv/zipOf.ts';
import { type CvTask, createCvPool } from '../cv/cvReader.ts';
import type { ChildPool } from './childPool.ts';

let pool: ChildPool<CvTask>;
afterEach(() => pool.close());

const slow = 60_000;
const hints = { countryId: 232 } as const;
const text: CvTask = { kind: 'inspect', bytes: Buffer.from(rafTechnician) };
const heavy: CvTask = {
  kind: 'read',
  hints,
  bytes: wordOf(documentXml(`<w:p>${'<w:r/>'.repeat(900_000)}</w:p>`)),
};
const answer = { ok: true, type: 'txt', pages: null };
const done = { ok: true, answer, ms: expect.any(Number), peakMb: expect.any(Number) };

test(
  'a child that goes over its memory is ended, and the next file is read',
  async () => {
    pool = createCvPool({ timeoutMs: 25_000 });
    expect(await pool.run(heavy)).toEqual({ ok: false, failure: 'memory', ms: expect.any(Number) });
    expect(await pool.run(text)).toEqual(done);
  },
  slow,
);

test(
  'a child that takes too long is ended on time, and the next file is read',
  async () => {
    pool = createCvPool({ timeoutMs: 60, memoryMb: 1024 });
    const run = await pool.run(heavy);
    expect(run).toEqual({ ok: false, failure: 'timeout', ms: expect.any(Number) });
    expect(run.ms).toBeLessThan(1000);
    await pool.close();
    pool = createCvPool();
    expect(await pool.run(text)).toEqual(done);
  },
  slow,
);

test(
  'a child killed from outside fails its own file only',
  async () => {
    pool = createCvPool({ atOnce: 1 });
    expect(await pool.run(text)).toEqual(done);
    const [pid] = pool.pids();
    const run = pool.run({ kind: 'read', hints, bytes: await pdfOfPages(20) });
    process.kill(pid!, 'SIGTERM');
    expect(await run).toEqual({ ok: false, failure: 'crash', ms: expect.any(Number) });
    expect(await pool.run(text)).toEqual(done);
  },
  slow,
);

test(
  'many files at once are read by two children, one after the other',
  async () => {
    pool = createCvPool({ atOnce: 2 });
    const runs = Array.from({ length: 12 }, () => pool.run(text));
    expect(pool.pids().length).toBeLessThanOrEqual(2);
    expect(await Promise.all(runs)).toEqual(runs.map(() => done));
    expect(pool.pids().length).toBeLessThanOrEqual(3);
  },
  slow,
);

test(
  'a queue that is full says so at once',
  async () => {
    pool = createCvPool({ atOnce: 1 });
    const runs = await Promise.all(Array.from({ length: 40 }, () => pool.run(text)));
    expect(runs.filter((run) => run.ok).length).toBe(33);
    expect(runs.filter((run) => !run.ok)).toEqual(Array(7).fill({ ok: false, failure: 'busy', ms: 0 }));
  },
  slow,
);

test(
  'closing ends every child and what waits for one',
  async () => {
    pool = createCvPool({ atOnce: 1 });
    const runs = [pool.run(text), pool.run(text), pool.run(text)];
    const pids = pool.pids();
    await pool.close();
    expect(await Promise.all(runs)).toEqual(
      runs.map(() => ({ ok: false, failure: 'closed', ms: expect.any(Number) })),
    );
    expect(await pool.run(text)).toEqual({ ok: false, failure: 'closed', ms: 0 });
    expect(pids.filter(isAlive)).toEqual([]);
    expect(pool.pids()).toEqual([]);
  },
  slow,
);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
