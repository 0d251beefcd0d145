import { expect, test } from 'vitest';
import { applicationStatuses } from './application.ts';
import { stageWords, usualText } from './applicationStages.ts';

test('the two sides read the same word for every stage but the first', () => {
  const differ = applicationStatuses.filter(
    (stage) => stageWords.veteran[stage] !== stageWords.employer[stage],
  );
  expect(differ.map((stage) => [stage, stageWords.veteran[stage], stageWords.employer[stage]])).toEqual([
    ['submitted', 'Sent', 'New'],
  ]);
});

test('what is usual is said with the wait that contradicts it, and not at all of too few', () => {
  const said = (typical_days: number | null, waiting_days: number | null) =>
    usualText({ typical_days, waiting_days });
  expect([said(1, 0), said(4, 4), said(4, 27), said(null, 27), said(4, null)]).toEqual([
    'Usually 1 day until the next step',
    'Usually 4 days until the next step',
    'Usually 4 days until the next step. This one has taken 27 so far',
    null,
    'Usually 4 days until the next step',
  ]);
});
