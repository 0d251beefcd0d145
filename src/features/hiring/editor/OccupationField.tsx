import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { occupationsQuery, suggestedOccupationsQuery } from '../../../api/occupations.ts';
import { ComboboxField } from '../../../ui/form/ComboboxField.tsx';
import { fieldText } from '../../../ui/form/fieldDefinition.ts';
import { jobFields } from './fields.ts';
import type { StepProps } from './stepProps.ts';

const optionOf = ({ code, title }: { code: string; title: string }) => ({ id: code, title, detail: code });

/** The recruiter's choice is never replaced. */
export function OccupationField({ typed, change, errorOf }: StepProps) {
  const [text, setText] = useState('');
  const country = typed.country?.id ?? null;
  const title = useDeferredValue(typed.title);
  const description = useDeferredValue(typed.description);
  const suggested = useQuery(suggestedOccupationsQuery(country, title, description));
  const searched = useQuery(occupationsQuery(country, text));
  const isSearching = text.trim().length >= 2;
  const shown = isSearching ? searched : suggested;
  const first = typed.occupation === null && !isSearching ? suggested.data?.[0] : undefined;
  return (
    <ComboboxField
      {...fieldText(jobFields.occupation)}
      {...(first && {
        hint: `Suggested: ${first.title}. Open the list to choose it, or search for another.`,
      })}
      value={typed.occupation && optionOf(typed.occupation)}
      options={(shown.data ?? []).map(optionOf)}
      onSearch={setText}
      loading={shown.isLoading}
      failed={shown.isError}
      onRetry={() => void shown.refetch()}
      emptyText="No occupation has that title. Try a plainer word."
      error={errorOf('occupation_code')}
      onChange={(option) =>
        change({ occupation: option && { code: String(option.id), title: option.title } })
      }
    />
  );
}
