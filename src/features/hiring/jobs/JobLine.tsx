import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { duplicateJob, type RecruiterJob } from '../../../api/jobs.ts';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { ListItem } from '../../../ui/ListItem.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Title } from '../../../ui/Title.tsx';
import { TitleLink } from '../../../ui/TitleLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { isJobAction, type JobAction, jobActionLabel } from './jobActions.ts';
import { changesReviewAddress, jobEditorAddress, type PeopleFilter, postedJobView } from './postedJobView.ts';

const Columns = styled(ListItem)({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  '@media (min-width:900px)': { gridTemplateColumns: 'minmax(0, 1fr) 140px auto' },
});
const Small = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });
const Chip = styled('div')({ '@media (max-width:899.95px)': { gridRow: 2 } });

type JobLineProps = {
  job: RecruiterJob;
  /** What the list is about. */
  people: PeopleFilter;
  locale: string;
  /** Null for whoever only reads jobs. */
  onMove: ((move: JobAction) => void) | null;
};

export function JobLine({ job, people, locale, onMove }: JobLineProps) {
  const { title, to, facts, applicants, chip, hasChanges, nextStep } = postedJobView(job, {
    locale,
    ...people,
  });
  return (
    <Columns padding="xl" gap="2xl" rowGap="md">
      <Stack gap="xs" breakWords>
        <Title level="h3">
          <TitleLink to={to}>{title}</TitleLink>
        </Title>
        <Small>{facts}</Small>
        {applicants && <Small>{applicants}</Small>}
        {hasChanges && (
          <Small>
            <TextLink to={changesReviewAddress(job.id)}>Unpublished changes</TextLink>
          </Small>
        )}
      </Stack>
      <Chip>
        <StatusChip {...chip} />
      </Chip>
      <Row gap="sm" align="center" justify="flex-end" nowrap>
        {nextStep && (
          <Button component={Link} to={to} size="sm" variant="outlined" color="neutral">
            {nextStep}
          </Button>
        )}
        {onMove && <MoreActions job={job} title={title} onMove={onMove} />}
      </Row>
    </Columns>
  );
}

type MoreActionsProps = { job: RecruiterJob; title: string; onMove: (move: JobAction) => void };

function MoreActions({ job, title, onMove }: MoreActionsProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const duplicate = useMutation({
    mutationFn: () => duplicateJob(job.id),
    onSuccess: async ({ id }) => {
      toast.success('Copied to your drafts');
      await queries.invalidateQueries({ queryKey: ['listRecruiterJobs'] });
      await navigate(jobEditorAddress(id));
    },
    onError: showProblem,
  });
  return (
    <ActionMenu
      label={`More for ${title}`}
      actions={[
        ...(job.allowed.includes('change')
          ? [{ label: 'Edit', onClick: () => void navigate(jobEditorAddress(job.id)) }]
          : []),
        ...job.allowed.filter(isJobAction).map((move) => ({
          label: jobActionLabel(move, job.status),
          danger: move === 'delete',
          onClick: () => onMove(move),
        })),
        { label: 'Duplicate', onClick: () => duplicate.mutate() },
      ]}
    />
  );
}
