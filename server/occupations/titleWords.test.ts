import { expect, test } from 'vitest';
import { runSlices } from '../process/slices.ts';
import { titleWordsOf } from './titleWords.ts';

const occupations = [
  { title: 'Large goods vehicle drivers', titles: ['HGV driver', 'Lorry driver', 'Driver of lorries'] },
  { title: 'Lorry loaders', titles: ['Lorry driver’s mate'] },
  { title: 'Café managers', titles: ['Coffee shop manager'] },
];
const { find } = runSlices(titleWordsOf(occupations));
const titles = (text: string, limit = 5) => find(text, limit).map(({ title }) => title);

test('words of a title begin like the typed ones, each occupation comes once, its own title first', () => {
  expect(titles('lorry')).toEqual(['Lorry loaders', 'Lorry driver']);
  expect(titles('dri lor')).toEqual(['Lorry driver', 'Lorry driver’s mate']);
  expect(titles('CAFE')).toEqual(['Café managers']);
  expect(titles('orry')).toEqual([]);
  expect(titles('lorry', 1)).toEqual(['Lorry loaders']);
});

test('one letter, or none that a title could have, finds nothing', () => {
  expect([titles('l'), titles('++'), titles('')]).toEqual([[], [], []]);
});
