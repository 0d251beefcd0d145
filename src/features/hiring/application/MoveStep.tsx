import { useState } from 'react';
import type { ReceivedApplication, RejectionCode } from '../../../api/applicants.ts';
import { ApiError } from '../../../api/client.ts';
import { hireQuestions } from '../../../machines/hireQuestions.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { noteLimit, reasons, stepWords } from './moves.ts';
import { NoteTemplates } from './NoteTemplates.tsx';
import { useKeys } from './useKeys.ts';
import { isOvertaken, type useMove } from './useMove.ts';
import { useTemplateValues } from './useTemplateValues.ts';

export type ConfirmedStep = 'hired' | 'rejected';

const titles: Record<ConfirmedStep, (name: string) => string> = {
  hired: (name) => `Have you hired ${name}?`,
  rejected: (name) => `Reject ${name}?`,
};

const texts: Record<ConfirmedStep, string> = {
  hired: 'We’ll let them know, and the application is complete.',
  rejected: 'We’ll tell them in 24 hours, with your reason. You can undo this for seven days.',
};

const numberedReasons = reasons.map(({ value, label }, at) => ({ value, label: `${at + 1}. ${label}` }));

const questionsOf = ({ status, offer_status, offer }: ReceivedApplication, name: string) =>
  hireQuestions({ status, offer_status, conditions: offer?.conditions ?? [] }, name);

type MoveStepProps = {
  application: ReceivedApplication;
  name: string;
  step: ConfirmedStep;
  moving: ReturnType<typeof useMove>;
  /** The number of a reason rejects with it. */
  hasKeys?: boolean;
  onDone: () => void;
  onClose: () => void;
};

export function MoveStep({
  application,
  name,
  step,
  moving,
  hasKeys = false,
  onDone,
  onClose,
}: MoveStepProps) {
  const [reason, setReason] = useState<RejectionCode | null>(null);
  const [note, setNote] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const templateValues = useTemplateValues(application);
  const { mutate, isPending, error } = moving;
  const isRejection = step === 'rejected';
  const questions = isRejection ? [] : questionsOf(application, name);
  const act = (reason_code = reason) => {
    setReasonMissing(isRejection && !reason_code);
    if ((isRejection && !reason_code) || note.length > noteLimit) return;
    const public_note = note.trim() || null;
    mutate(
      isRejection
        ? { move: { to: step, public_note, reason_code }, done: 'We’ll tell them in 24 hours' }
        : {
            move: { to: step, public_note, ...(questions.length > 0 && { hire_confirmed: true }) },
            done: stepWords[step].done,
          },
      { onSuccess: onDone, onError: (refusal) => isOvertaken(refusal) && onClose() },
    );
  };
  const rejectFor = (value: RejectionCode) => {
    setReason(value);
    act(value);
  };
  const isNumbered = isRejection && hasKeys;
  useKeys(
    Object.fromEntries(
      reasons.map(({ value }, at) => [at + 1, isNumbered && !isPending ? () => rejectFor(value) : undefined]),
    ),
    { inDialog: true },
  );
  return (
    <ConfirmDialog
      open
      title={titles[step](name)}
      safeLabel="Cancel"
      actLabel={
        isRejection ? 'Reject' : questions.length > 0 ? 'Mark as hired anyway' : stepWords.hired.label
      }
      actColor={isRejection ? 'danger' : 'primary'}
      width={500}
      busy={isPending}
      error={isPending || isOvertaken(error) ? undefined : error?.message}
      onSafe={onClose}
      onAct={() => act()}
    >
      {texts[step]}
      {questions.length > 0 && (
        <div style={{ marginTop: 20 }}>
          <InlineAlert kind="warning" live={false}>
            {questions.map((question) => (
              <div key={question}>{question}</div>
            ))}
          </InlineAlert>
        </div>
      )}
      <div style={{ display: 'grid', gap: 20, marginTop: 20 }}>
        {isRejection && (
          <RadioField
            name="reason"
            label="Reason for rejection"
            hint={isNumbered ? `Press 1 to ${reasons.length} to reject with that reason.` : undefined}
            value={reason}
            options={isNumbered ? numberedReasons : reasons}
            error={isReasonMissing ? 'Choose why' : undefined}
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
          error={error instanceof ApiError ? error.errors?.public_note?.[0] : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
        {isRejection && (
          <NoteTemplates kind="rejection" values={templateValues} note={note} onChange={setNote} />
        )}
      </div>
    </ConfirmDialog>
  );
}
