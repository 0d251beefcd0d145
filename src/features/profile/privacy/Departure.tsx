import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { everyPreview } from '../../../api/candidatePreview.ts';
import type { ApiError } from '../../../api/client.ts';
import { cancelAccountDeletion, deleteAccount } from '../../../api/departure.ts';
import { type User, userProfileQuery } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { departureLife, graceDays } from '../../../machines/departure.ts';
import { failureOf } from '../../../machines/failure.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { Quiet } from '../../../ui/Quiet.tsx';
import { RowHead, RowTitle, Subsection } from '../parts.ts';
import { DepartureForm, type DepartureWish } from './DepartureForm.tsx';

const formatLong = (moment: string, locale: string) =>
  dateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(moment));

function useDeparture(onChanged: () => void) {
  const queries = useQueryClient();
  function take(deletion_due_at: string | null) {
    const { queryKey } = userProfileQuery();
    queries.setQueryData(queryKey, (user) => user && { ...user, deletion_due_at });
    void queries.invalidateQueries(everyPreview());
    onChanged();
  }
  const wish = useMutation<{ deletion_due_at: string | null }, ApiError, DepartureWish>({
    mutationFn: deleteAccount,
    onSuccess: ({ deletion_due_at }) => take(deletion_due_at),
  });
  const cancel = useMutation<{ deletion_due_at: string | null }, ApiError>({
    mutationFn: cancelAccountDeletion,
    onSuccess({ deletion_due_at }) {
      take(deletion_due_at);
      toast.success('We’ve kept your account');
    },
  });
  return { wish, cancel };
}

export function Departure({ user, tenant }: { user: User; tenant: Tenant }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const due = user.deletion_due_at;
  const status = due ? 'leaving' : 'staying';

  // The pressed button is gone once the response is shown, so its opposite takes the focus.
  const shown = useRef(due);
  useEffect(() => {
    if (shown.current === due) return;
    shown.current = due;
    button.current?.focus();
  }, [due]);

  const { wish, cancel } = useDeparture(() => setOpen(false));
  const close = () => {
    flushSync(() => setOpen(false));
    wish.reset();
    button.current?.focus();
  };

  return (
    <Subsection aria-labelledby="departure">
      <RowHead>
        <div>
          <RowTitle id="departure">
            {due ? 'Your account is due to be deleted' : 'Delete your account'}
          </RowTitle>
          <Quiet>
            {due
              ? 'Employers can no longer find you. You can still get a copy of your data above.'
              : `We’ll delete everything we hold about you ${graceDays} days after you ask. For applications, we only keep the job, dates and outcome.`}
          </Quiet>
        </div>
        {departureLife.allowed(status).includes('ask') && !isOpen && (
          <Button ref={button} variant="outlined" color="danger" onClick={() => setOpen(true)}>
            Delete my account
          </Button>
        )}
      </RowHead>
      {due && <PendingDeletion due={formatLong(due, tenant.locale)} cancel={cancel} button={button} />}
      {isOpen && !due && (
        <DepartureForm
          email={user.email}
          mayBeLinked={user.role === 'veteran'}
          busy={wish.isPending}
          failure={wish.error ? failureOf(wish.error) : null}
          onCancel={close}
          onSubmit={(request) => wish.mutate(request)}
        />
      )}
    </Subsection>
  );
}

type PendingDeletionProps = {
  due: string;
  cancel: ReturnType<typeof useDeparture>['cancel'];
  button: RefObject<HTMLButtonElement | null>;
};

const PendingDeletion = ({ due, cancel, button }: PendingDeletionProps) => (
  <>
    <InlineAlert kind="warning" live={false}>
      {`We’ll delete it on ${due}. You can change your mind until then.`}
    </InlineAlert>
    {cancel.error && <InlineAlert kind="error">{cancel.error.message}</InlineAlert>}
    <Button
      ref={button}
      size="lg"
      sx={{ justifySelf: 'start' }}
      loading={cancel.isPending}
      onClick={() => cancel.mutate()}
    >
      Keep my account
    </Button>
  </>
);
