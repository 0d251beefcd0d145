import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Candidate, candidatesQuery } from '../../../api/candidates.ts';
import { type Job, jobQuery } from '../../../api/jobs.ts';
import { citiesNamedQuery } from '../../../api/reference.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { ListState } from '../../../ui/feedback/ListState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { withPage, withValues } from '../../../ui/filter/address.ts';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { FilterChips } from '../../../ui/filter/FilterChips.tsx';
import { useWordSearch, WordSearch } from '../../../ui/filter/WordSearch.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { List } from '../../../ui/List.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { useAddressQuery } from '../../../ui/route/useAddressQuery.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { hidden, token } from '../../../ui/theme/token.ts';
import { CandidateLine } from './CandidateLine.tsx';
import { candidateFilterChips, candidateFilters, type SetFilter } from './candidateFilters.tsx';
import { candidatesTitle, peopleText } from './candidateText.ts';
import { contactView } from './contactView.ts';
import {
  type CandidateSearch,
  candidateSortings,
  countCandidateFilters,
  parseCandidateSearch,
  toCandidateFilter,
  withoutCandidateFilters,
} from './filter.ts';
import { InviteDialog } from './InviteDialog.tsx';

const Sort = styled('div')({ width: 208 });

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
  const [query, setQuery] = useAddressQuery();
  const search = parseCandidateSearch(query);
  const list = useQuery(candidatesQuery(toCandidateFilter(search)));
  const { data, isPlaceholderData } = list;
  const { data: job } = useQuery({ ...jobQuery(search.job_id ?? 0), enabled: search.job_id !== undefined });
  const [invited, setInvited] = useState<Candidate | null>(null);
  const set: SetFilter = (name, ...values) => setQuery((before) => withValues(before, name, values));
  const clear = () => setQuery(withoutCandidateFilters);
  const total = data?.meta.total ?? 0;
  const people = peopleText(total, tenant.locale);
  return (
    <PageLayout
      title={data ? candidatesTitle(people, job) : 'Candidates'}
      lead={search.job_id ? advice : 'Choose a job to see how well each person matches it, and why.'}
      actions={<Sorting search={search} set={set} />}
    >
      <CandidateControls {...{ search, set, clear, tenant, job, people }} />
      <ListState list={list} what="The candidates" label="Loading candidates" rows={6} />
      {data && leftOut[data.meta.anonymous] && <LeftOut>{leftOut[data.meta.anonymous]}</LeftOut>}
      {data?.meta.corrected && <LeftOut>Showing results for “{data.meta.corrected}”.</LeftOut>}
      <p role="status" style={hidden}>
        {data && !isPlaceholderData && people}
      </p>
      {data && total === 0 && <NoCandidates isFiltered={countCandidateFilters(search) > 0} onClear={clear} />}
      {data && data.data.length > 0 && (
        <Candidates
          candidates={data.data}
          jobId={search.job_id}
          locale={tenant.locale}
          onInvite={setInvited}
        />
      )}
      {data && <Pager meta={data.meta} addressOf={(page) => `?${withPage(query, page)}`} />}
      {invited && <InviteDialog candidate={invited} jobId={search.job_id} onClose={() => setInvited(null)} />}
    </PageLayout>
  );
}

type SettingProps = { search: CandidateSearch; set: SetFilter };

const Sorting = ({ search, set }: SettingProps) => (
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
);

type CandidateControlsProps = SettingProps & {
  clear: () => void;
  tenant: Tenant;
  job: Job | undefined;
  people: string;
};

function CandidateControls({ search, set, clear, tenant, job, people }: CandidateControlsProps) {
  const { data: towns = [] } = useQuery(citiesNamedQuery(search.city));
  const typing = useWordSearch(search.search, (words) => set('search', ...words));
  return (
    <Stack gap="md" mb="2xl">
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
        count={countCandidateFilters(search)}
        show={`Show ${people}`}
        onClear={clear}
      />
      <FilterChips
        chosen={candidateFilterChips(search, set, { words: typing.pills, towns })}
        onClear={clear}
      />
    </Stack>
  );
}

const NoCandidates = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <Notice
      kind="emptyFilters"
      title="No one matches all of these filters"
      actions={<Button onClick={onClear}>Clear all</Button>}
    >
      Remove a filter, or clear them all.
    </Notice>
  ) : (
    <Notice kind="emptyFirst" title="No candidates are visible at the moment">
      Veterans choose whether employers can find them. Check back in a few days.
    </Notice>
  );

type CandidatesProps = {
  candidates: readonly Candidate[];
  jobId: number | undefined;
  locale: string;
  onInvite: (candidate: Candidate) => void;
};

function Candidates({ candidates, jobId, locale, onInvite }: CandidatesProps) {
  const lines = candidates.map((candidate) => ({
    candidate,
    contact: contactView(candidate, { jobId, locale }),
  }));
  const first = lines.find(({ contact }) => contact.invite?.isFirst);
  return (
    <List lines aria-label="Candidates">
      {lines.map((line) => (
        <CandidateLine
          {...line}
          key={line.candidate.id}
          jobId={jobId}
          isFirst={line === first}
          onInvite={() => onInvite(line.candidate)}
        />
      ))}
    </List>
  );
}
