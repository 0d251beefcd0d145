import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '../../../../api/reference.ts';
import { CheckboxField } from '../../../../ui/form/CheckboxField.tsx';
import { MonthField } from '../../../../ui/form/DateField.tsx';
import { NumberField } from '../../../../ui/form/NumberField.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';
import type { FieldDefinition, FieldValue } from './sections.ts';

interface ItemFieldProps {
  definition: FieldDefinition;
  /** The field's place in the CV, which is its id and name. */
  path: string;
  value: FieldValue;
  /** Doubt in words, where there is any. */
  doubt: string | undefined;
  error: string | undefined;
  onChange: (value: FieldValue) => void;
}

const types = { email: 'email', url: 'url', tel: 'tel' } as const;

export function ItemField({ definition, path, value, doubt, error, onChange }: ItemFieldProps) {
  const { kind, label, hint, max, choices, required } = definition;
  const field = {
    name: path,
    label,
    hint: doubt ? `Check this: ${doubt}. ${hint ?? ''}`.trim() : hint,
    error,
    optional: !required && kind !== 'flag',
  };
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const { data: countries = [] } = useQuery({ ...countriesQuery(), enabled: kind === 'country' });
  switch (kind) {
    case 'long':
      return (
        <TextAreaField
          {...field}
          limit={max}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'lines':
      return (
        <TextAreaField
          {...field}
          rows={6}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={(event) => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
        />
      );
    case 'month':
      return <MonthField {...field} value={text} onChange={onChange} />;
    case 'choice':
      return (
        <SelectField
          {...field}
          value={text}
          placeholder="Choose"
          options={choices ?? []}
          onChange={({ target }) =>
            onChange(choices?.find((choice) => String(choice.value) === target.value)?.value ?? null)
          }
        />
      );
    case 'country':
      return (
        <SelectField
          {...field}
          value={text}
          placeholder="Choose"
          options={countries.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
        />
      );
    case 'flag':
      return (
        <CheckboxField
          {...field}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'number':
      return (
        <NumberField
          {...field}
          value={text}
          onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        />
      );
    default:
      return (
        <TextField
          {...field}
          type={kind === 'text' ? 'text' : types[kind]}
          maxLength={max}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
