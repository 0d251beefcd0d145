import type { Milestone, TimelineStep, TransitionPlan } from '../../../api/transitionPlans.ts';

export interface PageStep extends Pick<TimelineStep, 'title' | 'why' | 'due_on' | 'status' | 'task'> {
  key: string;
  /** Of the plan that the page shows. */
  own: Milestone | null;
  /** Of another plan. */
  other: TimelineStep['milestones'][number] | null;
}

/** The one list of all plans in use, in which this plan’s milestones are as they were just read; otherwise its own milestones. */
export function stepsOnPage(plan: TransitionPlan, steps: readonly TimelineStep[] | undefined): PageStep[] {
  const ofPlan = plan.milestones.map((own): PageStep => ({ ...own, ...alone, key: `own ${own.id}`, own }));
  if (plan.status !== 'active' || !steps) return ofPlan;
  const others = steps.flatMap((step): PageStep[] => {
    if (step.milestones.some(({ plan_id }) => plan_id === plan.id)) return [];
    const other = step.milestones[0] ?? null;
    return [{ ...step, key: `step ${step.task?.id ?? 0} ${other?.milestone.id ?? 0}`, own: null, other }];
  });
  return [...ofPlan, ...others].sort((first, second) =>
    (first.due_on ?? last).localeCompare(second.due_on ?? last),
  );
}

const last = '9999';
const alone = { task: null, other: null };
