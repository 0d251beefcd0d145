import { expect, test } from 'vitest';
import { changedParts } from './changedParts.ts';

const reason = 'The verb first';

test('what is new is distinguished from what was there', () => {
  const changes = [
    { from: '14 x R SIGNALS tradesmen', to: '14 engineers', reason },
    { from: 'Responsible for', to: 'led', reason },
  ];
  expect(changedParts({ suggestion: 'Led 14 engineers, 11 passing first time', changes })).toEqual([
    { at: 0, text: 'Led', isNew: true },
    { at: 3, text: ' ', isNew: false },
    { at: 4, text: '14 engineers', isNew: true },
    { at: 16, text: ', 11 passing first time', isNew: false },
  ]);
});

test('what was left out, and what another change wrote over, is not marked', () => {
  const changes = [
    { from: 'very', to: '', reason },
    { from: 'the kit', to: 'the equipment', reason },
  ];
  expect(changedParts({ suggestion: 'Kept equipment ready', changes })).toEqual([
    { at: 0, text: 'Kept equipment ready', isNew: false },
  ]);
});
