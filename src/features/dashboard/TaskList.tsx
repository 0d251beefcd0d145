import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { Suspense, useState } from 'react';
import type { ActionPlanTask } from '../../api/actionPlan.ts';
import { taskAddress } from '../../api/taskLinks.ts';
import type { TimelineStep } from '../../api/transitionPlans.ts';
import { CategoryTag } from '../../ui/CategoryTag.tsx';
import { dateText } from '../../ui/calendar.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { List } from '../../ui/List.tsx';
import { ListItem } from '../../ui/ListItem.tsx';
import { later } from '../../ui/later.tsx';
import { WayPoint } from '../../ui/route/WayPoint.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TaskGuide } from '../../ui/TaskGuide.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { token } from '../../ui/theme/token.ts';
import { groupSteps, isOpen, stepMark, taskStatusLabels } from './tasks.ts';
import { useMilestoneChange } from './useMilestoneChange.ts';
import type { TaskChanging } from './useTaskChange.ts';

const TaskEditor = later(async () => (await import('./TaskEditor.tsx')).TaskEditor);

const Task = styled(ListItem)({
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'start',
});
const Tags = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  marginTop: 4,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token.quiet,
  fontVariantNumeric: 'tabular-nums',
  '& > [data-late]': { color: token.error, fontWeight: 500 },
  '& > [data-due]': { color: token.warning, fontWeight: 500 },
});
const Note = styled('p')({
  paddingLeft: 12,
  borderLeft: `2px solid ${token.lineStrong}`,
  whiteSpace: 'pre-wrap',
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.second,
});
const Whole = styled('div')({ gridColumn: '1 / -1' });

function DueWords({ step, today, locale }: Pick<RowProps, 'step' | 'today' | 'locale'>) {
  if (!step.due_on) return null;
  const mark = stepMark(step, today);
  const date = dateText(step.due_on, locale, { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <span data-late={mark === 'late' || undefined} data-due={mark === 'due' || undefined}>
      {mark === 'late' ? `Was due ${date}` : `Due ${date}`}
    </span>
  );
}

type TaskListProps = {
  /** Titles and dates alone, without groups. */
  isBrief?: boolean;
  steps: readonly TimelineStep[];
  today: Date;
  locale: string;
  changing: TaskChanging;
};

type RowProps = Pick<TaskListProps, 'today' | 'locale' | 'isBrief'> & { step: TimelineStep };

/** The steps of the action plan and the transition plans. */
export function TaskList({ steps, isBrief = false, ...list }: TaskListProps) {
  const [editedId, setEdited] = useState<number | null>(null);
  const rows = { ...list, isBrief, editedId, setEdited };
  if (isBrief) return <Steps steps={steps} {...rows} />;
  return groupSteps(steps, list.today).map((group) => (
    <section key={group.title}>
      <Typography level="title-md" component="h3" sx={{ mt: 3 }}>
        {group.title}
      </Typography>
      <Steps steps={group.steps} {...rows} />
    </section>
  ));
}

type StepsProps = TaskListProps & { editedId: number | null; setEdited: (id: number | null) => void };

const Steps = ({ steps, changing, editedId, setEdited, ...shown }: StepsProps) => (
  <List>
    {steps.map((step) => {
      const row = { step, ...shown };
      if (!step.task) return <MilestoneRow key={`milestone ${step.milestones[0]?.milestone.id}`} {...row} />;
      const { id } = step.task;
      return (
        <TaskRow
          key={id}
          {...row}
          task={step.task}
          changing={changing}
          isEdited={editedId === id}
          onEdit={(isEdited) => setEdited(isEdited ? id : null)}
        />
      );
    })}
  </List>
);

/** A step of a transition plan alone; its plan has the rest. */
function MilestoneRow({ step, today, locale, isBrief }: RowProps) {
  const { save, isPending, error } = useMilestoneChange();
  const [lead] = step.milestones;
  if (!lead) return null;
  const { plan_id, milestone } = lead;
  const isDone = !isOpen(step);
  const canChange = milestone.allowed.includes(isDone ? 'open' : 'done');
  return (
    <Task gap="lg" rowGap="sm" padding={isBrief ? 'md' : 'lg'}>
      <WayPoint state={stepMark(step, today)} />
      <Stack gap="xs" breakWords>
        <Typography level="title-sm" component="p">
          {step.title}
        </Typography>
        {!isBrief && step.why && (
          <Typography level="body-sm" component="p">
            {step.why}
          </Typography>
        )}
        <Tags>
          <DueWords step={step} today={today} locale={locale} />
          <TextLink to={`/veteran/transition-plan-vx?plan=${plan_id}`}>In your transition plan</TextLink>
        </Tags>
      </Stack>
      {canChange && (
        <Button
          size="sm"
          variant="outlined"
          color="neutral"
          loading={isPending}
          aria-label={`${isDone ? 'Undo' : 'Done'}: ${step.title}`}
          onClick={() => save(lead, isDone ? 'open' : 'done')}
        >
          {isDone ? 'Undo' : 'Done'}
        </Button>
      )}
      {error && (
        <Whole>
          <InlineAlert kind="error">{error.message}</InlineAlert>
        </Whole>
      )}
    </Task>
  );
}

type TaskRowProps = RowProps & {
  task: ActionPlanTask;
  changing: TaskChanging;
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
};

function TaskRow({ step, task, today, locale, isBrief, changing, isEdited, onEdit }: TaskRowProps) {
  const isDone = task.status === 'done';
  const isToDo = isOpen(step);
  return (
    <Task gap="lg" rowGap="sm" padding={isBrief ? 'md' : 'lg'}>
      <WayPoint state={stepMark(step, today)} />
      <Stack gap="xs" breakWords>
        <Typography level="title-sm" component="p">
          {step.title}
        </Typography>
        {!isBrief && step.why && (
          <Typography level="body-sm" component="p">
            {step.why}
          </Typography>
        )}
        {!isBrief && task.note && <Note>{task.note}</Note>}
        <Tags>
          {!isBrief && <CategoryTag category={task.category} />}
          {task.status === 'doing' && <span>{taskStatusLabels.doing}</span>}
          <DueWords step={step} today={today} locale={locale} />
        </Tags>
        {isToDo && !isBrief && (
          <TaskGuide
            how={task.how}
            waitsFor={task.waits_for}
            to={taskAddress(task.link)}
            label={task.link.label}
          />
        )}
      </Stack>
      <Stack gap="xs">
        {step.status !== 'locked' && (
          <Button
            size="sm"
            variant="outlined"
            color="neutral"
            loading={!isEdited && changing.pendingId === task.id}
            aria-label={`${isToDo ? 'Done' : 'Undo'}: ${step.title}`}
            onClick={() => void changing.save(task, { status: isToDo ? 'done' : 'todo' })}
          >
            {isToDo ? 'Done' : 'Undo'}
          </Button>
        )}
        {!isDone && !isBrief && (
          <Button
            size="sm"
            variant="plain"
            color="neutral"
            aria-label={`Change: ${step.title}`}
            aria-expanded={isEdited}
            onClick={() => onEdit(!isEdited)}
          >
            Change
          </Button>
        )}
      </Stack>
      {!isEdited && changing.failedId === task.id && (
        <Whole>
          <InlineAlert kind="error">{changing.error?.message}</InlineAlert>
        </Whole>
      )}
      {isEdited && (
        <Whole>
          <Suspense>
            <TaskEditor task={task} changing={changing} onClose={() => onEdit(false)} />
          </Suspense>
        </Whole>
      )}
    </Task>
  );
}
