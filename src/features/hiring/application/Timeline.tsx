import styled from '@emotion/styled';
import type { ReceivedApplication } from '../../../api/applicants.ts';
import { stageWords } from '../../../machines/applicationStages.ts';
import { dateTimeFormat } from '../../../ui/intl.ts';
import { token } from '../../../ui/theme/token.ts';

const List = styled('ol')({
  listStyle: 'none',
  '& > li': { padding: '12px 0', borderBottom: `1px solid ${token.line}`, overflowWrap: 'anywhere' },
  '& > li > span': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' },
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
  const when = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <List aria-label="Timeline">
      {steps.toReversed().map((step) => (
        <li key={`${step.at} ${step.to} ${step.offer} ${step.interview}`}>
          <span>
            <span>
              <TimelineTitle {...step} />
            </span>
            <time dateTime={step.at}>{when.format(new Date(step.at))}</time>
          </span>
          {step.public_note && <p>{step.public_note}</p>}
        </li>
      ))}
    </List>
  );
}
