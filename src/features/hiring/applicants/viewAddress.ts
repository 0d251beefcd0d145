import type { ViewFilter } from '../../../api/applicants.ts';
import { without } from '../../../ui/filter/address.ts';
import { columnNames, hiddenColumnsIn } from './columns.ts';
import { parseApplicantSearch, toApplicantFilter } from './filter.ts';

const names = ['stage', 'match', 'answers', 'assignee', 'anonymous', 'sorted_by', 'hide'] as const;

/**
 * What of the address a saved view holds: no wait and no week, not the words of a search, which may be a name, and on a board no
 * stage.
 */
export function viewFilterOf(query: URLSearchParams): ViewFilter {
  const { stage, ...search } = parseApplicantSearch(query);
  const hidden = hiddenColumnsIn(query);
  return {
    ...toApplicantFilter({
      ...search,
      stage: search.isBoard ? undefined : stage,
      wait: undefined,
      week: undefined,
      search: '',
      page: 1,
    }),
    ...(hidden.length > 0 && { hide: columnNames.filter((column) => hidden.includes(column)) }),
  };
}

/** Begins on the first page, without a search. A board has every stage, so a view of a single stage is a list. */
export function withSavedView(query: URLSearchParams, filter: ViewFilter): URLSearchParams {
  const ofList = ['wait', 'week', 'search', 'page', ...(filter.stage ? ['view'] : [])];
  const next = without(query, [...names, ...ofList]);
  for (const name of names) for (const value of [filter[name] ?? []].flat()) next.append(name, String(value));
  return next;
}

const addressOf = (filter: ViewFilter) => String(withSavedView(new URLSearchParams(), filter));

export const isCurrentView = (query: URLSearchParams, filter: ViewFilter): boolean =>
  !['search', 'wait', 'week'].some((name) => query.get(name)) &&
  addressOf(viewFilterOf(query)) === addressOf(filter);
