import styled from '@emotion/styled';
import { dayText } from '../calendar.ts';
import { List } from '../List.tsx';
import { Title } from '../Title.tsx';
import { token } from '../theme/token.ts';
import { WayPoint } from './WayPoint.tsx';
import type { WayPointState } from './wayPointState.ts';

interface MilestoneChange {
  title: string;
  kind: 'became_late' | 'moved' | 'no_longer_late' | 'kept' | 'added' | 'removed';
  from: string | null;
  to: string | null;
  advice: string | null;
}

interface TaskChange {
  title: string;
  due_on: string | null;
}

interface LeavingChangesProps {
  milestones: readonly MilestoneChange[];
  tasks: {
    added: readonly TaskChange[];
    removed: readonly TaskChange[];
    moved: readonly (TaskChange & { was_due_on: string | null })[];
  };
  locale: string;
}

const OfTasks = styled('section')({ display: 'grid', gap: 16 });
const Lead = styled('p')({ color: token.second });
const Change = styled('li')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 12,
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', fontWeight: 600 },
  '& span': { display: 'block', fontSize: '0.9375rem', lineHeight: '22px', color: token.second },
});

const looks: Record<MilestoneChange['kind'], { mark: WayPointState; word: string }> = {
  became_late: { mark: 'late', word: 'Now late' },
  moved: { mark: 'here', word: 'Moved' },
  no_longer_late: { mark: 'passed', word: 'No longer late' },
  kept: { mark: 'done', word: 'Unchanged' },
  added: { mark: 'start', word: 'New' },
  removed: { mark: 'ended', word: 'No longer needed' },
};

/** What another leaving date moves in all plans. */
export function LeavingChanges({ milestones, tasks, locale }: LeavingChangesProps) {
  const day = (text: string | null) => (text ? dayText(text, locale) : 'no date');
  const moved = (from: string | null, to: string) =>
    (from && from !== to ? `${day(from)} to ` : '') + day(to);
  const ofTasks = [
    ...tasks.moved.map(({ title, was_due_on, due_on }) => ({
      title,
      kind: 'moved' as const,
      text: `${day(was_due_on)} to ${day(due_on)}`,
    })),
    ...tasks.added.map(({ title, due_on }) => ({ title, kind: 'added' as const, text: day(due_on) })),
    ...tasks.removed.map(({ title }) => ({ title, kind: 'removed' as const, text: null })),
  ];
  const isNothing = milestones.length + ofTasks.length === 0;
  return (
    <>
      <Lead>
        {isNothing
          ? 'None of your dates change.'
          : 'Here’s what the new date means. Dates you chose and finished tasks stay as they are.'}
      </Lead>
      <List gap="lg">
        {milestones.map(({ title, kind, from, to, advice }) => (
          <Line
            key={`${title} ${to}`}
            {...{ title, kind, advice }}
            text={kind !== 'kept' && to ? moved(from, to) : null}
          />
        ))}
      </List>
      {ofTasks.length > 0 && (
        <OfTasks aria-label="In your action plan">
          <Title level="title-sm">In your action plan</Title>
          <List gap="lg">
            {ofTasks.map((task) => (
              <Line key={task.title} {...task} advice={null} />
            ))}
          </List>
        </OfTasks>
      )}
    </>
  );
}

type LineProps = Pick<MilestoneChange, 'title' | 'kind' | 'advice'> & { text: string | null };

const Line = ({ title, kind, text, advice }: LineProps) => (
  <Change>
    <WayPoint state={looks[kind].mark} />
    <div>
      <strong>{title}</strong>
      <span>{text ? `${looks[kind].word}: ${text}` : looks[kind].word}</span>
      {advice && <span>{advice}</span>}
    </div>
  </Change>
);
