import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../tests/support/unit/examples.ts';
import { addDays } from '../formats/days.ts';
import {
  careerDirectionQuestion,
  directionId,
  questionsAt,
  type SharedQuestion,
} from '../reference/questions.ts';
import { planTasks } from './actionPlanRules.ts';
import type { FactAnswer, PlanFacts } from './planFacts.ts';

const today = '2026-11-20';

function facts(change: Partial<PlanFacts> = {}): PlanFacts {
  return {
    today,
    countryId: 232,
    direction: { id: 601001, title: 'Find a job now', value: 'job_now' },
    status: 'leaving',
    leavingDate: '2027-02-26',
    yearsServed: 11,
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

const answer = (options: Record<string, string>): FactAnswer => ({
  values: Object.keys(options),
  labels: Object.values(options),
  text: null,
  number: null,
});

const lines = (planFacts: PlanFacts) =>
  planTasks(planFacts).map(({ due_on, category, title, why }) => `${due_on} ${category}: ${title} (${why})`);

test('someone who leaves in February gets tasks dated back from that day, with reasons they gave', () => {
  expect(planTasks(facts())).toEqual([
    {
      code: 'transition_programme',
      title: 'Register with the Career Transition Partnership',
      why: 'You are serving; it opens two years before you leave',
      category: 'employment',
      priority: 1,
      due_on: '2026-11-30',
      link: null,
    },
    {
      code: 'cv_training',
      title: 'Get your courses and licences recorded on your CV',
      why: 'We found no training in your file',
      category: 'employment',
      priority: 2,
      due_on: '2026-12-04',
      link: { type: 'cv', id: 7 },
    },
    {
      code: 'shortlist_employers',
      title: 'Shortlist three employers around Bristol',
      why: 'You want to work within 40 miles of home',
      category: 'employment',
      priority: 2,
      due_on: '2027-01-15',
      link: null,
    },
    {
      code: 'online_profile',
      title: 'Bring your professional profile online up to date',
      why: 'You chose “Find a job now”; people will look you up',
      category: 'online',
      priority: 3,
      due_on: '2027-01-15',
      link: null,
    },
    {
      code: 'first_applications',
      title: 'Send your first two applications',
      why: 'You could start “Within 3 months”',
      category: 'employment',
      priority: 2,
      due_on: '2027-01-22',
      link: null,
    },
    {
      code: 'practice_interview',
      title: 'Book a practice interview',
      why: 'You would use “Interview practice”',
      category: 'employment',
      priority: 2,
      due_on: '2027-01-29',
      link: null,
    },
    {
      code: 'references',
      title: 'Ask two people for a reference',
      why: 'You chose “Find a job now”; most places ask for two',
      category: 'employment',
      priority: 3,
      due_on: '2027-02-05',
      link: null,
    },
    {
      code: 'health_registration',
      title: 'Register with a civilian GP',
      why: 'You leave Defence Primary Healthcare on your last day',
      category: 'healthcare',
      priority: 2,
      due_on: '2027-02-12',
      link: null,
    },
  ]);
});

test('without a leaving date the same tasks are dated forward from today', () => {
  const days = planTasks(facts({ status: 'veteran', leavingDate: null })).map(({ due_on }) => due_on);
  expect(days.every((day) => day && day > today && day <= addDays(today, 60))).toBe(true);
});

describe('the country decides the words and the schemes', () => {
  const study = { id: 601003, title: 'Study for a qualification', value: 'study' };
  const funded = (countryId: 232 | 233, status: string, leavingDate: string | null) =>
    lines(facts({ countryId, direction: study, status, leavingDate })).filter((line) =>
      /Credits|GI Bill|GP|VA health/.test(line),
    );

  test('in the United Kingdom', () => {
    expect(funded(232, 'leaving', '2027-06-30')).toEqual([
      '2027-04-09 finance: Claim Enhanced Learning Credits before you leave (You have 11 years; claims need 25 working days’ notice)',
      '2027-06-16 healthcare: Register with a civilian GP (You leave Defence Primary Healthcare on your last day)',
    ]);
    expect(funded(232, 'veteran', null)).toEqual([
      '2026-12-04 finance: Check whether you can still use Enhanced Learning Credits (You chose “Study for a qualification”; they run out five years after you leave)',
      '2026-12-25 healthcare: Tell your GP practice that you served (You have served; your record can then follow you)',
    ]);
  });

  test('in the United States', () => {
    expect(funded(233, 'veteran', null)).toEqual([
      '2026-12-04 finance: Apply for your GI Bill Certificate of Eligibility (You chose “Study for a qualification”; schools ask for it before they enroll you)',
      '2026-12-25 healthcare: Apply for VA health care (You have served; you can apply at any time after service)',
    ]);
  });
});

test('a partner is not sent to schemes for those who served', () => {
  const codes = planTasks(facts({ status: 'partner', leavingDate: null })).map(({ code }) => code);
  expect(codes).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/learning_funds|health_registration|service_record/)]),
  );
});

test('without a CV the plan leads to step 1 of onboarding', () => {
  const task = planTasks(facts({ cv: null })).find(({ code }) => code === 'add_cv');
  expect(task).toEqual({
    code: 'add_cv',
    title: 'Add your CV',
    why: 'You carried on without one; job matches start from it',
    category: 'employment',
    priority: 1,
    due_on: '2026-11-27',
    link: { type: 'onboarding_cv', id: null },
  });
});

test('an application to study is dated back from the wished start', () => {
  const start = { ...answer({}), text: '2027-09-20' };
  const task = planTasks(
    facts({
      direction: { id: 601003, title: 'Study for a qualification', value: 'study' },
      answers: new Map([['start_on', start]]),
    }),
  ).find(({ code }) => code === 'send_application');
  expect([task?.due_on, task?.why]).toEqual(['2027-05-21', 'You would like to start in September 2027']);
});

const anyFacts = fc
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

test('whatever is answered, there are five to eight tasks with a reason and a working day ahead', () => {
  fc.assert(
    fc.property(anyFacts, (planFacts) => {
      const tasks = planTasks(planFacts);
      expect(tasks.length).toBeGreaterThanOrEqual(5);
      expect(tasks.length).toBeLessThanOrEqual(8);
      expect(new Set(tasks.map(({ code }) => code)).size).toBe(tasks.length);
      for (const { title, why, due_on, priority } of tasks) {
        expect(`${title} ${why}`).not.toMatch(/undefined|null|NaN| {2}/);
        expect([1, 2, 3]).toContain(priority);
        expect(due_on! > today).toBe(true);
        expect([0, 6]).not.toContain(new Date(`${due_on}T00:00:00Z`).getUTCDay());
      }
      expect(planTasks(planFacts)).toEqual(tasks);
    }),
    { numRuns: examples(500) },
  );
});
