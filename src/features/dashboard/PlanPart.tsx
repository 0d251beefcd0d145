import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { Link } from 'react-router-dom';
import type { ActionPlan } from '../../api/actionPlan.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Row } from '../../ui/Row.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { TaskList } from './TaskList.tsx';
import { openTasks } from './tasks.ts';
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
  const { tasks, status, note, career_direction } = plan;
  const shown = tasks.filter((task) => task.status !== 'dismissed').length;
  return (
    <Part id="action-plan" aria-labelledby="your-action-plan">
      <Row gap="lg" rowGap="md" align="start" justify="space-between">
        <div>
          <Typography level="h2" id="your-action-plan">
            Your action plan
          </Typography>
          <Typography level="body-sm">
            {`${openTasks(tasks).length} of ${shown} to do · ${direction ?? career_direction.title} · `}
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
        <TaskList tasks={tasks} today={new Date()} locale={locale} changing={changing} />
      </div>
    </Part>
  );
}
