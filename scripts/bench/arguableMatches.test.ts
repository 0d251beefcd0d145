import { expect, test } from 'vitest';
import { arguablePairs, arguableText, type GradedPair } from './arguableMatches.ts';

const bands = [null, 'possible', 'good', 'strong'] as const;

const pairOf = (veteran: string, grade: number, level: number, rank: number): GradedPair => ({
  ...{ veteran, title: `Chef ${veteran}`, job: `Cook ${grade} ${level} ${rank}`, grade },
  match: {
    ...{
      level,
      rank,
      band: bands[level] ?? null,
      version: 1,
      shown: 1,
      asked: 2,
      obstacles: ['9 miles away'],
    },
    work: [
      {
        ...{ code: 'role', asks: 'Cook', state: 'shown', source: 'military_exp', line: 'Fed 400 a day' },
        reason: 'You served as “Chef”, which is cooking.',
      },
    ],
    practical: [],
  },
});

test('what differs most from its grade comes first, of each veteran one before a second', () => {
  const pairs = [
    pairOf('a', 3, 3, 90),
    pairOf('a', 0, 3, 80),
    pairOf('a', 2, 0, 10),
    pairOf('b', 2, 1, 59),
    pairOf('b', 2, 2, 50),
    pairOf('c', 0, 0, 4),
  ];
  expect(arguablePairs(pairs, 3).map(({ job }) => job)).toEqual([
    'Cook 0 3 80',
    'Cook 2 1 59',
    'Cook 2 0 10',
  ]);
});

test('each pair is written out with its grade and what the job asks for', () => {
  const text = arguableText([pairOf('a', 2, 3, 59)]);
  expect(text).toContain('## 1. Chef a: Cook 2 3 59\n\nStrong match · 9 miles away. Graded 2: close.');
  expect(text).toContain('1 of 2 things the job asks for are shown.');
  expect(text).toContain('| Cook | Shown | You served as “Chef”, which is cooking. “Fed 400 a day” |');
});
