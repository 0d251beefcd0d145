import { Suspense } from 'react';
import type { JobFacets } from '../../../api/jobs.ts';
import type { City } from '../../../api/reference.ts';
import { milesText } from '../../../ui/distance.ts';
import type { FilterChip } from '../../../ui/filter/FilterChips.tsx';
import type { Filter } from '../../../ui/filter/FilterPill.tsx';
import { CheckboxGroupField } from '../../../ui/form/CheckboxGroupField.tsx';
import { type FieldChoice, RadioField } from '../../../ui/form/RadioField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { later } from '../../../ui/later.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { type JobFilterName, jobTypes, postedLabels, workTypes } from '../filter.ts';
import type { JobFilterState } from '../useJobFilter.ts';
import { leastPayText } from './leastPayText.ts';

const PayFields = later(async () => (await import('./PayFields.tsx')).PayFields);

type Count = number | null;
type Counted = { id: number; title: string; count: Count };
type Country = { id: number; title: string };
type Facets = JobFacets | undefined;
type Search = Pick<JobFilterState, 'search' | 'set'> & { facets: Facets };

const counted = (title: string, count: Count) => (count === null ? title : `${title} (${count})`);
const withCount = ({ id, title, count }: Counted) => ({ value: id, label: counted(title, count) });

const singleFilter = (
  { search, set, facets }: Search,
  name: 'job_role' | 'experience' | 'state',
  label: string,
): Filter => ({
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

const groupFilter = (
  { search, set }: Search,
  name: 'city' | 'industry' | 'occupation' | 'job_type' | 'type',
  label: string,
  options: readonly FieldChoice[],
): Filter => ({
  name,
  label,
  count: search[name].length,
  fields: (
    <CheckboxGroupField
      name={name}
      label={label}
      value={search[name]}
      options={options}
      onChange={(values) => set(name, ...values)}
    />
  ),
});

const idsFilter = (source: Search, name: 'city' | 'industry', label: string) =>
  groupFilter(source, name, label, (source.facets?.[name] ?? []).map(withCount));

// Occupations are chosen by typing: a list of several hundred would hide the roles.
function roleFilter(source: Search): Filter {
  const role = singleFilter(source, 'job_role', 'Job role');
  const { occupation } = source.search;
  const selected = (source.facets?.occupation ?? []).filter(({ value }) => occupation.includes(value));
  const options = selected.map(({ value, title, count }) => ({ value, label: counted(title, count) }));
  const occupations = groupFilter(source, 'occupation', 'From your search', options);
  return {
    ...role,
    count: role.count + occupations.count,
    fields: (
      <Stack gap="xl">
        {role.fields}
        {selected.length > 0 && occupations.fields}
      </Stack>
    ),
  };
}

const payFilter = ({ search, set }: Search): Filter => ({
  name: 'min_pay',
  label: 'Pay',
  count: search.min_pay === undefined ? 0 : 1,
  fields: (
    <Suspense fallback={null}>
      <PayFields search={search} set={set} />
    </Suspense>
  ),
});

function placeFilter(source: Search, countries: readonly Country[]): Filter {
  const { search, set } = source;
  const city = idsFilter(source, 'city', 'City');
  return {
    ...city,
    fields: (
      <Stack gap="xl">
        <SelectField
          name="country_id"
          label="Country"
          value={search.country_id}
          options={countries.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ target }) => set('country_id', target.value)}
        />
        {singleFilter(source, 'state', 'Region').fields}
        {city.fields}
      </Stack>
    ),
  };
}

function kindFilter(
  source: Search,
  name: 'job_type' | 'type',
  label: string,
  labels: Record<string, string>,
): Filter {
  const counts = new Map<string, Count>(source.facets?.[name].map(({ value, count }) => [value, count]));
  const ofOthers = [...counts.values()].includes(null) ? null : 0;
  const options = Object.entries(labels).map(([value, text]) => ({
    value,
    label: counted(text, counts.get(value) ?? ofOthers),
  }));
  return groupFilter(source, name, label, options);
}

const postedFilter = ({ search, set }: Search): Filter => ({
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
});

