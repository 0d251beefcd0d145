import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { type AuditEntry, auditQuery } from '../../api/admin.ts';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { tabular } from '../../ui/theme/token.ts';
import { actorAndAddress, auditActionText, auditDetails } from './auditLabels.ts';
import { ConsoleList, ConsoleRows, ConsoleRowTitle, RowDetail, RowFacts } from './ConsoleList.tsx';
import { useMoment } from './console.ts';
import { ChoiceFilter, FilterRow } from './Filter.tsx';
import { useFilters } from './useFilters.ts';

const Line = styled('li')({
  '@media (min-width:900px)': { gridTemplateColumns: '200px minmax(0, 1fr)' },
});
const When = styled(RowDetail)({ ...tabular });

const kinds: Record<AuditEntry['subject_kind'], string> = {
  company: 'Companies',
  user: 'People',
  invitation: 'Invitations',
  tenant: 'Tenant',
  job: 'Jobs',
  message: 'Messages',
  course: 'Courses',
  service_provider: 'Service providers',
  question: 'Questions',
  reference_row: 'Reference lists',
  address: 'Addresses without an account',
};

// Decisions come first by default, because sign-ins would soon hide them.
const categories: Record<AuditEntry['category'] | 'all', string> = {
  decision: 'Decisions and content',
  sign_in: 'Signing in',
  account: 'Changes of accounts',
  reading: 'What operators viewed',
  all: 'Everything',
};

export function AuditPage() {
  usePageTitle('Audit log');
  const moment = useMoment();
  const filters = useFilters();
  const kind = filters.one('subject_kind', Object.keys(kinds) as AuditEntry['subject_kind'][]);
  const selected = filters.one('category', Object.keys(categories) as (keyof typeof categories)[]);
  const category = selected ?? 'decision';
  const query = useQuery(
    auditQuery({
      ...(category !== 'all' && { category }),
      ...(kind && { subject_kind: kind }),
      ...filters.page,
    }),
  );
  return (
    <PageLayout title="Audit log" lead="Who did what, newest first. Entries can’t be changed.">
      <FilterRow>
        <ChoiceFilter filters={filters} name="category" label="Kind" options={categories} />
        <ChoiceFilter filters={filters} name="subject_kind" label="About" every="All" options={kinds} />
      </FilterRow>
      <ConsoleList
        query={query}
        filters={filters}
        words={['entry', 'entries']}
        isFiltered={kind !== undefined || selected !== undefined}
        empty={
          kind || selected
            ? { title: 'No entries of this kind yet', text: 'Choose a different kind, or view everything.' }
            : { title: 'No decisions yet', text: 'Decisions will appear here.' }
        }
      >
        {(entries) => (
          <ConsoleRows data-dense>
            {entries.map((entry) => (
              <Line key={entry.id}>
                <When>
                  <time dateTime={entry.at}>{moment(entry.at)}</time>
                </When>
                <RowFacts>
                  <ConsoleRowTitle>{`${auditActionText(entry.action)}: ${entry.subject}`}</ConsoleRowTitle>
                  {auditDetails(entry).map((detail) => (
                    <p key={detail}>{detail}</p>
                  ))}
                  <RowDetail>{actorAndAddress(entry, moment)}</RowDetail>
                </RowFacts>
              </Line>
            ))}
          </ConsoleRows>
        )}
      </ConsoleList>
    </PageLayout>
  );
}
