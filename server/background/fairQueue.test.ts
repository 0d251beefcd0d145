import { expect, test } from 'vitest';
import { createFairQueue } from './fairQueue.ts';

interface Work {
  person: string;
  name: string;
}

const idle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** All work is brought in this order, and each turn ends only when `end` is called. */
async function queueOf(names: string[], places: { atOnce: number; longestQueue: number }) {
  const queue = createFairQueue(places);
  const begun: string[] = [];
  const refused: string[] = [];
  const working: Work[] = [];
  async function bring(name: string) {
    const person = name[0]!;
    const turn = queue.enter(person);
    if (turn !== true && !(await turn)) {
      refused.push(name);
      return;
    }
    begun.push(name);
    working.push({ person, name });
  }
  const brought = names.map(bring);
  return {
    begun,
    refused,
    bring: (name: string) => brought.push(bring(name)),
    async end(name = working[0]!.name) {
      const at = working.findIndex((work) => work.name === name);
      const [work] = working.splice(at, 1);
      queue.leave(work!.person);
      await idle();
    },
    async endAll() {
      while (working.length > 0) await this.end();
      await Promise.all(brought);
    },
  };
}

test('people take turns, however much each of them brings', async () => {
  const queue = await queueOf(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'], { atOnce: 1, longestQueue: 9 });
  await queue.endAll();
  expect(queue.begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('whoever comes while others wait gets behind each of them, and behind no second turn', async () => {
  const queue = await queueOf(['a1', 'a2', 'a3', 'b1', 'b2'], { atOnce: 1, longestQueue: 9 });
  await queue.end();
  queue.bring('c1');
  await queue.endAll();
  expect(queue.begun).toEqual(['a1', 'b1', 'a2', 'c1', 'b2', 'a3']);
});

test('of several places none goes to a person at work while somebody else waits', async () => {
  const queue = await queueOf(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'], { atOnce: 2, longestQueue: 9 });
  await queue.end('a2');
  expect(queue.begun).toEqual(['a1', 'a2', 'b1']);
  await queue.end('b1');
  expect(queue.begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  await queue.endAll();
  expect(queue.begun).toEqual(['a1', 'a2', 'b1', 'c1', 'b2', 'a3']);
});

test('in a full queue the newest work of whoever has the most makes room', async () => {
  const queue = await queueOf(['a1', 'a2', 'a3', 'a4', 'b1'], { atOnce: 1, longestQueue: 3 });
  queue.bring('c1');
  queue.bring('d1');
  queue.bring('a5');
  await queue.endAll();
  expect([queue.begun, queue.refused.sort()]).toEqual([
    ['a1', 'b1', 'c1', 'a2'],
    ['a3', 'a4', 'a5', 'd1'],
  ]);
});

test('one person alone has the whole queue', async () => {
  const queue = await queueOf(['a1', 'a2', 'a3', 'a4', 'a5'], { atOnce: 1, longestQueue: 3 });
  await queue.endAll();
  expect([queue.begun, queue.refused]).toEqual([['a1', 'a2', 'a3', 'a4'], ['a5']]);
});
