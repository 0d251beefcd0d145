import styled from '@emotion/styled';
import type { RecruiterDashboard } from '../../../api/dashboard.ts';
import {
  days,
  longWait,
  stageWords,
  type WaitAge,
  waitAgeWords,
} from '../../../machines/applicationStages.ts';
import { Avatar } from '../../../ui/layout/Avatar.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { hidden } from '../../../ui/theme/token.ts';
import { DashboardHead, DashboardRows, DashboardTitle, DetailText, PlainText, Strong } from './parts.ts';

type Waiting = RecruiterDashboard['waiting'][number];

const Columns = styled(Stack)({
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  '& > :nth-child(3)': { gridColumn: 2, gridRow: 2, justifySelf: 'start' },
  '@media (min-width:600px)': {
    gridTemplateColumns: '36px minmax(0, 1fr) 170px 72px',
    '& > :nth-child(3)': { gridColumn: 3, gridRow: 1 },
  },
});
const Act = styled('p')({ justifySelf: 'end', fontSize: '0.9375rem' });

function Turn({ stage, days: waited }: Waiting) {
  if (stage === 'submitted' && waited <= longWait)
    return <StatusChip mark="here" state={stageWords.employer.submitted} turn="your turn" />;
  if (waited > longWait) return <StatusChip mark="due" state={`Waiting ${days(waited)}`} />;
  return <StatusChip mark="here" state={waited === 0 ? 'Waiting since today' : `Waiting ${days(waited)}`} />;
}

const oldestFirst: WaitAge[] = ['long', 'week', 'short'];

const Ages = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginBottom: 12,
  fontSize: '0.9375rem',
  lineHeight: '24px',
});

export function WaitingList({
  waiting,
  ages,
  all,
  documentName,
}: {
  waiting: readonly Waiting[];
  /** How many wait, by how long. */
  ages: Record<WaitAge, number>;
  /** The number of all who wait; the list has those who have waited longest. */
  all: number;
  documentName: string;
}) {
  return (
    <section aria-labelledby="waiting">
      <DashboardHead>
        <DashboardTitle id="waiting">Waiting for you</DashboardTitle>
        <TextLink to="/recruiter/jobs">View all jobs</TextLink>
      </DashboardHead>
      {all > 0 && (
        <Ages>
          {oldestFirst
            .filter((age) => ages[age] > 0)
            .map((age) => (
              <TextLink key={age} to={`/recruiter/jobs?wait=${age}`}>
                {`${waitAgeWords[age]}: ${ages[age]}`}
              </TextLink>
            ))}
        </Ages>
      )}
      {waiting.length === 0 ? (
        <PlainText>You’re all caught up. New applications will appear here.</PlainText>
      ) : (
        <DashboardRows>
          {waiting.map((applicant) => (
            <Columns as="li" gap="md" rowGap="sm" key={applicant.application_id}>
              <Avatar name={applicant.display_name} size={36} />
              <div>
                <Strong>{applicant.display_name}</Strong>
                <DetailText>{applicant.job.title}</DetailText>
              </div>
              <div>
                <Turn {...applicant} />
              </div>
              <Act>
                <TextLink to={`/recruiter/applications/${applicant.application_id}`}>
                  {applicant.stage === 'submitted' ? `Open ${documentName}` : 'Decide'}
                  <span style={hidden}>{` for ${applicant.display_name}`}</span>
                </TextLink>
              </Act>
            </Columns>
          ))}
        </DashboardRows>
      )}
      {all > waiting.length && (
        <PlainText
          style={{ marginTop: 12 }}
        >{`Showing the ${waiting.length} people who have waited longest, out of ${all}.`}</PlainText>
      )}
    </section>
  );
}
