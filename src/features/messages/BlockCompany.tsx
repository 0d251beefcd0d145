import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../api/client.ts';
import {
  blockCompany,
  type CompanyBlock,
  companyBlocksQuery,
  removeCompanyBlock,
} from '../../api/companyBlocks.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { showProblem } from '../../ui/feedback/showProblem.ts';
import { toast } from '../../ui/feedback/toast.ts';

type Company = CompanyBlock['company'];

function useBlocks(change: (id: number) => Promise<CompanyBlock[]>, onChanged: () => void) {
  const queries = useQueryClient();
  return useMutation<CompanyBlock[], ApiError, number>({
    mutationFn: change,
    onSuccess(blocked) {
      queries.setQueryData(companyBlocksQuery().queryKey, blocked);
      void queries.invalidateQueries({ queryKey: ['listJobInvitations'] });
      onChanged();
    },
  });
}

export function BlockCompany({ company, onBlocked }: { company: Company; onBlocked: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useBlocks(blockCompany, () => {
    setOpen(false);
    toast.success(`${company.name} can no longer message you`);
    onBlocked();
  });
  return (
    <div>
      <Button
        size="sm"
        variant="plain"
        color="danger"
        aria-haspopup="dialog"
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        {`Block ${company.name}`}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={`Block ${company.name}?`}
        safeLabel="Cancel"
        actLabel="Block company"
        actColor="danger"
        busy={isPending}
        error={error?.message}
        onSafe={() => setOpen(false)}
        onAct={() => mutate(company.id)}
      >
        They won’t be able to message, find or invite you, and we’ll decline all their invitations. Your
        applications to them stay as they are: withdraw an application to end it. You can unblock them here or
        in your profile, under Privacy.
      </ConfirmDialog>
    </div>
  );
}

export function UnblockCompany({ company, onUnblocked }: { company: Company; onUnblocked: () => void }) {
  const { mutate, isPending } = useBlocks(removeCompanyBlock, () => {
    toast.success(`${company.name} can message and find you again`);
    onUnblocked();
  });
  return (
    <div>
      <Button
        size="sm"
        variant="outlined"
        color="neutral"
        loading={isPending}
        onClick={() => mutate(company.id, { onError: showProblem })}
      >
        {`Unblock ${company.name}`}
      </Button>
    </div>
  );
}
