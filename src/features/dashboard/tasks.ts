import type { ActionPlanTask } from '../../api/actionPlan.ts';
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

export const isOpen = ({ status }: ActionPlanTask) => status === 'todo' || status === 'doing';

const inOrder = (left: ActionPlanTask, right: ActionPlanTask) =>
  (left.due_on ?? '9999').localeCompare(right.due_on ?? '9999') || left.priority - right.priority;

export const openTasks = (tasks: readonly ActionPlanTask[]): ActionPlanTask[] =>
  tasks.filter(isOpen).sort(inOrder);

export function taskMark(task: ActionPlanTask, today: Date): WayPointState {
  if (task.status === 'done') return 'done';
  if (task.status === 'dismissed') return 'skipped';
  const days = task.due_on === null ? month : daysUntil(task.due_on, today);
  if (days < 0) return 'late';
  return days <= week ? 'due' : 'ahead';
}

interface TaskGroup {
  title: string;
  tasks: ActionPlanTask[];
}

function groupOf(task: ActionPlanTask, today: Date): string {
  if (task.status === 'dismissed') return 'Not for me';
  if (!isOpen(task)) return 'Done';
  if (task.due_on === null) return 'No date yet';
  const days = daysUntil(task.due_on, today);
  if (days < 0) return 'Late';
  if (days <= week) return 'Within a week';
  return days <= month ? 'Within a month' : 'Later';
}

const order = ['Late', 'Within a week', 'Within a month', 'Later', 'No date yet', 'Done', 'Not for me'];

export function groupTasks(tasks: readonly ActionPlanTask[], today: Date): TaskGroup[] {
  const sorted = [...tasks].sort(inOrder);
  return order
    .map((title) => ({ title, tasks: sorted.filter((task) => groupOf(task, today) === title) }))
    .filter((group) => group.tasks.length > 0);
}
