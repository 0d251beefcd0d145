import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Assignee,
  assignApplication,
  type ReceivedApplication,
  receivedApplicationQuery,
} from '../../../api/applicants.ts';
import { ApiError } from '../../../api/client.ts';
import { colleaguesQuery } from '../../../api/companies.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { assigneeOptions } from '../assigneeOptions.ts';

const doneText = (assignee: Assignee | null, userId: number) => {
  if (!assignee) return 'Assigned to nobody';
  return assignee.id === userId ? 'Assigned to you' : `Assigned to ${assignee.name}`;
};

const refusalText = (error: Error) =>
  (error instanceof ApiError && error.errors?.assignee_id?.[0]) || error.message;

type AssigneeFieldProps = { application: ReceivedApplication; userId: number };

/** Not shown to whoever has no colleagues. */
export function AssigneeField({ application: { id, job, assignee }, userId }: AssigneeFieldProps) {
  const queries = useQueryClient();
  const { data: colleagues, isError } = useQuery(colleaguesQuery(job.id));
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (assigneeId: number | null) => assignApplication(id, assigneeId),
    onSuccess: async ({ assignee: assigned }) => {
      queries.setQueryData(
        receivedApplicationQuery(id).queryKey,
        (before) => before && { ...before, assignee: assigned },
      );
      toast.success(doneText(assigned, userId));
      await queries.invalidateQueries({ queryKey: ['listJobApplications'] });
    },
    // They may have left.
    onError: () => queries.invalidateQueries({ queryKey: colleaguesQuery(job.id).queryKey }),
  });
  if (!assignee && (!colleagues || colleagues.length === 0) && !isError) return null;
  const current = isPending ? variables : (assignee?.id ?? null);
  return (
    <SelectField
      name="assignee"
      label="Assigned to"
      hint={
        isError
          ? 'Your colleagues didn’t load. Reload the page to choose one of them.'
          : 'They’re notified, and follow it up. The applicant can’t see it.'
      }
      value={current ?? 0}
      options={assigneeOptions(userId, colleagues ?? [], assignee)}
      disabled={isPending}
      error={error ? refusalText(error) : undefined}
      onChange={({ target }) => mutate(Number(target.value) || null)}
    />
  );
}
