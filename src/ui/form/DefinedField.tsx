import { CheckboxField } from './CheckboxField.tsx';
import { CheckboxGroupField } from './CheckboxGroupField.tsx';
import { DateField, MonthField } from './DateField.tsx';
import { type FieldDefinition, type FieldValue, fieldText } from './fieldDefinition.ts';
import { NumberField } from './NumberField.tsx';
import { RadioField } from './RadioField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import { webAddressOf } from './webAddress.ts';

interface DefinedFieldProps {
  field: FieldDefinition;
  /** For fields of several entries, whose names are not unique. */
  name?: string;
  value: unknown;
  error?: string | undefined;
  choices?: FieldDefinition['choices'];
  onBlur?: () => void;
  onChange: (value: FieldValue) => void;
}

export function DefinedField(props: DefinedFieldProps) {
  const { field, name = field.name, value, error, onChange } = props;
  const { kind, max, rows } = field;
  const shared = { ...fieldText(field), name, error };
  const text = textOf(value);
  switch (kind) {
    case 'long':
    case 'lines': {
      const limit = kind === 'long' ? max : undefined;
      const isList = kind === 'lines' && typeof value !== 'string';
      return (
        <TextAreaField
          {...shared}
          rows={rows ?? 5}
          limit={limit}
          maxLength={field.mayRunOver ? undefined : limit}
          value={text}
          onChange={({ target }) => onChange(isList ? listOf(target.value) : target.value)}
        />
      );
    }
    case 'date':
      return <DateField {...shared} value={text} onChange={onChange} />;
    case 'month':
      return <MonthField {...shared} value={text} yearAlone={field.yearAlone ?? false} onChange={onChange} />;
    case 'flag':
      return (
        <CheckboxField
          {...shared}
          optional={false}
          checked={(value ?? field.initial) === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'choice':
    case 'country':
      return <ChoiceField {...props} />;
    case 'several':
      return <SeveralField {...props} />;
    case 'number':
    case 'count':
    case 'money':
      return <NumericField {...props} />;
    default:
      return (
        <TextField
          {...shared}
          type={field.type ?? 'text'}
          maxLength={max}
          autoComplete="off"
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => {
            if (field.type === 'url' && webAddressOf(text) !== text) onChange(webAddressOf(text));
          }}
        />
      );
  }
}

const textOf = (value: unknown) => {
  if (Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const listOf = (text: string) => (text === '' ? [] : text.split('\n'));

const wholeNumber = (text: string, max = Number.MAX_SAFE_INTEGER) =>
  text === '' ? null : Math.min(max, Math.max(0, Math.trunc(Number(text))));

function NumericField({ field, name = field.name, value, error, onBlur, onChange }: DefinedFieldProps) {
  const { kind, min = 0, max, width } = field;
  return (
    <NumberField
      {...fieldText(field)}
      {...(kind === 'money' && { inputMode: 'decimal', step: 'any', autoComplete: 'off' })}
      {...{ name, error, min, max, onBlur }}
      {...(width && { style: { width } })}
      value={textOf(value)}
      onChange={({ target }) => onChange(kind === 'number' ? wholeNumber(target.value, max) : target.value)}
    />
  );
}

function ChoiceField({
  field,
  name = field.name,
  value,
  error,
  choices = field.choices ?? [],
  onChange,
}: DefinedFieldProps) {
  const { radios, placeholder = 'Choose' } = field;
  const shared = {
    ...{ ...fieldText(field), name, error, value: textOf(value), options: choices },
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(choices.find((choice) => String(choice.value) === target.value)?.value ?? null),
  };
  return radios ? (
    <RadioField {...shared} />
  ) : (
    <SelectField {...shared} {...(placeholder !== null && { placeholder })} />
  );
}

function SeveralField({
  field,
  name = field.name,
  value,
  error,
  choices = field.choices ?? [],
  onChange,
}: DefinedFieldProps) {
  const selected = Array.isArray(value) ? (value as string[]) : listOf(textOf(value));
  return (
    <CheckboxGroupField
      {...fieldText(field)}
      {...{ name, error }}
      options={choices.filter(
        (choice) =>
          !field.notOffered?.includes(String(choice.value)) || selected.includes(String(choice.value)),
      )}
      value={selected}
      onChange={(next) => onChange(Array.isArray(value) ? next.map(String) : next.join('\n'))}
    />
  );
}
