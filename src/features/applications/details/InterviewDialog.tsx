import { useState } from 'react';
import type { Interview } from '../../../api/interviews.ts';
import type { OwnApplication } from '../../../api/ownApplications.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { type AnsweringInterview, interviewRefusal } from './useInterview.ts';

export type InterviewAct = 'requested' | 'declined' | 'cancelled';

interface ActText {
  title: string;
  text: (employer: string, isConfirmed: boolean) => string;
  label: (employer: string) => string;
  missing?: string;
  act: string;
  safe: string;
}

const texts: Record<InterviewAct, ActText> = {
  requested: {
    title: 'Ask for other times?',
    text: (employer, isConfirmed) =>
      isConfirmed
        ? `We’ll cancel the agreed time and tell ${employer}, who can propose new ones.`
        : `We’ll tell ${employer}, who can propose new times.`,
    label: () => 'When are you available?',
    missing: 'Tell them when you’re available',
    act: 'Ask for other times',
    safe: 'Not now',
  },
  declined: {
    title: 'Decline this interview?',
    text: (employer) =>
      `We’ll tell ${employer}. Your application stays open, and they’ll decide what happens next.`,
    label: (employer) => `Message to ${employer}`,
    act: 'Decline interview',
    safe: 'Not now',
  },
  cancelled: {
    title: 'Cancel this interview?',
    text: (employer) =>
      `We’ll tell ${employer}. Your application stays open, and they’ll decide what happens next.`,
    label: () => 'Reason',
    missing: 'Tell them why',
    act: 'Cancel interview',
    safe: 'Keep interview',
  },
};

const maxMessage = 500;

type InterviewDialogProps = {
  application: OwnApplication;
  interview: Interview;
  act: InterviewAct;
  answering: AnsweringInterview;
  onClose: () => void;
};

export function InterviewDialog({ application, interview, act, answering, onClose }: InterviewDialogProps) {
  const [message, setMessage] = useState('');
  const [isTried, setTried] = useState(false);
  const { title, text, label, missing, act: actLabel, safe } = texts[act];
  const { mutate, isPending, error } = answering;
  const { name } = application.job.company;
  const send = () => {
    setTried(true);
    const written = message.trim();
    if (missing && !written) return;
    const read = { interview_id: interview.id, sequence: interview.sequence };
    mutate(
      act === 'cancelled'
        ? { ...read, answer: act, message: written }
        : { ...read, answer: act, message: written || null },
    );
  };
  return (
    <ConfirmDialog
      open
      title={title}
      safeLabel={safe}
      actLabel={actLabel}
      actColor={act === 'requested' ? 'primary' : 'danger'}
      width={500}
      busy={isPending}
      error={error && !isPending ? interviewRefusal(error) : undefined}
      onSafe={onClose}
      onAct={send}
    >
      {text(name, interview.status === 'confirmed')}
      <div style={{ marginTop: 20 }}>
        <TextAreaField
          name="message"
          label={label(name)}
          optional={!missing}
          rows={3}
          limit={maxMessage}
          maxLength={maxMessage}
          value={message}
          error={isTried && missing && !message.trim() ? missing : undefined}
          onChange={({ target }) => setMessage(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
