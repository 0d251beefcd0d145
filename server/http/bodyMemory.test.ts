import { expect, test } from 'vitest';
import { createBodyMemory } from './bodyMemory.ts';

const megabyte = 1024 * 1024;

function letIn(memory: ReturnType<typeof createBodyMemory>, client: string, count: number) {
  const rooms: { free: () => void }[] = [];
  for (let at = 0; at < count; at += 1) {
    try {
      rooms.push(memory.reserve(client, 5 * megabyte));
    } catch (error) {
      expect(error).toMatchObject({ status: 503, code: 'overloaded', retryAfter: 1 });
    }
  }
  return rooms;
}

test('a hundred and twenty bodies that are held back take no more than half of the memory', () => {
  const memory = createBodyMemory();
  expect(letIn(memory, 'crowd', 120)).toHaveLength(6);
  expect(memory.reserved()).toBe(30 * megabyte);
  expect(letIn(memory, 'second', 1)).toHaveLength(1);
});

test('from all clients together they take no more than all of it', () => {
  const memory = createBodyMemory();
  const rooms = Array.from({ length: 120 }, (_, at) => letIn(memory, `192.0.2.${at}`, 1)).flat();
  expect(rooms).toHaveLength(12);
  for (const { free } of rooms) {
    free();
    free();
  }
  expect(memory.reserved()).toBe(0);
});
