import { useQuery } from '@tanstack/react-query';
import type { StageCounts, ViewFilter } from '../../../api/applicants.ts';
import { colleaguesQuery } from '../../../api/companies.ts';
import { applicationStatuses, stageWords, waitAgeWords } from '../../../machines/applicationStages.ts';
import { weekText } from '../../../ui/calendar.ts';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { type FilterChip, FilterChips } from '../../../ui/filter/FilterChips.tsx';
import type { Filter } from '../../../ui/filter/FilterPill.tsx';
import { WordSearch } from '../../../ui/filter/WordSearch.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { SwitchField } from '../../../ui/form/SwitchField.tsx';
import { pageLocale } from '../../../ui/intl.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { type AssigneeOption, assigneeOptions } from '../assigneeOptions.ts';
import type { ApplicantColumn } from './columns.ts';
import { columnsFilter } from './columnsFilter.tsx';
import {
  type ApplicantFilterName,
  type ApplicantSearch,
  applicantSortings,
  countApplicantFilters,
  sortingsFor,
} from './filter.ts';
import { savedViewsFilter } from './savedViewsFilter.tsx';

const matchWords = { strong: 'Strong match', good: 'Good match or better' } as const;
const answerWords = { expected: 'All as this job needs', unexpected: 'Some that differ' } as const;

type ApplicantFiltersProps = {
  jobId: number;
  isHiringManager: boolean;
  search: ApplicantSearch;
  counts: StageCounts | undefined;
  total: number;
  /** Whether the job has questions whose answers are marked. */
  expectsAnswers: boolean;
  userId: number;
  /** Columns that are hidden. */
  hidden: readonly ApplicantColumn[];
  onHide: (columns: ApplicantColumn[]) => void;
  /** Of the address, which a saved view sets. */
  query: URLSearchParams;
  onView: (filter: ViewFilter) => void;
  onSet: (name: ApplicantFilterName, value: string) => void;
  onClear: () => void;
};

export function ApplicantFilters({
  jobId,
  isHiringManager,
  search,
  counts,
  total,
  expectsAnswers,
  userId,
  hidden,
  onHide,
  query,
  onView,
  onSet,
  onClear,
}: ApplicantFiltersProps) {
  const { data: colleagues = [] } = useQuery(colleaguesQuery(jobId));
  const assignees = assigneeOptions(userId, colleagues);
  const isOffered = (sorting: ApplicantSearch['sorting']) =>
    sorting !== 'answers' || expectsAnswers || search.sorting === 'answers';
  return (
    <Stack gap="md" mb="lg">
      <FilterBar
        search={
          <WordSearch
            label={search.anonymous ? 'Search by trade, place or service' : 'Search by name, trade or place'}
            onText={(typed) => onSet('search', typed)}
          />
        }
        place={
          <SelectField
            name="sorted_by"
            label="Sort by"
            value={search.sorting}
            options={sortingsFor(search.anonymous)
              .filter(isOffered)
              .map((value) => ({ value, label: applicantSortings[value] }))}
            onChange={({ target }) => onSet('sorted_by', target.value)}
          />
        }
        beside={
          <SwitchField
            name="anonymous"
            label="Hide names"
            checked={search.anonymous}
            onChange={(isOn) => onSet('anonymous', isOn ? '1' : '')}
          />
        }
        filters={[
          ...(search.isBoard ? [] : [stageFilter({ search, onSet }, counts)]),
          matchFilter({ search, onSet }),
          ...(expectsAnswers || search.answers ? [answersFilter({ search, onSet })] : []),
          ...(colleagues.length > 0 || search.assignee !== undefined
            ? [assigneeFilter({ search, onSet }, assignees)]
            : []),
          ...(search.isBoard ? [] : [columnsFilter({ hidden, onHide })]),
          ...(isHiringManager ? [] : [savedViewsFilter({ query, onView })]),
        ]}
        count={countApplicantFilters(search)}
        show={total === 1 ? 'Show 1 person' : `Show ${total} people`}
        onClear={onClear}
      />
      <FilterChips chosen={applicantFilterChips({ search, onSet }, assignees)} onClear={onClear} />
    </Stack>
  );
}

