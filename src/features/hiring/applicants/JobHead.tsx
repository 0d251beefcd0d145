import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Job } from '../../../api/jobs.ts';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { agoText, dayText, localDay } from '../../../ui/calendar.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { Row } from '../../../ui/Row.tsx';
import { StatusChip } from '../../../ui/route/StatusChip.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { isJobAction, type JobAction, jobActionLabel } from '../jobs/jobActions.ts';
import { MoveDialog } from '../jobs/MoveDialog.tsx';
import { endsText, jobStatusLabels } from '../jobs/postedJobText.ts';
import { changesReviewAddress, jobEditorAddress } from '../jobs/postedJobView.ts';

const Small = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });

type OwnJob = Job & { recruiter: NonNullable<Job['recruiter']> };

type JobHeadProps = { job: OwnJob; locale: string; isHiringManager: boolean };

export function JobHead({ job, locale, isHiringManager }: JobHeadProps) {
  const navigate = useNavigate();
  const [moving, setMoving] = useState<JobAction | null>(null);
  const { allowed, owner, removed_reason, unpublished } = job.recruiter;
  const { label, mark } = jobStatusLabels[job.status];
  const moves = allowed.filter(isJobAction);
  const editor = jobEditorAddress(job.id);
  const place =
    job.city.map(({ title }) => title).join(', ') || job.state?.title || (job.is_remote && 'Remote');
  return (
    <Row gap="lg" mb="3xl" align="start" justify="space-between">
      <Stack gap="sm" align="start" breakWords>
        <PageHeading>{job.title || 'Untitled job'}</PageHeading>
        <Small>
          {[
            place,
            owner.name,
            job.closes_on && `${endsText(job, localDay(new Date()))} ${dayText(job.closes_on, locale)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Small>
        <Row gap="sm">
          <StatusChip mark={mark} state={label} />
          {unpublished && <StatusChip mark="due" state="Unpublished changes" />}
        </Row>
        {unpublished && (
          <Small>
            {`${unpublished.by} changed this job ${agoText(unpublished.at, new Date(), locale)}. Only your company sees the changes. `}
            {allowed.includes('publish_changes') ? (
              <TextLink to={changesReviewAddress(job.id)}>Review changes</TextLink>
            ) : (
              job.status !== 'removed' && 'You can publish them once the job is open again.'
            )}
          </Small>
        )}
        {removed_reason && (
          <InlineAlert kind="info" live={false}>
            {`We took this job down. ${removed_reason} You can duplicate it under Jobs, correct it and publish the copy.`}
          </InlineAlert>
        )}
      </Stack>
      <Row gap="sm" align="center" nowrap>
        {allowed.includes('change') && (
          <Button
            component={Link}
            to={editor}
            variant="outlined"
            color="neutral"
            startDecorator={<Pencil size={18} aria-hidden="true" />}
          >
            Edit
          </Button>
        )}
        {!isHiringManager && (
          <ActionMenu
            label={`More for ${job.title || 'this job'}`}
            actions={[
              ...moves.map((move) => ({
                label: jobActionLabel(move, job.status),
                danger: move === 'delete',
                onClick: () => setMoving(move),
              })),
              {
                label: 'Preview as a veteran',
                onClick: () => void navigate(`/recruiter/jobs/${job.id}/preview`),
              },
            ]}
          />
        )}
      </Row>
      {moving && <MoveDialog job={job} move={moving} onClose={() => setMoving(null)} />}
    </Row>
  );
}
