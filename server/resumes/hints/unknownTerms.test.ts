import { expect, test } from 'vitest';
import { isEnglish } from '../lexicon/englishWords.ts';
import { unknownTerms } from './unknownTerms.ts';

const service = { isService: true };

test.each([
  ['Ran the xqt cell with 3 grobs and a frelk', ['xqt', 'grobs', 'frelk']],
  ['Held the Xqd and the Brngt for 2 soldiers', ['Xqd', 'Brngt']],
  ['Signed for a b/q and two z/', ['b/q', 'z/']],
  ['Used ZapNet on the 7qp for soldiers', ['ZapNet', '7qp']],
  ['TQZ’d two soldiers', ['TQZ’d']],
  ['DELIVERED XQTT TRAINING TO THE TEAM OF TWELVE', ['XQTT']],
  ['Taught CB at the barracks', ['CB']],
])('what is neither English nor explained is asked about: %s', (line, expected) =>
  expect(unknownTerms(line, service)).toEqual(expected),
);

test.each([
  'Planned the rota for a 12-person team at Lossiemouth and Ballykelly, travelling 3,000 miles in 2nd gear',
  'Reorganised the multidisciplinary team’s onboarding in Q2 and re-wrote the 40ft container’s logbook',
  'Worked for McKinsey, LinkedIn and O’Brien & Sons in Okehampton from 09:00 to 5pm',
  'Dirigé une équipe de douze personnes pendant quatre années',
  'LED A TEAM OF TWELVE IN THE FIELD',
])('ordinary words, names and other languages are not: %s', (line) =>
  expect(unknownTerms(line, service)).toEqual([]),
);

test('words of the language, with their endings and prefixes', () => {
  const words =
    'planned travelling reorganised headcount flightline safer crews kenya Lossiemouth colour color';
  expect(words.split(' ').filter((word) => !isEnglish(word))).toEqual(['Lossiemouth']);
  expect('trg eqpt wksp xqtt sqn offr discreps ac'.split(' ').filter(isEnglish)).toEqual([]);
});
