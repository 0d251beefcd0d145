import type { Milestone } from '../../../api/transitionPlans.ts';
import type { WayPointState } from '../../../ui/route/wayPointState.ts';

export const marks: Record<Milestone['status'], WayPointState> = {
  locked: 'locked',
  open: 'ahead',
  due: 'due',
  late: 'late',
  done: 'done',
  not_applicable: 'skipped',
};

export const milestoneStatusLabels: Record<Milestone['status'], string> = {
  locked: 'Not open yet',
  open: 'Ahead',
  due: 'Due soon',
  late: 'Late',
  done: 'Done',
  not_applicable: 'Not for me',
};

export const sources: Record<Milestone['source'], string> = {
  us_tap: 'Transition Assistance Program',
  uk_ctp: 'Resettlement programme',
  official: 'For everyone who leaves',
  plan: 'Your plan',
  user: 'Your own',
};

export const isSettled = ({ status }: Pick<Milestone, 'status'>) =>
  status === 'done' || status === 'not_applicable';

export const nextMilestone = (milestones: readonly Milestone[]) =>
  milestones.find(({ status }) => status === 'late') ??
  milestones.find(({ status }) => status === 'due') ??
  milestones.find(({ status }) => status === 'open');

/** Days before the leaving date: "98 days", or "45 days after". */
export function countWords(days: number): string {
  const count = Math.abs(days);
  const words = `${count} ${count === 1 ? 'day' : 'days'}`;
  return days < 0 ? `${words} after` : words;
}

export function milestonesLead(milestones: readonly Milestone[]): string {
  const settled = milestones.filter(isSettled).length;
  const count = (status: Milestone['status']) =>
    milestones.filter((milestone) => milestone.status === status).length;
  const late = count('late');
  const due = count('due');
  return [
    `${settled} of ${milestones.length} done.`,
    late > 0 && `${late === 1 ? 'One thing is' : `${late} things are`} late.`,
    due > 0 && `${due === 1 ? 'One thing is' : `${due} things are`} due within a month.`,
  ]
    .filter(Boolean)
    .join(' ');
}
