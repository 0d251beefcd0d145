import { expect, test } from 'vitest';
import { nameEntry } from './nameEntry.ts';

const keyNow = () => (history.state as { key: string }).key;

test('each document has a key of its own, and keeps it when it is loaded again', () => {
  history.replaceState(null, '', '/jobs');
  nameEntry(history);
  const first = keyNow();
  nameEntry(history);
  expect(keyNow()).toBe(first);
  history.pushState({ idx: 3 }, '', '/jobs/1');
  nameEntry(history);
  expect(history.state).toEqual({ idx: 3, key: expect.stringMatching(/^\w{4,}$/) });
  expect(keyNow()).not.toBe(first);
});
