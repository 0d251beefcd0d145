import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActionPlan } from '../../api/actionPlan.ts';
import { type TimelineStep, timelineQuery } from '../../api/transitionPlans.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TaskList } from './TaskList.tsx';
import { isOpen, upcomingSteps } from './tasks.ts';
import type { TaskChanging } from './useTaskChange.ts';

const Part = styled('section')({ display: 'grid', gap: 16, scrollMarginTop: 96 });
const Note = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface PlanPartProps {
  plan: ActionPlan;
  direction: string | null;
  locale: string;
  changing: TaskChanging;
  /** The task of the next step, which has its own card. */
  nextTaskId: number | null;
}

export function PlanPart({ plan, direction, locale, changing, nextTaskId }: PlanPartProps) {
  const { status, note, career_direction } = plan;
  const { data: timeline, error, refetch } = useQuery(timelineQuery());
  const shown = (timeline?.steps ?? []).filter((step) => step.status !== 'not_applicable');
  const count = timeline && `${shown.filter(isOpen).length} of ${shown.length} to do · `;
  return (
    <Part id="action-plan" aria-labelledby="your-action-plan">
      <div>
        <Typography level="h2" id="your-action-plan">
          Your action plan
        </Typography>
        <Typography level="body-sm">
          {`${count ?? ''}${direction ?? career_direction.title} · `}
          <TextLink to="/veteran/update-career-direction">Change direction</TextLink>
          {' · '}
          <TextLink to="/veteran/refine-action-plan">Refine plan</TextLink>
        </Typography>
      </div>
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
          <Tasks steps={timeline.steps} nextTaskId={nextTaskId} locale={locale} changing={changing} />
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

type TasksProps = Pick<PlanPartProps, 'locale' | 'changing' | 'nextTaskId'> & {
  steps: readonly TimelineStep[];
};

/** The next few tasks, and all of them where somebody wants to see or change more. */
function Tasks({ steps, nextTaskId, locale, changing }: TasksProps) {
  const [showsAll, setShowsAll] = useState(false);
  const upcoming = upcomingSteps(steps, nextTaskId);
  const list = { today: new Date(), locale, changing };
  return (
    <>
      {showsAll ? (
        <TaskList steps={steps} {...list} />
      ) : upcoming.length > 0 ? (
        <TaskList steps={upcoming} isBrief {...list} />
      ) : (
        <Typography level="body-sm">There’s nothing else you can do right now.</Typography>
      )}
      {steps.length > 0 && (
        <Button
          variant="outlined"
          color="neutral"
          aria-expanded={showsAll}
          sx={{ mt: 2 }}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer tasks' : `Show all ${steps.length} tasks`}
        </Button>
      )}
    </>
  );
}
