import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type RecruiterJob, recruiterJobsQuery } from '../../../api/jobs.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { FilterChips } from '../../../ui/filter/FilterChips.tsx';
import { WordSearch } from '../../../ui/filter/WordSearch.tsx';
import { HeaderTabs } from '../../../ui/layout/HeaderTabs.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { token } from '../../../ui/theme/token.ts';
import { JobLine } from './JobLine.tsx';
import { type JobAction, MoveDialog } from './MoveDialog.tsx';
import { countIn, type JobTab, parseJobTab, tabs } from './postedJobText.ts';

const Tabs = styled('div')({
  display: 'flex',
  marginBottom: 24,
  borderBottom: `1px solid ${token.line}`,
  overflowX: 'auto',
  '& a': { whiteSpace: 'nowrap' },
});
const Search = styled('div')({ display: 'grid', gap: 12, maxWidth: 480, marginBottom: 16 });
const List = styled('ul')({ listStyle: 'none', borderTop: `1px solid ${token.line}` });

const create = '/recruiter/create-job';

const nothing: Record<JobTab, { title: string; text: string }> = {
  open: { title: 'You have no open jobs', text: 'Create one in four short steps. We save it as you type.' },
  drafts: { title: 'No drafts', text: 'Jobs you start but don’t publish are saved here.' },
  ended: {
    title: 'No jobs have ended yet',
    text: 'You’ll find closed and expired jobs here, with their applicants.',
  },
};

export function HiringJobsPage({ tenant }: { tenant: Tenant }) {
  usePageTitle('Jobs');
  const [query, setQuery] = useSearchParams();
  const tab = parseJobTab(query);
  const word = query.get('search')?.slice(0, 60) ?? '';
  const page = Number(query.get('page'));
  const { data, error, refetch } = useQuery(
    recruiterJobsQuery({
      status: [...tabs[tab].statuses],
      ...(word && { search: word }),
      ...(Number.isInteger(page) && page > 1 && page <= 500 && { page }),
    }),
  );
  const [moving, setMoving] = useState<{ job: RecruiterJob; move: JobAction } | null>(null);
  const look = (search: string) => {
    const next = new URLSearchParams(query);
    next.delete('page');
    if (search) next.set('search', search);
    else next.delete('search');
    setQuery(next, { replace: true });
  };
  const addressOf = (number: number) => {
    const next = new URLSearchParams(query);
    next.set('page', String(number));
    return `?${next}`;
  };
  const createButton = (
    <Button component={Link} to={create} startDecorator={<Plus size={20} aria-hidden="true" />}>
      Create a job
    </Button>
  );
  return (
    <PageLayout title="Jobs" actions={createButton}>
      <Tabs>
        <HeaderTabs
          label="Jobs by status"
          tabs={(Object.keys(tabs) as JobTab[]).map((name) => ({
            label: data ? `${tabs[name].label} (${countIn(data.meta.by_status, name)})` : tabs[name].label,
            current: name === tab,
            component: Link,
            to: `/recruiter/jobs?tab=${name}`,
          }))}
        />
      </Tabs>
      <Search>
        <WordSearch label="Search by job title" onText={look} />
        <FilterChips
          chosen={word ? [{ key: word, label: word, onRemove: () => look('') }] : []}
          onClear={() => look('')}
        />
      </Search>
      {error && !data && (
        <NotLoaded what="Your jobs" onRetry={refetch}>
          {error.message}
        </NotLoaded>
      )}
      {error && data && (
        <InlineAlert kind="error">{`We couldn’t update this list. ${error.message}`}</InlineAlert>
      )}
      {!data && !error && (
        <Waiting label="Loading your jobs">
          <SkeletonRows count={4} />
        </Waiting>
      )}
      {data?.data.length === 0 && (
        <Notice
          kind={word ? 'emptyFilters' : 'emptyFirst'}
          title={word ? `No jobs match “${word}”` : nothing[tab].title}
        >
          {word ? 'Try a different word, or look in another tab.' : nothing[tab].text}
        </Notice>
      )}
      {data && data.data.length > 0 && (
        <List aria-label="Jobs">
          {data.data.map((job) => (
            <JobLine
              key={job.id}
              job={job}
              locale={tenant.locale}
              onMove={(move) => setMoving({ job, move })}
            />
          ))}
        </List>
      )}
      {data && <Pager meta={data.meta} addressOf={addressOf} />}
      {moving && <MoveDialog {...moving} onClose={() => setMoving(null)} />}
    </PageLayout>
  );
}
