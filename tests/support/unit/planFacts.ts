// The answers of people who make a plan, written by hand or drawn at random.
import fc from 'fast-check';
import type { FactAnswer, PlanFacts } from '../../../server/actionPlan/planFacts.ts';
import { addDays } from '../../../server/formats/days.ts';
import {
  careerDirectionQuestion,
  directionId,
  questionsAt,
  type SharedQuestion,
} from '../../../server/reference/questions.ts';

export const today = '2026-11-20';

export function facts(change: Partial<PlanFacts> = {}): PlanFacts {
  return {
    today,
    countryId: 232,
    direction: { id: 601001, title: 'Find a job now', value: 'job_now' },
    status: 'leaving',
    leavingDate: '2027-02-26',
    yearsServed: 11,
    isMedical: false,
    answers: new Map([
      ['sectors', answer({ '18': 'Information technology' })],
      ['work_pattern', answer({ hybrid: 'Some days at home' })],
      ['distance', { ...answer({}), number: 40 }],
      ['barriers', answer({ none: 'None of these' })],
      ['support', answer({ interview: 'Interview practice' })],
      ['start_window', answer({ '3_months': 'Within 3 months' })],
    ]),
    answerIds: [1, 2, 3, 4, 5, 6],
    isAccepted: false,
    cv: {
      id: 7,
      hasSummary: true,
      hasTraining: false,
      hasNumbers: true,
      hasCivilianTitles: true,
      city: 'Bristol',
    },
    ...change,
  };
}

export const answer = (options: Record<string, string>): FactAnswer => ({
  values: Object.keys(options),
  labels: Object.values(options),
  text: null,
  number: null,
});

export const anyFacts = fc
  .record({
    direction: fc.constantFrom(
      'job_now' as const,
      'retrain' as const,
      'study' as const,
      'business' as const,
      'not_sure' as const,
    ),
    picks: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
    status: fc.constantFrom('serving', 'leaving', 'veteran', 'reservist', 'partner'),
    countryId: fc.constantFrom(232 as const, 233 as const),
    daysLeft: fc.option(fc.integer({ min: 1, max: 900 }), { nil: null }),
    cv: fc.option(
      fc.record({
        id: fc.constant(7),
        hasSummary: fc.boolean(),
        hasTraining: fc.boolean(),
        hasNumbers: fc.boolean(),
        hasCivilianTitles: fc.boolean(),
        city: fc.constantFrom('Leeds', null),
      }),
      { nil: null },
    ),
  })
  .map(({ direction, picks, status, countryId, daysLeft, cv }) => {
    const title = careerDirectionQuestion().options.find(({ value }) => value === direction)?.label ?? '';
    const visible = questionsAt('questionnaire', direction).filter(
      (question) => !question.country_id || question.country_id === countryId,
    );
    return facts({
      direction: { id: directionId(direction), value: direction, title },
      countryId,
      status,
      leavingDate: daysLeft === null ? null : addDays(today, daysLeft),
      answers: new Map(visible.map((question, n) => [question.code, anyAnswer(question, picks[n] ?? 0)])),
      cv,
    });
  });

function anyAnswer({ type, options, ...question }: SharedQuestion, pick: number): FactAnswer {
  const [min, max] = [question.min ?? 0, question.max ?? 5];
  if (type === 'text') return { ...answer({}), text: 'Nursing and midwifery, or something near it' };
  if (type === 'date') return { ...answer({}), text: addDays(today, pick % 900) };
  if (type === 'number' || type === 'scale') return { ...answer({}), number: min + (pick % (max - min + 1)) };
  const selected = options.filter((_, n) =>
    type === 'single_choice' ? n === pick % options.length : (pick >> n) & 1,
  );
  return answer(Object.fromEntries(selected.map(({ value, label }) => [value, label])));
}
