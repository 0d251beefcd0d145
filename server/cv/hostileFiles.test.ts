import { afterAll, expect, test } from 'vitest';
import { hostileCvs } from '../../tests/fixtures/cv/hostile.ts';
import { expectOutcome } from '../../tests/support/unit/hostileOutcome.ts';
import type { ChildFailure, ChildRun } from '../files/childPool.ts';
import { type CvTask, createCvReader } from './cvReader.ts';
import { inspectCv } from './files/inspectCv.ts';
import { readCv } from './readCv.ts';

const usual = hostileCvs.filter(({ isHeavy }) => !isHeavy);

/** Has practically no time limit, because a slow machine would reach it. */
const reader = createCvReader({ timeoutMs: 600_000, memoryMb: 256 });
afterAll(() => reader.close());

/** Does in this process what a child would do, because starting children takes most of the time. */
function work(task: CvTask) {
  // Another process gets a copy, too.
  const bytes = new Uint8Array(task.bytes);
  return task.kind === 'inspect' ? inspectCv(bytes) : readCv(bytes, task.hints);
}
const readerHere = createCvReader({
  pool: {
    run: async <Answer>(task: CvTask): Promise<ChildRun<Answer>> => ({
      ...{ ok: true, ms: 0, peakMb: 0 },
      answer: (await work(task)) as Answer,
    }),
    pids: () => [],
    close: async () => {},
  },
});

const endsAtCap = ({ read }: (typeof usual)[number]) =>
  read !== true && read.test('This file is too complex to read');

test.each(usual.filter((cv) => !endsAtCap(cv)))('hostile CV: $name', async (cv) => {
  await expectOutcome(readerHere, cv, await cv.bytes());
});

const capped = usual.filter(endsAtCap);

test.each(capped)('hostile CV that takes too much memory: $name', async (cv) => {
  await expectOutcome(reader, cv, await cv.bytes());
});

test('after all of them the reader still reads', async () => {
  expect(await reader.inspect(Buffer.from('Aisha Rahman\naisha@example.com'), 'one')).toEqual({
    ok: true,
    type: 'txt',
    pages: null,
  });
  expect(capped.length).toBeGreaterThan(0);
  expect(usual.length).toBeGreaterThanOrEqual(40);
});

test('a scan that cannot be read is refused with what went wrong', async () => {
  const refusalOf = async (failure: ChildFailure) => {
    const failing = createCvReader({
      pool: { run: async () => ({ ok: false, failure, ms: 0 }), pids: () => [], close: async () => {} },
    });
    const reading = await failing.readScan(Buffer.from('%PDF-1.7'), 'one', { countryId: 232 });
    return reading.ok || [reading.code, reading.message.split('. ')[0]];
  };
  expect(await Promise.all((['timeout', 'memory', 'crash'] as const).map(refusalOf))).toEqual([
    ['file_is_scan', 'This file is a photo or scan that takes too long to read'],
    ['file_is_scan', 'This file is a photo or scan that is too complex to read'],
    ['file_is_scan', 'This file is a photo or scan that we could not read'],
  ]);
});
