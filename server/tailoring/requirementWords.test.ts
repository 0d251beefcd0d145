import { expect, test } from 'vitest';
import { wordsIn } from './requirementWords.ts';

const textsOf = (requirements: string[], judged: string[] = []) =>
  wordsIn(requirements, new Set(judged)).map(({ text }) => text);

test.each([
  ['Experience of palletising in a busy dairy', ['palletising', 'dairy']],
  ['Forklift truck experience', ['Forklift truck']],
  ['Excellent knowledge of the UK industry', []],
  ['Palletising, palletised goods (palletising)', ['Palletising', 'goods']],
  ['Must hold an SIA licence and know CCTV', []],
])('of “%s” the plain words are %j', (line, words) => expect(textsOf([line])).toEqual(words));

test('words that a skill has are left out, and there are at most twenty', () => {
  expect(textsOf(['Welding and riveting'], ['weld'])).toEqual(['riveting']);
  const lines = Array.from({ length: 20 }, (_, at) => `qx${'abcdefghijklmnopqrst'[at]}v and zw${at}y`);
  expect(textsOf(lines)).toHaveLength(20);
});
