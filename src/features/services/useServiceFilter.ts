import { useCallback, useMemo } from 'react';
import { withPage, withValues } from '../../ui/filter/address.ts';
import { useAddressQuery } from '../../ui/route/useAddressQuery.ts';
import {
  countServiceFilters,
  parseServiceSearch,
  type ServiceFilterName,
  sharedServiceQuery,
  withoutServiceFilters,
} from './filter.ts';

export function useServiceFilter() {
  const [query, setQuery] = useAddressQuery();
  const search = useMemo(() => parseServiceSearch(query), [query]);
  const set = useCallback(
    (name: ServiceFilterName, ...values: (string | number)[]) =>
      setQuery((before) => withValues(before, name, values)),
    [setQuery],
  );
  const clear = useCallback(() => setQuery(withoutServiceFilters), [setQuery]);
  return {
    search,
    count: countServiceFilters(search),
    set,
    clear,
    addressOf: (page: number) => `?${withPage(query, page)}`,
    shared: sharedServiceQuery(query),
  };
}

export type ServiceFilterState = ReturnType<typeof useServiceFilter>;
