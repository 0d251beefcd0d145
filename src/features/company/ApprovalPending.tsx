import Button from '@mui/joy/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cancelJoin } from '../../api/companies.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { NextLine } from '../../ui/route/NextLine.tsx';
import { CompanyActions } from './CompanyFrame.tsx';
import { useCompanyMove } from './follow.ts';
import type { PartProps } from './partProps.ts';

/** Rules 4 and 7: someone else must act, so no button is primary. */
export function ApprovalPending({ standing, moves, view }: PartProps) {
  const { company } = standing;
  const isOurTurn = standing.user_status === 'active' && company !== null;
  return (
    <>
      {(isOurTurn || moves.has('cancel')) && (
        <CompanyActions>
          {isOurTurn && (
            <Button
              size="lg"
              variant="outlined"
              color="neutral"
              component={Link}
              to="/recruiter/company/details"
            >
              {moves.has('change') ? 'Edit what you sent' : 'View what was sent'}
            </Button>
          )}
          {company && moves.has('cancel') && <Cancel id={company.id} name={company.name} />}
        </CompanyActions>
      )}
      <NextLine>{view.next}</NextLine>
    </>
  );
}

function Cancel({ id, name }: { id: number; name: string }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useCompanyMove(() => cancelJoin(id), { said: 'Withdrawn' });
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button size="lg" variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Withdraw request
      </Button>
      <ConfirmDialog
        open={open}
        title="Withdraw request?"
        safeLabel="Keep waiting"
        actLabel="Withdraw request"
        actColor="secondary"
        busy={isPending}
        error={error?.message}
        onSafe={close}
        onAct={() => mutate()}
      >
        {name} will no longer see your request. You can ask again, or set up another company.
      </ConfirmDialog>
    </>
  );
}
