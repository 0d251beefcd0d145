import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '../../../../api/reference.ts';
import { DefinedField } from '../../../../ui/form/DefinedField.tsx';
import { TextAreaField } from '../../../../ui/form/TextAreaField.tsx';
import type { FieldDefinition, FieldValue } from './sections.ts';

interface ItemFieldProps {
  definition: FieldDefinition;
  path: string;
  value: FieldValue;
  doubt: string | undefined;
  error: string | undefined;
  onChange: (value: FieldValue) => void;
}

export function ItemField({ definition, path, value, doubt, error, onChange }: ItemFieldProps) {
  const { kind, label, required } = definition;
  const { data = [] } = useQuery({ ...countriesQuery(), enabled: kind === 'country' });
  const hint = doubt ? `Check this: ${doubt}. ${definition.hint ?? ''}`.trim() : definition.hint;
  if (kind === 'lines')
    return (
      <TextAreaField
        {...{ label, hint, error }}
        name={path}
        optional={!required}
        rows={6}
        value={Array.isArray(value) ? value.join('\n') : ''}
        onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
      />
    );
  return (
    <DefinedField
      {...{ value, error, onChange }}
      definition={{ ...definition, hint }}
      name={path}
      mayRunOver
      countries={data}
    />
  );
}
