import styled from '@emotion/styled';
import type { ActionPlanTask } from '../../../api/actionPlan.ts';
import { taskAddress } from '../../../api/taskLinks.ts';
import { CategoryTag } from '../../../ui/CategoryTag.tsx';
import { dateText } from '../../../ui/calendar.ts';
import { ListItem } from '../../../ui/ListItem.tsx';
import { WayPoint } from '../../../ui/route/WayPoint.tsx';
import { TaskGuide } from '../../../ui/TaskGuide.tsx';
import { Title } from '../../../ui/Title.tsx';
import { hidden, tabular, token } from '../../../ui/theme/token.ts';
import { useFlow } from '../onboardingFlow.tsx';
import { isDueSoon } from './planGroups.ts';

const Columns = styled(ListItem)({
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  '@media (max-width:599.95px)': { gridTemplateColumns: '24px minmax(0, 1fr)' },
});
const Due = styled('p')({
  fontSize: '0.9375rem',
  lineHeight: '24px',
  color: token.quiet,
  ...tabular,
  '&[data-soon]': { color: token.warning, fontWeight: 600 },
  '@media (max-width:599.95px)': { gridColumn: 2 },
});
const Why = styled('div')({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  fontSize: '0.9375rem',
  lineHeight: '22px',
  color: token.second,
});

const Guide = styled('div')({ gridColumn: '2 / -1' });

const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;

const stateOf = (task: ActionPlanTask, today: string) =>
  task.status === 'done' ? 'done' : isDueSoon(task, today) ? 'due' : 'ahead';

const words = { done: 'Done', due: 'Due soon', ahead: 'Ahead' };

export function PlanTask({ task, today }: { task: ActionPlanTask; today: string }) {
  const { locale } = useFlow();
  const state = stateOf(task, today);
  return (
    <Columns gap="lg" rowGap="xs">
      <WayPoint state={state} size={18} />
      <Title as="h3" level="title-md">
        {task.title}
        <span style={hidden}>, {words[state]}</span>
      </Title>
      {task.due_on && (
        <Due data-soon={state === 'due' ? '' : undefined}>
          <span style={hidden}>by </span>
          {dateText(task.due_on, locale, day).replace(',', '')}
        </Due>
      )}
      <Why>
        <CategoryTag category={task.category} />
        <span>{task.why}</span>
      </Why>
      <Guide>
        <TaskGuide
          how={task.how}
          waitsFor={task.waits_for}
          to={taskAddress(task.link)}
          label={task.link.label}
          newTab
        />
      </Guide>
    </Columns>
  );
}
