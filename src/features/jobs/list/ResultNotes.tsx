import type { JobSearchMeta } from '../../../api/jobs.ts';
import type { JobFilterState } from '../useJobFilter.ts';
import { LimitNotes } from './LimitNotes.tsx';
import { SearchNotes } from './SearchNotes.tsx';

type ResultNotesProps = { filter: JobFilterState; meta: JobSearchMeta; locale: string };

export const ResultNotes = ({ filter, meta, locale }: ResultNotesProps) => (
  <>
    <SearchNotes
      meta={meta}
      words={filter.search.search}
      locale={locale}
      onRefine={(words) => filter.set('search', ...words)}
    />
    <LimitNotes filter={filter} meta={meta} />
  </>
);
