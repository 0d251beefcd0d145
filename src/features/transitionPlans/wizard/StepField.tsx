import { CheckboxGroupField } from '../../../ui/form/CheckboxGroupField.tsx';
import { DateField, MonthField } from '../../../ui/form/DateField.tsx';
import type { FieldText } from '../../../ui/form/Field.tsx';
import { LinesField } from '../../../ui/form/LinesField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { Definition } from './steps.ts';
import { splitLines } from './typed.ts';

type StepFieldProps = {
  definition: Definition;
  value: string;
  error: string | undefined;
  currency: string;
  onText: (value: string) => void;
};

const fewChoices = 3;

export function StepField(props: StepFieldProps) {
  const { definition, value, error, currency, onText } = props;
  const { name, label, kind, hint, max, choices = [], notOffered = [], required } = definition;
  const field = { name, id: name, label, hint, error, optional: required === undefined };
  switch (kind) {
    case 'long':
      return (
        <TextAreaField
          {...field}
          rows={3}
          limit={max}
          value={value}
          onChange={({ target }) => onText(target.value)}
        />
      );
    case 'lines':
    case 'named':
    case 'gaps':
    case 'providers':
      return <LinesField {...field} value={value} onChange={onText} />;
    case 'date':
      return <DateField {...field} value={value} onChange={onText} />;
    case 'month':
      return <MonthField {...field} value={value} onChange={onText} />;
    case 'years':
    case 'money':
      return <FigureField {...field} {...{ kind, max, currency, value, onText }} />;
    case 'choice':
      return <ChoiceField {...field} choices={choices} value={value} onText={onText} />;
    case 'many':
      return <ChoicesField {...field} {...{ choices, notOffered, value, onText }} />;
    default:
      return (
        <TextField
          {...field}
          type={kind === 'email' ? 'email' : 'text'}
          maxLength={max}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onText(target.value)}
        />
      );
  }
}

type ChoiceFieldProps = FieldText &
  Pick<StepFieldProps, 'value' | 'onText'> & {
    name: string;
    id: string;
    choices: NonNullable<Definition['choices']>;
  };

function ChoiceField({ choices, onText, ...field }: ChoiceFieldProps) {
  return choices.length <= fewChoices ? (
    <RadioField {...field} options={choices} onChange={({ target }) => onText(target.value)} />
  ) : (
    <SelectField
      {...field}
      placeholder="Choose"
      options={choices}
      onChange={({ target }) => onText(target.value)}
    />
  );
}

type ChoicesFieldProps = ChoiceFieldProps & { notOffered: readonly string[] };

function ChoicesField({ choices, notOffered, value, onText, ...field }: ChoicesFieldProps) {
  const selected = splitLines(value);
  return (
    <CheckboxGroupField
      {...field}
      options={choices.filter(
        (choice) => !notOffered.includes(choice.value) || selected.includes(choice.value),
      )}
      value={selected}
      onChange={(next) => onText(next.join('\n'))}
    />
  );
}

type FigureFieldProps = FieldText &
  Pick<StepFieldProps, 'value' | 'currency' | 'onText'> & {
    name: string;
    id: string;
    kind: 'years' | 'money';
    max: number | undefined;
  };

function FigureField({ kind, max, currency, onText, ...field }: FigureFieldProps) {
  return kind === 'years' ? (
    <NumberField
      {...field}
      max={max}
      style={{ width: 120 }}
      onChange={({ target }) => onText(target.value)}
    />
  ) : (
    <NumberField
      {...field}
      label={`${field.label}, ${currency}`}
      inputMode="decimal"
      step="any"
      autoComplete="off"
      style={{ width: 200 }}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
