import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CascadeField, Choice } from '../../../machines/militaryCascade.ts';
import { ComboboxField } from '../../../ui/form/ComboboxField.tsx';
import { type CascadeOption, found, listQuery, mostRows } from './lists.ts';

interface CascadeSelectProps {
  field: CascadeField;
  choice: Choice;
  name: string;
  label: string;
  optional?: boolean;
  error: string | undefined;
  onChoose: (entry: CascadeOption | null) => void;
}

export function CascadeSelect({ field, choice, name, label, optional, error, onChoose }: CascadeSelectProps) {
  const [text, setText] = useState('');
  const whole = useQuery(listQuery(field, choice));
  const isCut = (whole.data?.length ?? 0) >= mostRows;
  const searched = useQuery({
    ...listQuery(field, choice, text.trim()),
    enabled: isCut && text.trim() !== '',
  });
  const query = isCut && text.trim() !== '' ? searched : whole;
  const entries = query.data ?? [];
  const id = choice.chosen[field];
  const value = id === null ? null : (whole.data ?? []).find((entry) => entry.id === id);
  return (
    <ComboboxField
      name={name}
      label={label}
      optional={optional}
      error={error}
      options={found(entries, text)}
      value={value ?? null}
      onSearch={setText}
      onChange={(entry) => {
        setText('');
        onChoose(entries.find(({ id }) => id === entry?.id) ?? null);
      }}
      onBlur={() => setText('')}
      loading={query.isPending && query.isFetching}
      failed={query.isError}
      onRetry={() => void query.refetch()}
      emptyText={entries.length === 0 ? 'There’s nothing in this list.' : 'No results. Try fewer letters.'}
    />
  );
}
