import { afterEach, expect, test, vi } from 'vitest';
import { createQueue } from './queue.ts';

afterEach(() => void vi.useRealTimers());

const quiet = { restMs: 3_600_000, onError: () => {} };

test.each(Array.from({ length: 6 }, (_, turns) => [turns]))(
  'a piece stored %i turns after the last look is taken up at its call',
  async (turns) => {
    const stored: number[] = [];
    const done: number[] = [];
    const looks: (() => void)[] = [];
    const queue = createQueue<number>({
      ...quiet,
      claim: async () => {
        looks.shift()?.();
        return stored.shift();
      },
      perform: async (piece) => {
        done.push(piece);
      },
    });
    await new Promise<void>((resolve) => {
      looks.push(resolve);
      queue.wake();
    });
    for (let turn = 0; turn < turns; turn += 1) await undefined;
    stored.push(1);
    queue.wake();
    await queue.settled();
    await queue.close();
    expect(done).toEqual([1]);
  },
);

test('while a piece waits for its turn or is worked on, its claim is renewed', async () => {
  vi.useFakeTimers();
  const stored = [1, 2];
  const renewed: number[] = [];
  let end = () => {};
  const queue = createQueue<number>({
    ...quiet,
    claim: async () => stored.shift(),
    perform: (piece) => (piece === 1 ? new Promise<void>((resolve) => (end = resolve)) : Promise.resolve()),
    renewal: { renew: async (piece) => void renewed.push(piece), everyMs: 5_000 },
  });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(renewed).toEqual([1, 1]);
  end();
  await queue.settled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(renewed).toEqual([1, 1]);
  await queue.close();
});
