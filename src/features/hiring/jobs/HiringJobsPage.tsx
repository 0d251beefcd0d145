import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type JobStatus, type RecruiterJob, recruiterJobsQuery } from '../../../api/jobs.ts';
import { isHiringManager, type User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { stageWords, waitAgeWords } from '../../../machines/applicationStages.ts';
import { weekText } from '../../../ui/calendar.ts';
import { ListState } from '../../../ui/feedback/ListState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { withPage, withValues } from '../../../ui/filter/address.ts';
import { FilterChips } from '../../../ui/filter/FilterChips.tsx';
import { WordSearch } from '../../../ui/filter/WordSearch.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { List } from '../../../ui/List.tsx';
import { HeaderTabs } from '../../../ui/layout/HeaderTabs.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { Row } from '../../../ui/Row.tsx';
import { useAddressQuery } from '../../../ui/route/useAddressQuery.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';
import { waitIn, weekIn } from '../applicants/filter.ts';
import { JobLine } from './JobLine.tsx';
import type { JobAction } from './jobActions.ts';
import { type JobSorting, jobSortings, parseJobSorting, withSorting } from './jobSorting.ts';
import { MoveDialog } from './MoveDialog.tsx';
import {
  countIn,
  everyPublishedStatus,
  type JobTab,
  parseJobTab,
  parseStage,
  tabs,
} from './postedJobText.ts';
import type { PeopleFilter } from './postedJobView.ts';

const Tabs = styled('div')({
  display: 'flex',
  marginBottom: 24,
  borderBottom: `1px solid ${token.line}`,
  overflowX: 'auto',
  '& a': { whiteSpace: 'nowrap' },
});

const create = '/recruiter/create-job';

const nothing: Record<JobTab, { title: string; text: string }> = {
  open: { title: 'You have no open jobs', text: 'Create one in four short steps. We save it as you type.' },
  drafts: { title: 'No drafts', text: 'Jobs you start but don’t publish are saved here.' },
  ended: {
    title: 'No jobs have ended yet',
    text: 'You’ll find closed and expired jobs here, with their applicants.',
  },
};

export function HiringJobsPage({ tenant, user }: { tenant: Tenant; user: User }) {
  usePageTitle('Jobs');
  const [query, setQuery] = useAddressQuery();
  const tab = parseJobTab(query);
  const word = query.get('search')?.slice(0, 60) ?? '';
  const page = Number(query.get('page'));
  const sorting = parseJobSorting(query);
  const people = { stage: parseStage(query), wait: waitIn(query), week: weekIn(query) };
  const { stage, wait, week } = people;
  const isOfPeople = Boolean(stage || wait || week);
  const list = useQuery(
    recruiterJobsQuery({
      status: isOfPeople ? everyPublishedStatus : [...tabs[tab].statuses],
      ...(stage && { stage }),
      ...(wait && { wait }),
      ...(week && { week }),
      ...(word && { search: word }),
      ...(sorting !== 'updated' && { sorted_by: sorting }),
      ...(Number.isInteger(page) && page > 1 && page <= 500 && { page }),
    }),
  );
  const { data } = list;
  const shown = { word, tab, ...people };
  const isManager = isHiringManager(user);
  const [moving, setMoving] = useState<{ job: RecruiterJob; move: JobAction } | null>(null);
  return (
    <PageLayout title="Jobs" actions={!isManager && createButton}>
      {isOfPeople ? (
        <OfPeople {...people} locale={tenant.locale} />
      ) : (
        <StatusTabs tab={tab} sorting={sorting} byStatus={data?.meta.by_status} />
      )}
      <ListControls
        {...{ word, sorting }}
        onWord={(typed) => setQuery((before) => withValues(before, 'search', typed ? [typed] : []))}
        onSort={(next) => setQuery((before) => withSorting(before, next))}
      />
      <ListState list={list} what="Your jobs" label="Loading your jobs" />
      {data?.data.length === 0 && (
        <Notice kind={word || isOfPeople ? 'emptyFilters' : 'emptyFirst'} title={emptyTitle(shown)}>
          {isManager && !word && !isOfPeople ? notAdded : emptyText(shown)}
        </Notice>
      )}
      {data && data.data.length > 0 && (
        <List lines aria-label="Jobs">
          {data.data.map((job) => (
            <JobLine
              key={job.id}
              job={job}
              people={people}
              locale={tenant.locale}
              onMove={isManager ? null : (move) => setMoving({ job, move })}
            />
          ))}
        </List>
      )}
      {data && <Pager meta={data.meta} addressOf={(number) => `?${withPage(query, number)}`} />}
      {moving && <MoveDialog {...moving} onClose={() => setMoving(null)} />}
    </PageLayout>
  );
}

const notAdded = 'A recruiter of your company adds you to the jobs whose applicants you’ll rate.';

interface Shown extends PeopleFilter {
  word: string;
  tab: JobTab;
}

function emptyTitle({ word, stage, wait, week, tab }: Shown) {
  if (word) return `No jobs match “${word}”`;
  if (wait) return 'Nobody has waited this long';
  if (week) return 'Nobody applied in this week';
  return stage ? 'Nobody is at this stage now' : nothing[tab].title;
}

function emptyText({ word, stage, wait, week, tab }: Shown) {
  if (stage || wait || week) return 'See all your jobs for where everyone is.';
  return word ? 'Try a different word, or look in another tab.' : nothing[tab].text;
}

/** In place of the tabs, because these people may be in jobs of any status. */
const OfPeople = ({ stage, wait, week, locale }: PeopleFilter & { locale: string }) => (
  <Row gap="lg" mb="xl" align="baseline">
    <Title level="h3" as="h2">
      {[
        stage && `Jobs with people at this stage: ${stageWords.employer[stage]}`,
        wait && `Jobs with people who wait for you: ${waitAgeWords[wait].toLowerCase()}`,
        week && `Jobs with people who applied in the ${weekText(week, locale)}`,
      ]
        .filter(Boolean)
        .join('. ')}
    </Title>
    <TextLink to="/recruiter/jobs">See all jobs</TextLink>
  </Row>
);

const createButton = (
  <Button component={Link} to={create} startDecorator={<Plus size={20} aria-hidden="true" />}>
    Create a job
  </Button>
);

type StatusTabsProps = { tab: JobTab; sorting: JobSorting; byStatus: Record<JobStatus, number> | undefined };

const StatusTabs = ({ tab, sorting, byStatus }: StatusTabsProps) => (
  <Tabs>
    <HeaderTabs
      label="Jobs by status"
      tabs={(Object.keys(tabs) as JobTab[]).map((name) => ({
        label: byStatus ? `${tabs[name].label} (${countIn(byStatus, name)})` : tabs[name].label,
        current: name === tab,
        component: Link,
        to: `/recruiter/jobs?${withSorting(new URLSearchParams({ tab: name }), sorting)}`,
      }))}
    />
  </Tabs>
);

const Sort = styled('div')({ width: 208 });

type ListControlsProps = {
  word: string;
  sorting: JobSorting;
  onWord: (word: string) => void;
  onSort: (sorting: string) => void;
};

const ListControls = ({ word, sorting, onWord, onSort }: ListControlsProps) => (
  <Stack gap="md" mb="lg">
    <Row gap="2xl" rowGap="md" align="end">
      <Stack grow={240} maxWidth={480}>
        <WordSearch label="Search by job title" onText={onWord} />
      </Stack>
      <Sort>
        <SelectField
          name="sorted_by"
          label="Sort by"
          value={sorting}
          options={Object.entries(jobSortings).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => onSort(target.value)}
        />
      </Sort>
    </Row>
    <FilterChips
      chosen={word ? [{ key: word, label: word, onRemove: () => onWord('') }] : []}
      onClear={() => onWord('')}
    />
  </Stack>
);
