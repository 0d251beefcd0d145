import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reviveApplication } from '../../../api/applications.ts';
import { ApiError } from '../../../api/client.ts';
import { type OwnApplication, ownApplicationQuery } from '../../../api/ownApplications.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

const refusalText = (error: Error) =>
  error instanceof ApiError && (error.code === 'version_conflict' || error.code === 'invalid_transition')
    ? 'This application has just changed. Check where it is now.'
    : error.message;

export function Revive({ application }: { application: OwnApplication }) {
  const { id, version, can_revive } = application;
  const queries = useQueryClient();
  const { queryKey } = ownApplicationQuery(id);
  const refreshLists = () => {
    for (const name of ['listApplications', 'getVeteranDashboard'])
      void queries.invalidateQueries({ queryKey: [name] });
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => reviveApplication(id, version),
    onSuccess(revived) {
      queries.setQueryData(queryKey, revived);
      refreshLists();
      toast.success('Your application is active again');
      document.querySelector('h1')?.focus();
    },
    onError(refusal) {
      if (!(refusal instanceof ApiError) || refusal.status !== 409) return;
      void queries.invalidateQueries({ queryKey });
      refreshLists();
      // The button may disappear.
      document.querySelector('h1')?.focus();
    },
  });
  return (
    <>
      {error && <InlineAlert kind="error">{refusalText(error)}</InlineAlert>}
      {can_revive && (
        <div>
          <Button size="lg" disabled={isPending} onClick={() => mutate()}>
            Make active again
          </Button>
        </div>
      )}
    </>
  );
}
