import styled from '@emotion/styled';
import type { OwnApplication } from '../../../api/ownApplications.ts';
import { momentText } from '../../../ui/interview/interviewTime.ts';
import { List } from '../../../ui/List.tsx';
import { ListItem } from '../../../ui/ListItem.tsx';
import { token } from '../../../ui/theme/token.ts';

const Step = styled(ListItem)({
  overflowWrap: 'anywhere',
  '& > time': { color: token.quiet, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
  '@media (min-width:600px)': { gridTemplateColumns: '220px minmax(0, 1fr)' },
});
const Note = styled('p')({ marginTop: 4, color: token.second, whiteSpace: 'pre-line' });

type TimelineStep = OwnApplication['timeline'][number];

function doneBy({ by, from, to, offer, interview }: TimelineStep, employer: string): string {
  if (offer || interview)
    return by === 'veteran' ? 'by you' : by === 'employer' ? `by ${employer}` : 'automatically';
  if (from === 'rejected') return `${employer} reopened your application`;
  if (to === 'inactive') return 'after 30 days without a step';
  if (from === 'inactive' && by !== 'calendar' && to !== 'withdrawn' && to !== 'rejected')
    return by === 'veteran' ? 'by you' : `by ${employer}`;
  if (by === 'calendar') return 'Closed without a decision';
  return by === 'veteran' ? (to === 'submitted' ? 'You applied' : 'by you') : `by ${employer}`;
}

type TimelineProps = { timeline: TimelineStep[]; employer: string; locale: string };

export const Timeline = ({ timeline, employer, locale }: TimelineProps) => (
  <List as="ol" lines>
    {timeline.toReversed().map((step) => (
      <Step padding="md" gap="2xl" rowGap="xs" key={`${step.at} ${step.to} ${step.offer} ${step.interview}`}>
        <time dateTime={step.at}>{momentText(step.at, locale)}</time>
        <div>
          <strong>{step.label}</strong> · {doneBy(step, employer)}
          {step.public_note && <Note>{step.public_note}</Note>}
        </div>
      </Step>
    ))}
  </List>
);
