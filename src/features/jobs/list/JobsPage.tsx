import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { jobsQuery } from '../../../api/jobs.ts';
import { documentName, type User } from '../../../api/profile.ts';
import { citiesNamedQuery, countriesQuery, statesQuery } from '../../../api/reference.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterChips } from '../../../ui/filter/FilterChips.tsx';
import { useWordSearch, WordSearch } from '../../../ui/filter/WordSearch.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { SwitchField } from '../../../ui/form/SwitchField.tsx';
import { Hidden } from '../../../ui/Hidden.tsx';
import { listFormat, numberFormat } from '../../../ui/intl.ts';
import { JobTabs } from '../../../ui/layout/JobTabs.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../../ui/layout/usePublicPage.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';
import { useNow } from '../../../ui/rendering.ts';
import { token } from '../../../ui/theme/token.ts';
import { directions, jobSortings } from '../filter.ts';
import { useJobFilter } from '../useJobFilter.ts';
import { JobRow } from './JobRow.tsx';
import { jobFilterChips, jobFilters } from './jobFilters.tsx';
import { SavedJobs } from './SavedJobs.tsx';

const Controls = styled('div')({ display: 'grid', gap: 12, marginBottom: 24 });
const Sort = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  width: '100%',
  '@media (min-width:600px)': { width: 364 },
});
const List = styled('ul')({ listStyle: 'none', borderTop: `1px solid ${token.line}` });

type JobsPageProps = { tenant: Tenant; user?: User | undefined };

export function JobsPage(props: JobsPageProps) {
  const [query] = useSearchParams();
  return props.user?.role === 'veteran' && query.has('saved') ? (
    <SavedJobs tenant={props.tenant} />
  ) : (
    <AllJobs {...props} />
  );
}

// Every open job of the tenant, by filter: for guests, and with how each fits for veterans.
function AllJobs({ tenant, user }: JobsPageProps) {
  const filter = useJobFilter(tenant.default_country_id);
  const now = useNow();
  const { data, error, refetch, isPlaceholderData } = useQuery(jobsQuery(filter.search));
  const { data: countries = [] } = useQuery(countriesQuery());
  const isVeteran = user?.role === 'veteran';
  const total = data?.meta.total ?? 0;
  const counted = `${numberFormat(tenant.locale).format(total)} ${total === 1 ? 'job' : 'jobs'}`;
  const facets = data?.meta.facets;
  const { data: towns = [] } = useQuery(citiesNamedQuery(filter.search.city));
  const { data: states = [] } = useQuery({
    ...statesQuery(filter.search.country_id),
    enabled: filter.search.state !== undefined,
  });
  const typing = useWordSearch(filter.search.search, (words) => filter.set('search', ...words));
  const chosen = jobFilterChips(filter, facets, {
    words: typing.pills,
    documentName: user ? documentName(user) : 'CV',
    towns,
    countries,
    states,
    defaultCountryId: tenant.default_country_id,
  });
  const isFiltered = chosen.length > 0 || typing.text !== '';
  const looked = [...(typing.text ? [typing.text] : []), ...chosen.map(({ label }) => label)];
  usePublicPage({
    title: 'Jobs',
    path: '/jobs',
    description: `Open jobs for people leaving military service, on ${tenant.name}.`,
  });
  return (
    <PageLayout
      title={data ? counted : 'Jobs'}
      actions={
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
      }
    >
      {isVeteran && <JobTabs current="jobs" />}
      <Controls>
        <FilterBar
          search={
            <WordSearch
              label="Job title, skill or employer"
              text={typing.text}
              onText={typing.onText}
              onKeep={typing.onKeep}
            />
          }
          beside={
            isVeteran && (
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
          show={`Show ${counted}`}
          onClear={filter.clear}
        />
        <FilterChips chosen={chosen} count={filter.count - (typing.text ? 1 : 0)} onClear={filter.clear} />
      </Controls>
      {error && !data && (
        <NotLoaded what="The jobs" onRetry={refetch}>
          {error.message}
        </NotLoaded>
      )}
      {error && data && (
        <InlineAlert kind="error">{`We couldn’t update this list. ${error.message}`}</InlineAlert>
      )}
      {!data && !error && (
        <Waiting label="Loading the jobs">
          <SkeletonRows count={6} />
        </Waiting>
      )}
      <Hidden as="p" role="status">
        {data && !isPlaceholderData ? counted : ''}
      </Hidden>
      {data?.meta.corrected && (
        <InlineAlert kind="info">{`Showing results for “${data.meta.corrected}”.`}</InlineAlert>
      )}
      {data?.meta.has_most_words && (
        <InlineAlert kind="info">No job has all of these words. These have most of them.</InlineAlert>
      )}
      {data?.meta.other_names && (
        <InlineAlert kind="info">{otherNamesText(data.meta.other_names, tenant.locale)}</InlineAlert>
      )}
      {data && total === 0 && (
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
            ? `You searched for: ${listFormat(tenant.locale, { type: 'unit' }).format(looked)}. Remove a filter, or clear them all.`
            : 'Check back soon for new ones.'}
        </Notice>
      )}
      {data && data.data.length > 0 && (
        <List aria-label="Jobs" aria-busy={isPlaceholderData}>
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

function otherNamesText({ work, alone }: { work: string[]; alone: boolean }, locale: string) {
  const kinds = listFormat(locale).format(work);
  return alone ? `Showing results for ${kinds}.` : `Also showing jobs in ${kinds}.`;
}
