import Button from '@mui/joy/Button';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createGdprPdf } from '../../../api/dataExport.ts';
import type { User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { failureOf } from '../../../machines/failure.ts';
import { Quiet } from '../../../ui/Quiet.tsx';
import { RowHead, RowTitle, Subsection } from '../parts.ts';
import { CopyForm, type CopyWish } from './CopyForm.tsx';
import { CopyState } from './CopyState.tsx';
import { readRequestedCopy, storeRequestedCopy } from './requestedCopy.ts';

export function DataCopy({ user, tenant }: { user: User; tenant: Tenant }) {
  const [requested, setRequested] = useState(() => readRequestedCopy(user.id));
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const state = useRef<HTMLDivElement>(null);
  const wish = useMutation({
    mutationFn: (request: CopyWish) => createGdprPdf(request),
    onSuccess: ({ id }, { format }) => {
      storeRequestedCopy(user.id, { id, format });
      flushSync(() => {
        setRequested({ id, format });
        setOpen(false);
      });
      state.current?.focus();
    },
  });
  const close = () => {
    flushSync(() => setOpen(false));
    wish.reset();
    button.current?.focus();
  };

  return (
    <Subsection aria-labelledby="data-copy">
      <RowHead>
        <div>
          <RowTitle id="data-copy">Everything we hold about you</RowTitle>
          <Quiet>
            One file with what you’ve told us, what we’ve derived from it, who has viewed it and what you’ve
            agreed to. You can request up to three per day.
          </Quiet>
        </div>
        {!isOpen && (
          <Button ref={button} variant="outlined" color="neutral" onClick={() => setOpen(true)}>
            Get a copy
          </Button>
        )}
      </RowHead>
      {isOpen ? (
        <CopyForm
          email={user.email}
          mayBeLinked={user.role === 'veteran'}
          busy={wish.isPending}
          failure={wish.error ? failureOf(wish.error) : null}
          onCancel={close}
          onSubmit={(request) => wish.mutate(request)}
        />
      ) : (
        requested && <CopyState key={requested.id} ref={state} asked={requested} locale={tenant.locale} />
      )}
    </Subsection>
  );
}
