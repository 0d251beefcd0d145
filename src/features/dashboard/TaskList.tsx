import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { useState } from 'react';
import type { ActionPlanTask } from '../../api/actionPlan.ts';
import { taskAddress } from '../../api/taskLinks.ts';
import { CategoryTag } from '../../ui/CategoryTag.tsx';
import { dateText, daysUntil } from '../../ui/calendar.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { List } from '../../ui/List.tsx';
import { ListItem } from '../../ui/ListItem.tsx';
import { WayPoint } from '../../ui/route/WayPoint.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TaskGuide } from '../../ui/TaskGuide.tsx';
import { token } from '../../ui/theme/token.ts';
import { TaskEditor } from './TaskEditor.tsx';
import { groupTasks, isOpen, taskMark, taskStatusLabels } from './tasks.ts';
import type { TaskChanging } from './useTaskChange.ts';

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

function dueWords(task: ActionPlanTask, today: Date, locale: string) {
  if (!task.due_on) return null;
  const date = dateText(task.due_on, locale, { weekday: 'short', day: 'numeric', month: 'short' });
  return daysUntil(task.due_on, today) < 0 && isOpen(task) ? `Was due ${date}` : `Due ${date}`;
}

type TaskListProps = {
  tasks: readonly ActionPlanTask[];
  today: Date;
  locale: string;
  changing: TaskChanging;
};

export function TaskList({ tasks, today, locale, changing }: TaskListProps) {
  const [editedId, setEdited] = useState<number | null>(null);
  return groupTasks(tasks, today).map((group) => (
    <section key={group.title}>
      <Typography level="title-md" component="h3" sx={{ mt: 3 }}>
        {group.title}
      </Typography>
      <List>
        {group.tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            today={today}
            locale={locale}
            changing={changing}
            isEdited={editedId === task.id}
            onEdit={(isEdited) => setEdited(isEdited ? task.id : null)}
          />
        ))}
      </List>
    </section>
  ));
}

type TaskRowProps = Omit<TaskListProps, 'tasks'> & {
  task: ActionPlanTask;
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
};

function TaskRow({ task, today, locale, changing, isEdited, onEdit }: TaskRowProps) {
  const mark = taskMark(task, today);
  const isDone = task.status === 'done';
  return (
    <Task gap="lg" rowGap="sm">
      <WayPoint state={mark} />
      <Stack gap="xs" breakWords>
        <Typography level="title-sm" component="p">
          {task.title}
        </Typography>
        <Typography level="body-sm" component="p">
          {task.why}
        </Typography>
        {task.note && <Note>{task.note}</Note>}
        <Tags>
          <CategoryTag category={task.category} />
          {task.status === 'doing' && <span>{taskStatusLabels.doing}</span>}
          <span data-late={mark === 'late' || undefined} data-due={mark === 'due' || undefined}>
            {dueWords(task, today, locale)}
          </span>
        </Tags>
        {isOpen(task) && (
          <TaskGuide
            how={task.how}
            waitsFor={task.waits_for}
            to={taskAddress(task.link)}
            label={task.link.label}
          />
        )}
      </Stack>
      <Stack gap="xs">
        <Button
          size="sm"
          variant="outlined"
          color="neutral"
          loading={!isEdited && changing.pendingId === task.id}
          aria-label={`${isOpen(task) ? 'Done' : 'Undo'}: ${task.title}`}
          onClick={() => void changing.save(task, { status: isOpen(task) ? 'done' : 'todo' })}
        >
          {isOpen(task) ? 'Done' : 'Undo'}
        </Button>
        {!isDone && (
          <Button
            size="sm"
            variant="plain"
            color="neutral"
            aria-label={`Change: ${task.title}`}
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
          <TaskEditor task={task} changing={changing} onClose={() => onEdit(false)} />
        </Whole>
      )}
    </Task>
  );
}
