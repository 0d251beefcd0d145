import type { ContentColumn } from '../../../api/content.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { CheckboxGroupField } from '../../../ui/form/CheckboxGroupField.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';

type CellFieldProps = {
  column: ContentColumn;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (value: string) => void;
};

const amount = { inputMode: 'decimal', step: 'any' } as const;
const whole = { inputMode: 'numeric', step: 1 } as const;

const several = (value: string) => value.split('; ').filter(Boolean);

export function CellField({ column, value, error, readOnly, onChange }: CellFieldProps) {
  const { name, label, hint, type, is_required, max_length, choices } = column;
  const text = { name, label, hint: hint ?? undefined, error, optional: !is_required };
  const options = choices ?? [];
  if (type === 'yes_no') {
    const { optional: _, ...words } = text;
    return (
      <CheckboxField
        {...words}
        checked={value === 'yes'}
        disabled={readOnly}
        onChange={(event) => onChange(event.target.checked ? 'yes' : 'no')}
      />
    );
  }
  if (readOnly) return <TextField {...text} optional={false} value={value} readOnly onChange={() => {}} />;
  if (type === 'choices') {
    return (
      <CheckboxGroupField
        {...text}
        options={options}
        value={several(value)}
        onChange={(values) => onChange(values.join('; '))}
      />
    );
  }
  if (type === 'choice') {
    return (
      <SelectField
        {...text}
        placeholder={is_required ? 'Choose one' : 'None'}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (type === 'date') return <DateField {...text} value={value} onChange={onChange} />;
  if (type === 'text' || type === 'html' || type === 'list') {
    return (
      <TextAreaField
        {...text}
        rows={type === 'html' ? 8 : 3}
        {...(max_length !== null && { limit: max_length })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (type === 'amount' || type === 'number')
    return (
      <NumberField
        {...text}
        {...(type === 'amount' ? amount : whole)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return <TextField {...text} value={value} onChange={(event) => onChange(event.target.value)} />;
}
