import Button from '@mui/joy/Button';
import { useState } from 'react';
import { leaveCompany } from '../../api/companies.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { useCompanyMove } from './follow.ts';

/** The server does not let the last admin of a company leave. */
export function Leave({ name, isMain = false }: { name: string; isMain?: boolean }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useCompanyMove(() => leaveCompany());
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button
        size="lg"
        variant={isMain ? 'solid' : 'outlined'}
        color={isMain ? 'primary' : 'neutral'}
        onClick={() => setOpen(true)}
      >
        {isMain ? 'Find another company' : `Leave ${name}`}
      </Button>
      <ConfirmDialog
        open={open}
        title={`Leave ${name}?`}
        safeLabel="Stay"
        actLabel="Leave"
        actColor="secondary"
        busy={isPending}
        error={error?.message}
        onSafe={close}
        onAct={() => mutate()}
      >
        You’ll lose access to its jobs, applications and candidates straight away, and we won’t suggest it
        again. You can set up another company, or join one that invites you.
      </ConfirmDialog>
    </>
  );
}
