import { expect, test } from 'vitest';
import { runsOf, widthOf, wrap } from './measure.ts';

test('a text is as wide as its letters in Inter, and heavier letters are wider', () => {
  expect([widthOf('il', 10), widthOf('MW', 10), widthOf('Submit', 12, 600) > widthOf('Submit', 12)]).toEqual([
    4.84,
    18.88,
    true,
  ]);
});

test('a line breaks between words, and a long word keeps its line', () => {
  expect(wrap('when something is inactive', 90, 12)).toEqual(['when', 'something is', 'inactive']);
  expect(wrap('incomprehensibilities', 20, 12)).toEqual(['incomprehensibilities']);
});

test('signs are parts of their own, each with its place', () => {
  expect(runsOf('a → b', 10, 400)).toEqual([
    { x: 0, text: 'a ' },
    { x: widthOf('a ', 10), text: '→' },
    { x: widthOf('a →', 10), text: ' b' },
  ]);
});
