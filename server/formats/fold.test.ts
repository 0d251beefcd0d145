import { expect, test } from 'vitest';
import { fold, foldAll } from './fold.ts';

test('case, accents and punctuation do not matter', () => {
  expect(
    ['Cañon City', 'CANON  CITY', 'Newcastle-upon-Tyne', 'Washington D.C.', 'King’s Lynn'].map(fold),
  ).toEqual(['canon city', 'canon city', 'newcastle upon tyne', 'washington dc', 'kings lynn']);
});

test('SEEK-09 letters that Unicode takes apart no further are found without their strokes', () => {
  expect(
    ['Smørrebrød', 'Łódź', 'Straße', 'Ærø', 'Đakovo', 'Œuvre', 'Þórshöfn', 'Diyarbakır'].map(fold),
  ).toEqual([...['smorrebrod', 'lodz', 'strasse', 'aero', 'dakovo', 'oeuvre', 'thorshofn', 'diyarbakir']]);
});

test('a wildcard of LIKE does not survive', () => {
  expect(['100%', '_', '\\', 'a%b'].map(fold)).toEqual(['100', '', '', 'a b']);
});

test('names stay apart', () => {
  expect(foldAll(['Air Specialist', null, undefined, 'SAC(T)'])).toBe('air specialist|sac t');
});
