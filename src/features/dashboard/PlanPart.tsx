import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ActionPlan } from '../../api/actionPlan.ts';
import { timelineQuery } from '../../api/transitionPlans.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { Row } from '../../ui/Row.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TaskList } from './TaskList.tsx';
import { isOpen } from './tasks.ts';
import type { TaskChanging } from './useTaskChange.ts';

const Part = styled('section')({ display: 'grid', gap: 16, scrollMarginTop: 96 });
const Note = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface PlanPartProps {
  plan: ActionPlan;
  direction: string | null;
  locale: string;
  changing: TaskChanging;
}

export function PlanPart({ plan, direction, locale, changing }: PlanPartProps) {
  const { status, note, career_direction } = plan;
  const { data: timeline, error, refetch } = useQuery(timelineQuery());
  const shown = (timeline?.steps ?? []).filter((step) => step.status !== 'not_applicable');
  const count = timeline && `${shown.filter(isOpen).length} of ${shown.length} to do · `;
  return (
    <Part id="action-plan" aria-labelledby="your-action-plan">
      <Row gap="lg" rowGap="md" align="start" justify="space-between">
        <div>
          <Typography level="h2" id="your-action-plan">
            Your action plan
          </Typography>
          <Typography level="body-sm">
            {`${count ?? ''}${direction ?? career_direction.title} · `}
            <TextLink to="/veteran/update-career-direction">Change direction</TextLink>
          </Typography>
        </div>
        <Button
          component={Link}
          to="/veteran/refine-action-plan"
          size="sm"
          variant="outlined"
          color="neutral"
        >
          Refine plan
        </Button>
      </Row>
      {status === 'stale' && (
        <InlineAlert kind="warning" live={false}>
          {`Your direction is now “${direction ?? ''}”. These tasks were made for “${career_direction.title}”. Refine your plan to update them. You’ll keep your finished tasks.`}
        </InlineAlert>
      )}
      {note && (
        <Note>
          <strong>Keep in mind:</strong> {note}
        </Note>
      )}
      <div>
        {timeline ? (
          <TaskList steps={timeline.steps} today={new Date()} locale={locale} changing={changing} />
        ) : error ? (
          <NotLoaded what="Your plan" onRetry={refetch}>
            {error.message}
          </NotLoaded>
        ) : (
          <Waiting label="Loading your plan">
            <SkeletonRows count={4} />
          </Waiting>
        )}
      </div>
    </Part>
  );
}
