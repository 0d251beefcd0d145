import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../tests/support/unit/examples.ts';
import { answer, anyFacts, facts, today } from '../../tests/support/unit/planFacts.ts';
import { addDays, addMonths } from '../formats/days.ts';
import { isWorkingDay, mondayOf } from '../formats/workingDays.ts';
import { planTasks } from './actionPlanRules.ts';
import type { PlanFacts } from './planFacts.ts';

const wantsTraining = new Map([
  ...facts().answers,
  ['barriers', answer({ no_qualification: 'No civilian qualification for what I can do' })] as const,
]);
const dated = (change: Partial<PlanFacts>) =>
  planTasks(facts({ answers: wantsTraining, ...change })).map(({ code, due_on }) => [code, due_on]);

describe('the days of a plan', () => {
  test('lie over the whole time of somebody who leaves in 20 months, the first within two weeks', () => {
    expect(dated({ leavingDate: '2028-07-20' })).toEqual([
      ['transition_programme', '2026-11-27'],
      ['cv_training', '2027-03-25'],
      ['civilian_award', '2027-04-07'],
      ['learning_funds', '2027-09-24'],
      ['shortlist_employers', '2028-01-21'],
      ['first_applications', '2028-03-22'],
      ['practice_interview', '2028-04-11'],
      ['health_registration', '2028-07-25'],
    ]);
    expect(dated({ leavingDate: '2028-07-20', countryId: 233 })).toEqual([
      ['cv_training', '2026-11-27'],
      ['civilian_award', '2027-04-07'],
      ['transition_programme', '2027-06-16'],
      ['learning_funds', '2027-09-24'],
      ['shortlist_employers', '2028-01-21'],
      ['first_applications', '2028-03-22'],
      ['practice_interview', '2028-04-11'],
      ['health_registration', '2028-06-20'],
    ]);
  });

  test('share the time of somebody who leaves in three months, the GP after the last day', () => {
    expect(dated({})).toEqual([
      ['transition_programme', '2026-11-27'],
      ['learning_funds', '2026-12-10'],
      ['cv_training', '2026-12-23'],
      ['civilian_award', '2027-01-05'],
      ['shortlist_employers', '2027-01-18'],
      ['first_applications', '2027-01-29'],
      ['practice_interview', '2027-02-12'],
      ['health_registration', '2027-03-03'],
    ]);
    expect(dated({ countryId: 233 }).at(-1)).toEqual(['health_registration', '2027-02-12']);
  });

  test('of what must be done in service come first for somebody who leaves in a week', () => {
    expect(dated({ leavingDate: '2026-11-27' })).toEqual([
      ['transition_programme', '2026-11-27'],
      ['learning_funds', '2026-11-27'],
      ['health_registration', '2026-12-02'],
      ['cv_training', '2026-12-04'],
      ['civilian_award', '2026-12-07'],
      ['shortlist_employers', '2026-12-11'],
      ['first_applications', '2026-12-14'],
      ['practice_interview', '2026-12-18'],
    ]);
  });

  test('are a week apart for somebody who has left, and for whom no day matters', () => {
    for (const countryId of [232, 233] as const) {
      const days = dated({ status: 'veteran', leavingDate: null, countryId }).map(([, due]) => due);
      expect(days).toEqual([
        ...['2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18'],
        ...['2026-12-24', '2026-12-31', '2027-01-08', '2027-01-15'],
      ]);
    }
  });

  test('are none for what waits for a leaving day that nobody knows yet', () => {
    for (const countryId of [232, 233] as const) {
      const waiting = dated({ status: 'serving', leavingDate: null, countryId }).filter(([, due]) => !due);
      expect(waiting.map(([code]) => code)).toEqual(['transition_programme', 'health_registration']);
    }
  });

  test('begin with the registration when it opens, two years before the last day', () => {
    const leavingDate = '2029-05-21';
    expect(dated({ leavingDate })).toContainEqual(['transition_programme', addMonths(leavingDate, -24)]);
  });
});

test('a slower pace keeps before the day of leaving what belongs before it, in the same order', () => {
  const planFacts = facts({ answers: wantsTraining, leavingDate: '2027-06-30' });
  const slower = ({ due_on }: { due_on: string | null }) =>
    due_on && addDays(today, Math.round(((Date.parse(due_on) - Date.parse(today)) / 86_400_000) * 1.5));
  const days = (tasks: ReturnType<typeof planTasks>) =>
    new Map(tasks.map(({ code, due_on }) => [code, due_on]));
  const before = days(planTasks(planFacts));
  const after = days(planTasks(planFacts, slower));
  const early = [...before].filter(([, day]) => day !== null && day <= '2027-06-30').map(([code]) => code);
  const moved = early.map((code) => after.get(code) ?? '');
  expect(early.length).toBeGreaterThan(4);
  expect(moved.filter((day) => day > '2027-06-30')).toEqual([]);
  expect([...moved].sort()).toEqual(moved);
  expect(moved).not.toEqual(early.map((code) => before.get(code)));
});

const earliest = ({ leavingDate, countryId, status }: PlanFacts, code: string): string => {
  if (status === 'veteran' || status === 'reservist' || status === 'partner' || !leavingDate) return today;
  if (code === 'service_record') return addDays(leavingDate, 1);
  if (code === 'health_registration')
    return countryId === 233 ? addDays(leavingDate, -180) : addMonths(leavingDate, -3);
  return code === 'transition_programme' && countryId === 232 ? addMonths(leavingDate, -24) : today;
};

test('TIME-02 whatever is answered, tasks are due on working days, at most two in a week, and none before it can be done', () => {
  fc.assert(
    fc.property(anyFacts, (planFacts) => {
      const { countryId, leavingDate } = planFacts;
      const tasks = planTasks(planFacts);
      const perWeek = new Map<string, number>();
      for (const { code, due_on } of tasks) {
        if (due_on === null) {
          expect([['serving', 'leaving'].includes(planFacts.status ?? ''), leavingDate]).toEqual([
            true,
            null,
          ]);
          continue;
        }
        expect([due_on, isWorkingDay(due_on, countryId)]).toEqual([due_on, true]);
        expect(due_on >= earliest(planFacts, code)).toBe(true);
        perWeek.set(mondayOf(due_on), (perWeek.get(mondayOf(due_on)) ?? 0) + 1);
      }
      expect(Math.max(...perWeek.values())).toBeLessThanOrEqual(2);
      const first = tasks.find(({ due_on }) => due_on !== null)?.due_on ?? '';
      expect(first <= addDays(today, 14)).toBe(true);
      if (leavingDate && leavingDate > addDays(today, 21)) {
        for (const { code, due_on } of tasks)
          if (code === 'transition_programme') expect(due_on! <= leavingDate).toBe(true);
      }
    }),
    { numRuns: examples(500) },
  );
});
