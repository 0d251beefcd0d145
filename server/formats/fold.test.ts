import { expect, test } from 'vitest';
import { fold, foldAll } from './fold.ts';

test('case, accents and punctuation do not matter', () => {
  expect(
    ['Cañon City', 'CANON  CITY', 'Newcastle-upon-Tyne', 'Washington D.C.', 'King’s Lynn'].map(fold),
  ).toEqual(['canon city', 'canon city', 'newcastle upon tyne', 'washington dc', 'kings lynn']);
});

test('a wildcard of LIKE does not survive', () => {
  expect(['100%', '_', '\\', 'a%b'].map(fold)).toEqual(['100', '', '', 'a b']);
});

test('names stay apart', () => {
  expect(foldAll(['Air Specialist', null, undefined, 'SAC(T)'])).toBe('air specialist|sac t');
});
