import { ComboboxField } from './ComboboxField.tsx';
import type { ComboboxOption } from './ComboboxList.tsx';
import type { FieldText } from './Field.tsx';

interface ListedJob {
  id: number;
  title: string;
  city: readonly { title: string }[];
  is_remote: boolean;
}

interface JobPages<Job> {
  data: { pages: readonly { data: readonly Job[]; meta: { total: number } }[] } | undefined;
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

type JobFieldProps<Job> = FieldText & {
  name: string;
  value: { id: number; title: string } | null;
  onChange: (job: Job | null) => void;
  found: JobPages<Job>;
  typed: string;
  onSearch: (words: string) => void;
  none?: string;
  placeholder?: string;
  nothing?: string;
};

const titleOf = ({ title }: { title: string }) => title || 'Untitled job';

const optionOf = (job: ListedJob): ComboboxOption => {
  const place = job.city.map(({ title }) => title).join(', ') || (job.is_remote ? 'Remote' : '');
  return { id: job.id, title: titleOf(job), ...(place && { detail: place }) };
};

export function JobField<Job extends ListedJob>(props: JobFieldProps<Job>) {
  const { name, label, hint, error, optional, value, onChange, found, typed, onSearch, none } = props;
  // A job changed meanwhile may be on two pages.
  const jobs = new Map(found.data?.pages.flatMap(({ data }) => data).map((job) => [job.id, job]));
  const total = found.data?.pages[0]?.meta.total ?? 0;
  const first = none !== undefined && typed === '' ? [{ id: '', title: none }] : [];
  const state = () => {
    if (found.isFetchingNextPage) return 'loading';
    if (found.isFetchNextPageError) return 'failed';
    return found.hasNextPage ? 'there' : 'none';
  };
  return (
    <ComboboxField
      {...{ name, label, hint, error, optional, onSearch }}
      value={value && { id: value.id, title: titleOf(value) }}
      options={[...first, ...[...jobs.values()].map(optionOf)]}
      loading={!found.data && found.isFetching}
      failed={!found.data && found.isError && !found.isFetching}
      onRetry={() => void found.refetch()}
      more={{
        state: state(),
        onMore: () => void found.fetchNextPage(),
        total: total + first.length,
      }}
      emptyText={typed ? 'No jobs match.' : (props.nothing ?? 'There are no jobs yet.')}
      placeholder={props.placeholder ?? none}
      onChange={(option) => onChange(jobs.get(Number(option?.id)) ?? null)}
    />
  );
}
