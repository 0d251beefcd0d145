import { expect, test } from 'vitest';
import type { TransitionPlan } from '../../../api/transitionPlans.ts';
import { gapsIn, planSection, stepProblems, toSectionFields, toTypedStep } from './typed.ts';

const today = '2026-11-20';
const planWith = (sections: TransitionPlan['sections'], type: TransitionPlan['type'] = 'employment') =>
  ({ type, sections }) as TransitionPlan;

function again(plan: TransitionPlan, step: number) {
  return toSectionFields(plan.type, step, toTypedStep(plan, step), planSection(plan, step));
}

test('what is stored comes back as it was, through the form', () => {
  const sections = {
    where_you_are: {
      service_status: 'serving' as const,
      leaving_date: '2027-06-30',
      left_on: null,
      years_served: 11,
      discharge_type: null,
      place: 'Bristol',
    },
    goal: {
      target_occupations: ['Network engineer', 'Infrastructure lead'],
      sectors: [],
      places: ['Bristol'],
      salary_floor: 3_800_000,
      start_from: null,
      start_to: '2027-09-01',
      short_term_goal: 'In a network team',
      long_term_goal: null,
    },
    what_i_bring: {
      skills: [
        { name: 'Fault finding', source: 'cv' as const },
        { name: 'Chess', source: 'own' as const },
      ],
      credentials: [],
      gaps: [{ id: 'g1', name: 'CCNA' }],
    },
    gaps_and_actions: {
      actions: [
        { id: 'a1', gap_id: 'g1', kind: 'course' as const, title: 'CCNA in ten days', due_on: '2027-01-11' },
      ],
    },
    support: {
      providers: [{ service_id: 7, name: 'Harbour Minds' }],
      mentor: { name: 'Kim', email: 'kim@example.com' },
      adviser: null,
    },
  };
  const plan = planWith(sections);
  expect([0, 1, 2, 3, 5].map((step) => again(plan, step))).toEqual(Object.values(sections));
});

test('an unfinished date, an amount that is none and a wrong address are kept back, and named on Continue', () => {
  const typed = (texts: Record<string, string>) => ({ texts, gaps: [], actions: [] });
  const money = typed({ savings: 'plenty', monthly_costs: '£1,950.50' });
  expect(toSectionFields('employment', 4, money, {})).toMatchObject({
    savings: null,
    monthly_costs: 195_050,
  });
  expect(stepProblems('employment', 4, money, today)).toEqual([
    { field: 'savings', message: 'Enter an amount, such as 2500' },
  ]);
  const support = typed({ 'mentor.name': 'Kim', 'mentor.email': 'kim at work' });
  expect(toSectionFields('employment', 5, support, {}).mentor).toEqual({ name: 'Kim', email: null });
  expect(stepProblems('employment', 5, support, today)).toEqual([
    { field: 'mentor.email', message: 'Email must be a valid email address' },
  ]);
});

test('a leaving date lies ahead within ten years, and is asked of those who serve only', () => {
  const problems = (texts: Record<string, string>) =>
    stepProblems(
      'employment',
      0,
      { texts: { years_served: '11', place: 'Bristol', ...texts }, gaps: [], actions: [] },
      today,
    );
  expect(
    ['2026-11-19', '2026-11-20', '2036-11-20', '2066-11-20', '2027-02-30', ''].map((leaving_date) =>
      problems({ service_status: 'serving', leaving_date }),
    ),
  ).toEqual([
    [{ field: 'leaving_date', message: 'The day you leave must be today or later' }],
    [],
    [],
    [{ field: 'leaving_date', message: 'The day you leave must be within ten years' }],
    [{ field: 'leaving_date', message: 'Enter a day, month and year, such as 30 6 2027' }],
    [{ field: 'leaving_date', message: 'Enter the date you leave, such as 30 6 2027' }],
  ]);
  expect(problems({ service_status: 'left', left_on: '2024-06-30' })).toEqual([]);
  expect(problems({ service_status: 'left', left_on: '2026-11-21' })).toEqual([
    { field: 'left_on', message: 'The day you left must be today or earlier' },
  ]);
});

test('money and life asks for nothing', () => {
  for (const type of ['employment', 'education'] as const)
    expect(stepProblems(type, 4, toTypedStep(planWith({}, type), 4), today)).toEqual([]);
});

test('a gap keeps its id while its words change', () => {
  const before = [
    { id: 'g1', name: 'CCNA' },
    { id: 'g2', name: 'Driving licence' },
  ];
  expect(gapsIn('Driving licence\nCCNP', before)).toEqual([
    { id: 'g2', name: 'Driving licence' },
    { id: 'g1', name: 'CCNP' },
  ]);
  expect(gapsIn('', before)).toEqual([]);
});

test('an action says what, of which kind and by when; an education plan has one at least', () => {
  const empty = { texts: {}, gaps: [], actions: [] };
  expect(stepProblems('education', 3, empty, today)).toEqual([
    { field: 'actions', message: 'Add at least one action' },
  ]);
  expect(stepProblems('employment', 3, empty, today)).toEqual([]);
  expect(stepProblems('employment', 3, { ...empty, gaps: [{ id: 'g1', name: 'CCNA' }] }, today)).toEqual([
    { field: 'actions', message: 'Choose what to do about “CCNA”' },
  ]);
  const actions = [{ id: 'a1', gap_id: null, kind: '', title: '', due_on: '2027-1-' }];
  expect(stepProblems('employment', 3, { ...empty, actions }, today).map(({ field }) => field)).toEqual([
    'title-a1',
    'kind-a1',
    'due-a1',
  ]);
});

test('an amount over the limit of the contract is not sent, and named on Continue', () => {
  const typed = (savings: string) => ({ texts: { savings }, gaps: [], actions: [] });
  const stored = (savings: string) => toSectionFields('employment', 4, typed(savings), {}).savings;
  expect([stored('£20,000,000'), stored('20000000.01')]).toEqual([2_000_000_000, null]);
  expect(stepProblems('employment', 4, typed('20000001'), today)).toEqual([
    { field: 'savings', message: 'Enter an amount, such as 2500' },
  ]);
});
