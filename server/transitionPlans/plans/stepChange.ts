import type { PlanRow } from '../../db/schema/transitionPlans.ts';
import { invalid, invalidTransition } from '../../http/answers/problem.ts';
import type { Call } from '../../http/contract/call.ts';
import type { Leaving } from '../../profile/interface.ts';
import {
  firstIncompleteStep,
  missingAnswers,
  type PlanSections,
  planStepKeys,
  readStep,
  stepErrors,
  withoutPointlessAnswers,
} from './planSteps.ts';
import { completedSteps } from './presentPlan.ts';

type SaveStep = Call<'saveTransitionPlanStep'>;

const inFields = (errors: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(errors).map(([field, messages]) => [`fields.${field}`, messages]));

const isEmpty = (errors: object) => Object.keys(errors).length === 0;

/** What a step’s answers change in its plan. @throws Problem 409 `invalid_transition`, 422 */
export function stepChange(plan: PlanRow, n: number, body: SaveStep['body'], now: Date) {
  const { type } = plan;
  const key = planStepKeys[n] ?? 'timeline_check';
  const open = firstIncompleteStep(completedSteps(plan));
  if (n > open) throw invalidTransition(planStepKeys.slice(0, open + 1).map((_, at) => String(at)));
  const read = body.fields && readStep(type, key, body.fields);
  if (read && !isEmpty(read.errors)) throw invalid(inFields(read.errors));
  const prefilled = plan.sections.prefilled?.filter((other) => other !== key);
  const merged: PlanSections = read
    ? { ...plan.sections, [key]: read.fields, ...(prefilled && { prefilled }) }
    : plan.sections;
  const sections = withoutPointlessAnswers(merged);
  const isDraft = plan.status === 'draft';
  const before = plan.sections;
  const wrong = stepErrors(key, { type, now, before, after: sections, isDraft });
  // An active plan must stay complete.
  const isFinal = body.is_final === true || !isDraft;
  const missing = isFinal ? missingAnswers(key, type, sections) : {};
  if (!isEmpty(wrong) || !isEmpty(missing)) throw invalid(inFields({ ...missing, ...wrong }));
  const passed_steps = isFinal ? [...new Set([...plan.passed_steps, n])].sort() : plan.passed_steps;
  const nowOpen = firstIncompleteStep(completedSteps({ ...plan, sections, passed_steps }));
  const next = planStepKeys.findIndex((other, at) => at > n && !prefilled?.includes(other));
  const step = Math.min(body.go_to ?? (isFinal && n < 6 ? next : n), nowOpen);
  return { sections, passed_steps, step, leaving_date: sections.where_you_are?.leaving_date ?? null };
}

/** Null while the plan does not say it. */
export function leavingIn({ sections }: PlanRow): Leaving | null {
  const { service_status, leaving_date = null, left_on = null } = sections.where_you_are ?? {};
  if (service_status === 'left') return left_on ? { answer: 'left', on: left_on } : null;
  return leaving_date ? { answer: 'dated', on: leaving_date } : null;
}
