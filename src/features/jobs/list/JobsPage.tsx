import styled from '@emotion/styled';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { documentName, type User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { ListState } from '../../../ui/feedback/ListState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterChips } from '../../../ui/filter/FilterChips.tsx';
import { WordSearch } from '../../../ui/filter/WordSearch.tsx';
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
import { useIsIdle, useNow } from '../../../ui/rendering.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { JobOrder } from './JobOrder.tsx';
import { JobRow } from './JobRow.tsx';
import { jobFilters } from './jobFilters.tsx';
import { SavedJobs } from './SavedJobs.tsx';
import { type JobSearch, useJobSearch } from './useJobSearch.ts';

// Searching works without the suggestions, so a failed load shows nothing.
const JobSuggestions = later(async () => (await import('./JobSuggestions.tsx')).JobSuggestions, Nothing);
// Parts that other pages, which share this file, do not need.
const ResultNotes = later(async () => (await import('./ResultNotes.tsx')).ResultNotes, Nothing);
const PlaceSearch = later(async () => (await import('./PlaceSearch.tsx')).PlaceSearch, Nothing);
const PlaceSpace = styled('div')({ minHeight: 78 });

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
  const ownDocument = user ? documentName(user) : 'CV';
  const search = useJobSearch(tenant, ownDocument);
  const now = useNow();
  const isIdle = useIsIdle();
  const { filter } = search;
  const { data, isPlaceholderData } = search.jobs;
  const isVeteran = user?.role === 'veteran';
  const total = data?.meta.total ?? 0;
  const number = numberFormat(tenant.locale).format(total);
  const jobCount = `${number}${data?.meta.has_more ? '+' : ''} ${total === 1 ? 'job' : 'jobs'}`;
  usePublicPage({
    title: 'Jobs',
    path: '/jobs',
    description: `Open jobs for people leaving military service, on ${tenant.name}.`,
  });
  return (
    <PageLayout title={data ? jobCount : 'Jobs'}>
      {isVeteran && <JobTabs current="jobs" />}
      <JobControls search={search} user={user} show={`Show ${jobCount}`} />
      <ListState list={search.jobs} what="The jobs" label="Loading the jobs" rows={6} />
      <Hidden as="p" role="status">
        {data && !isPlaceholderData ? jobCount : ''}
      </Hidden>
      {data && (
        <Suspense>
          {isIdle && <ResultNotes filter={filter} meta={data.meta} locale={tenant.locale} />}
        </Suspense>
      )}
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
              documentName={ownDocument}
              onlyInText={data.meta.only_in_text.includes(job.id) ? filter.search.search : undefined}
            />
          ))}
        </List>
      )}
      {data && <Pager meta={data.meta} addressOf={filter.addressOf} />}
    </PageLayout>
  );
}

type JobControlsProps = { search: JobSearch; user: User | undefined; show: string };

function JobControls({ search, user, show }: JobControlsProps) {
  const { filter, facets, countries, typing, pick, chips, isFiltered } = search;
  const isIdle = useIsIdle();
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
        place={
          <PlaceSpace>
            <Suspense>{isIdle && <PlaceSearch filter={filter} place={search.place} />}</Suspense>
          </PlaceSpace>
        }
        sort={<JobOrder filter={filter} />}
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
