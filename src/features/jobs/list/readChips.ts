import type { JobSearchMeta } from '../../../api/jobs.ts';
import type { FilterChip } from '../../../ui/filter/FilterChips.tsx';
import type { JobFilterState } from '../useJobFilter.ts';

const withoutPart = (words: readonly string[], part: string) =>
  words.map((word) => word.replace(part, ' ').replace(/\s+/g, ' ').trim()).filter(Boolean);

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Pay and a town that were read out of the words limit the jobs as filters do; removing them leaves the other words. */
export function readChips(
  { search, set }: Pick<JobFilterState, 'search' | 'set'>,
  meta: Pick<JobSearchMeta, 'meanings' | 'left_out'> | undefined,
): FilterChip[] {
  const { meanings = [], left_out: leftOut = [] } = meta ?? {};
  return meanings
    .filter(({ as }) => as === 'town' || (as === 'pay' && search.min_pay === undefined))
    .filter(({ written }) => !leftOut.includes(written))
    .map(({ written, means }) => ({
      key: `read ${written}`,
      label: capitalised(means[0]?.label ?? written),
      onRemove: () => set('search', ...withoutPart(search.search, written)),
    }));
}
