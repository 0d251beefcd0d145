import styled from '@emotion/styled';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import { stageWords } from '../../../machines/applicationStages.ts';
import { momentText } from '../../../ui/interview/interviewTime.ts';
import { List } from '../../../ui/List.tsx';
import { ListItem } from '../../../ui/ListItem.tsx';
import { Row } from '../../../ui/Row.tsx';
import { token } from '../../../ui/theme/token.ts';

const Step = styled(ListItem)({
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 600 },
  '& time': { fontSize: '0.9375rem', color: token.second, fontVariantNumeric: 'tabular-nums' },
  '& p': { fontSize: '0.9375rem', lineHeight: '22px', color: token.second, whiteSpace: 'pre-line' },
});

const actors = { veteran: 'by them', employer: 'by your company', calendar: 'automatically' } as const;
const automaticTexts: Record<string, string> = {
  [stageWords.employer.inactive]: 'Made inactive automatically',
  [stageWords.employer.expired]: 'Ended automatically, without an answer',
};

function TimelineTitle({ from, by, label }: ReceivedApplication['timeline'][number]) {
  if (from === null) return <b>Applied</b>;
  const automatic = by === 'calendar' ? automaticTexts[label] : undefined;
  if (automatic) return <b>{automatic}</b>;
  return (
    <>
      <b>{label}</b> {actors[by]}
    </>
  );
}

export function Timeline({ steps, locale }: { steps: ReceivedApplication['timeline']; locale: string }) {
  return (
    <List as="ol" aria-label="Timeline">
      {steps.toReversed().map((step) => (
        <Step padding="md" key={`${step.at} ${step.to} ${step.offer} ${step.interview}`}>
          <Row as="span" gap="lg" rowGap="none" justify="space-between">
            <span>
              <TimelineTitle {...step} />
            </span>
            <time dateTime={step.at}>{momentText(step.at, locale)}</time>
          </Row>
          {step.public_note && <p>{step.public_note}</p>}
        </Step>
      ))}
    </List>
  );
}
