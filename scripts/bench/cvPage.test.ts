import { expect, test } from 'vitest';
import { keyToDrawing, lastKeyToFile } from './cvPage.ts';

const marks = {
  keys: [0, 100, 200],
  asked: [
    { number: 1, at: 5 },
    { number: 2, at: 105 },
    { number: 3, at: 205 },
  ],
  made: [
    { number: 1, at: 60 },
    { number: 3, at: 270 },
  ],
  drawn: [80, 290],
  longTasks: [],
};

test('a key is shown by the first drawing of a file that was asked for after it, also where its own was dropped', () => {
  expect(keyToDrawing(marks)).toEqual([80, 190, 90]);
  expect(lastKeyToFile(marks)).toBe(70);
});

test('a key that is never drawn has no time', () => {
  expect(keyToDrawing({ ...marks, made: [], drawn: [] })).toEqual([]);
  expect(lastKeyToFile({ ...marks, made: [] })).toBeNull();
});
