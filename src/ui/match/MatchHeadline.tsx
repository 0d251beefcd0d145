import styled from '@emotion/styled';
import { bandText, type MatchBand } from '../../machines/matchBand.ts';
import { token } from '../theme/token.ts';
import { figureText } from './matchText.ts';

const Line = styled('p')({
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.second,
  overflowWrap: 'anywhere',
  '& > strong': { fontWeight: 600, color: token.second },
  '& > strong[data-band="strong"]': { color: token.success },
  '& > strong[data-band="good"]': { color: token.link },
  '&[data-look="large"]': { fontSize: '1rem', lineHeight: '24px' },
});
const Figure = styled('p')({ fontSize: '0.8125rem', lineHeight: '18px', color: token.quiet, marginTop: 2 });

interface MatchHeadlineProps {
  match: {
    band: MatchBand;
    shown: number;
    partly?: number;
    asked: number;
    obstacles: readonly string[];
  };
  /** “your CV”; without it the figure is left out. */
  where?: string;
  /** `line`: the band, the first obstacle and the figure, as a single text. */
  look?: 'small' | 'large' | 'line';
}

/** The band is for the work alone; obstacles follow it. */
export function MatchHeadline({ match, where, look = 'small' }: MatchHeadlineProps) {
  const { band, obstacles } = match;
  if (look === 'line')
    return (
      <Line>
        <strong data-band={band}>{bandText(band)}</strong>
        {[...obstacles.slice(0, 1), ...(where ? [figureText(match, where)] : [])]
          .map((text) => ` · ${text}`)
          .join('')}
      </Line>
    );
  return (
    <div>
      <Line data-look={look}>
        <strong data-band={band}>{bandText(band)}</strong>
        {obstacles.map((obstacle) => ` · ${obstacle}`).join('')}
      </Line>
      {where && <Figure>{figureText(match, where)}</Figure>}
    </div>
  );
}
