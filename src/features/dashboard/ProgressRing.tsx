import styled from '@emotion/styled';
import { Row } from '../../ui/Row.tsx';
import { token } from '../../ui/theme/token.ts';

const Share = styled('p')({
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token.second,
  fontVariantNumeric: 'tabular-nums',
  '& > strong': { display: 'block', fontSize: '1.125rem', lineHeight: '26px', color: token.ink },
});

const radius = 22;
const around = 2 * Math.PI * radius;

export function ProgressRing({ done, of, words }: { done: number; of: number; words: string }) {
  const share = of === 0 ? 0 : done / of;
  return (
    <Row gap="md" align="center" nowrap>
      <svg width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
        <title>{words}</title>
        <g fill="none" strokeWidth="6" transform="rotate(-90 28 28)">
          <circle cx="28" cy="28" r={radius} style={{ stroke: token.line }} />
          {share > 0 && (
            <circle
              cx="28"
              cy="28"
              r={radius}
              strokeLinecap="round"
              strokeDasharray={`${around * share} ${around}`}
              style={{ stroke: token.mark }}
            />
          )}
        </g>
      </svg>
      <Share>
        <strong>{`${Math.round(share * 100)}%`}</strong>
        {words}
      </Share>
    </Row>
  );
}
