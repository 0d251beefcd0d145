import { CheckboxField } from './CheckboxField.tsx';
import { MonthField } from './DateField.tsx';
import type { FieldText } from './Field.tsx';
import { NumberField } from './NumberField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import { webAddressOf } from './webAddress.ts';

interface Definition {
  label: string;
  kind: string;
  type?: 'email' | 'url' | 'tel';
  max?: number;
  hint?: string | undefined;
  choices?: readonly { value: string | number; label: string }[];
  required?: boolean | string | undefined;
  wholeMonth?: boolean;
}

interface DefinedFieldProps {
  definition: Definition;
  name: string;
  id?: string;
  value: unknown;
  error: string | undefined;
  mayRunOver?: boolean;
  countries: readonly { id: number; title: string }[];
  onChange: (value: string | number | boolean | null) => void;
}

const numberIn = (text: string, most = Number.MAX_SAFE_INTEGER) =>
  text === '' ? null : Math.min(most, Math.max(0, Math.trunc(Number(text))));

const typeOf = ({ kind, type }: Definition) =>
  type ?? (kind === 'email' || kind === 'url' || kind === 'tel' ? kind : 'text');

export function DefinedField(props: DefinedFieldProps) {
  const { definition, name, id, value, error, mayRunOver = false, countries, onChange } = props;
  const { kind, label, hint, max, choices = [], required } = definition;
  const field = { name, ...(id && { id }), label, hint, error, optional: !required };
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (kind) {
    case 'long':
      return (
        <TextAreaField
          {...field}
          limit={max}
          maxLength={mayRunOver ? undefined : max}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'month':
      return <MonthField {...field} value={text} yearAlone={!definition.wholeMonth} onChange={onChange} />;
    case 'choice':
      return <ListField {...field} value={text} choices={choices} onChange={onChange} />;
    case 'country': {
      const options = countries.map((country) => ({ value: country.id, label: country.title }));
      return <ListField {...field} value={text} choices={options} onChange={onChange} />;
    }
    case 'flag':
    case 'shown':
      return (
        <CheckboxField
          {...field}
          optional={false}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'number':
      return (
        <NumberField
          {...field}
          value={text}
          max={max}
          onChange={({ target }) => onChange(numberIn(target.value, max))}
        />
      );
    default:
      return (
        <TextField
          {...field}
          type={typeOf(definition)}
          maxLength={max}
          autoComplete="off"
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => {
            if (typeOf(definition) === 'url' && webAddressOf(text) !== text) onChange(webAddressOf(text));
          }}
        />
      );
  }
}

type ListFieldProps = FieldText &
  Pick<DefinedFieldProps, 'name' | 'id' | 'onChange'> & {
    value: string;
    choices: NonNullable<Definition['choices']>;
  };

const ListField = ({ choices, onChange, ...field }: ListFieldProps) => (
  <SelectField
    {...field}
    placeholder="Choose"
    options={choices}
    onChange={({ target }) =>
      onChange(choices.find((choice) => String(choice.value) === target.value)?.value ?? null)
    }
  />
);
