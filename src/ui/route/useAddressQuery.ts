import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

type Change = URLSearchParams | ((before: URLSearchParams) => URLSearchParams);
type ChangeQuery = (change: Change, options?: NavigateOptions) => void;

/**
 * The query of the address. A change replaces the entry in the history and is rendered immediately: in the router’s usual
 * transition, a second press would start from the old query and undo the first.
 */
export function useAddressQuery(): [URLSearchParams, ChangeQuery] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback<ChangeQuery>(
    (next, options) => setQuery(next, { replace: true, ...options, flushSync: true }),
    [setQuery],
  );
  return [query, change];
}
