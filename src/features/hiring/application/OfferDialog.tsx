import { useState } from 'react';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import { ApiError } from '../../../api/client.ts';
import type { Offer, OfferTerms } from '../../../api/offers.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { FileDrop } from '../../../ui/form/FileDrop.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { NoteTemplates } from './NoteTemplates.tsx';
import { OfferTermFields } from './OfferTermFields.tsx';
import {
  changesTerms,
  type OfferFields,
  offerErrors,
  offerFieldsOf,
  startsBeforeAnswer,
  termsOf,
} from './offerFields.ts';
import { isOvertaken } from './useMove.ts';
import { useOfferLetter } from './useOfferLetter.ts';
import { useTemplateValues } from './useTemplateValues.ts';

const maxNote = 500;

type OfferDialogProps = {
  application: ReceivedApplication;
  offer: Offer | null;
  name: string;
  locale: string;
  sending: { isPending: boolean; error: Error | null };
  onSend: (terms: OfferTerms, note: string | null) => void;
  onClose: () => void;
};

export function OfferDialog(props: OfferDialogProps) {
  const { application, offer, name, locale, sending, onSend, onClose } = props;
  const [before] = useState(() => offerFieldsOf(offer, application.job_terms, locale));
  const [fields, setFields] = useState(before);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const letter = useOfferLetter(application.id, offer);
  const templateValues = useTemplateValues(application);
  const range = application.job_terms?.pay ?? null;
  const errors = isTried ? offerErrors(fields, range) : {};
  const { isPending, error } = sending;
  const refused = error instanceof ApiError ? error.errors : undefined;
  const refusedField = (field: string) => refused?.[`offer.${field}`]?.[0];
  const isLetterOld = letter.id !== null && letter.id === offer?.letter?.id && changesTerms(before, fields);
  const sendLabel = offer ? 'Send new terms' : 'Make an offer';
  const set = (change: Partial<OfferFields>) => setFields((before) => ({ ...before, ...change }));
  const send = () => {
    setTried(true);
    if (Object.keys(offerErrors(fields, range)).length > 0 || letter.isPending) return;
    // A template can be longer than what can be typed.
    if (note.length > maxNote) return document.getElementById('public_note')?.focus();
    onSend(termsOf(fields, letter.id, range), note.trim() || null);
  };
  return (
    <ConfirmDialog
      open
      title={offer ? `Change your offer to ${name}` : `Offer ${name} the job`}
      safeLabel="Cancel"
      actLabel={startsBeforeAnswer(fields) ? 'Send anyway' : sendLabel}
      width={560}
      busy={isPending}
      error={isPending || isOvertaken(error) ? undefined : error?.message}
      onSafe={onClose}
      onAct={send}
    >
      We’ll tell them straight away. They can accept or decline until the day you choose.
      <div style={{ display: 'grid', gap: 20, marginTop: 20 }}>
        <OfferTermFields
          {...{ name, fields, set, range, locale }}
          currentRange={application.job_terms?.current_pay ?? null}
          errorOf={(field) => errors[field] ?? refusedField(field)}
        />
        <FileDrop
          name="letter"
          label="Offer letter"
          hint="PDF, up to 5 MB. Optional."
          accept="application/pdf,.pdf"
          file={letter.file}
          error={letter.error ?? refusedField('letter_id')}
          onChoose={letter.choose}
          onRemove={letter.remove}
        />
        {isLetterOld && (
          <InlineAlert kind="warning">
            The letter has the terms from before this change. Attach a new one, or this one will be marked as
            out of date.
          </InlineAlert>
        )}
        <NoteField name={name} note={note} error={refused?.public_note?.[0]} onChange={setNote} />
        <NoteTemplates kind="offer" values={templateValues} note={note} onChange={setNote} />
      </div>
    </ConfirmDialog>
  );
}

type NoteFieldProps = {
  name: string;
  note: string;
  error: string | undefined;
  onChange: (note: string) => void;
};

const NoteField = ({ name, note, error, onChange }: NoteFieldProps) => (
  <TextAreaField
    name="public_note"
    label={`Message to ${name}`}
    optional
    rows={3}
    limit={maxNote}
    maxLength={maxNote}
    value={note}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
);
