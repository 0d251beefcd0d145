import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Candidate, candidatesQuery } from '../../../api/candidates.ts';
import { jobQuery } from '../../../api/jobs.ts';
import { citiesNamedQuery } from '../../../api/reference.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterChips } from '../../../ui/filter/FilterChips.tsx';
import { useWordSearch, WordSearch } from '../../../ui/filter/WordSearch.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { numberFormat } from '../../../ui/intl.ts';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { PressButton } from '../../../ui/PressButton.tsx';
import { hidden, token } from '../../../ui/theme/token.ts';
import { CandidateLine } from './CandidateLine.tsx';
import { candidateFilterChips, candidateFilters, type SetFilter } from './candidateFilters.tsx';
import {
  candidateSortings,
  countCandidateFilters,
  parseCandidateSearch,
  toCandidateFilter,
  withoutCandidateFilters,
  withPage,
  withValues,
} from './filter.ts';
import { InviteDialog } from './InviteDialog.tsx';

const Controls = styled('div')({ display: 'grid', gap: 12, marginBottom: 24 });
const Sort = styled('div')({ width: 208 });
const List = styled('ul')({ listStyle: 'none', borderTop: `1px solid ${token.line}` });

const LeftOut = styled('p')({ marginBottom: 24, color: token.second });

const leftOut = {
  shown: null,
  too_few:
    'We only show anonymous candidates when five or more match, so that filters can’t identify anyone.',
  draft_job: 'Jobs you haven’t published are only matched with candidates who show their name.',
};

const advice =
  'The match is only a guide, and you can see how it’s worked out. It never counts age, gender, service or rank.';

export function CandidatesPage({ tenant }: { tenant: Tenant }) {
  usePageTitle('Candidates');
  const [query, setQuery] = useSearchParams();
  const search = parseCandidateSearch(query);
  const { data, error, refetch, isPlaceholderData } = useQuery(candidatesQuery(toCandidateFilter(search)));
  const { data: job } = useQuery({ ...jobQuery(search.job_id ?? 0), enabled: search.job_id !== undefined });
  const { data: towns = [] } = useQuery(citiesNamedQuery(search.city));
  const [invited, setInvited] = useState<Candidate | null>(null);
  const set: SetFilter = (name, ...values) =>
    setQuery((before) => withValues(before, name, values), { replace: true });
  const typing = useWordSearch(search.search, (words) => set('search', ...words));
  const clear = () => setQuery(withoutCandidateFilters, { replace: true });
  const total = data?.meta.total ?? 0;
  const people = `${numberFormat(tenant.locale).format(total)} ${total === 1 ? 'person' : 'people'}`;
  const count = countCandidateFilters(search);
  const title = () => {
    if (!data) return 'Candidates';
    if (job) return `${people}, matched against ${job.title || 'your draft'}`;
    return `${people} open to work`;
  };
  const firstFree = data?.data.find(({ connection }) => connection === 'none')?.id;
  return (
    <PageLayout
      title={title()}
      lead={search.job_id ? advice : 'Choose a job to see how well each person matches it, and why.'}
      actions={
        <Sort>
          <SelectField
            name="sorted_by"
            label="Sort by"
            value={search.sorted_by ?? (search.job_id ? 'match' : 'updated')}
            options={Object.entries(candidateSortings)
              .filter(([value]) => value !== 'match' || search.job_id)
              .map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => set('sorted_by', target.value)}
          />
        </Sort>
      }
    >
      <Controls>
        <FilterBar
          search={
            <WordSearch
              label="Skill, role or job title"
              text={typing.text}
              onText={typing.onText}
              onKeep={typing.onKeep}
            />
          }
          filters={candidateFilters({ search, set, countryId: tenant.default_country_id, against: job })}
          count={count}
          show={`Show ${people}`}
          onClear={clear}
        />
        <FilterChips
          chosen={candidateFilterChips(search, set, { words: typing.pills, towns })}
          onClear={clear}
        />
      </Controls>
      {error && !data && (
        <NotLoaded what="The candidates" onRetry={refetch}>
          {error.message}
        </NotLoaded>
      )}
      {error && data && (
        <InlineAlert kind="error">{`We couldn’t update this list. ${error.message}`}</InlineAlert>
      )}
      {!data && !error && (
        <Waiting label="Loading candidates">
          <SkeletonRows count={6} />
        </Waiting>
      )}
      {data && leftOut[data.meta.anonymous] && <LeftOut>{leftOut[data.meta.anonymous]}</LeftOut>}
      <p role="status" style={hidden}>
        {data && !isPlaceholderData && people}
      </p>
      {data && total === 0 && (
        <Notice
          kind={count > 0 ? 'emptyFilters' : 'emptyFirst'}
          title={
            count > 0 ? 'No one matches all of these filters' : 'No candidates are visible at the moment'
          }
          actions={
            count > 0 && (
              <PressButton small onClick={clear}>
                Clear all
              </PressButton>
            )
          }
        >
          {count > 0
            ? 'Remove a filter, or clear them all.'
            : 'Veterans choose whether employers can find them. Check back in a few days.'}
        </Notice>
      )}
      {data && data.data.length > 0 && (
        <List aria-label="Candidates">
          {data.data.map((candidate) => (
            <CandidateLine
              key={candidate.id}
              candidate={candidate}
              jobId={search.job_id}
              isFirst={candidate.id === firstFree}
              onInvite={() => setInvited(candidate)}
            />
          ))}
        </List>
      )}
      {data && <Pager meta={data.meta} addressOf={(page) => `?${withPage(query, page)}`} />}
      {invited && <InviteDialog candidate={invited} jobId={search.job_id} onClose={() => setInvited(null)} />}
    </PageLayout>
  );
}
