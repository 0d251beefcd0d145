import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withPage, withValues } from '../../ui/filter/address.ts';
import { countOf, type FilterName, searchOf, sharedQuery, withoutFilters } from './filter.ts';

/** The filter that courses and service providers share: its only home is the address. */
export function useServiceFilter() {
  const [query, setQuery] = useSearchParams();
  const search = useMemo(() => searchOf(query), [query]);
  const set = useCallback(
    (name: FilterName, ...values: (string | number)[]) =>
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
    /** For links between the lists and the details. */
    shared: sharedQuery(query),
  };
}

export type ServiceFilterState = ReturnType<typeof useServiceFilter>;
