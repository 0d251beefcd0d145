import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { appliedJobQuery, type JobContent } from '../../../api/jobs.ts';
import { RichText } from '../../../ui/RichText.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { appliedJobView } from './appliedJobView.ts';
import { Facts } from './Sent.tsx';

const Quiet = styled('p')(typography['body-sm']);
const More = styled('details')({
  '& > summary': { padding: '12px 0', color: token.link, fontWeight: 500, cursor: 'pointer' },
});
const Lines = styled('ul')({ display: 'grid', gap: 4, paddingLeft: 20, overflowWrap: 'anywhere' });

function Words({ job, lists }: { job: JobContent; lists: readonly [string, readonly string[]][] }) {
  return (
    <More>
      <summary>Read the full job</summary>
      <Stack gap="xl">
        <RichText html={job.description_html} />
        {lists.map(([title, lines]) => (
          <Stack key={title} gap="sm">
            <Title as="h3" level="title-md">
              {title}
            </Title>
            <Lines>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Lines>
          </Stack>
        ))}
      </Stack>
    </More>
  );
}

type AppliedJobProps = { applicationId: number; employer: string; locale: string };

/** Nothing while it loads, and for an application from before jobs were kept. */
export function AppliedJob({ applicationId, employer, locale }: AppliedJobProps) {
  const { data } = useQuery(appliedJobQuery(applicationId));
  if (!data?.job) return null;
  const { facts, lists } = appliedJobView(data.job, locale);
  return (
    <section aria-labelledby="applied-job">
      <h2 id="applied-job">The job you applied for</h2>
      <Stack gap="md">
        <Quiet>
          {data.is_changed
            ? `${employer} has changed this job since. This is how it was when you applied.`
            : 'This is how it was when you applied. It stays here, even if the job changes.'}
        </Quiet>
        <Facts>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <Words job={data.job} lists={lists} />
      </Stack>
    </section>
  );
}
