import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Applicant, StageCounts } from '../../../api/applicants.ts';
import type { JobStatus } from '../../../api/jobs.ts';
import { ListState } from '../../../ui/feedback/ListState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { without, withPage } from '../../../ui/filter/address.ts';
import { later } from '../../../ui/later.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Row } from '../../../ui/Row.tsx';
import { useAddressQuery } from '../../../ui/route/useAddressQuery.ts';
import { hidden } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { FindApplicants } from '../jobs/FindApplicants.tsx';
import { ApplicantFilters } from './ApplicantFilters.tsx';
import { ApplicantRows } from './ApplicantRows.tsx';
import { hiddenColumnsIn, withHiddenColumns } from './columns.ts';
import { ExportButton } from './ExportButton.tsx';
import {
  type ApplicantSearch,
  countApplicantFilters,
  parseApplicantSearch,
  withApplicantFilter,
  withoutApplicantFilters,
  withView,
} from './filter.ts';
import { withSavedView } from './viewAddress.ts';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
  '& > h2': typography.h2,
});

const Board = later(async () => (await import('./board/Board.tsx')).Board);

interface Page {
  data: Applicant[];
  meta: { current_page: number; last_page: number; total: number; stages: StageCounts };
}

const nobody: Record<JobStatus, string> = {
  draft: 'Publish the job so that veterans can apply.',
  published: 'We’ll tell you as soon as someone does.',
  paused: 'This job is paused. Nobody can find it until you publish it again.',
  closed: 'This job is closed to applications.',
  removed: 'This job was taken down and is closed to applications.',
  expired: 'The closing date has passed. To continue, reopen the job with a new date.',
};

const nobodyText = (status: JobStatus, isHiringManager: boolean): string => {
  if (!isHiringManager) return nobody[status];
  return ['closed', 'removed', 'expired'].includes(status)
    ? 'This job is closed to applications.'
    : 'You’ll find applicants here once they’ve applied.';
};

type ApplicantsProps = {
  jobId: number;
  title: string;
  status: JobStatus;
  /** Whether the job has questions whose answers are marked. */
  expectsAnswers: boolean;
  userId: number;
  /** Who reads and rates applicants, but moves, writes to and exports nobody. */
  isHiringManager: boolean;
  list: UseQueryResult<Page>;
};

export function Applicants({
  jobId,
  title,
  status,
  expectsAnswers,
  userId,
  isHiringManager,
  list,
}: ApplicantsProps) {
  const { data } = list;
  const [query, setQuery] = useAddressQuery();
  const search = shownSearch(query);
  const { isBoard } = search;
  const clear = () => setQuery(withoutApplicantFilters);
  const total = data?.meta.total ?? 0;
  const all = data ? Object.values(data.meta.stages).reduce((sum, count) => sum + count, 0) : 0;
  const isFiltered = countApplicantFilters(search) > 0;
  return (
    <section aria-labelledby="applicants">
      <Head>
        <h2 id="applicants">Applicants</h2>
        {all > 0 && (
          <Row gap="sm">
            <Views isBoard={isBoard} query={query} />
            {!isHiringManager && <ExportButton jobId={jobId} />}
          </Row>
        )}
      </Head>
      {(all > 0 || isFiltered) && (
        <ApplicantFilters
          jobId={jobId}
          isHiringManager={isHiringManager}
          search={search}
          counts={data?.meta.stages}
          total={total}
          expectsAnswers={expectsAnswers}
          userId={userId}
          hidden={hiddenColumnsIn(query)}
          query={query}
          onView={(filter) => setQuery((before) => withSavedView(before, filter))}
          onHide={(columns) => setQuery((before) => withHiddenColumns(before, columns))}
          onSet={(name, value) => setQuery((before) => withApplicantFilter(before, name, value))}
          onClear={clear}
        />
      )}
      <ListState list={list} what="The applicants" label="Loading the applicants" level={3} />
      <p role="status" style={hidden}>
        {data && !isBoard && (total === 1 ? '1 person' : `${total} people`)}
      </p>
      {data && (isBoard ? all : total) === 0 && (
        <Notice
          kind={isFiltered ? 'emptyFilters' : 'emptyFirst'}
          level={3}
          title={isFiltered ? 'No one matches all of these filters' : 'Nobody has applied yet'}
        >
          {isFiltered ? 'Remove a filter, or clear them all.' : nobodyText(status, isHiringManager)}
        </Notice>
      )}
      {data && all === 0 && !isFiltered && status === 'published' && !isHiringManager && (
        <FindApplicants id={jobId} title={title} as="h3" />
      )}
      {data && all > 0 && isBoard && (
        <Suspense fallback={null}>
          <Board jobId={jobId} counts={data.meta.stages} />
        </Suspense>
      )}
      {data && all > 0 && !isBoard && (
        // Columns change nothing of the selection.
        <ApplicantRows
          key={String(without(query, ['hide']))}
          jobId={jobId}
          applicants={data.data}
          isHiringManager={isHiringManager}
        />
      )}
      {data && !isBoard && <Pager meta={data.meta} addressOf={(page) => `?${withPage(query, page)}`} />}
    </section>
  );
}

function shownSearch(query: URLSearchParams): ApplicantSearch {
  const search = parseApplicantSearch(query);
  return search.isBoard ? { ...search, stage: undefined } : search;
}

type ViewsProps = { isBoard: boolean; query: URLSearchParams };

const Views = ({ isBoard, query }: ViewsProps) => (
  <nav aria-label="Show applicants as" style={{ display: 'flex', gap: 8 }}>
    {(['list', 'board'] as const).map((view) => (
      <Button
        key={view}
        size="sm"
        variant={(view === 'board') === isBoard ? 'soft' : 'plain'}
        color="neutral"
        component={Link}
        to={`?${withView(query, view)}`}
        aria-current={(view === 'board') === isBoard ? 'page' : undefined}
      >
        {view === 'board' ? 'Board' : 'List'}
      </Button>
    ))}
  </nav>
);
