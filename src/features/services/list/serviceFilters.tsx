import type { FilterChip } from '../../../ui/filter/FilterChips.tsx';
import type { Filter } from '../../../ui/filter/FilterPill.tsx';
import { CheckboxGroupField } from '../../../ui/form/CheckboxGroupField.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { openingHours, proximities, type ServiceFilterName, serviceTypes } from '../filter.ts';
import type { ServiceFilterState } from '../useServiceFilter.ts';

type Category = { id: number; title: string };

const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export function serviceFilters(
  { search, set }: ServiceFilterState,
  categories: readonly Category[],
): Filter[] {
  const several = (name: 'service_type' | 'availability', label: string, words: Record<string, string>) => ({
    name,
    label,
    count: search[name].length,
    fields: (
      <CheckboxGroupField
        name={name}
        label={label}
        value={search[name]}
        options={optionsOf(words)}
        onChange={(values) => set(name, ...values)}
      />
    ),
  });
  const one = (
    name: 'category_id' | 'proximity',
    label: string,
    options: { value: string | number; label: string }[],
  ) => ({
    name,
    label,
    count: search[name] === undefined ? 0 : 1,
    fields: (
      <RadioField
        name={name}
        label={label}
        value={search[name] ?? ''}
        options={[{ value: '', label: 'Any' }, ...options]}
        onChange={({ target }) => set(name, ...(target.value ? [target.value] : []))}
      />
    ),
  });
  return [
    one(
      'category_id',
      'Category',
      categories.map(({ id, title }) => ({ value: id, label: title })),
    ),
    several('service_type', 'Service type', serviceTypes),
    one('proximity', 'Proximity', optionsOf(proximities)),
    several('availability', 'Availability', openingHours),
  ];
}

export function serviceFilterChips(
  { search, set }: ServiceFilterState,
  categories: readonly Category[],
): FilterChip[] {
  const single = (name: ServiceFilterName, label: string | undefined): FilterChip[] =>
    label ? [{ key: name, label, onRemove: () => set(name) }] : [];
  const many = <Value extends string>(
    name: ServiceFilterName,
    values: readonly Value[],
    words: Record<Value, string>,
  ): FilterChip[] =>
    values.map((value) => ({
      key: `${name} ${value}`,
      label: words[value],
      onRemove: () => set(name, ...values.filter((other) => other !== value)),
    }));
  const category = categories.find(({ id }) => id === search.category_id);
  return [
    ...single('category_id', search.category_id === undefined ? undefined : (category?.title ?? '…')),
    ...many('service_type', search.service_type, serviceTypes),
    ...single('proximity', search.proximity && proximities[search.proximity]),
    ...many('availability', search.availability, openingHours),
  ];
}
