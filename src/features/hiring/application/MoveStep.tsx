import { useState } from 'react';
import type { InterviewMode, ReceivedApplication, RejectionCode } from '../../../api/applicants.ts';
import { ApiError } from '../../../api/client.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import {
  type InterviewErrors,
  type InterviewFields,
  interviewErrors,
  interviewOf,
  modeWords,
  reasons,
  stepWords,
} from './moves.ts';
import { isOvertaken, type useMove } from './useMove.ts';

export type AskedStep = 'interview' | 'hired' | 'rejected';

const titles: Record<AskedStep, (name: string) => string> = {
  interview: (name) => `Invite ${name} to an interview`,
  hired: (name) => `Have you hired ${name}?`,
  rejected: (name) => `Reject ${name}?`,
};

const texts: Record<AskedStep, string> = {
  interview: 'We’ll tell them when and where. You can leave out the date and agree it later.',
  hired: 'We’ll let them know, and the application is complete.',
  rejected: 'We’ll tell them in 24 hours, with your reason. You can undo this for seven days.',
};

const labels = { ...Object.fromEntries(Object.entries(stepWords).map(([step, { label }]) => [step, label])) };
const noteLimit = 500;

type MoveStepProps = {
  application: ReceivedApplication;
  name: string;
  step: AskedStep;
  moving: ReturnType<typeof useMove>;
  onClose: () => void;
};

export function MoveStep({ name, step, moving, onClose }: MoveStepProps) {
  const [interview, setInterview] = useState<InterviewFields>({
    day: '',
    time: '',
    mode: 'video',
    place: '',
  });
  const [errors, setErrors] = useState<InterviewErrors & { reason?: string }>({});
  const [reason, setReason] = useState<RejectionCode | null>(null);
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = moving;
  const refused = error instanceof ApiError ? error.errors : undefined;
  const set = (change: Partial<InterviewFields>) => setInterview((before) => ({ ...before, ...change }));
  const act = () => {
    const found = {
      ...(step === 'interview' ? interviewErrors(interview, new Date()) : {}),
      ...(step === 'rejected' && !reason ? { reason: 'Choose why' } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || note.length > noteLimit) return;
    mutate(
      {
        move: {
          to: step,
          public_note: note.trim() || null,
          ...(step === 'interview' && { interview: interviewOf(interview) }),
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
      actLabel={step === 'rejected' ? 'Reject' : (labels[step] ?? '')}
      actColor={step === 'rejected' ? 'danger' : 'primary'}
      width={500}
      busy={isPending}
      error={isPending || isOvertaken(error) ? undefined : error?.message}
      onSafe={onClose}
      onAct={act}
    >
      {texts[step]}
      <div style={{ display: 'grid', gap: 20, marginTop: 20 }}>
        {step === 'interview' && (
          <>
            <TextField
              name="day"
              type="date"
              label="Day"
              optional
              value={interview.day}
              error={errors.day}
              onChange={({ target }) => set({ day: target.value })}
            />
            <TextField
              name="time"
              type="time"
              label="Time"
              hint="In your own time zone"
              optional
              value={interview.time}
              error={errors.time}
              onChange={({ target }) => set({ time: target.value })}
            />
            <RadioField
              name="mode"
              label="Interview format"
              value={interview.mode}
              options={Object.entries(modeWords).map(([value, label]) => ({ value, label }))}
              onChange={({ target }) => set({ mode: target.value as InterviewMode })}
            />
            <TextField
              name="place"
              label="Place or link"
              optional
              maxLength={200}
              value={interview.place}
              error={refused?.['interview.place']?.[0]}
              onChange={({ target }) => set({ place: target.value })}
            />
          </>
        )}
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
