import styled from '@emotion/styled';
import { useSearchParams } from 'react-router-dom';
import { documentName, type User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { ListState } from '../../../ui/feedback/ListState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterChips } from '../../../ui/filter/FilterChips.tsx';
import { WordSearch } from '../../../ui/filter/WordSearch.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { SwitchField } from '../../../ui/form/SwitchField.tsx';
import { Hidden } from '../../../ui/Hidden.tsx';
import { listFormat, numberFormat } from '../../../ui/intl.ts';
import { List } from '../../../ui/List.tsx';
import { later, Nothing } from '../../../ui/later.tsx';
import { JobTabs } from '../../../ui/layout/JobTabs.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../../ui/layout/usePublicPage.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';
import { useNow } from '../../../ui/rendering.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { directions, jobSortings } from '../filter.ts';
import type { JobFilterState } from '../useJobFilter.ts';
import { JobRow } from './JobRow.tsx';
import { jobFilters } from './jobFilters.tsx';
import { SavedJobs } from './SavedJobs.tsx';
import { type JobSearch, useJobSearch } from './useJobSearch.ts';

// Searching works without the suggestions, so a failed load shows nothing.
const JobSuggestions = later(async () => (await import('./JobSuggestions.tsx')).JobSuggestions, Nothing);
const Sort = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  width: '100%',
  '@media (min-width:600px)': { width: 364 },
});

type JobsPageProps = { tenant: Tenant; user?: User | undefined };

export function JobsPage(props: JobsPageProps) {
  const [query] = useSearchParams();
  return props.user?.role === 'veteran' && query.has('saved') ? (
    <SavedJobs tenant={props.tenant} />
  ) : (
    <AllJobs {...props} />
  );
}

function AllJobs({ tenant, user }: JobsPageProps) {
  const search = useJobSearch(tenant, user ? documentName(user) : 'CV');
  const now = useNow();
  const { filter } = search;
  const { data, isPlaceholderData } = search.jobs;
  const isVeteran = user?.role === 'veteran';
  const total = data?.meta.total ?? 0;
  const number = numberFormat(tenant.locale).format(total);
  const counted = `${number}${data?.meta.has_more ? '+' : ''} ${total === 1 ? 'job' : 'jobs'}`;
  usePublicPage({
    title: 'Jobs',
    path: '/jobs',
    description: `Open jobs for people leaving military service, on ${tenant.name}.`,
  });
  return (
    <PageLayout title={data ? counted : 'Jobs'} actions={<JobOrder filter={filter} />}>
      {isVeteran && <JobTabs current="jobs" />}
      <JobControls search={search} user={user} show={`Show ${counted}`} />
      <ListState list={search.jobs} what="The jobs" label="Loading the jobs" rows={6} />
      <Hidden as="p" role="status">
        {data && !isPlaceholderData ? counted : ''}
      </Hidden>
      {data && <ChangedSearch meta={data.meta} words={filter.search.search} locale={tenant.locale} />}
      {data && total === 0 && <NoJobs search={search} locale={tenant.locale} />}
      {data && data.data.length > 0 && (
        <List lines aria-label="Jobs" aria-busy={isPlaceholderData}>
          {data.data.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              locale={tenant.locale}
              now={now}
              shared={filter.shared}
              canSave={isVeteran}
            />
          ))}
        </List>
      )}
      {data && <Pager meta={data.meta} addressOf={filter.addressOf} />}
    </PageLayout>
  );
}

const JobOrder = ({ filter }: { filter: JobFilterState }) => (
  <Sort>
    <SelectField
      name="sorted_by"
      label="Sort by"
      value={filter.search.sorted_by}
      options={Object.entries(jobSortings).map(([value, label]) => ({ value, label }))}
      onChange={({ target }) => filter.set('sorted_by', target.value)}
    />
    <SelectField
      name="sorted_type"
      label="Order"
      value={filter.search.sorted_type}
      options={Object.entries(directions[filter.search.sorted_by]).map(([value, label]) => ({
        value,
        label,
      }))}
      onChange={({ target }) => filter.set('sorted_type', target.value)}
    />
  </Sort>
);

type JobControlsProps = { search: JobSearch; user: User | undefined; show: string };

function JobControls({ search, user, show }: JobControlsProps) {
  const { filter, facets, countries, typing, pick, chips, isFiltered } = search;
  return (
    <Stack gap="md" mb="2xl">
      <FilterBar
        search={
          <WordSearch
            label="Job title, skill or employer"
            text={typing.text}
            onText={typing.onText}
            onKeep={typing.onKeep}
            suggestions={(list) => (
              <JobSuggestions {...list} countryId={filter.search.country_id} onPick={pick} />
            )}
          />
        }
        beside={
          user?.role === 'veteran' && (
            <SwitchField
              name="matching_jobs"
              label={`Only jobs that match my ${documentName(user)}`}
              checked={filter.search.matching_jobs}
              onChange={(isOn) => filter.set('matching_jobs', ...(isOn ? [true] : []))}
            />
          )
        }
        filters={jobFilters(filter, facets, countries)}
        count={filter.count}
        isFiltered={isFiltered}
        show={show}
        onClear={filter.clear}
      />
      <FilterChips chosen={chips} count={filter.count - (typing.text ? 1 : 0)} onClear={filter.clear} />
    </Stack>
  );
}

type JobsMeta = NonNullable<JobSearch['jobs']['data']>['meta'];

type ChangedSearchProps = { meta: JobsMeta; words: string[]; locale: string };

const ChangedSearch = ({ meta, words, locale }: ChangedSearchProps) => (
  <>
    {meta.has_only_common_words && (
      <InlineAlert kind="info">
        {`Too common to search for: ${listFormat(locale).format(words.map((word) => `“${word}”`))}. Enter a job title, a skill or an employer.`}
      </InlineAlert>
    )}
    {meta.corrected && <InlineAlert kind="info">{`Showing results for “${meta.corrected}”.`}</InlineAlert>}
    {meta.has_most_words && (
      <InlineAlert kind="info">No job has all of these words. These have most of them.</InlineAlert>
    )}
    {meta.other_names && <InlineAlert kind="info">{otherNamesText(meta.other_names, locale)}</InlineAlert>}
  </>
);

function NoJobs({ search, locale }: { search: JobSearch; locale: string }) {
  const { isFiltered, searchedFor, filter } = search;
  return (
    <Notice
      kind={isFiltered ? 'emptyFilters' : 'emptyFirst'}
      title={isFiltered ? 'No jobs match your filters' : 'There are no open jobs at the moment'}
      actions={
        isFiltered && (
          <PressButton look="outlined" small onClick={filter.clear}>
            Clear all
          </PressButton>
        )
      }
    >
      {isFiltered
        ? `You searched for: ${listFormat(locale, { type: 'unit' }).format(searchedFor)}. Remove a filter, or clear them all.`
        : 'Check back soon for new ones.'}
    </Notice>
  );
}

function otherNamesText({ work, alone }: { work: string[]; alone: boolean }, locale: string) {
  const kinds = listFormat(locale).format(work);
  return alone ? `Showing results for ${kinds}.` : `Also showing jobs in ${kinds}.`;
}
