import Button from '@mui/joy/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateActionPlanTask } from '../../../api/actionPlan.ts';
import type { ApiError } from '../../../api/client.ts';
import { updateMilestone } from '../../../api/transitionPlans.ts';
import { dayText } from '../../../ui/calendar.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { WayPoint } from '../../../ui/route/WayPoint.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Title } from '../../../ui/Title.tsx';
import { hidden } from '../../../ui/theme/token.ts';
import { viewPath } from '../paths.ts';
import { Acts, Details, Item, Mark, Small, When, Why } from './MilestoneLine.tsx';
import { countWords, isSettled, marks, milestoneStatusLabels } from './milestone.ts';
import type { PageStep } from './pageSteps.ts';

interface OtherStepLineProps {
  step: PageStep;
  /** From the step to the leaving date; null without a date. */
  days: number | null;
  locale: string;
}

/** A step of the action plan or of another transition plan: done here, changed there. */
export function OtherStepLine({ step, days, locale }: OtherStepLineProps) {
  const { title, why, due_on, status, task, other } = step;
  const { mutate, isPending, error } = useOtherStep(step);
  const isDone = isSettled(step);
  return (
    <Item>
      <When>
        {days !== null && <strong>{countWords(days)}</strong>}
        {due_on ? dayText(due_on, locale) : 'No date yet'}
      </When>
      <Mark>
        <WayPoint state={marks[status]} />
      </Mark>
      <Details gap="xs" align="start" breakWords>
        <Title as="h3" level="title-md">
          {title}
          <span style={hidden}>, {milestoneStatusLabels[status]}</span>
        </Title>
        {why && <Why>{why}</Why>}
        {task?.waits_for && <Small>{task.waits_for}</Small>}
        <Small>
          {task ? (
            <TextLink to="/veteran#action-plan">In your action plan</TextLink>
          ) : (
            <TextLink to={viewPath(other?.plan_id ?? 0)}>In your other plan</TextLink>
          )}
        </Small>
        {error && <InlineAlert kind="error">{error.message}</InlineAlert>}
      </Details>
      <Acts>
        {status !== 'locked' && (
          <Button
            size="sm"
            variant="outlined"
            color="neutral"
            disabled={isPending}
            aria-label={`${isDone ? 'Undo' : 'Done'}: ${title}`}
            onClick={() => mutate(!isDone)}
          >
            {isDone ? 'Undo' : 'Done'}
          </Button>
        )}
      </Acts>
    </Item>
  );
}

function useOtherStep({ task, other }: PageStep) {
  const queries = useQueryClient();
  return useMutation<unknown, ApiError, boolean>({
    mutationFn: async (isDone) => {
      if (task)
        return updateActionPlanTask(task.id, { status: isDone ? 'done' : 'todo', version: task.version });
      if (!other) return;
      const { plan_id, milestone } = other;
      const status = isDone ? 'done' : 'open';
      return updateMilestone(plan_id, milestone.id, { status, version: milestone.version });
    },
    onSettled: () =>
      Promise.all(
        [
          'getTimeline',
          'getTransitionPlan',
          'listTransitionPlans',
          'getActionPlan',
          'getVeteranDashboard',
        ].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      ),
  });
}
