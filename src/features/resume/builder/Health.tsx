import styled from '@emotion/styled';
import { token } from '../../../ui/theme/token.ts';
import type { Content } from './content.ts';
import { groups } from './fields.ts';
import { Quiet } from './look.ts';
import { standingOf } from './progress.ts';

const Box = styled('div')({ marginTop: 24, paddingTop: 24, borderTop: `1px solid ${token.line}` });
const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: '24px',
  fontVariantNumeric: 'tabular-nums',
});
const Bar = styled('progress')({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 8,
  margin: '6px 0 10px',
  border: 0,
  borderRadius: 4,
  overflow: 'hidden',
  background: token.line,
  '&::-webkit-progress-bar': { background: token.line },
  '&::-webkit-progress-value': { background: token.mark },
  '&::-moz-progress-bar': { background: token.mark },
});

type HealthProps = {
  completeness: number;
  content: Content;
  /** “CV” or “Resume”. */
  name: string;
};

/** How much of what employers look for is there, and where to go on. */
export function Health({ completeness, content, name }: HealthProps) {
  const next = groups.find((group) => standingOf(group, content).state === 'ahead');
  return (
    <Box>
      <Head>
        <span id="health">{`${name} health`}</span>
        <span>{completeness}</span>
      </Head>
      <Bar aria-labelledby="health" max={100} value={completeness} />
      <Quiet>
        {next
          ? `Next: ${next.title}.`
          : completeness < 100
            ? 'To raise it, add more lines on what you did, and at least five skills.'
            : 'You’ve covered everything employers look for.'}
      </Quiet>
    </Box>
  );
}
