import { expect, test } from 'vitest';
import { mentionedIds, mentionOf, partsOf } from './mentions.ts';

const ann = { id: 12, name: 'Ann Lee' };

test('whoever is mentioned is counted once, and what only looks like it is no mention', () => {
  expect(mentionedIds(`${mentionOf(12)} and @[7], @[12]; @[0] @[x] @12 @[12345678901]`)).toEqual([12, 7]);
});

test('a note is read with names, and without that of whoever has left', () => {
  expect(partsOf('@[12], can you call?\nOr @[7].', [ann])).toEqual([
    { text: '@Ann Lee', isMention: true },
    { text: ', can you call?\nOr ', isMention: false },
    { text: '@former colleague', isMention: true },
    { text: '.', isMention: false },
  ]);
  expect(partsOf('No mention.', [ann])).toEqual([{ text: 'No mention.', isMention: false }]);
});
