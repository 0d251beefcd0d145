import styled from '@emotion/styled';
import { lengthText } from '../../machines/applicationStages.ts';
import { TextLink } from '../TextLink.tsx';
import { token } from '../theme/token.ts';
import { typography } from '../theme/typeScale.ts';
import { momentText, otherClockText } from './interviewTime.ts';

const When = styled('p')({ ...typography['title-lg'], fontVariantNumeric: 'tabular-nums' });
const Second = styled('p')({ color: token.second, overflowWrap: 'anywhere' });

export interface ShownInterview {
  at: string | null;
  minutes: number;
  mode: 'in_person' | 'video' | 'phone';
  place: string | null;
  link: string | null;
  other_zone: string | null;
  panel: readonly { name: string }[];
}

type InterviewFactsProps = {
  interview: ShownInterview;
  format: string;
  locale: string;
  other: string;
};

const mapLink = (place: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

export function InterviewFacts({ interview, format, locale, other }: InterviewFactsProps) {
  const { at, minutes, mode, place, link, other_zone, panel } = interview;
  const theirs = at && otherClockText(at, locale, { other: other_zone });
  return (
    <div>
      {at && (
        <When>
          <time dateTime={at}>{momentText(at, locale)}</time>
        </When>
      )}
      {theirs && <Second>{`${theirs} for ${other}`}</Second>}
      <Second>{[format, lengthText(minutes), place].filter(Boolean).join(' · ')}</Second>
      {panel.length > 0 && <Second>{`On the panel: ${panel.map(({ name }) => name).join(', ')}`}</Second>}
      {link && (
        <Second>
          <TextLink to={link}>Open the video call</TextLink>
        </Second>
      )}
      {mode === 'in_person' && place && (
        <Second>
          <TextLink to={mapLink(place)}>Show on a map</TextLink>
        </Second>
      )}
    </div>
  );
}
