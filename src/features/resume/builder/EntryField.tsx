import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '../../../api/reference.ts';
import { DefinedField } from '../../../ui/form/DefinedField.tsx';
import type { FieldDefinition } from './fields.ts';

interface EntryFieldProps {
  definition: FieldDefinition;
  /** The field's place in the CV, which is its id and name. */
  path: string;
  value: unknown;
  error?: string | undefined;
  onChange: (value: string | number | boolean | null) => void;
}

/** One field of the CV, as its definition says. */
export function EntryField({ definition, path, value, error, onChange }: EntryFieldProps) {
  const { data = [] } = useQuery({ ...countriesQuery(), enabled: definition.kind === 'country' });
  return <DefinedField {...{ definition, value, error, onChange }} name={path} id={path} countries={data} />;
}
