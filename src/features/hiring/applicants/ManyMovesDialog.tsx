import { useState } from 'react';
import type { Applicant, RejectionCode } from '../../../api/applicants.ts';
import { ApiError } from '../../../api/client.ts';
import type { TemplateKind } from '../../../api/templates.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { counted } from '../../../ui/intl.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { noteLimit, reasons } from '../application/moves.ts';
import { NoteTemplates } from '../application/NoteTemplates.tsx';
import { useTemplateValuesOfMany } from '../application/useTemplateValues.ts';
import { canMove, type MoveName, moveWords } from './manyMoves.ts';
import { People } from './People.tsx';
import { type ManyMoves, nameIn } from './useManyMoves.ts';

const templateKinds: Partial<Record<MoveName, TemplateKind>> = {
  interview: 'interview',
  rejected: 'rejection',
};

type ManyMovesDialogProps = {
  jobId: number;
  to: MoveName;
  selected: readonly Applicant[];
  moving: ManyMoves['moving'];
  onDone: () => void;
  onClose: () => void;
};

export function ManyMovesDialog({ jobId, to, selected, moving, onDone, onClose }: ManyMovesDialogProps) {
  const templateValues = useTemplateValuesOfMany(jobId);
  const [reason, setReason] = useState<RejectionCode | null>(null);
  const [note, setNote] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { mutate, isPending, error } = moving;
  const movable = selected.filter((applicant) => canMove(to, applicant));
  const others = selected.filter((applicant) => !canMove(to, applicant));
  const isRejection = to === 'rejected';
  const words = moveWords[to];
  const templateKind = templateKinds[to];
  const act = () => {
    setReasonMissing(isRejection && !reason);
    if ((isRejection && !reason) || note.length > noteLimit) return;
    const move = {
      to,
      applications: movable.map(({ id, version }) => ({ id, version })),
      ...(isRejection && { reason_code: reason }),
      ...(to !== 'before_rejection' && { public_note: note.trim() || null }),
    };
    const people = movable.map(({ id, display_name: name }) => ({ id, name }));
    mutate({ move, nameOf: nameIn(people) }, { onSuccess: onDone });
  };
  return (
    <ConfirmDialog
      open
      title={words.title(movable.length)}
      safeLabel="Cancel"
      actLabel={words.label}
      actColor={isRejection ? 'danger' : 'primary'}
      width={500}
      busy={isPending}
      error={isPending || !error ? undefined : failureText(error)}
      onSafe={onClose}
      onAct={act}
    >
      {words.text}
      <Stack gap="xl" mt="xl">
        <People label="Who" people={withStatus(movable)} />
        {others.length > 0 && (
          <People
            label={`${counted(others.length, 'other person stays', 'others stay')} where they are, because this step isn’t possible for them`}
            people={withStatus(others)}
          />
        )}
        {isRejection && (
          <RadioField
            name="reason"
            label="Reason for rejection"
            value={reason}
            options={reasons}
            error={isReasonMissing ? 'Choose why' : undefined}
            onChange={({ target }) => setReason(target.value as RejectionCode)}
          />
        )}
        {to !== 'before_rejection' && (
          <TextAreaField
            name="public_note"
            label="Message to each of them"
            hint="They’ll see it with their application."
            optional
            rows={3}
            limit={noteLimit}
            value={note}
            error={error instanceof ApiError ? error.errors?.public_note?.[0] : undefined}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
        {templateKind && (
          <NoteTemplates kind={templateKind} values={templateValues} note={note} onChange={setNote} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

const withStatus = (applicants: readonly Applicant[]) =>
  applicants.map(({ id, display_name: name, status_label: detail }) => ({ id, name, detail }));

// A refused call moved nobody; one that broke off may have moved some.
const failureText = (error: Error) =>
  error instanceof ApiError && error.status > 0 && error.status < 500
    ? error.message
    : `${error.message} Some of them may have been moved. The list shows what has happened.`;
