import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

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
