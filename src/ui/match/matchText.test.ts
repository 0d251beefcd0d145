import { expect, test } from 'vitest';
import { figureText } from './matchText.ts';

test('the one figure counts what is shown, and then what is partly shown', () => {
  type Counted = Parameters<typeof figureText>[0];
  const text = (...numbers: (number | undefined)[]) => {
    const counts = ['shown', 'partly', 'asked'].map((name, at) => [name, numbers[at]]);
    return figureText(Object.fromEntries(counts) as Counted, 'your CV');
  };
  expect([text(4, 0, 5), text(1, 1, 5), text(1, undefined, 5)]).toEqual([
    '4 of 5 things this job asks for are shown in your CV',
    '1 of 5 things this job asks for is shown in your CV, and 1 partly',
    '1 of 5 things this job asks for is shown in your CV',
  ]);
  expect([text(0, 0, 5), text(0, 1, 5), text(0, 2, 5), text(5, 0, 5)]).toEqual([
    'None of the 5 things this job asks for is fully shown in your CV yet',
    '1 of 5 things this job asks for is partly shown in your CV',
    '2 of 5 things this job asks for are partly shown in your CV',
    'All 5 things this job asks for are shown in your CV',
  ]);
  expect([text(1, 0, 1), text(0, 1, 1), text(0, 0, 1)]).toEqual([
    'The one thing this job asks for is shown in your CV',
    'The one thing this job asks for is partly shown in your CV',
    'The one thing this job asks for isn’t fully shown in your CV yet',
  ]);
});
