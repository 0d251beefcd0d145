import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { countriesQuery } from '../../../api/reference.ts';
import { DefinedField } from '../../../ui/form/DefinedField.tsx';
import {
  changeAt,
  choicesIn,
  type FieldDefinition,
  type FieldValues,
  shownFields,
  valueAt,
} from '../../../ui/form/fieldDefinition.ts';
import { Lines } from './Lines.tsx';

interface FieldSetProps {
  fields: readonly FieldDefinition[];
  values: FieldValues;
  /** Precedes the names of the fields in ids and in the paths of errors. */
  path: string;
  errorOf: (id: string) => string | undefined;
  noteOf?: (id: string) => string | undefined;
  problemOf?: (field: FieldDefinition) => string | undefined;
  onChange: (change: FieldValues, id: string) => void;
  onRewrite?: (change: FieldValues) => void;
  words?: ComponentProps<typeof Lines>['words'];
  /** For fields that need more than their definition. */
  own?: (field: FieldDefinition, id: string) => ReactNode;
}

export function FieldSet(props: FieldSetProps) {
  const { fields, values, path, errorOf, problemOf, onChange, own } = props;
  const hasCountry = fields.some(({ kind }) => kind === 'country');
  const { data: countries = [] } = useQuery({ ...countriesQuery(), enabled: hasCountry });
  return shownFields(fields, values).map((field) => {
    const { name, kind, clears } = field;
    const id = `${path}.${name}`;
    if (kind === 'lines') return <LinesOf key={id} {...props} field={field} id={id} />;
    return (
      own?.(field, id) || (
        <DefinedField
          key={id}
          field={field}
          name={id}
          value={valueAt(values, name)}
          error={problemOf?.(field) ?? errorOf(id)}
          {...(kind === 'country' && { choices: choicesIn(countries) })}
          onChange={(value) =>
            onChange(
              { ...changeAt(values, name, value), ...(clears && value === true && { [clears]: null }) },
              id,
            )
          }
        />
      )
    );
  });
}

function LinesOf(props: FieldSetProps & { field: FieldDefinition; id: string }) {
  const { field, id, values, errorOf, noteOf, onChange, onRewrite, words } = props;
  const { name, initial = [] } = field;
  const lines = (valueAt(values, name) ?? []) as string[];
  const change = (next: string[]) => onChange(changeAt(values, name, next), `${id}.${next.length}`);
  return (
    <Lines
      {...{ field, errorOf, noteOf, words }}
      path={id}
      lines={lines.length > 0 ? lines : (initial as string[])}
      onChange={change}
      onRewrite={onRewrite ? (next) => onRewrite(changeAt(values, name, next)) : change}
    />
  );
}
