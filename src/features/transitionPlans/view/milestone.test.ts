import { expect, test } from 'vitest';
import type { Milestone } from '../../../api/transitionPlans.ts';
import { countWords, milestonesLead, nextMilestone } from './milestone.ts';

const milestone = (id: number, status: Milestone['status']) => ({ id, status }) as Milestone;

test('what is late comes before what is due, and that before the rest', () => {
  const ahead = [milestone(1, 'done'), milestone(2, 'open'), milestone(3, 'due'), milestone(4, 'late')];
  expect([
    nextMilestone(ahead)?.id,
    nextMilestone(ahead.slice(0, 3))?.id,
    nextMilestone(ahead.slice(0, 2))?.id,
  ]).toEqual([4, 3, 2]);
  expect(nextMilestone([milestone(1, 'done'), milestone(2, 'locked')])).toBeUndefined();
});

test('days count back from the leaving date, and on after it', () => {
  expect([98, 1, 0, -1, -45].map(countWords)).toEqual([
    '98 days',
    '1 day',
    '0 days',
    '1 day after',
    '45 days after',
  ]);
});

test('the lead counts what is settled, late and due', () => {
  expect(milestonesLead([milestone(1, 'done'), milestone(2, 'not_applicable'), milestone(3, 'open')])).toBe(
    '2 of 3 done.',
  );
  expect(milestonesLead([milestone(1, 'late'), milestone(2, 'due'), milestone(3, 'due')])).toBe(
    '0 of 3 done. One thing is late. 2 things are due within a month.',
  );
});
