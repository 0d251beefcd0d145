import Button from '@mui/joy/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { cancelJoin } from '../../api/companies.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { NextLine } from '../../ui/route/NextLine.tsx';
import { Actions } from './CompanyFrame.tsx';
import type { PartProps } from './CompanyPage.tsx';
import { useMove } from './follow.ts';

/** Rules 4 and 7: it is somebody else’s turn, so no button is solid. */
export function Waiting({ standing, moves, view }: PartProps) {
  const { company } = standing;
  const isOurTurn = standing.user_status === 'active' && company !== null;
  return (
    <>
      {(isOurTurn || moves.has('cancel')) && (
        <Actions>
          {isOurTurn && (
            <Button
              size="lg"
              variant="outlined"
              color="neutral"
              component={Link}
              to="/recruiter/company/details"
            >
              {moves.has('change') ? 'Edit what you sent' : 'See what was sent'}
            </Button>
          )}
          {company && moves.has('cancel') && <Cancel id={company.id} name={company.name} />}
        </Actions>
      )}
      <NextLine>{view.next}</NextLine>
    </>
  );
}

function Cancel({ id, name }: { id: number; name: string }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMove(() => cancelJoin(id), { said: 'Taken back' });
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button size="lg" variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Take the request back
      </Button>
      <ConfirmDialog
        open={open}
        title="Take the request back?"
        safeLabel="Keep waiting"
        actLabel="Take it back"
        actColor="secondary"
        busy={isPending}
        error={error?.message}
        onSafe={close}
        onAct={() => mutate()}
      >
        {name} is no longer asked. You can ask again, or set up another company.
      </ConfirmDialog>
    </>
  );
}
