import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withPage, withValues } from '../../ui/filter/address.ts';
import { countOf, type FilterName, type OrderName, searchOf, sharedQuery, withoutFilters } from './filter.ts';

/** The filter that the list, the details and apply share: its only home is the address. */
export function useJobFilter(defaultCountryId: number) {
  const [query, setQuery] = useSearchParams();
  const search = useMemo(() => searchOf(query, defaultCountryId), [query, defaultCountryId]);
  const set = useCallback(
    (name: FilterName | OrderName, ...values: (string | number | boolean)[]) =>
      setQuery((before) => withValues(before, name, values), { replace: true }),
    [setQuery],
  );
  const clear = useCallback(() => setQuery(withoutFilters, { replace: true }), [setQuery]);
  return {
    search,
    count: countOf(search),
    set,
    clear,
    addressOf: (page: number) => `?${withPage(query, page)}`,
    /** For links between the pages of jobs. */
    shared: sharedQuery(query),
  };
}

export type JobFilterState = ReturnType<typeof useJobFilter>;
