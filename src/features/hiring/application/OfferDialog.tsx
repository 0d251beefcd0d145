import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import { ApiError } from '../../../api/client.ts';
import { type Offer, type OfferTerms, uploadOfferLetter } from '../../../api/offers.ts';
import { conditionKindLabel } from '../../../machines/offerConditions.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { CheckboxGroupField } from '../../../ui/form/CheckboxGroupField.tsx';
import { FileDrop } from '../../../ui/form/FileDrop.tsx';
import { LinesField } from '../../../ui/form/LinesField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import {
  type NamedKind,
  namedKinds,
  type OfferErrors,
  type OfferFields,
  offerErrors,
  offerFieldsOf,
  periodLabels,
  startsBeforeAnswer,
  termsOf,
} from './offerFields.ts';
import { isOvertaken } from './useMove.ts';

const maxNote = 500;
const megabyte = 1024 * 1024;
const maxLetter = 5 * megabyte;

const currencies = ['GBP', 'USD', 'EUR'] as const;

type OfferDialogProps = {
  application: ReceivedApplication;
  offer: Offer | null;
  name: string;
  locale: string;
  sending: { isPending: boolean; error: Error | null };
  onSend: (terms: OfferTerms, note: string | null) => void;
  onClose: () => void;
};

export function OfferDialog({
  application,
  offer,
  name,
  locale,
  sending,
  onSend,
  onClose,
}: OfferDialogProps) {
  const [fields, setFields] = useState(() => offerFieldsOf(offer, locale));
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const letter = useLetter(application.id, offer);
  const errors = isTried ? offerErrors(fields) : {};
  const { isPending, error } = sending;
  const refused = error instanceof ApiError ? error.errors : undefined;
  const refusedField = (field: string) => refused?.[`offer.${field}`]?.[0];
  const set = (change: Partial<OfferFields>) => setFields((before) => ({ ...before, ...change }));
  const act = () => {
    setTried(true);
    if (Object.keys(offerErrors(fields)).length > 0 || letter.isPending) return;
    onSend(termsOf(fields, letter.id), note.trim() || null);
  };
  return (
    <ConfirmDialog
      open
      title={offer ? `Change your offer to ${name}` : `Offer ${name} the job`}
      safeLabel="Cancel"
      actLabel={startsBeforeAnswer(fields) ? 'Send anyway' : offer ? 'Send new terms' : 'Make an offer'}
      width={560}
      busy={isPending}
      error={isPending || isOvertaken(error) ? undefined : error?.message}
      onSafe={onClose}
      onAct={act}
    >
      We’ll tell them straight away. They can accept or decline until the day you choose.
      <div style={{ display: 'grid', gap: 20, marginTop: 20 }}>
        <OfferTermFields
          name={name}
          fields={fields}
          set={set}
          locale={locale}
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
        <TextAreaField
          name="public_note"
          label={`Message to ${name}`}
          optional
          rows={3}
          limit={maxNote}
          value={note}
          error={refused?.public_note?.[0]}
          onChange={({ target }) => setNote(target.value.slice(0, maxNote))}
        />
      </div>
    </ConfirmDialog>
  );
}

type TermFieldsProps = {
  name: string;
  fields: OfferFields;
  set: (change: Partial<OfferFields>) => void;
  locale: string;
  errorOf: (field: keyof OfferErrors) => string | undefined;
};

function OfferTermFields({ name, fields, set, locale, errorOf }: TermFieldsProps) {
  return (
    <>
      <TextField
        name="reply_by"
        type="date"
        label="Answer by"
        hint="Their last day to answer, within 90 days."
        value={fields.reply_by}
        error={errorOf('reply_by')}
        onChange={({ target }) => set({ reply_by: target.value })}
      />
      <NumberField
        name="amount"
        inputMode="decimal"
        step="any"
        label="Pay"
        optional
        value={fields.amount}
        error={errorOf('amount')}
        onChange={({ target }) => set({ amount: target.value })}
      />
      <SelectField
        name="currency"
        label="Currency"
        value={fields.currency}
        options={currencies.map((value) => ({ value, label: value }))}
        onChange={({ target }) => set({ currency: target.value as OfferFields['currency'] })}
      />
      <SelectField
        name="per"
        label="Period"
        value={fields.per}
        options={Object.entries(periodLabels).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => set({ per: target.value as OfferFields['per'] })}
      />
      <TextField
        name="starts_on"
        type="date"
        label="Start date"
        optional
        value={fields.starts_on}
        error={errorOf('starts_on')}
        onChange={({ target }) => set({ starts_on: target.value })}
      />
      {startsBeforeAnswer(fields) && (
        <InlineAlert kind="warning">
          {`The job starts before ${name}’s last day to answer. Is that the day you mean?`}
        </InlineAlert>
      )}
      <TextField
        name="hours"
        label="Hours"
        hint="For example, 37.5 hours per week"
        optional
        maxLength={120}
        value={fields.hours}
        onChange={({ target }) => set({ hours: target.value })}
      />
      <TextField
        name="place"
        label="Place"
        optional
        maxLength={200}
        value={fields.place}
        onChange={({ target }) => set({ place: target.value })}
      />
      <CheckboxGroupField
        name="conditions"
        label="Conditions"
        hint="What you must still check once they’ve accepted, before you hire them."
        optional
        options={namedKinds.map((value) => ({ value, label: conditionKindLabel(value, locale) }))}
        value={fields.kinds}
        onChange={(kinds) => set({ kinds: kinds as NamedKind[] })}
      />
      <LinesField
        name="other_conditions"
        label="Other conditions"
        optional
        value={fields.otherConditions}
        error={errorOf('conditions')}
        onChange={(otherConditions) => set({ otherConditions })}
      />
    </>
  );
}

// Uploads the letter as soon as it is chosen, so that the offer includes it.
function useLetter(applicationId: number, offer: Offer | null) {
  const [stored, setStored] = useState(offer?.letter ?? null);
  const [problem, setProblem] = useState<string | undefined>();
  const upload = useMutation({
    mutationFn: (file: File) => uploadOfferLetter(applicationId, file),
    onSuccess: setStored,
    onError: (error) => setProblem(error.message),
  });
  return {
    id: stored?.id ?? null,
    isPending: upload.isPending,
    error: problem,
    file: upload.isPending
      ? { name: upload.variables.name, state: 'uploading' as const }
      : stored && { name: stored.name, state: 'chosen' as const },
    choose(file: File) {
      setProblem(file.size > maxLetter ? 'Choose a file of up to 5 MB.' : undefined);
      if (file.size <= maxLetter) upload.mutate(file);
    },
    remove: () => setStored(null),
  };
}
