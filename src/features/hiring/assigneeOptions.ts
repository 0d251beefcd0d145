import type { Assignee } from '../../api/applicants.ts';

export interface AssigneeOption {
  value: number;
  label: string;
}

const nobody: AssigneeOption = { value: 0, label: 'Nobody' };

/** Nobody, the reader, their colleagues, and whoever is assigned now in case the colleagues have not loaded. */
export function assigneeOptions(
  userId: number,
  colleagues: readonly Assignee[],
  assignee: Assignee | null = null,
): AssigneeOption[] {
  const isMissing = assignee && assignee.id !== userId && !colleagues.some(({ id }) => id === assignee.id);
  const others = isMissing ? [assignee, ...colleagues] : colleagues;
  return [
    nobody,
    { value: userId, label: 'You' },
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
}
