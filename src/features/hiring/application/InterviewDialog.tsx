import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/client.ts';
import { busyTimesQuery, type Interview, type InterviewProposal } from '../../../api/interviews.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { pageLocale } from '../../../ui/intl.ts';
import { InterviewTermFields } from './InterviewTermFields.tsx';
import { InterviewTimeFields } from './InterviewTimeFields.tsx';
import { type InterviewPurpose, interviewDialogView } from './interviewDialogView.ts';
import {
  type InterviewFields,
  interviewFieldsOf,
  proposalOf,
  type TimeErrors,
  timeErrors,
} from './interviewFields.ts';
import { NoteTemplates } from './NoteTemplates.tsx';
import type { Addressee } from './templateValues.ts';
import { isOvertaken } from './useMove.ts';
import { useTemplateValues } from './useTemplateValues.ts';

const maxNote = 500;

type InterviewDialogProps = {
  application: Addressee;
  interview: Interview | null;
  purpose: InterviewPurpose;
  name: string;
  sending: { isPending: boolean; error: Error | null };
  onSend: (proposal: InterviewProposal | null, note: string | null) => void;
  onClose: () => void;
};

export function InterviewDialog(props: InterviewDialogProps) {
  const { application, interview, purpose, name, sending, onSend, onClose } = props;
  const [fields, setFields] = useState<InterviewFields>(() => interviewFieldsOf(interview));
  const [errors, setErrors] = useState<Record<number, TimeErrors>>({});
  const [note, setNote] = useState('');
  const templateValues = useTemplateValues(application);
  const { isPending, error } = sending;
  const refused = error instanceof ApiError ? error.errors : undefined;
  const refusedField = (field: string) => refused?.[`interview.${field}`]?.[0];
  const { data: busyTimes = [] } = useQuery(busyTimesQuery(application.id));
  const view = interviewDialogView({ purpose, fields, busyTimes, name, locale: pageLocale() });
  const set = (change: Partial<InterviewFields>) => setFields((before) => ({ ...before, ...change }));
  const send = () => {
    const problems = timeErrors(fields.times, new Date(), purpose === 'invite');
    setErrors(problems);
    if ([problems, view.takenTexts].some((texts) => Object.keys(texts).length > 0)) return;
    // A template can be longer than what can be typed.
    if (note.length > maxNote) return document.getElementById('public_note')?.focus();
    onSend(proposalOf(fields), note.trim() || null);
  };
  return (
    <ConfirmDialog
      open
      title={view.title}
      safeLabel="Cancel"
      actLabel={view.act}
      width={560}
      busy={isPending}
      error={isPending || isOvertaken(error) ? undefined : error?.message}
      onSafe={onClose}
      onAct={send}
    >
      {view.text}
      <div style={{ display: 'grid', gap: 20, marginTop: 20 }}>
        <InterviewTimeFields
          {...{ fields, errors, view, name, interview, set }}
          refusedTimes={refusedField('times')}
        />
        {view.hasTerms && <InterviewTermFields fields={fields} set={set} refusedField={refusedField} />}
        <TextAreaField
          name="public_note"
          label={`Message to ${name}`}
          hint="They’ll see it with their application."
          optional
          rows={3}
          limit={maxNote}
          maxLength={maxNote}
          value={note}
          error={refused?.public_note?.[0] ?? refused?.message?.[0]}
          onChange={({ target }) => setNote(target.value)}
        />
        <NoteTemplates kind="interview" values={templateValues} note={note} onChange={setNote} />
      </div>
    </ConfirmDialog>
  );
}
