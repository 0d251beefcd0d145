import { useCallback, useMemo } from 'react';
import { withPage, withValues } from '../../ui/filter/address.ts';
import { useAddressQuery } from '../../ui/route/useAddressQuery.ts';
import {
  countJobFilters,
  type JobFilterName,
  type OrderName,
  parseJobSearch,
  sharedJobQuery,
  withoutJobFilters,
} from './filter.ts';

export function useJobFilter(defaultCountryId: number) {
  const [query, setQuery] = useAddressQuery();
  const search = useMemo(() => parseJobSearch(query, defaultCountryId), [query, defaultCountryId]);
  const set = useCallback(
    (name: JobFilterName | OrderName, ...values: (string | number | boolean)[]) =>
      setQuery((before) => withValues(before, name, values)),
    [setQuery],
  );
  // Makes all changes in one step, because the router keeps only the last of several.
  const setAll = useCallback(
    (values: Partial<Record<JobFilterName | OrderName, readonly (string | number)[]>>) =>
      setQuery((before) =>
        Object.entries(values).reduce((next, [name, list]) => withValues(next, name, list), before),
      ),
    [setQuery],
  );
  const clear = useCallback(() => setQuery(withoutJobFilters), [setQuery]);
  return {
    search,
    count: countJobFilters(search),
    set,
    setAll,
    clear,
    addressOf: (page: number) => `?${withPage(query, page)}`,
    shared: sharedJobQuery(query),
  };
}

export type JobFilterState = ReturnType<typeof useJobFilter>;
