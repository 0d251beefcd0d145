import { expect, test } from 'vitest';
import { parseJobSorting, withSorting } from './jobSorting.ts';

test('an address names the order, and one that is none opens the usual one', () => {
  const parsed = ['sorted_by=closes', 'sorted_by=your_turn', 'sorted_by=salary', ''].map((text) =>
    parseJobSorting(new URLSearchParams(text)),
  );
  expect(parsed).toEqual(['closes', 'your_turn', 'updated', 'updated']);
});

test('another order starts at the first page and keeps tab and words', () => {
  const before = new URLSearchParams('tab=ended&search=fitter&page=3');
  expect([`${withSorting(before, 'title')}`, `${withSorting(before, 'updated')}`]).toEqual([
    'tab=ended&search=fitter&sorted_by=title',
    'tab=ended&search=fitter',
  ]);
});
