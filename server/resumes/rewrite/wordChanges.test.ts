import { expect, test } from 'vitest';
import { wordChanges } from './wordChanges.ts';

test('the words that went and the words that came, side by side', () => {
  expect(wordChanges('I led 9 engineers in order to win', 'Led 9 engineers to win quickly', 'Why')).toEqual([
    { from: 'I led', to: 'Led', reason: 'Why' },
    { from: 'in order', to: '', reason: 'Why' },
    { from: '', to: 'quickly', reason: 'Why' },
  ]);
  expect(wordChanges('The same', 'The same', 'Why')).toEqual([]);
});
