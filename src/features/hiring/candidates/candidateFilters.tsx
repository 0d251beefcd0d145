import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Job, type JobStatus, jobsCalledQuery } from '../../../api/jobs.ts';
import { type City, citySearchQuery } from '../../../api/reference.ts';
import { milesText, radiusChoices } from '../../../ui/distance.ts';
import type { FilterChip } from '../../../ui/filter/FilterChips.tsx';
import type { Filter } from '../../../ui/filter/FilterPill.tsx';
import { WordSearch } from '../../../ui/filter/WordSearch.tsx';
import { CheckboxGroupField } from '../../../ui/form/CheckboxGroupField.tsx';
import { ComboboxField } from '../../../ui/form/ComboboxField.tsx';
import { JobField } from '../../../ui/form/JobField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { counted } from '../../../ui/intl.ts';
import { candidateAvailabilities } from './candidateText.ts';
import type { CandidateFilterName, CandidateSearch, OtherName } from './filter.ts';

export type SetFilter = (name: CandidateFilterName | OtherName, ...values: (string | number)[]) => void;

type PlaceProps = { search: CandidateSearch; set: SetFilter; countryId: number };

function PlaceFields({ search, set, countryId }: PlaceProps) {
  const [typed, setTyped] = useState('');
  const { data = [], isFetching, isError, refetch } = useQuery(citySearchQuery(countryId, typed.trim()));
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <ComboboxField
        name="city"
        label="Town or city"
        hint="Anonymous candidates are found by region."
        value={null}
        options={data.map(({ id, title }) => ({ id, title }))}
        onSearch={setTyped}
        loading={isFetching}
        failed={isError}
        onRetry={() => void refetch()}
        emptyText={typed.trim().length < 2 ? 'Type at least two letters.' : 'No towns match.'}
        onChange={(city) => {
          if (!city) return;
          const id = Number(city.id);
          set('city', ...new Set([...search.city, id]));
        }}
      />
      {search.city.length > 0 && (
        <SelectField
          name="radius_km"
          label="Distance"
          placeholder="This town only"
          value={search.radius_km ?? ''}
          options={radiusChoices.map((km) => ({ value: km, label: `Within ${milesText(km)}` }))}
          onChange={({ target }) => set('radius_km', ...(target.value ? [target.value] : []))}
        />
      )}
    </div>
  );
}

const matched: JobStatus[] = ['published', 'paused', 'draft'];

function AgainstField({ against, set }: { against: Job | undefined; set: SetFilter }) {
  const [typed, setTyped] = useState('');
  const matchedJobs = useInfiniteQuery(jobsCalledQuery(matched, typed));
  return (
    <JobField
      name="job_id"
      label="Match against"
      none="No job"
      value={against ?? null}
      found={matchedJobs}
      typed={typed}
      onSearch={setTyped}
      onChange={(job) => set('job_id', ...(job ? [job.id] : []))}
    />
  );
}

type FilterOptions = Pick<PlaceProps, 'search' | 'set'>;

const wordFilter = (
  { search, set }: FilterOptions,
  name: 'skills' | 'languages',
  { label, add }: { label: string; add: string },
): Filter => ({
  name,
  label,
  count: search[name].length,
  fields: <WordSearch label={add} onText={(typed) => set(name, ...new Set([...search[name], typed]))} />,
});

const availabilityFilter = ({ search, set }: FilterOptions): Filter => ({
  name: 'availability',
  label: 'Availability',
  count: search.availability.length,
  fields: (
    <CheckboxGroupField
      name="availability"
      label="Availability"
      value={search.availability}
      options={candidateAvailabilities}
      onChange={(values) => set('availability', ...values)}
    />
  ),
});

const clearanceFilter = ({ search, set }: FilterOptions): Filter => ({
  name: 'clearance',
  label: 'Clearance',
  count: search.clearance ? 1 : 0,
  fields: (
    <div style={{ display: 'grid', gap: 12 }}>
      <WordSearch label="SC, DV or another level" onText={(typed) => set('clearance', typed)} />
      <p>Only includes people who show their clearance to employers.</p>
    </div>
  ),
});

const serviceFilter = ({ search, set }: FilterOptions): Filter => ({
  name: 'years_min',
  label: 'Service',
  count: search.years_min ? 1 : 0,
  fields: (
    <SelectField
      name="years_min"
      label="Years of service"
      placeholder="Any"
      value={search.years_min ?? ''}
      options={[2, 5, 10, 15, 20].map((years) => ({ value: years, label: `${years} or more` }))}
      onChange={({ target }) => set('years_min', ...(target.value ? [target.value] : []))}
    />
  ),
});

type AllFilterOptions = PlaceProps & { against: Job | undefined };

export const candidateFilters = ({ against, ...options }: AllFilterOptions): Filter[] => [
  {
    name: 'job_id',
    label: against ? `Match against: ${against.title || 'Untitled job'}` : 'Match against',
    count: 0,
    isOn: against !== undefined,
    fields: <AgainstField against={against} set={options.set} />,
  },
  wordFilter(options, 'skills', { label: 'Skills', add: 'Add a skill' }),
  { name: 'city', label: 'Place', count: options.search.city.length, fields: <PlaceFields {...options} /> },
  availabilityFilter(options),
  wordFilter(options, 'languages', { label: 'Languages', add: 'Add a language' }),
  clearanceFilter(options),
  serviceFilter(options),
];

export function candidateFilterChips(
  search: CandidateSearch,
  set: SetFilter,
  { words, towns }: { words: readonly string[]; towns: readonly City[] },
): FilterChip[] {
  const many = <Value extends string | number>(
    name: CandidateFilterName,
    values: readonly Value[],
    label: (value: Value) => string,
  ): FilterChip[] =>
    values.map((value) => ({
      key: `${name} ${value}`,
      label: label(value),
      onRemove: () => set(name, ...values.filter((other) => other !== value)),
    }));
  const single = (name: CandidateFilterName, label: string | undefined): FilterChip[] =>
    label ? [{ key: name, label, onRemove: () => set(name) }] : [];
  return [
    ...words.map((word) => ({
      key: `search ${word}`,
      label: word,
      onRemove: () => set('search', ...search.search.filter((other) => other !== word)),
    })),
    ...many('skills', search.skills, (word) => word),
    ...many('city', search.city, (id) => towns.find((town) => town.id === id)?.title ?? '…'),
    ...many(
      'availability',
      search.availability,
      (value) => candidateAvailabilities.find((option) => option.value === value)?.label ?? value,
    ),
    ...many('languages', search.languages, (word) => word),
    ...single('clearance', search.clearance && `Clearance: ${search.clearance}`),
    ...single(
      'years_min',
      search.years_min ? `${counted(Number(search.years_min), 'year')} or more` : undefined,
    ),
    ...many('service_id', search.service_id, () => 'One branch of service'),
  ];
}
