import styled from '@emotion/styled';
import { token } from '../../ui/theme/token.ts';
import { RowDetail } from './ConsoleList.tsx';
import { useMoment } from './console.ts';

/** A row of the console with what was reported, its state and the decision. */
export const ReportedRow = styled('li')({
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

export const reportStatuses = {
  open: 'Waiting for a decision',
  all: 'All',
  dismissed: 'Dismissed',
  upheld: 'Upheld',
};

export const reportedBy = (count: number) => `reported by ${count === 1 ? 'one person' : `${count} people`}`;

interface Report<Reason extends string> {
  id: number;
  reason: Reason;
  text: string | null;
  created_at: string;
  status: 'open' | 'dismissed' | 'upheld';
  decided_at: string | null;
}

type ReportListProps<Reason extends string> = {
  /** What was reported, for screen readers. */
  about: string;
  reports: readonly Report<Reason>[];
  reasons: Record<Reason, string>;
  /** How many people reported it; the list may have only the latest. */
  count: number;
};

export function ReportList<Reason extends string>({
  about,
  reports,
  reasons,
  count,
}: ReportListProps<Reason>) {
  const moment = useMoment();
  const fate = ({ status, decided_at }: Report<Reason>) =>
    decided_at && ` · ${status === 'upheld' ? 'upheld' : 'dismissed'} ${moment(decided_at)}`;
  return (
    <>
      <Reasons aria-label={`Reports about ${about}`}>
        {reports.map((report) => (
          <li key={report.id}>
            <p>{reasons[report.reason]}</p>
            {report.text && <p>{report.text}</p>}
            <RowDetail>
              {moment(report.created_at)}
              {fate(report)}
            </RowDetail>
          </li>
        ))}
      </Reasons>
      {count > reports.length && <RowDetail>{`and ${count - reports.length} more`}</RowDetail>}
    </>
  );
}