export function jobFilters(
  { search, set }: JobFilterState,
  facets: Facets,
  countries: readonly Country[],
): Filter[] {
  const source = { search, set, facets };
  return [
    roleFilter(source),
    payFilter(source),
    singleFilter(source, 'experience', 'Experience'),
    placeFilter(source, countries),
    kindFilter(source, 'job_type', 'Job type', jobTypes),
    kindFilter(source, 'type', 'Workplace', workTypes),
    idsFilter(source, 'industry', 'Industry'),
    postedFilter(source),
  ];
}

interface ChipOptions {
  words: readonly string[];
  documentName: string;
  towns: readonly City[];
  countries: readonly Country[];
  states: readonly Country[];
  defaultCountryId: number;
  /** The town of the search; distances count from it. */
  place: string | undefined;
  locale: string;
}

const titleIn = (
  facets: Facets,
  name: 'job_role' | 'experience' | 'state' | 'city' | 'industry',
  id: number,
) => facets?.[name].find((facet) => facet.id === id)?.title ?? '…';

const chipOf = (set: JobFilterState['set'], name: JobFilterName, label: string): FilterChip => ({
  key: name,
  label,
  onRemove: () => set(name),
});

function singleChip({ search, set, facets }: Search, name: 'job_role' | 'experience'): FilterChip[] {
  const id = search[name];
  return id === undefined ? [] : [chipOf(set, name, titleIn(facets, name, id))];
}

const chipsOf = <Value extends string | number>(
  set: JobFilterState['set'],
  name: JobFilterName,
  values: readonly Value[],
  label: (value: Value) => string,
): FilterChip[] =>
  values.map((value) => ({
    key: `${name} ${value}`,
    label: label(value),
    onRemove: () => set(name, ...values.filter((other) => other !== value)),
  }));

function placeChips(
  { search, set, facets }: Search,
  { towns, countries, states, defaultCountryId }: ChipOptions,
): FilterChip[] {
  const country = countries.find(({ id }) => id === search.country_id)?.title ?? '…';
  return [
    ...(search.country_id === defaultCountryId ? [] : [chipOf(set, 'country_id', country)]),
    ...(search.state === undefined
      ? []
      : [
          chipOf(
            set,
            'state',
            states.find(({ id }) => id === search.state)?.title ?? titleIn(facets, 'state', search.state),
          ),
        ]),
    ...chipsOf(
      set,
      'city',
      search.city,
      (id) => towns.find((town) => town.id === id)?.title ?? titleIn(facets, 'city', id),
    ),
  ];
}

export function jobFilterChips(
  { search, set }: JobFilterState,
  facets: Facets,
  options: ChipOptions,
): FilterChip[] {
  const source = { search, set, facets };
  return [
    ...options.words.map((word) => ({
      key: `search ${word}`,
      label: word,
      onRemove: () => set('search', ...search.search.filter((other) => other !== word)),
    })),
    ...singleChip(source, 'job_role'),
    ...chipsOf(
      set,
      'occupation',
      search.occupation,
      (code) => facets?.occupation.find(({ value }) => value === code)?.title ?? code,
    ),
    ...singleChip(source, 'experience'),
    ...placeChips(source, options),
    ...chipsOf(set, 'job_type', search.job_type, (value) => jobTypes[value]),
    ...chipsOf(set, 'type', search.type, (value) => workTypes[value]),
    ...chipsOf(set, 'industry', search.industry, (id) => titleIn(facets, 'industry', id)),
    ...(search.radius_km && options.place
      ? [chipOf(set, 'radius_km', `Within ${milesText(search.radius_km)} of ${options.place}`)]
      : []),
    ...(search.min_pay ? [chipOf(set, 'min_pay', leastPayText(search, options.locale))] : []),
    ...(search.posted === 'all'
      ? []
      : [chipOf(set, 'posted', `Posted: ${postedLabels[search.posted].toLowerCase()}`)]),
    ...(search.matching_jobs ? [chipOf(set, 'matching_jobs', `Matches my ${options.documentName}`)] : []),
  ];
}
