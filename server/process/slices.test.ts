import { expect, test } from 'vitest';
import { lazily, runInTurns, type Slices } from './slices.ts';

function* countTo(last: number, events: string[]): Slices<number> {
  for (let slice = 1; slice <= last; slice += 1) {
    events.push(`slice ${slice}`);
    yield;
  }
  return last;
}

test('what arrives while slices run in turns is answered before the next slice', async () => {
  const events: string[] = [];
  const answer = (request: number) =>
    setImmediate(() => {
      events.push(`request ${request}`);
      if (request < 2) answer(request + 1);
    });
  answer(1);
  expect(await runInTurns(countTo(3, events), 0)).toBe(3);
  expect(events).toEqual(['slice 1', 'request 1', 'slice 2', 'request 2', 'slice 3']);
});

test('a value that is needed while it is prepared is made whole, and stays the same', async () => {
  let count = 0;
  const lazy = lazily(function* () {
    yield;
    count += 1;
    yield;
    return { count };
  });
  const prepared = runInTurns(lazy.prepare(), 0);
  const needed = lazy();
  await prepared;
  expect(lazy()).toBe(needed);
  await runInTurns(lazy.prepare(), 0);
  expect([lazy() === needed, count]).toEqual([true, 2]);
});
