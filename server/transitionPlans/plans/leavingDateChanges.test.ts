import { expect, test } from 'vitest';
import { leavingDateChanges } from './leavingDateChanges.ts';

const today = '2026-11-20';
const row = (id: number, due_on: string, rest: object = {}) => ({
  id,
  title: `Milestone ${id}`,
  due_on,
  window_from: '2026-01-01',
  mark: null,
  is_own_date: false,
  advice: 'Do it now.',
  source: 'uk_ctp' as const,
  ...rest,
});

test('what became late comes first, with what to do about it; what is done or unmoved is not mentioned', () => {
  const before = [
    row(1, '2027-03-01'),
    row(2, '2026-10-01'),
    row(3, '2027-04-01'),
    row(4, '2026-12-01', { mark: 'done' }),
    row(5, '2027-01-01', { is_own_date: true }),
    row(6, '2027-05-01', { source: 'plan' }),
    row(7, '2026-12-24', { source: 'user', is_own_date: true }),
    row(8, '2027-02-01'),
  ];
  const after = [
    row(1, '2026-11-01'),
    row(2, '2026-11-25'),
    row(3, '2027-01-15'),
    row(4, '2026-12-01', { mark: 'done' }),
    row(5, '2027-01-01', { is_own_date: true }),
    row(6, '2027-05-01', { source: 'plan' }),
    row(7, '2026-12-24', { source: 'user', is_own_date: true }),
    row(9, '2027-06-01'),
  ];
  expect(leavingDateChanges(before, after, { today, leavesOn: '2027-04-30' })).toEqual([
    {
      milestone_id: 1,
      title: 'Milestone 1',
      kind: 'became_late',
      from: '2027-03-01',
      to: '2026-11-01',
      advice: 'Do it now.',
    },
    {
      milestone_id: 2,
      title: 'Milestone 2',
      kind: 'no_longer_late',
      from: '2026-10-01',
      to: '2026-11-25',
      advice: null,
    },
    {
      milestone_id: 3,
      title: 'Milestone 3',
      kind: 'moved',
      from: '2027-04-01',
      to: '2027-01-15',
      advice: null,
    },
    {
      milestone_id: 5,
      title: 'Milestone 5',
      kind: 'kept',
      from: '2027-01-01',
      to: '2027-01-01',
      advice: 'You chose this date yourself. Check that it still works.',
    },
    {
      milestone_id: 6,
      title: 'Milestone 6',
      kind: 'kept',
      from: '2027-05-01',
      to: '2027-05-01',
      advice: 'This is after you leave. Check that it still works.',
    },
    { milestone_id: 9, title: 'Milestone 9', kind: 'added', from: null, to: '2027-06-01', advice: null },
    { milestone_id: null, title: 'Milestone 8', kind: 'removed', from: '2027-02-01', to: null, advice: null },
  ]);
});

test('what is late before and after has moved, and is still told what to do', () => {
  const [change] = leavingDateChanges([row(1, '2026-10-01')], [row(1, '2026-11-01')], {
    today,
    leavesOn: '2027-04-30',
  });
  expect([change?.kind, change?.advice]).toEqual(['moved', 'Do it now.']);
});
