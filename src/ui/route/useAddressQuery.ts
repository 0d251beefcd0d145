import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

type Change = URLSearchParams | ((before: URLSearchParams) => URLSearchParams);
type ChangeQuery = (change: Change, options?: NavigateOptions) => void;

// The latest change, until it is rendered. One for the whole page, whose parts change the same query.
let latest = { before: '', after: '' };

/**
 * The query of the address. A change replaces the entry in the history and starts from the change before it, also where the router
 * has not rendered that yet: a quick second press would otherwise undo the first. `useSearchParams` starts from what was rendered.
 */
export function useAddressQuery(): [URLSearchParams, ChangeQuery] {
  const [query, setQuery] = useSearchParams();
  const { pathname, search, key } = useLocation();
  const change = useCallback<ChangeQuery>(
    (next, options) => {
      const before = `${key} ${pathname}${search}`;
      const current = new URLSearchParams(latest.before === before ? latest.after : search);
      const changed = typeof next === 'function' ? next(current) : next;
      latest = { before, after: String(changed) };
      setQuery(changed, { replace: true, ...options, flushSync: true });
    },
    [setQuery, key, pathname, search],
  );
  return [query, change];
}
