import { conditionKindLabel } from '../../../machines/offerConditions.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { CheckboxGroupField } from '../../../ui/form/CheckboxGroupField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { salaryText } from '../../../ui/salaryText.ts';
import {
  type NamedKind,
  namedKinds,
  needsPayReason,
  type OfferErrors,
  type OfferFields,
  type PayRange,
  periodLabels,
  startsBeforeAnswer,
} from './offerFields.ts';

const maxReason = 500;

const currencies = ['GBP', 'USD', 'EUR'] as const;

type TermFieldsProps = {
  fields: OfferFields;
  set: (change: Partial<OfferFields>) => void;
  errorOf: (field: keyof OfferErrors) => string | undefined;
};

type OfferTermFieldsProps = PayFieldsProps & { name: string };

export const OfferTermFields = ({ name, range, currentRange, locale, ...terms }: OfferTermFieldsProps) => (
  <>
    <TextField
      name="reply_by"
      type="date"
      label="Answer by"
      hint="Their last day to answer, within 90 days."
      value={terms.fields.reply_by}
      error={terms.errorOf('reply_by')}
      onChange={({ target }) => terms.set({ reply_by: target.value })}
    />
    <PayFields {...terms} {...{ range, currentRange, locale }} />
    <WorkFields {...terms} name={name} />
    <ConditionFields {...terms} locale={locale} />
  </>
);

type PayFieldsProps = TermFieldsProps & { range: PayRange; currentRange: PayRange; locale: string };

/** The offer is compared with the range that the veteran applied for. */
function rangeText(range: PayRange, current: PayRange, locale: string): string | undefined {
  if (!range) return undefined;
  return current
    ? `The range they applied for is ${salaryText(range, locale)}. The job’s range now: ${salaryText(current, locale)}.`
    : `The job’s range is ${salaryText(range, locale)}.`;
}

const PayFields = ({ fields, set, errorOf, range, currentRange, locale }: PayFieldsProps) => (
  <>
    <NumberField
      name="amount"
      inputMode="decimal"
      step="any"
      label="Pay"
      hint={rangeText(range, currentRange, locale)}
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
    {needsPayReason(fields, range) && (
      <TextAreaField
        name="pay_reason"
        label="Why this amount is outside the job’s range"
        hint="Only your company sees this."
        rows={2}
        limit={maxReason}
        maxLength={maxReason}
        value={fields.pay_reason}
        error={errorOf('pay_reason')}
        onChange={({ target }) => set({ pay_reason: target.value })}
      />
    )}
  </>
);

const WorkFields = ({ fields, set, errorOf, name }: TermFieldsProps & { name: string }) => (
  <>
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
  </>
);

const ConditionFields = ({ fields, set, errorOf, locale }: TermFieldsProps & { locale: string }) => (
  <>
    <CheckboxGroupField
      name="conditions"
      label="Conditions"
      hint="What you must still check once they’ve accepted, before you hire them."
      optional
      options={namedKinds.map((value) => ({ value, label: conditionKindLabel(value, locale) }))}
      value={fields.kinds}
      onChange={(kinds) => set({ kinds: kinds as NamedKind[] })}
    />
    <TextAreaField
      name="other_conditions"
      label="Other conditions"
      hint="One per line."
      optional
      rows={4}
      value={fields.otherConditions}
      error={errorOf('conditions')}
      onChange={({ target }) => set({ otherConditions: target.value })}
    />
  </>
);
