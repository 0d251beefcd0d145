// What there is to do, from the action plan and from transition plans. A step of several plans is there once.
import type { components } from '../../../openapi.gen.d.ts';
import { type TaskInUse, tasksInUse } from '../../actionPlan/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import type { PlanRow } from '../../db/schema/transitionPlans.ts';
import { milestoneStatus } from '../milestones/milestones.ts';
import { loadMilestones, type StoredMilestone } from '../milestones/storedMilestones.ts';

type Status = components['schemas']['MilestoneStatus'];

export interface Step {
  task: TaskInUse | null;
  /** One for each of the plans. */
  milestones: StoredMilestone[];
}

export const dueOn = ({ task, milestones: [milestone] }: Step): string | null =>
  milestone ? milestone.row.due_on : (task?.task.due_on ?? null);

const last = '9999';
const inOrder = (first: Step, second: Step) =>
  (dueOn(first) ?? last).localeCompare(dueOn(second) ?? last) ||
  (first.task?.task.priority ?? 0) - (second.task?.task.priority ?? 0);

export async function stepsOf(
  db: TenantDb,
  { userId, planIds }: { userId: number; planIds: number[] },
  now: Date,
): Promise<Step[]> {
  const tasks = await tasksInUse(db, userId, now);
  const milestones = await loadMilestones(db, planIds);
  return mergedSteps(tasks, milestones);
}

/** What a plan in use shows: its milestones and the tasks of the action plan. A plan that is put away has its milestones alone. */
export async function stepsOfPlan(db: TenantDb, plan: PlanRow, now: Date): Promise<Step[]> {
  if (plan.status === 'active') return stepsOf(db, { userId: plan.user_id, planIds: [plan.id] }, now);
  return mergedSteps([], await loadMilestones(db, [plan.id]));
}

export const milestonesIn = (steps: Step[]) =>
  steps.flatMap(({ milestones: [milestone] }) => milestone?.row ?? []);

/** Those that no transition plan has. */
export const tasksAlone = (steps: Step[]) =>
  steps.flatMap(({ task, milestones }) => (task && milestones.length === 0 ? task : []));

export function mergedSteps(tasks: TaskInUse[], milestones: StoredMilestone[]): Step[] {
  const isSame = (first: StoredMilestone) => (second: StoredMilestone) =>
    first === second || (first.row.step_id !== null && first.row.step_id === second.row.step_id);
  const withMilestones = milestones
    .filter((milestone, at) => milestones.findIndex(isSame(milestone)) === at)
    .map((milestone) => ({
      task: tasks.find(({ stepId }) => stepId !== null && stepId === milestone.row.step_id) ?? null,
      milestones: milestones.filter(isSame(milestone)).sort(leadFirst),
    }));
  const alone = tasks.filter((task) => !withMilestones.some((step) => step.task === task));
  return [...withMilestones, ...alone.map((task) => ({ task, milestones: [] }))].sort(inOrder);
}

/** Of several milestones for a step, the one with a file comes first; otherwise that of the oldest plan. */
const leadFirst = (first: StoredMilestone, second: StoredMilestone) =>
  Number(second.evidence !== null) - Number(first.evidence !== null) ||
  first.row.plan_id - second.row.plan_id;

const marks = { done: 'done', dismissed: 'not_applicable' } as const;

export function stepStatus({ task, milestones: [milestone] }: Step, today: string): Status {
  if (milestone) return milestoneStatus(milestone.row, today);
  if (!task) return 'open';
  const { status, due_on, opens_on } = task.task;
  const mark = status === 'done' || status === 'dismissed' ? marks[status] : null;
  const window_from = opens_on ?? today;
  if (due_on) return milestoneStatus({ mark, due_on, window_from }, today);
  return mark ?? (window_from > today ? 'locked' : 'open');
}