type Setting = Pick<ApplicantFiltersProps, 'search' | 'onSet'>;

const assigneeText = ({ assignee }: ApplicantSearch, assignees: readonly AssigneeOption[]) => {
  const name = assignees.find(({ value }) => value === assignee)?.label ?? 'A colleague';
  return assignee !== undefined && `Assigned to: ${name}`;
};

const applicantFilterChips = (
  { search, onSet }: Setting,
  assignees: readonly AssigneeOption[],
): FilterChip[] => {
  const chip = (key: ApplicantFilterName, label: string | false | undefined): FilterChip[] =>
    label ? [{ key, label, onRemove: () => onSet(key, '') }] : [];
  return [
    ...chip('search', search.search),
    ...chip('stage', search.stage && stageWords.employer[search.stage]),
    ...chip('wait', search.wait && `Waiting: ${waitAgeWords[search.wait].toLowerCase()}`),
    ...chip('week', search.week && `Applied in the ${weekText(search.week, pageLocale())}`),
    ...chip('match', search.match && matchWords[search.match]),
    ...chip('answers', search.answers && `Answers: ${answerWords[search.answers].toLowerCase()}`),
    ...chip('assignee', assigneeText(search, assignees)),
  ];
};

const stageFilter = ({ search, onSet }: Setting, counts: StageCounts | undefined): Filter => ({
  name: 'stage',
  label: 'Stage',
  count: search.stage ? 1 : 0,
  fields: (
    <RadioField
      name="stage"
      label="Stage"
      value={search.stage ?? ''}
      options={[
        { value: '', label: 'All stages' },
        ...applicationStatuses.map((stage) => ({
          value: stage,
          label: counts ? `${stageWords.employer[stage]} (${counts[stage]})` : stageWords.employer[stage],
        })),
      ]}
      onChange={({ target }) => onSet('stage', target.value)}
    />
  ),
});

const matchFilter = ({ search, onSet }: Setting): Filter => ({
  name: 'match',
  label: 'Match',
  count: search.match ? 1 : 0,
  fields: (
    <RadioField
      name="match"
      label="Match"
      hint="How well they matched when they applied. It’s only a guide, and nobody is left out unless you filter by it."
      value={search.match ?? ''}
      options={[
        { value: '', label: 'All matches' },
        { value: 'strong', label: matchWords.strong },
        { value: 'good', label: matchWords.good },
      ]}
      onChange={({ target }) => onSet('match', target.value)}
    />
  ),
});

const answersFilter = ({ search, onSet }: Setting): Filter => ({
  name: 'answers',
  label: 'Answers',
  count: search.answers ? 1 : 0,
  fields: (
    <RadioField
      name="answers"
      label="Answers"
      hint="Compared with the answers this job needs. Nobody is rejected by them, and a question left empty isn’t compared."
      value={search.answers ?? ''}
      options={[
        { value: '', label: 'All answers' },
        { value: 'expected', label: answerWords.expected },
        { value: 'unexpected', label: answerWords.unexpected },
      ]}
      onChange={({ target }) => onSet('answers', target.value)}
    />
  ),
});

const assigneeFilter = ({ search, onSet }: Setting, assignees: readonly AssigneeOption[]): Filter => ({
  name: 'assignee',
  label: 'Assigned to',
  count: search.assignee === undefined ? 0 : 1,
  fields: (
    <SelectField
      name="assignee"
      label="Assigned to"
      value={search.assignee ?? ''}
      options={[{ value: '', label: 'Anyone or nobody' }, ...assignees]}
      onChange={({ target }) => onSet('assignee', target.value)}
    />
  ),
});
