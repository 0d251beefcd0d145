import { expect, test } from 'vitest';
import { possibleAnswers } from './possibleAnswers.ts';

test.each([
  ['yes_no', ['Yes', 'No']],
  ['single_choice', ['Days', 'Nights']],
  ['number', []],
  ['text', []],
] as const)('a question of the type %s has the answers %j to choose from', (type, answers) => {
  expect(possibleAnswers({ type, options: ['Days', 'Nights'] })).toEqual(answers);
});
