import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileCvs } from '../../tests/fixtures/cv/hostile.ts';
import { expectOutcome } from '../../tests/support/unit/hostileOutcome.ts';
import { createCvReader } from './cvReader.ts';

const cap = { timeoutMs: 5000, memoryMb: 256 };
const reader = createCvReader(cap);
const usual = hostileCvs.filter(({ isHeavy }) => !isHeavy);
const files = new Map<string, Buffer>();
let memoryBefore = 0;
let longestStop = 0;
let lastTick = performance.now();
const ticker = setInterval(() => {
  longestStop = Math.max(longestStop, performance.now() - lastTick);
  lastTick = performance.now();
}, 20);

// The bombs are built before anything is measured: building them takes more memory than reading them.
beforeAll(async () => {
  for (const cv of usual) files.set(cv.name, await cv.bytes());
  memoryBefore = process.memoryUsage().rss;
  lastTick = performance.now();
  longestStop = 0;
});

afterAll(async () => {
  clearInterval(ticker);
  await reader.close();
});

const bound = 2 * (cap.timeoutMs + 5000);

test.each(usual)('hostile CV, in time: $name', async (cv) => {
  const from = performance.now();
  await expectOutcome(reader, cv, files.get(cv.name)!);
  expect(performance.now() - from).toBeLessThan(bound);
});

test('after all of them this process neither grew nor stood still', () => {
  expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(64 * 1024 * 1024);
  expect(longestStop).toBeLessThan(2000);
});
