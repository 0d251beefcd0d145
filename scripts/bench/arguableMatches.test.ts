import { expect, test } from 'vitest';
import type { Match } from '../../server/scoring/match.ts';
import { arguablePairs, arguableText, type GradedPair } from './arguableMatches.ts';

const pairOf = (veteran: string, grade: number, score: number, band: Match['band']): GradedPair => ({
  ...{ veteran, title: `Chef ${veteran}`, job: `Cook ${grade} ${score}`, grade },
  match: {
    ...{ score, band, version: 1, missing: ['No start date in the profile yet'] },
    parts: [
      {
        ...{ code: 'role', weight: 38, value: 30 },
        evidence: [{ text: 'You served as “Chef”, which is cooking.', source: 'military_exp' }],
      },
    ],
  },
});

test('what differs most from its grade comes first, then what is nearly another band, of each veteran one before a second', () => {
  const pairs = [
    pairOf('a', 3, 90, 'strong'),
    pairOf('a', 0, 80, 'strong'),
    pairOf('a', 2, 10, null),
    pairOf('b', 2, 59, 'good'),
    pairOf('b', 2, 50, 'good'),
    pairOf('c', 0, 4, null),
  ];
  expect(arguablePairs(pairs, 3).map(({ job }) => job)).toEqual(['Cook 0 80', 'Cook 2 59', 'Cook 2 10']);
});

test('each pair is written out with its grade, its parts and what is missing', () => {
  const text = arguableText([pairOf('a', 2, 59, 'good')]);
  expect(text).toContain('## 1. Chef a: Cook 2 59\n\nGood match, 59 of 100. Graded 2: close.');
  expect(text).toContain('| Role | 30 of 38 | You served as “Chef”, which is cooking. |');
  expect(text).toContain('To know: No start date in the profile yet.');
});
