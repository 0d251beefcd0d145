import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { duplicateJob, type RecruiterJob } from '../../../api/jobs.ts';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { type JobAction, jobActionLabel } from './jobActions.ts';
import { jobEditorAddress, postedJobView } from './postedJobView.ts';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px 24px',
  alignItems: 'center',
  padding: '20px 0',
  borderBottom: `1px solid ${token.line}`,
  '@media (min-width:900px)': { gridTemplateColumns: 'minmax(0, 1fr) 140px auto' },
});
const Words = styled('div')({ display: 'grid', gap: 4, overflowWrap: 'anywhere' });
const Title = styled('h2')(typography['title-lg']);
const TitleLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
const Small = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });
const Acts = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 8 });
const Chip = styled('div')({ '@media (max-width:899.95px)': { gridRow: 2 } });

type JobLineProps = { job: RecruiterJob; locale: string; onMove: (move: JobAction) => void };

export function JobLine({ job, locale, onMove }: JobLineProps) {
  const { title, to, facts, applicants, chip, nextStep } = postedJobView(job, locale);
  return (
    <Row>
      <Words>
        <Title>
          <TitleLink to={to}>{title}</TitleLink>
        </Title>
        <Small>{facts}</Small>
        {applicants && <Small>{applicants}</Small>}
      </Words>
      <Chip>
        <StatusChip {...chip} />
      </Chip>
      <Acts>
        {nextStep && (
          <Button component={Link} to={to} size="sm" variant="outlined" color="neutral">
            {nextStep}
          </Button>
        )}
        <MoreActions job={job} title={title} onMove={onMove} />
      </Acts>
    </Row>
  );
}

type MoreActionsProps = Omit<JobLineProps, 'locale'> & { title: string };

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
        ...job.allowed.map((move) =>
          move === 'change'
            ? { label: 'Edit', onClick: () => void navigate(jobEditorAddress(job.id)) }
            : {
                label: jobActionLabel(move, job.status),
                danger: move === 'delete',
                onClick: () => onMove(move),
              },
        ),
        { label: 'Duplicate', onClick: () => duplicate.mutate() },
      ]}
    />
  );
}
