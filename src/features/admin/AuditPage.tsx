import { styled } from '@mui/joy/styles';
import { useQuery } from '@tanstack/react-query';
import { type AuditEntry, auditQuery } from '../../api/admin.ts';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { tabular } from '../../ui/theme/token.ts';
import { actionWords, detailsOf } from './auditWords.ts';
import { DeskList, Rows, RowTitle, Small } from './DeskList.tsx';
import { useMoment } from './desk.ts';
import { ChoiceFilter, FilterRow } from './Filter.tsx';
import { useFilters } from './useFilters.ts';

const Line = styled('li')({
  '@media (min-width:900px)': { gridTemplateColumns: '200px 1fr' },
});
const When = styled(Small)({ ...tabular });

const kinds: Record<AuditEntry['subject_kind'], string> = {
  company: 'Companies',
  user: 'People',
  invitation: 'Invitations',
  tenant: 'The tenant',
  job: 'Jobs',
  course: 'Courses',
  service_provider: 'Service providers',
  question: 'Questions',
  reference_row: 'Reference lists',
};

/** Who did what to whom, the newest first; nothing here can be changed. */
export function AuditPage() {
  usePageTitle('Audit log');
  const moment = useMoment();
  const filters = useFilters();
  const kind = filters.one('subject_kind', Object.keys(kinds) as AuditEntry['subject_kind'][]);
  const query = useQuery(auditQuery({ ...(kind && { subject_kind: kind }), ...filters.page }));
  return (
    <PageLayout title="Audit log" lead="Who did what, the newest first. Nothing here can be changed.">
      <FilterRow>
        <ChoiceFilter
          filters={filters}
          name="subject_kind"
          label="About"
          every="Everything"
          options={kinds}
        />
      </FilterRow>
      <DeskList
        query={query}
        filters={filters}
        words={['entry', 'entries']}
        isFiltered={kind !== undefined}
        empty={{
          title: kind ? 'Nothing was done there yet' : 'Nothing was done yet',
          text: 'Each decision stands here as soon as it is made.',
        }}
      >
        {(entries) => (
          <Rows>
            {entries.map((entry) => (
              <Line key={entry.id}>
                <When>
                  <time dateTime={entry.at}>{moment(entry.at)}</time>
                </When>
                <div>
                  <RowTitle>{`${actionWords(entry.action)}: ${entry.subject}`}</RowTitle>
                  {detailsOf(entry).map((detail) => (
                    <p key={detail}>{detail}</p>
                  ))}
                  <Small>{entry.actor}</Small>
                </div>
              </Line>
            ))}
          </Rows>
        )}
      </DeskList>
    </PageLayout>
  );
}
