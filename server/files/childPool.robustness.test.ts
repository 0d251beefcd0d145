// Tests with what a real file costs: a slow or small machine fails them.
import { afterEach, expect, test } from 'vitest';
import { rafTechnician } from '../../tests/fixtures/cv/content.ts';
import { documentXml, wordOf } from '../../tests/fixtures/cv/zipOf.ts';
import { type CvTask, createCvPool } from '../cv/cvReader.ts';
import type { ChildPool } from './childPool.ts';

let pool: ChildPool<CvTask>;
afterEach(() => pool.close());

const text: CvTask = { kind: 'inspect', bytes: Buffer.from(rafTechnician) };
const heavy: CvTask = {
  kind: 'read',
  hints: { countryId: 232 },
  bytes: wordOf(documentXml(`<w:p>${'<w:r/>'.repeat(900_000)}</w:p>`)),
};
const answer = { ok: true, type: 'txt', pages: null };
const done = { ok: true, answer, ms: expect.any(Number), peakMb: expect.any(Number) };

test('a CV that takes too much memory is ended before its time is up, and the next is read', async () => {
  pool = createCvPool({ timeoutMs: 25_000 });
  expect(await pool.run(heavy, 'one')).toEqual({ ok: false, failure: 'memory', ms: expect.any(Number) });
  expect(await pool.run(text, 'one')).toEqual(done);
});

test('a CV that takes too long is ended within a second of its cap, and the next is read', async () => {
  pool = createCvPool({ timeoutMs: 60, memoryMb: 1024 });
  const run = await pool.run(heavy, 'one');
  expect(run).toEqual({ ok: false, failure: 'timeout', ms: expect.any(Number) });
  expect(run.ms).toBeLessThan(1000);
  await pool.close();
  pool = createCvPool();
  expect(await pool.run(text, 'one')).toEqual(done);
});
