import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileCvs } from '../../tests/fixtures/cv/hostile.ts';
import { createCvReader } from './cvReader.ts';

const cap = { timeoutMs: 5000, memoryMb: 256 };
const reader = createCvReader(cap);
// `npm run bench -- hostile-files` reads the others, too.
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
}, 60_000);

afterAll(async () => {
  clearInterval(ticker);
  await reader.close();
});

// Start-up of a child under the compiler comes on top of the cap of each of the two steps.
const bound = 2 * (cap.timeoutMs + 5000);

test.each(usual)(
  'hostile CV: $name',
  async ({ name, fileName, inspected, read }) => {
    const bytes = files.get(name)!;
    const from = performance.now();
    const inspection = await reader.inspect(bytes, fileName);
    const reading = await reader.read(bytes, fileName, { countryId: 232 });
    expect(performance.now() - from).toBeLessThan(bound);

    if ('type' in inspected) {
      expect(inspection).toEqual({
        ok: true,
        type: inspected.type,
        pages: inspection.ok && inspection.pages,
      });
    } else {
      const { code, says } = inspected;
      expect(inspection).toEqual({ ok: false, code, message: expect.stringMatching(says) });
    }
    if (read === true)
      expect(reading).toMatchObject({ ok: true, sections: { military_exp: expect.any(Array) } });
    else
      expect(reading).toEqual({ ok: false, code: 'file_unreadable', message: expect.stringMatching(read) });
  },
  60_000,
);

test('after all of them the reader still reads, and this process neither grew nor stood still', async () => {
  expect(await reader.inspect(Buffer.from('Aisha Rahman\naisha@example.com'), 'cv.txt')).toEqual({
    ok: true,
    type: 'txt',
    pages: null,
  });
  expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(64 * 1024 * 1024);
  expect(longestStop).toBeLessThan(2000);
  expect(usual.length).toBeGreaterThanOrEqual(40);
}, 60_000);
