import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OnboardingMarks } from '../db/schema/onboarding.ts';
import { noMarks, onboardingProgress, stepsAllowed } from './onboardingProgress.ts';

const at = new Date('2026-11-20T14:21:00Z');
const order = [
  'personal_details_done_at',
  'cv_done_at',
  'career_direction_done_at',
  'questionnaire_done_at',
  'action_plan_done_at',
  'services_done_at',
] as const;

function marked(...names: (keyof OnboardingMarks)[]): OnboardingMarks {
  return { ...noMarks, ...Object.fromEntries(names.map((name) => [name, at])) };
}

const progressOf = (marks: OnboardingMarks) => {
  const { step, percentage, is_completed, stages } = onboardingProgress(marks);
  return [step, percentage, is_completed, stages.map((stage) => stage.status).join(' ')];
};

test('before the first answer there is no step', () => {
  expect(progressOf(noMarks)).toEqual([null, 0, false, 'current ahead ahead ahead ahead']);
});

test('skipping before the first answer turns null into 0', () => {
  expect(progressOf(marked('skipped_at'))).toEqual([0, 0, false, 'current ahead ahead ahead ahead']);
});

test('each screen done leads to the next, worth 20, 20, 10, 10, 20, 20', () => {
  const walk = order.map((_, n) => progressOf(marked(...order.slice(0, n + 1))));
  expect(walk).toEqual([
    [1, 20, false, 'done current ahead ahead ahead'],
    [2, 40, false, 'done done current ahead ahead'],
    [3, 50, false, 'done done current ahead ahead'],
    [4, 60, false, 'done done done current ahead'],
    [5, 80, false, 'done done done done current'],
    [5, 100, true, 'done done done done done'],
  ]);
});

test('a skipped CV moves on without its 20 and is asked for again at the end', () => {
  const skipped = order.filter((name) => name !== 'cv_done_at');
  const walk = skipped.map((_, n) => progressOf(marked('cv_skipped_at', ...skipped.slice(0, n + 1))));
  expect(walk).toEqual([
    [2, 20, false, 'done skipped current ahead ahead'],
    [3, 30, false, 'done skipped current ahead ahead'],
    [4, 40, false, 'done skipped done current ahead'],
    [5, 60, false, 'done skipped done done current'],
    [1, 80, false, 'done current done done done'],
  ]);
});

test('a CV given after it was skipped completes onboarding', () => {
  expect(progressOf(marked('cv_skipped_at', ...order))).toEqual([5, 100, true, 'done done done done done']);
});

test('the time of a stage of two screens is that of its second', () => {
  const later = new Date('2026-11-20T15:00:00Z');
  const stages = onboardingProgress({
    ...marked('personal_details_done_at', 'cv_done_at', 'career_direction_done_at'),
    questionnaire_done_at: later,
  }).stages;
  expect(stages[2]).toEqual({ key: 'career_direction', status: 'done', done_at: later });
});

const anyMarks = fc.record(
  Object.fromEntries(Object.keys(noMarks).map((name) => [name, fc.constantFrom(null, at)])) as {
    [K in keyof OnboardingMarks]: fc.Arbitrary<Date | null>;
  },
);

test('ONBOARD-04 complete means 100 percent and step 5, whatever the marks', () => {
  fc.assert(
    fc.property(anyMarks, (marks) => {
      const { step, percentage, is_completed } = onboardingProgress(marks);
      const allDone = order.every((name) => marks[name]);
      expect(is_completed).toBe(allDone);
      expect(percentage === 100 && step === 5).toBe(allDone);
    }),
  );
});

test('whatever the marks, the step is the first open one and its stage is the only current one', () => {
  fc.assert(
    fc.property(anyMarks, (marks) => {
      const { step, stages } = onboardingProgress(marks);
      const open = order.findIndex((name, n) => !marks[name] && !(n === 1 && marks.cv_skipped_at));
      const untouched = Object.values(marks).every((mark) => mark === null);
      const end = marks.cv_done_at ? 5 : 1;
      expect(step).toBe(untouched ? null : open >= 0 ? open : end);
      const current = stages.filter((stage) => stage.status === 'current').length;
      expect(current).toBe(order.every((name) => marks[name]) ? 0 : 1);
      expect(stepsAllowed(marks)).toEqual(
        [0, 1, 2, 3, 4, 5].filter((other) => other <= (open >= 0 ? open : 5)),
      );
    }),
  );
});

test('whatever the marks, doing one more thing never lowers the percentage', () => {
  fc.assert(
    fc.property(anyMarks, fc.constantFrom(...order), (marks, name) => {
      expect(onboardingProgress({ ...marks, [name]: at }).percentage).toBeGreaterThanOrEqual(
        onboardingProgress(marks).percentage,
      );
    }),
  );
});
