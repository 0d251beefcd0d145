import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { type OutgoingMail, outboxQuery } from '../../api/admin.ts';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { StatusChip } from '../../ui/route/StatusChip.tsx';
import { token } from '../../ui/theme/token.ts';
import { ConsoleList, ConsoleRows, ConsoleRowTitle, RowDetail, RowFacts } from './ConsoleList.tsx';
import type { StatusWords } from './companyFacts.ts';
import { useMoment } from './console.ts';
import { ChoiceFilter, FilterRow } from './Filter.tsx';
import { useFilters } from './useFilters.ts';

const Line = styled('li')({
  '@media (min-width:900px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
const Failure = styled('p')({ fontSize: '0.875rem', lineHeight: '20px', color: token.error });

const states: Record<OutgoingMail['state'], StatusWords> = {
  scheduled: { mark: 'ahead', state: 'Scheduled' },
  queued: { mark: 'ahead', state: 'Queued' },
  sending: { mark: 'here', state: 'Being sent' },
  sent: { mark: 'passed', state: 'Sent' },
  failed: { mark: 'late', state: 'Failed' },
  cancelled: { mark: 'skipped', state: 'Withdrawn, not sent' },
};

const attempts = (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`);

export function OutboxPage() {
  usePageTitle('Outbox');
  const moment = useMoment();
  const filters = useFilters();
  const state = filters.one('state', Object.keys(states) as OutgoingMail['state'][]);
  const query = useQuery(outboxQuery({ ...(state && { state }), ...filters.page }));
  const momentsOf = (mail: OutgoingMail) =>
    [
      `written ${moment(mail.created_at)}`,
      mail.sent_at && `sent ${moment(mail.sent_at)}`,
      mail.next_attempt_at && mail.state !== 'scheduled' && `next attempt ${moment(mail.next_attempt_at)}`,
      mail.attempts > 0 && attempts(mail.attempts),
    ]
      .filter(Boolean)
      .join(' · ');
  const chipOf = ({ state, next_attempt_at: at }: OutgoingMail) =>
    state === 'scheduled' && at
      ? { ...states.scheduled, state: `Scheduled for ${moment(at)}` }
      : states[state];
  return (
    <PageLayout title="Outbox" lead="Every email written here and how far it got, newest first.">
      <FilterRow>
        <ChoiceFilter
          filters={filters}
          name="state"
          label="State"
          every="All"
          options={Object.fromEntries(Object.entries(states).map(([state, words]) => [state, words.state]))}
        />
      </FilterRow>
      <ConsoleList
        query={query}
        filters={filters}
        words={['email', 'emails']}
        isFiltered={state !== undefined}
        empty={
          state
            ? { title: 'No emails match', text: 'Choose a different status.' }
            : { title: 'No emails yet', text: 'Emails appear here as soon as they’re created.' }
        }
      >
        {(mails) => (
          <ConsoleRows data-dense>
            {mails.map((mail) => (
              <Line key={mail.id}>
                <RowFacts>
                  <ConsoleRowTitle>{mail.subject}</ConsoleRowTitle>
                  <RowDetail>{`To ${mail.to}`}</RowDetail>
                  <RowDetail>{momentsOf(mail)}</RowDetail>
                  {mail.last_error && <Failure>{`Last failure: ${mail.last_error}`}</Failure>}
                </RowFacts>
                <div>
                  <StatusChip {...chipOf(mail)} />
                </div>
              </Line>
            ))}
          </ConsoleRows>
        )}
      </ConsoleList>
    </PageLayout>
  );
}
