import Button from '@mui/joy/Button';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import type { ActionPlanTask } from '../../api/actionPlan.ts';
import { CategoryTag } from '../../ui/CategoryTag.tsx';
import { daysUntil } from '../../ui/calendar.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { WayPoint } from '../../ui/route/WayPoint.tsx';
import { token } from '../../ui/theme/token.ts';
import { groupTasks, isOpen, taskMark } from './tasks.ts';
import type { TaskChange } from './useTaskStatus.ts';

const Rows = styled('ul')({ listStyle: 'none' });
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: '8px 14px',
  alignItems: 'start',
  padding: '16px 0',
  borderBottom: `1px solid ${token.line}`,
});
const Words = styled('div')({ display: 'grid', gap: 4, '& > p': { overflowWrap: 'anywhere' } });
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
const Whole = styled('div')({ gridColumn: '1 / -1' });

function dueWords(task: ActionPlanTask, today: Date, locale: string) {
  if (!task.due_on) return null;
  const date = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(task.due_on));
  return daysUntil(task.due_on, today) < 0 && isOpen(task) ? `Was due ${date}` : `Due ${date}`;
}

type TaskListProps = {
  tasks: readonly ActionPlanTask[];
  today: Date;
  locale: string;
  change: TaskChange;
};

/** The action plan by date; each task can be ticked off, and that undone. */
export function TaskList({ tasks, today, locale, change }: TaskListProps) {
  return groupTasks(tasks, today).map((group) => (
    <section key={group.title}>
      <Typography level="title-md" component="h3" sx={{ mt: 3 }}>
        {group.title}
      </Typography>
      <Rows>
        {group.tasks.map((task) => {
          const mark = taskMark(task, today);
          const busy = change.pendingId === task.id;
          return (
            <Row key={task.id}>
              <WayPoint state={mark} />
              <Words>
                <Typography level="title-sm" component="p">
                  {task.title}
                </Typography>
                <Typography level="body-sm" component="p">
                  {task.why}
                </Typography>
                <Tags>
                  <CategoryTag category={task.category} />
                  <span data-late={mark === 'late' || undefined} data-due={mark === 'due' || undefined}>
                    {dueWords(task, today, locale)}
                  </span>
                </Tags>
              </Words>
              <Button
                size="sm"
                variant="outlined"
                color="neutral"
                loading={busy}
                aria-label={`${isOpen(task) ? 'Done' : 'Undo'}: ${task.title}`}
                onClick={() => change.setStatus(task, isOpen(task) ? 'done' : 'todo')}
              >
                {isOpen(task) ? 'Done' : 'Undo'}
              </Button>
              {change.failedId === task.id && (
                <Whole>
                  <InlineAlert kind="error">{change.message}</InlineAlert>
                </Whole>
              )}
            </Row>
          );
        })}
      </Rows>
    </section>
  ));
}
