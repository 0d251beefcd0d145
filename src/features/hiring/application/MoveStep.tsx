import { useState } from 'react';
import type { RejectionCode } from '../../../api/applicants.ts';
import { ApiError } from '../../../api/client.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { reasons, stepWords } from './moves.ts';
import { isOvertaken, type useMove } from './useMove.ts';

export type ConfirmedStep = 'hired' | 'rejected';

const titles: Record<ConfirmedStep, (name: string) => string> = {
  hired: (name) => `Have you hired ${name}?`,
  rejected: (name) => `Reject ${name}?`,
};

const texts: Record<ConfirmedStep, string> = {
  hired: 'We’ll let them know, and the application is complete.',
  rejected: 'We’ll tell them in 24 hours, with your reason. You can undo this for seven days.',
};

const noteLimit = 500;

type MoveStepProps = {
  name: string;
  step: ConfirmedStep;
  moving: ReturnType<typeof useMove>;
  onClose: () => void;
};

export function MoveStep({ name, step, moving, onClose }: MoveStepProps) {
  const [errors, setErrors] = useState<{ reason?: string }>({});
  const [reason, setReason] = useState<RejectionCode | null>(null);
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = moving;
  const refused = error instanceof ApiError ? error.errors : undefined;
  const act = () => {
    const problems = step === 'rejected' && !reason ? { reason: 'Choose why' } : {};
    setErrors(problems);
    if (Object.keys(problems).length > 0 || note.length > noteLimit) return;
    mutate(
      {
        move: {
          to: step,
          public_note: note.trim() || null,
          ...(step === 'rejected' && { reason_code: reason }),
        },
        done: step === 'rejected' ? 'We’ll tell them in 24 hours' : stepWords[step].done,
      },
      {
        onSuccess: onClose,
        onError: (refusal) => {
          if (isOvertaken(refusal)) onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open
      title={titles[step](name)}
      safeLabel="Cancel"
      actLabel={step === 'rejected' ? 'Reject' : stepWords.hired.label}
      actColor={step === 'rejected' ? 'danger' : 'primary'}
      width={500}
      busy={isPending}
      error={isPending || isOvertaken(error) ? undefined : error?.message}
      onSafe={onClose}
      onAct={act}
    >
      {texts[step]}
      <div style={{ display: 'grid', gap: 20, marginTop: 20 }}>
        {step === 'rejected' && (
          <RadioField
            name="reason"
            label="Reason for rejection"
            value={reason}
            options={reasons}
            error={errors.reason}
            onChange={({ target }) => setReason(target.value as RejectionCode)}
          />
        )}
        <TextAreaField
          name="public_note"
          label={`Message to ${name}`}
          hint="They’ll see it with their application."
          optional
          rows={3}
          limit={noteLimit}
          value={note}
          error={refused?.public_note?.[0]}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
