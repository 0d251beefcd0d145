import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { duplicateJob, type RecruiterJob } from '../../../api/jobs.ts';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { dateText } from '../../../ui/calendar.ts';
import { showProblem } from '../../../ui/feedback/showProblem.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { type JobAction, jobActionLabels } from './MoveDialog.tsx';
import { applicantsText, jobStatusLabels } from './postedJobText.ts';

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

const day = (date: string, locale: string) => dateText(date, locale, { day: 'numeric', month: 'short' });

type JobLineProps = { job: RecruiterJob; locale: string; onMove: (move: JobAction) => void };

export function JobLine({ job, locale, onMove }: JobLineProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const duplicate = useMutation({
    mutationFn: () => duplicateJob(job.id),
    onSuccess: async ({ id }) => {
      toast.success('Copied to your drafts');
      await queries.invalidateQueries({ queryKey: ['listRecruiterJobs'] });
      await navigate(`/recruiter/job/edit-job-new/${id}`);
    },
    onError: showProblem,
  });
  const { label, mark } = jobStatusLabels[job.status];
  const title = job.title || 'Untitled job';
  const editor = `/recruiter/job/edit-job-new/${job.id}`;
  const page = `/recruiter/jobs/${job.id}`;
  const place =
    job.city.map((city) => city.title).join(', ') || (job.is_remote ? 'Remote' : 'No location yet');
  return (
    <Row>
      <Words>
        <Title>
          <TitleLink to={job.status === 'draft' ? editor : page}>{title}</TitleLink>
        </Title>
        <Small>
          {[place, job.owner.name, job.closes_on && `closes ${day(job.closes_on, locale)}`]
            .filter(Boolean)
            .join(' · ')}
        </Small>
        {job.status !== 'draft' && <Small>{applicantsText(job)}</Small>}
      </Words>
      <Chip>
        <StatusChip mark={mark} state={label} />
      </Chip>
      <Acts>
        {job.status === 'draft' ? (
          <Button component={Link} to={editor} size="sm" variant="outlined" color="neutral">
            Continue
          </Button>
        ) : (
          job.your_turn > 0 && (
            <Button component={Link} to={page} size="sm" variant="outlined" color="neutral">
              Review
            </Button>
          )
        )}
        <ActionMenu
          label={`More for ${title}`}
          actions={[
            ...job.allowed.map((move) =>
              move === 'change'
                ? { label: 'Edit', onClick: () => void navigate(editor) }
                : {
                    label:
                      move === 'publish' && job.status === 'paused'
                        ? 'Publish again'
                        : jobActionLabels[move].label,
                    danger: move === 'delete',
                    onClick: () => onMove(move),
                  },
            ),
            { label: 'Duplicate', onClick: () => duplicate.mutate() },
          ]}
        />
      </Acts>
    </Row>
  );
}
