import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { decideMessageReports, messageReportsQuery, type ReportedMessage } from '../../api/messageReports.ts';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { StatusChip } from '../../ui/route/StatusChip.tsx';
import { ConsoleList, ConsoleRows, ConsoleRowTitle, RowDetail } from './ConsoleList.tsx';
import { useMoment } from './console.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { MessageMove } from './decisions.ts';
import { ChoiceFilter, FilterRow } from './Filter.tsx';
import { ReportedRow, ReportList, reportedBy, reportStatuses } from './ReportList.tsx';
import { useFilters } from './useFilters.ts';

const Text = styled('blockquote')({
  margin: '12px 0 0',
  maxWidth: '66ch',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

const reasons: Record<ReportedMessage['reports'][number]['reason'], string> = {
  abusive: 'It’s abusive or threatening',
  discriminatory: 'It discriminates unfairly',
  scam: 'It looks like a scam',
  spam: 'It’s spam',
  other: 'Something else',
};

const consequences: Record<MessageMove, string> = {
  dismiss: 'The message stays as it is. We won’t tell anyone.',
  hide: 'Neither side will be able to read the message. You can’t undo this.',
};

const titleOf = ({ sender }: ReportedMessage['message']) => `the message from ${sender}`;

export function MessageReportsPage() {
  usePageTitle('Reported messages');
  const filters = useFilters();
  const [request, setRequest] = useState<{ reported: ReportedMessage; move: MessageMove } | null>(null);
  const selected = filters.one('status', ['all', 'dismissed', 'upheld'] as const);
  const query = useQuery(
    messageReportsQuery({ ...(selected === 'all' ? {} : { status: selected ?? 'open' }), ...filters.page }),
  );
  return (
    <PageLayout title="Reported messages" lead="Messages that people have reported. Read them, then decide.">
      <FilterRow>
        <ChoiceFilter filters={filters} name="status" label="Reports" options={reportStatuses} />
      </FilterRow>
      <ConsoleList
        query={query}
        filters={filters}
        words={['message', 'messages']}
        isFiltered={selected !== undefined}
        empty={
          selected
            ? { title: 'No reports match', text: 'Choose a different filter.' }
            : { title: 'No reports waiting', text: 'Reported messages appear here.' }
        }
      >
        {(rows) => (
          <ConsoleRows>
            {rows.map((reported) => (
              <ReportedMessageRow
                key={reported.message.id}
                reported={reported}
                onDecide={(move) => setRequest({ reported, move })}
              />
            ))}
          </ConsoleRows>
        )}
      </ConsoleList>
      {request && (
        <MessageDecisionDialog
          reported={request.reported}
          move={request.move}
          onClose={() => setRequest(null)}
        />
      )}
    </PageLayout>
  );
}

type ReportedMessageRowProps = { reported: ReportedMessage; onDecide: (move: MessageMove) => void };

function ReportedMessageRow({ reported: { message, count, reports }, onDecide }: ReportedMessageRowProps) {
  const moment = useMoment();
  const { text, from, sender, created_at, company, job_title, hidden_at, attachments } = message;
  const writer = from === 'veteran' ? 'Applicant' : `Recruiter at ${company.name}`;
  return (
    <ReportedRow>
      <div>
        <ConsoleRowTitle>{sender}</ConsoleRowTitle>
        <RowDetail>{`${writer} · ${job_title} · ${moment(created_at)} · ${reportedBy(count)}`}</RowDetail>
        <Text>{text}</Text>
        {attachments.length > 0 && (
          <RowDetail>{`Files, which only they can open: ${attachments.join(', ')}`}</RowDetail>
        )}
        <ReportList about={titleOf(message)} reports={reports} reasons={reasons} count={count} />
      </div>
      <div>
        <StatusChip
          {...(hidden_at
            ? { mark: 'late' as const, state: 'Hidden' }
            : { mark: 'passed' as const, state: 'Visible' })}
        />
      </div>
      {reports.some(({ status }) => status === 'open') && (
        <DecisionButtons moves={['dismiss', 'hide'] as const} name={titleOf(message)} onDecide={onDecide} />
      )}
    </ReportedRow>
  );
}

type MessageDecisionDialogProps = { reported: ReportedMessage; move: MessageMove; onClose: () => void };

const MessageDecisionDialog = ({
  reported: { message, reports },
  move,
  onClose,
}: MessageDecisionDialogProps) => (
  <DecisionDialog
    move={move}
    name={titleOf(message)}
    consequence={consequences[move]}
    text={{ hint: 'Only operators see this. It’s added to the audit log.', limit: 1000, required: true }}
    send={({ text }) =>
      decideMessageReports(message.id, {
        decision: move,
        text,
        seen_until: reports[0]?.created_at ?? new Date(0).toISOString(),
      })
    }
    onClose={onClose}
  />
);
