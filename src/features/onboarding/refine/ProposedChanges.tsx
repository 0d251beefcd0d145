import styled from '@emotion/styled';
import Button from '@mui/joy/Button';
import type { ReactNode } from 'react';
import type { RefinedPlan } from '../../../api/actionPlan.ts';
import { CategoryTag } from '../../../ui/CategoryTag.tsx';
import { dayText } from '../../../ui/calendar.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { List } from '../../../ui/List.tsx';
import { ListItem } from '../../../ui/ListItem.tsx';
import { Row } from '../../../ui/Row.tsx';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { Title } from '../../../ui/Title.tsx';
import { hidden, token } from '../../../ui/theme/token.ts';

const Page = styled('div')({ display: 'grid', gap: 32, '& > *': { minWidth: 0 } });
const Columns = styled(ListItem)({
  overflowWrap: 'anywhere',
  '@media (min-width:600px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
});
const Days = styled('p')({
  fontSize: '0.9375rem',
  lineHeight: '22px',
  color: token.second,
  fontVariantNumeric: 'tabular-nums',
  '& del': { color: token.quiet },
  '& ins': { textDecoration: 'none', fontWeight: 600, color: token.ink },
});
const Tag = styled('div')({ marginTop: 6 });

type Change = RefinedPlan['changes']['added'][number];

const dayOf = (day: string | null, locale: string) => (day ? dayText(day, locale) : 'No date');

interface PartProps {
  title: string;
  tasks: readonly (Change & { was_due_on?: string | null })[];
  days: (task: Change & { was_due_on?: string | null }) => ReactNode;
}

function Part({ title, tasks, days }: PartProps) {
  if (tasks.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title level="h3">{title}</Title>
      <List>
        {tasks.map((task) => (
          <Columns gap="lg" rowGap="sm" key={task.title}>
            <div>
              <Title as="p" level="title-sm">
                {task.title}
              </Title>
              <Tag>
                <CategoryTag category={task.category} />
              </Tag>
            </div>
            <Days>{days(task)}</Days>
          </Columns>
        ))}
      </List>
    </section>
  );
}

interface MovedDayProps {
  from: string | null;
  to: string | null;
  locale: string;
}

const MovedDay = ({ from, to, locale }: MovedDayProps) => (
  <>
    <span style={hidden}>before: </span>
    <del>{dayOf(from, locale)}</del> <span aria-hidden="true">→</span> <span style={hidden}>after: </span>
    <ins>{dayOf(to, locale)}</ins>
  </>
);

type MilestoneChange = RefinedPlan['milestones'][number];

function Milestones({ changes, locale }: { changes: readonly MilestoneChange[]; locale: string }) {
  if (changes.length === 0) return null;
  return (
    <section aria-label="In your transition plan">
      <Title level="h3">In your transition plan</Title>
      <List>
        {changes.map(({ title, from, to }) => (
          <Columns gap="lg" rowGap="sm" key={`${title} ${to}`}>
            <Title as="p" level="title-sm">
              {title}
            </Title>
            <Days>
              {from && to && from !== to ? (
                <MovedDay from={from} to={to} locale={locale} />
              ) : to ? (
                <ins>{dayOf(to, locale)}</ins>
              ) : (
                <del>{dayOf(from, locale)}</del>
              )}
            </Days>
          </Columns>
        ))}
      </List>
    </section>
  );
}

interface PlanChangesProps {
  look: Omit<RefinedPlan, 'milestones' | 'notes'> & Partial<RefinedPlan>;
  locale: string;
  problem: string | null | undefined;
  busy: boolean;
  onApply: () => void;
  onChange: () => void;
}

export function ProposedChanges({ look, locale, problem, busy, onApply, onChange }: PlanChangesProps) {
  const { added, removed, moved } = look.changes;
  const { tasks } = look.action_plan;
  const finished = tasks.filter(({ status }) => status === 'done').length;
  const same =
    tasks.filter(({ status }) => status === 'todo' || status === 'doing').length -
    added.length -
    moved.length;
  const milestones = (look.milestones ?? []).filter(({ kind }) => kind !== 'kept');
  const isNothing = added.length + removed.length + moved.length + milestones.length === 0;
  const unchanged = `Unchanged: ${same} open and ${finished} finished.`;
  return (
    <Page>
      {(look.notes ?? []).map((note) => (
        <InlineAlert key={note} kind="info" live={false}>
          {note}
        </InlineAlert>
      ))}
      {isNothing && <p>Your answers don’t change any tasks or dates.</p>}
      <Part title="New" tasks={added} days={({ due_on }) => <ins>{dayOf(due_on, locale)}</ins>} />
      <Part
        title="New date"
        tasks={moved}
        days={({ due_on, was_due_on = null }) => <MovedDay from={was_due_on} to={due_on} locale={locale} />}
      />
      <Part
        title="Removed from your plan"
        tasks={removed}
        days={({ due_on }) => <del>{dayOf(due_on, locale)}</del>}
      />
      <p>{unchanged}</p>
      <Milestones changes={milestones} locale={locale} />
      {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
      <FormActions beside={<NextLine id="next">your dashboard, with this plan</NextLine>}>
        <Row gap="md">
          <Button size="lg" loading={busy} loadingPosition="start" aria-describedby="next" onClick={onApply}>
            {busy ? 'Applying…' : 'Apply'}
          </Button>
          <Button size="lg" variant="outlined" color="neutral" disabled={busy} onClick={onChange}>
            Change answers
          </Button>
        </Row>
      </FormActions>
    </Page>
  );
}
