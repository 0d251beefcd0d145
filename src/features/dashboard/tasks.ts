import type { ActionPlanTask } from '../../api/actionPlan.ts';
import type { TimelineStep } from '../../api/transitionPlans.ts';
import { daysUntil } from '../../ui/calendar.ts';
import type { WayPointState } from '../../ui/route/wayPointState.ts';

export const taskStatusLabels: Record<ActionPlanTask['status'], string> = {
  todo: 'To do',
  doing: 'Started',
  done: 'Done',
  dismissed: 'Not for me',
};

const week = 7;
const month = 31;

export const isOpen = ({ status }: Pick<TimelineStep, 'status'>) =>
  status !== 'done' && status !== 'not_applicable';

const upcomingShown = 3;

/** In the order of the server, by due date; without what cannot be done yet. */
export const upcomingSteps = (steps: readonly TimelineStep[], nextTaskId: number | null): TimelineStep[] =>
  steps
    .filter((step) => isOpen(step) && step.status !== 'locked' && (!step.task || step.task.id !== nextTaskId))
    .slice(0, upcomingShown);

const daysTo = ({ due_on }: TimelineStep, today: Date) =>
  due_on === null ? month : daysUntil(due_on, today);

export function stepMark(step: TimelineStep, today: Date): WayPointState {
  if (step.status === 'done') return 'done';
  if (step.status === 'not_applicable') return 'skipped';
  const days = daysTo(step, today);
  if (days < 0) return 'late';
  if (step.status === 'locked') return 'locked';
  return days <= week ? 'due' : 'ahead';
}

interface StepGroup {
  title: string;
  steps: TimelineStep[];
}

function groupOf(step: TimelineStep, today: Date): string {
  if (step.status === 'not_applicable') return 'Not for me';
  if (!isOpen(step)) return 'Done';
  if (step.due_on === null) return 'No date yet';
  const days = daysTo(step, today);
  if (days < 0) return 'Late';
  if (days <= week) return 'Within a week';
  return days <= month ? 'Within a month' : 'Later';
}

const order = ['Late', 'Within a week', 'Within a month', 'Later', 'No date yet', 'Done', 'Not for me'];

export const groupSteps = (steps: readonly TimelineStep[], today: Date): StepGroup[] =>
  order
    .map((title) => ({ title, steps: steps.filter((step) => groupOf(step, today) === title) }))
    .filter((group) => group.steps.length > 0);
