import styled from '@emotion/styled';
import { token } from '../../../ui/theme/token.ts';
import type { BuilderContent } from './builderContent.ts';
import { resumeGroups } from './fields.ts';
import { Quiet } from './look.ts';
import { sectionProgress } from './progress.ts';

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
  content: BuilderContent;
  name: string;
};

export function Health({ completeness, content, name }: HealthProps) {
  const next = resumeGroups.find((group) => sectionProgress(group, content).state === 'ahead');
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
            ? 'The dashboard lists what an employer would stumble over, line by line.'
            : 'You’ve covered everything employers look for.'}
      </Quiet>
    </Box>
  );
}
