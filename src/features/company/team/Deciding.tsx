import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../../api/client.ts';
import { type CompanyUser, updateCompanyUser } from '../../../api/companies.ts';
import { userProfileQuery } from '../../../api/profile.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { type MemberAction, memberActionLabels } from './actions.ts';

const limit = 500;
const Why = styled('div')({ marginTop: 16 });

type DecidingProps = { person: CompanyUser; action: MemberAction; onClose: () => void };

export function Deciding({ person, action, onClose }: DecidingProps) {
  const queryClient = useQueryClient();
  const words = memberActionLabels[action];
  const [reason, setReason] = useState('');
  const tooLong = reason.length > limit ? `Use ${limit} characters or fewer` : undefined;
  const again = () => queryClient.invalidateQueries({ queryKey: ['listCompanyUsers'] });
  const { mutate, isPending, error } = useMutation<CompanyUser, ApiError>({
    mutationFn: () =>
      updateCompanyUser(person.id, { action, ...(reason.trim() && { reason: reason.trim() }) }),
    onSuccess: async () => {
      onClose();
      toast.success(words.done(person.name));
      // An admin who decides on themselves may no longer be one.
      await Promise.all([again(), queryClient.invalidateQueries({ queryKey: userProfileQuery().queryKey })]);
    },
    onError: again,
  });
  return (
    <ConfirmDialog
      open
      title={words.title(person.name)}
      safeLabel="Cancel"
      actLabel={words.label}
      actColor={words.colour ?? 'primary'}
      busy={isPending}
      error={isPending ? undefined : error?.message}
      onSafe={onClose}
      onAct={() => {
        if (!tooLong) mutate();
      }}
    >
      {words.text}
      {words.asksWhy && (
        <Why>
          <TextAreaField
            name="reason"
            label="Reason"
            limit={limit}
            rows={3}
            optional
            value={reason}
            error={tooLong}
            onChange={({ target }) => setReason(target.value)}
          />
        </Why>
      )}
    </ConfirmDialog>
  );
}
