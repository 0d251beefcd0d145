import { expect, test } from 'vitest';
import { foldText } from '../formats/fold.ts';
import { splitWords, writtenWord } from './searchText.ts';

const wordsOf = (text: string) =>
  foldText(text)
    .split(/[\s,().]+/)
    .filter(Boolean);

test.each([
  ['HGV/LGV Driver', ['hgv', 'lgv', 'driver']],
  ['C/C++ Developer', ['c', 'cplusplus', 'developer']],
  ['C#/.NET Developer', ['csharp', 'dotnet', 'developer']],
  ['AC/DC Rectifier Technician', ['ac', 'dc', 'rectifier', 'technician']],
  ['TCP\\IP', ['tcp', 'ip']],
  ['Node.js', ['node', 'js']],
  ['ASP.NET', ['asp', 'dotnet']],
  ['R.A.F. Technician', ['raf', 'technician']],
  ['U.S. Army', ['us', 'army']],
  ['AH-64 Mechanic', ['ah', '64', 'mechanic']],
  ['Part-time Fitter', ['part', 'time', 'fitter']],
  ['Engineer <Python>', ['engineer', 'python']],
  ['ＬＧＶ　Ｄｒｉｖｅｒ', ['lgv', 'driver']],
  ['Ｃ＋＋', ['cplusplus']],
])('SEEK-09 “%s” is found by each of its words', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('what belongs together stays so', () => {
  expect(foldText('7.5 tonne "gas fitter" -nights')).toBe('7.5 tonne "gas fitter" -nights');
});

test('what a search looks for is shown as people write it', () => {
  expect(['C#', 'c++', 'Notepad++', '.NET', 'A+'].flatMap(splitWords).map(writtenWord)).toEqual([
    'C#',
    'C++',
    'notepad++',
    '.NET',
    'A+',
  ]);
  expect(['surplus', 'sharp', 'cardsharp', 'driver'].map(writtenWord)).toEqual([
    'surplus',
    'sharp',
    'cardsharp',
    'driver',
  ]);
});
