import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '../../../api/reference.ts';
import { DefinedField } from '../../../ui/form/DefinedField.tsx';
import type { ResumeFieldDefinition } from './fields.ts';

interface EntryFieldProps {
  definition: ResumeFieldDefinition;
  path: string;
  value: unknown;
  error?: string | undefined;
  onChange: (value: string | number | boolean | null) => void;
}

export function EntryField({ definition, path, value, error, onChange }: EntryFieldProps) {
  const { data = [] } = useQuery({ ...countriesQuery(), enabled: definition.kind === 'country' });
  return <DefinedField {...{ definition, value, error, onChange }} name={path} id={path} countries={data} />;
}
