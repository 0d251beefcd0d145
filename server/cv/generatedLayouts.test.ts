import { expect, test } from 'vitest';
import { measure } from '../../tests/support/cvLayouts/measure.ts';

/** The worst kind of layout may fall no lower; `npm run bench -- cv-layouts` measures some thousand CVs. */
const floors = { all: 0.95, feature: 0.7 };

test('READ-01 jobs of generated CVs are read from layouts of every kind', async () => {
  const tallies = await measure({ marks: 220, word: 60, linkedIn: 30 });
  const shares = tallies.map(({ feature, right, all, cvs }) => ({ feature, share: right / all, cvs }));
  expect(shares.find(({ feature }) => feature === 'all')!.share).toBeGreaterThan(floors.all);
  const counted = shares.filter(({ cvs }) => cvs >= 5);
  expect(counted.length).toBeGreaterThan(45);
  expect(counted.filter(({ share }) => share < floors.feature)).toEqual([]);
});
