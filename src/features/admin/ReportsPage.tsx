import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { decideJobReports, type ReportedJob, reportsQuery } from '../../api/admin.ts';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { StatusChip } from '../../ui/route/StatusChip.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { hidden, token } from '../../ui/theme/token.ts';
import { ConsoleList, ConsoleRows, ConsoleRowTitle, RowDetail } from './ConsoleList.tsx';
import type { StatusWords } from './companyFacts.ts';
import { useMoment } from './console.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { ReportMove } from './decisions.ts';
import { ChoiceFilter, FilterRow } from './Filter.tsx';
import { useFilters } from './useFilters.ts';

type Report = ReportedJob['reports'][number];

const Line = styled('li')({
  '@media (min-width:900px)': { gridTemplateColumns: '1fr 180px 240px', alignItems: 'start' },
});
const Reasons = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gap: 12,
  marginTop: 12,
  maxWidth: '66ch',
  '& > li': { paddingLeft: 12, borderLeft: `3px solid ${token.line}` },
  '& p': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

const statuses = { open: 'Waiting for a decision', all: 'All', dismissed: 'Dismissed', upheld: 'Upheld' };

const reasons: Record<Report['reason'], string> = {
  scam: 'It looks like a scam',
  discriminatory: 'It discriminates unfairly',
  closed: 'It’s been filled or is no longer open',
  misleading: 'It’s inaccurate or misleading',
  other: 'Something else',
};

const jobStatuses: Record<ReportedJob['job']['status'], StatusWords> = {
  draft: { mark: 'ahead', state: 'Draft' },
  published: { mark: 'passed', state: 'Published' },
  paused: { mark: 'due', state: 'Paused' },
  closed: { mark: 'ended', state: 'Closed' },
  expired: { mark: 'ended', state: 'Expired' },
  removed: { mark: 'late', state: 'Taken down' },
};

const consequences: Record<ReportMove, string> = {
  dismiss: 'The job stays as it is. We won’t tell the company.',
  remove:
    'Nobody will be able to find the job. We’ll tell its recruiter and applicants. You can’t undo this.',
};

const people = (count: number) => (count === 1 ? 'One person' : `${count} people`);

const fateOf = ({ status, decided_at }: Report, moment: (at: string) => string) =>
  decided_at && ` · ${status === 'upheld' ? 'upheld' : 'dismissed'} ${moment(decided_at)}`;

export function ReportsPage() {
  usePageTitle('Reported jobs');
  const filters = useFilters();
  const [request, setRequest] = useState<{ given: ReportedJob; move: ReportMove } | null>(null);
  const selected = filters.one('status', ['all', 'dismissed', 'upheld'] as const);
  const query = useQuery(
    reportsQuery({ ...(selected === 'all' ? {} : { status: selected ?? 'open' }), ...filters.page }),
  );
  return (
    <PageLayout title="Reported jobs" lead="Jobs that people have reported. Check the job, then decide.">
      <FilterRow>
        <ChoiceFilter filters={filters} name="status" label="Reports" options={statuses} />
      </FilterRow>
      <ConsoleList
        query={query}
        filters={filters}
        words={['job', 'jobs']}
        isFiltered={selected !== undefined}
        empty={
          selected
            ? { title: 'No reports match', text: 'Choose a different filter.' }
            : { title: 'No reports waiting', text: 'Reported jobs appear here.' }
        }
      >
        {(rows) => (
          <ConsoleRows>
            {rows.map((reported) => (
              <ReportedJobRow
                key={reported.job.id}
                reported={reported}
                onDecide={(move) => setRequest({ given: reported, move })}
              />
            ))}
          </ConsoleRows>
        )}
      </ConsoleList>
      {request && (
        <ReportDecision reported={request.given} move={request.move} onClose={() => setRequest(null)} />
      )}
    </PageLayout>
  );
}

type ReportedJobRowProps = { reported: ReportedJob; onDecide: (move: ReportMove) => void };

function ReportedJobRow({ reported: { job, count, reports }, onDecide }: ReportedJobRowProps) {
  return (
    <Line>
      <div>
        <ConsoleRowTitle>{job.title}</ConsoleRowTitle>
        <RowDetail>{`${job.company.name} · reported by ${people(count).toLowerCase()}`}</RowDetail>
        <ReportList job={job} reports={reports} />
        {count > reports.length && <RowDetail>{`and ${count - reports.length} more`}</RowDetail>}
        {job.status !== 'removed' && job.status !== 'draft' && (
          <p style={{ marginTop: 12 }}>
            <TextLink to={`/jobs/${job.id}`}>
              View job<span style={hidden}>{` ${job.title}`}</span>
            </TextLink>
          </p>
        )}
      </div>
      <div>
        <StatusChip {...jobStatuses[job.status]} />
      </div>
      {reports.some(({ status }) => status === 'open') && (
        <DecisionButtons moves={['dismiss', 'remove'] as const} name={job.title} onDecide={onDecide} />
      )}
    </Line>
  );
}

function ReportList({ job, reports }: Pick<ReportedJob, 'job' | 'reports'>) {
  const moment = useMoment();
  return (
    <Reasons aria-label={`Reports about ${job.title}`}>
      {reports.map((report) => (
        <li key={report.id}>
          <p>{reasons[report.reason]}</p>
          {report.text && <p>{report.text}</p>}
          <RowDetail>
            {moment(report.created_at)}
            {fateOf(report, moment)}
          </RowDetail>
        </li>
      ))}
    </Reasons>
  );
}

type ReportDecisionProps = { reported: ReportedJob; move: ReportMove; onClose: () => void };

const ReportDecision = ({ reported: { job, reports }, move, onClose }: ReportDecisionProps) => (
  <DecisionDialog
    move={move}
    name={job.title}
    consequence={consequences[move]}
    text={{
      hint:
        move === 'remove'
          ? 'Its recruiter will see this. It’s added to the audit log.'
          : 'It’s added to the audit log.',
      limit: 1000,
      required: true,
    }}
    send={({ text }) =>
      decideJobReports(job.id, {
        ...{ decision: move, text },
        seen_until: reports[0]?.created_at ?? new Date(0).toISOString(),
      })
    }
    onClose={onClose}
  />
);
