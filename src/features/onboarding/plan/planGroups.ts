import type { ActionPlan, ActionPlanTask } from '../../../api/actionPlan.ts';
import { onDateText } from '../../../ui/calendar.ts';

interface TaskGroup {
  title: string;
  tasks: ActionPlanTask[];
}

// In days; a task due within this time is due soon.
const soon = 7;

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

export const isDueSoon = (task: ActionPlanTask, today: string) =>
  task.due_on !== null && dayOf(task.due_on) - dayOf(today) <= soon;

export function planGroups({ tasks, leaving_date }: ActionPlan, today: string): TaskGroup[] {
  const isLeaving = leaving_date !== null && leaving_date > today;
  const titleOf = ({ due_on }: ActionPlanTask) => {
    if (due_on === null) return 'No date yet';
    if (due_on.slice(0, 7) <= today.slice(0, 7)) return 'This month';
    if (isLeaving) return due_on <= leaving_date ? 'Before you leave' : 'After you leave';
    return dayOf(due_on) - dayOf(today) <= 92 ? 'In the next three months' : 'Later';
  };
  const order = [
    'This month',
    'Before you leave',
    'In the next three months',
    'After you leave',
    'Later',
    'No date yet',
  ];
  const shown = tasks.filter((task) => task.status !== 'dismissed');
  return order
    .map((title) => ({ title, tasks: shown.filter((task) => titleOf(task) === title) }))
    .filter((group) => group.tasks.length > 0);
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

export function planLead(
  { tasks, leaving_date, leaving_on }: ActionPlan,
  today: string,
  locale: string,
): string {
  const count = tasks.filter((task) => task.status !== 'dismissed').length;
  const words = `${numbers[count] ?? count} ${count === 1 ? 'thing' : 'things'}`;
  const order =
    leaving_on && leaving_date && leaving_date > today
      ? `counted back from when you leave, ${onDateText(leaving_on, locale)}`
      : 'in the order that helps most';
  return `${words}, ${order}. Nothing is fixed. Your plan updates when your answers change.`;
}
