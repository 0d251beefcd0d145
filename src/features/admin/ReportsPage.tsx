import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { decideJobReports, type ReportedJob, reportsQuery } from '../../api/admin.ts';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { StatusChip } from '../../ui/route/StatusChip.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { hidden } from '../../ui/theme/token.ts';
import { ConsoleList, ConsoleRows, ConsoleRowTitle, RowDetail } from './ConsoleList.tsx';
import type { StatusWords } from './companyFacts.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { ReportMove } from './decisions.ts';
import { ChoiceFilter, FilterRow } from './Filter.tsx';
import { ReportedRow, ReportList, reportedBy, reportStatuses } from './ReportList.tsx';
import { useFilters } from './useFilters.ts';

type Report = ReportedJob['reports'][number];

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
        <ChoiceFilter filters={filters} name="status" label="Reports" options={reportStatuses} />
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
    <ReportedRow>
      <div>
        <ConsoleRowTitle>{job.title}</ConsoleRowTitle>
        <RowDetail>{`${job.company.name} · ${reportedBy(count)}`}</RowDetail>
        <ReportList about={job.title} reports={reports} reasons={reasons} count={count} />
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
    </ReportedRow>
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
