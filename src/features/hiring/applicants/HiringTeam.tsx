import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/client.ts';
import {
  addHiringManager,
  hiringTeamQuery,
  removeHiringManager,
  type HiringTeam as Team,
} from '../../../api/jobs.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { List } from '../../../ui/List.tsx';
import { ListItem } from '../../../ui/ListItem.tsx';
import { Avatar } from '../../../ui/layout/Avatar.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';

const Section = styled('section')({
  display: 'grid',
  gap: 12,
  marginBottom: 40,
  '& > h2': typography.h2,
});
const Small = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });

type Member = Team['members'][number];
type Change = { person: Member; isAdded: boolean };

const refusalOf = (error: Error): string =>
  (error instanceof ApiError && error.errors?.user_id?.[0]) || error.message;

/** The hiring managers who may read and rate the applicants of a job. */
export function HiringTeam({ jobId }: { jobId: number }) {
  const { data: team, error, refetch } = useQuery(hiringTeamQuery(jobId));
  return (
    <Section aria-labelledby="hiring-team">
      <h2 id="hiring-team">Hiring team</h2>
      <Small>
        Hiring managers in this team can read and rate the applicants and write notes. They can’t move or
        message anyone.
      </Small>
      {!team && error && (
        <NotLoaded what="The hiring team" level={3} onRetry={() => void refetch()}>
          {error.message}
        </NotLoaded>
      )}
      {!team && !error && (
        <Waiting label="Loading the hiring team">
          <SkeletonRows count={1} />
        </Waiting>
      )}
      {team && <Members jobId={jobId} team={team} />}
    </Section>
  );
}

function useTeamChange(jobId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ person, isAdded }: Change) =>
      (isAdded ? addHiringManager : removeHiringManager)(jobId, person.id),
    onSuccess: async (team, { person, isAdded }) => {
      queries.setQueryData(hiringTeamQuery(jobId).queryKey, team);
      toast.success(
        isAdded ? `${person.name} is in the hiring team` : `${person.name} has left the hiring team`,
      );
      // Whom a note may mention, and who is assigned.
      await Promise.all(
        ['listColleagues', 'listJobApplications'].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      );
    },
    // A colleague may have changed the team, or the person’s role.
    onError: () => queries.invalidateQueries({ queryKey: hiringTeamQuery(jobId).queryKey }),
  });
}

function Members({ jobId, team }: { jobId: number; team: Team }) {
  const { mutate, isPending, variables, error } = useTeamChange(jobId);
  const { members, available, limit } = team;
  const isFull = members.length >= limit;
  const removing = isPending && !variables.isAdded ? variables.person.id : null;
  return (
    <Stack gap="lg" maxWidth={640}>
      {error && !isPending && <InlineAlert kind="error">{refusalOf(error)}</InlineAlert>}
      {members.length > 0 && (
        <List lines aria-label="Hiring team">
          {members.map((person) => (
            <ListItem key={person.id} padding="md">
              <Row gap="md" align="center" justify="space-between">
                <Row gap="md" align="center" grow={200} nowrap>
                  <Avatar name={person.name} size={36} />
                  <Stack breakWords>
                    <strong>{person.name}</strong>
                    {person.job_title && <Small>{person.job_title}</Small>}
                  </Stack>
                </Row>
                <Button
                  size="sm"
                  variant="outlined"
                  color="neutral"
                  loading={removing === person.id}
                  disabled={isPending}
                  aria-label={`Remove ${person.name} from the hiring team`}
                  onClick={() => mutate({ person, isAdded: false })}
                >
                  Remove
                </Button>
              </Row>
            </ListItem>
          ))}
        </List>
      )}
      {members.length === 0 && available.length > 0 && <p>Nobody is in the hiring team yet.</p>}
      {isFull && <Small>{`A hiring team has ${limit} people at most. Remove someone to add another.`}</Small>}
      {!isFull && available.length > 0 && (
        <SelectField
          name="hiring-manager"
          label="Add a hiring manager"
          hint="We’ll email them. They can read everyone who has applied for this job, and will apply."
          value=""
          options={[
            { value: '', label: 'Choose a hiring manager' },
            ...available.map(({ id, name, job_title }) => ({
              value: id,
              label: [name, job_title].filter(Boolean).join(', '),
            })),
          ]}
          disabled={isPending}
          onChange={({ target }) => {
            const person = available.find(({ id }) => id === Number(target.value));
            if (person) mutate({ person, isAdded: true });
          }}
        />
      )}
      {available.length === 0 && members.length === 0 && (
        <p>
          Your company has no hiring managers yet.{' '}
          <TextLink to="/recruiter/companies?tab=invitations">Invite a hiring manager</TextLink>
        </p>
      )}
    </Stack>
  );
}
