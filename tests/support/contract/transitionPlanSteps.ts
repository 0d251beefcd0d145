/** A veteran with transition plans, as the app would call the server. */
import { randomUUID } from 'node:crypto';
import type { components } from '../../../openapi.gen.d.ts';
import type { Veteran } from './onboardingSteps.ts';
import { testNow } from './testNow.ts';

type Schemas = components['schemas'];
export type Plan = Schemas['TransitionPlan'];
export type Milestone = Schemas['Milestone'];

/** A day, counted from `testNow`. */
export const inDays = (days: number) =>
  new Date(testNow.getTime() + days * 86_400_000).toISOString().slice(0, 10);

const gapId = randomUUID();

/** What every step of an employment plan requires, and no more. */
export const employmentSteps = (leaving: Schemas['PlanSituation']): object[] => [
  { years_served: 9, place: 'Leeds', ...leaving },
  { target_occupations: ['Network engineer'], short_term_goal: 'Run a network.' },
  { skills: [{ name: 'Routing', source: 'own' }], credentials: [], gaps: [{ id: gapId, name: 'Cloud' }] },
  {
    actions: [
      {
        id: randomUUID(),
        gap_id: gapId,
        kind: 'course',
        title: 'Take a cloud course',
        due_on: inDays(40),
      },
    ],
  },
  {},
  {},
  { confirmed: true },
];

export const educationSteps = (leaving: Schemas['PlanSituation']): object[] => [
  { years_served: 5, place: 'York', ...leaving },
  { target_qualification: 'BSc Nursing', subject: 'Nursing', study_mode: 'full_time' },
  {},
  { actions: [{ id: randomUUID(), kind: 'application', title: 'Apply to the yard', due_on: inDays(60) }] },
  { funding_source: ['own_money'] },
  {},
  { confirmed: true },
];

export const saveStep = (veteran: Veteran, plan: Plan, n: number, fields: object, rest: object = {}) =>
  veteran.get<Plan>('saveTransitionPlanStep', {
    params: { id: plan.id, n },
    body: { version: plan.version, fields, is_final: true, ...rest },
  });

export const begin = (veteran: Veteran, type: Plan['type'], leaving_date?: string) =>
  veteran.get<Plan>('createTransitionPlan', { body: { type, ...(leaving_date ? { leaving_date } : {}) } });

export async function filledIn(veteran: Veteran, type: Plan['type'], steps: object[]): Promise<Plan> {
  let plan = await begin(veteran, type);
  for (const [n, fields] of steps.entries()) plan = await saveStep(veteran, plan, n, fields);
  return plan;
}

export async function atWork(veteran: Veteran, type: Plan['type'], steps: object[]): Promise<Plan> {
  const { id, version } = await filledIn(veteran, type, steps);
  return veteran.get<Plan>('activateTransitionPlan', { params: { id }, body: { version } });
}

export const changeMilestone = (
  veteran: Veteran,
  plan: Plan,
  { id: mid, version }: Milestone,
  body: object,
) => veteran.get<Plan>('updateMilestone', { params: { id: plan.id, mid }, body: { version, ...body } });

export const shortly = ({ milestones }: Plan) =>
  milestones.map(({ title, due_on, status }) => `${due_on} ${title}: ${status}`);
