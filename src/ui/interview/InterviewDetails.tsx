import styled from '@emotion/styled';
import { DecisionText } from '../decision/DecisionCard.tsx';
import { token } from '../theme/token.ts';
import { InterviewFacts, type ShownInterview } from './InterviewFacts.tsx';

const Times = styled('ul')({
  margin: 0,
  paddingLeft: 20,
  fontSize: '0.9375rem',
  color: token.second,
  fontVariantNumeric: 'tabular-nums',
});

export interface InterviewDetailsView {
  times: readonly { at: string; label: string; detail: string }[];
  /** Null while no time and place are valid. */
  facts: { interview: ShownInterview; format: string } | null;
  notes: readonly string[];
}

type InterviewDetailsProps = { view: InterviewDetailsView; locale: string; other: string };

/** `other` is the name of the other side. */
export const InterviewDetails = ({ view: { times, facts, notes }, locale, other }: InterviewDetailsProps) => (
  <>
    {times.length > 0 && (
      <Times>
        {times.map(({ at, label, detail }) => (
          <li key={at}>
            <time dateTime={at}>{label}</time>
            {detail}
          </li>
        ))}
      </Times>
    )}
    {facts && <InterviewFacts {...facts} locale={locale} other={other} />}
    {notes.map((note) => (
      <DecisionText key={note}>{note}</DecisionText>
    ))}
  </>
);
