import { expect, test } from 'vitest';
import type { VeteranDashboard } from '../../api/dashboard.ts';
import { isFirstDay } from './firstDay.ts';

const now = new Date(2026, 10, 20, 15);
const facts = (doneAt: (Date | null)[], { is_completed = true, total = 0 } = {}) =>
  ({
    progress: {
      is_completed,
      stages: doneAt.map((moment) => ({ done_at: moment?.toISOString() ?? null })),
    },
    applications: { total, latest: [] },
  }) as unknown as VeteranDashboard;

test('the first day is that of the last stage, until the first application', () => {
  const yesterday = new Date(2026, 10, 19, 15);
  const morning = new Date(2026, 10, 20, 0, 1);
  const done = [yesterday, null, morning];
  expect([
    isFirstDay(facts(done), now),
    isFirstDay(facts([morning, yesterday]), now),
    isFirstDay(facts([yesterday]), now),
    isFirstDay(facts([null]), now),
    isFirstDay(facts(done, { is_completed: false }), now),
    isFirstDay(facts(done, { total: 1 }), now),
  ]).toEqual([true, true, false, false, false, false]);
});
