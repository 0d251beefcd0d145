import { expect, test } from 'vitest';
import { splitText } from './draft.ts';

test('a text without a space is split between characters, none of which is halved', () => {
  const text = `x${'🦊'.repeat(800)}`;
  const pieces = splitText(text, 1000);
  expect(pieces.map((piece) => [piece.length <= 1000, /\p{Surrogate}/u.test(piece)])).toEqual([
    [true, false],
    [true, false],
  ]);
  expect(pieces.join('')).toBe(text);
});
