import styled from '@emotion/styled';
import type { JobFacets } from '../../../api/jobs.ts';
import type { City } from '../../../api/reference.ts';
import type { FilterChip } from '../../../ui/filter/FilterChips.tsx';
import type { Filter } from '../../../ui/filter/FilterPill.tsx';
import { CheckboxGroupField } from '../../../ui/form/CheckboxGroupField.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { type JobFilterName, jobTypes, postedLabels, workTypes } from '../filter.ts';
import type { JobFilterState } from '../useJobFilter.ts';

const Fields = styled('div')({ display: 'grid', gap: 20 });

type Counted = { id: number; title: string; count: number };
type Country = { id: number; title: string };

const withCount = ({ id, title, count }: Counted) => ({ value: id, label: `${title} (${count})` });

export function jobFilters(
  { search, set }: JobFilterState,
  facets: JobFacets | undefined,
  countries: readonly Country[],
): Filter[] {
  const single = (name: JobFilterName & ('job_role' | 'experience' | 'state'), label: string): Filter => ({
    name,
    label,
    count: search[name] === undefined ? 0 : 1,
    fields: (
      <SelectField
        name={name}
        label={label}
        placeholder="Any"
        value={search[name] ?? ''}
        options={(facets?.[name] ?? []).map(withCount)}
        onChange={({ target }) => set(name, ...(target.value ? [target.value] : []))}
      />
    ),
  });
  const ids = (name: 'city' | 'industry', label: string): Filter => ({
    name,
    label,
    count: search[name].length,
    fields: (
      <CheckboxGroupField
        name={name}
        label={label}
        value={search[name]}
        options={(facets?.[name] ?? []).map(withCount)}
        onChange={(values) => set(name, ...values)}
      />
    ),
  });
  const occupation: Filter = {
    name: 'occupation',
    label: 'Occupation',
    count: search.occupation.length,
    fields: (
      <CheckboxGroupField
        name="occupation"
        label="Occupation"
        value={search.occupation}
        options={(facets?.occupation ?? []).map(({ value, title, count }) => ({
          value,
          label: `${title} (${count})`,
        }))}
        onChange={(values) => set('occupation', ...values)}
      />
    ),
  };
  const kinds = (name: 'job_type' | 'type', label: string, words: Record<string, string>): Filter => {
    const counts = new Map<string, number>(facets?.[name].map(({ value, count }) => [value, count]));
    return {
      name,
      label,
      count: search[name].length,
      fields: (
        <CheckboxGroupField
          name={name}
          label={label}
          value={search[name]}
          options={Object.entries(words).map(([value, text]) => ({
            value,
            label: `${text} (${counts.get(value) ?? 0})`,
          }))}
          onChange={(values) => set(name, ...values)}
        />
      ),
    };
  };
  const city = ids('city', 'City');
  const state = single('state', 'Region');
  return [
    single('job_role', 'Job role'),
    occupation,
    single('experience', 'Experience'),
    {
      ...city,
      fields: (
        <Fields>
          <SelectField
            name="country_id"
            label="Country"
            value={search.country_id}
            options={countries.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ target }) => set('country_id', target.value)}
          />
          {state.fields}
          {city.fields}
        </Fields>
      ),
    },
    kinds('job_type', 'Job type', jobTypes),
    kinds('type', 'Workplace', workTypes),
    ids('industry', 'Industry'),
    {
      name: 'posted',
      label: 'Date posted',
      count: search.posted === 'all' ? 0 : 1,
      fields: (
        <RadioField
          name="posted"
          label="Date posted"
          value={search.posted}
          options={Object.entries(postedLabels).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => set('posted', target.value)}
        />
      ),
    },
  ];
}

interface ChosenOptions {
  /** Those of the search that are pills. */
  words: readonly string[];
  documentName: string;
  towns: readonly City[];
  countries: readonly Country[];
  states: readonly Country[];
  defaultCountryId: number;
}

export function jobFilterChips(
  { search, set }: JobFilterState,
  facets: JobFacets | undefined,
  { words, documentName, towns, countries, states, defaultCountryId }: ChosenOptions,
): FilterChip[] {
  const titleOf = (name: 'job_role' | 'experience' | 'state' | 'city' | 'industry', id: number) =>
    facets?.[name].find((one) => one.id === id)?.title ?? '…';
  const country = countries.find(({ id }) => id === search.country_id)?.title ?? '…';
  const single = (name: 'job_role' | 'experience'): FilterChip[] => {
    const id = search[name];
    return id === undefined ? [] : [{ key: name, label: titleOf(name, id), onRemove: () => set(name) }];
  };
  const many = <Value extends string | number>(
    name: JobFilterName,
    values: readonly Value[],
    label: (value: Value) => string,
  ): FilterChip[] =>
    values.map((value) => ({
      key: `${name} ${value}`,
      label: label(value),
      onRemove: () => set(name, ...values.filter((other) => other !== value)),
    }));
  return [
    ...words.map((word) => ({
      key: `search ${word}`,
      label: word,
      onRemove: () => set('search', ...search.search.filter((other) => other !== word)),
    })),
    ...single('job_role'),
    ...many(
      'occupation',
      search.occupation,
      (code) => facets?.occupation.find(({ value }) => value === code)?.title ?? code,
    ),
    ...single('experience'),
    ...(search.country_id === defaultCountryId
      ? []
      : [{ key: 'country_id', label: country, onRemove: () => set('country_id') }]),
    ...(search.state === undefined
      ? []
      : [
          {
            key: 'state',
            label: states.find(({ id }) => id === search.state)?.title ?? titleOf('state', search.state),
            onRemove: () => set('state'),
          },
        ]),
    ...many('city', search.city, (id) => towns.find((town) => town.id === id)?.title ?? titleOf('city', id)),
    ...many('job_type', search.job_type, (value) => jobTypes[value]),
    ...many('type', search.type, (value) => workTypes[value]),
    ...many('industry', search.industry, (id) => titleOf('industry', id)),
    ...(search.posted === 'all'
      ? []
      : [
          {
            key: 'posted',
            label: `Posted: ${postedLabels[search.posted].toLowerCase()}`,
            onRemove: () => set('posted'),
          },
        ]),
    ...(search.matching_jobs
      ? [{ key: 'matching_jobs', label: `Matches my ${documentName}`, onRemove: () => set('matching_jobs') }]
      : []),
  ];
}
