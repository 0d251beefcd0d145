import styled from '@emotion/styled';
import { token } from '../theme/token.ts';

export type MatchBand = 'strong' | 'good' | 'possible';

type MatchWeight = { code: string; weight: number; value: number };

const bandLabels: Record<MatchBand, string> = {
  strong: 'Strong match',
  good: 'Good match',
  possible: 'Possible match',
};

export const bandText = (band: MatchBand | null) => (band ? bandLabels[band] : 'Not a match yet');

export const Band = styled('p')({
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontWeight: 600,
  color: token.second,
  '&[data-band="strong"]': { color: token.success },
  '&[data-band="good"]': { color: token.link },
});

const Segments = styled('div')({ display: 'flex', gap: 3, marginTop: 8 });

const Segment = styled('span')({
  minWidth: 6,
  height: 8,
  borderRadius: 2,
  overflow: 'hidden',
  background: token.lineStrong,
  '& > span': { display: 'block', height: '100%', background: token.mark },
});

type MatchRulerProps = { band: MatchBand | null; parts: readonly MatchWeight[] };

export function MatchRuler({ band, parts }: MatchRulerProps) {
  return (
    <div>
      <Band data-band={band}>{bandText(band)}</Band>
      <Segments aria-hidden="true">
        {parts.map(({ code, weight, value }) => (
          <Segment key={code} style={{ flexGrow: weight, flexBasis: 0 }}>
            <span style={{ width: `${(100 * value) / weight}%` }} />
          </Segment>
        ))}
      </Segments>
    </div>
  );
}
