import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { isOvertaken } from './useMove.ts';

const maxReason = 500;

type ReasonDialogProps = {
  title: string;
  text: string;
  hint: string;
  act: string;
  safe: string;
  sending: { isPending: boolean; error: Error | null };
  onSend: (reason: string) => void;
  onClose: () => void;
};

export function ReasonDialog({ title, text, hint, act, safe, sending, onSend, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { isPending, error } = sending;
  return (
    <ConfirmDialog
      open
      title={title}
      safeLabel={safe}
      actLabel={act}
      actColor="danger"
      width={500}
      busy={isPending}
      error={isPending || isOvertaken(error) ? undefined : error?.message}
      onSafe={onClose}
      onAct={() => {
        setTried(true);
        if (reason.trim()) onSend(reason.trim());
      }}
    >
      {text}
      <div style={{ marginTop: 20 }}>
        <TextAreaField
          name="reason"
          label="Reason"
          hint={hint}
          rows={3}
          limit={maxReason}
          maxLength={maxReason}
          value={reason}
          error={isTried && !reason.trim() ? 'Tell them why' : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
