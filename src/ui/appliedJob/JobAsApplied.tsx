import styled from '@emotion/styled';
import { Facts } from '../Facts.ts';
import { RichText } from '../RichText.tsx';
import { Stack } from '../Stack.tsx';
import { Title } from '../Title.tsx';
import { token } from '../theme/token.ts';
import { typography } from '../theme/typeScale.ts';
import { appliedJobView, type ShownJob } from './appliedJobView.ts';

const Quiet = styled('p')(typography['body-sm']);
const More = styled('details')({
  '& > summary': { padding: '12px 0', color: token.link, fontWeight: 500, cursor: 'pointer' },
});
const Lines = styled('ul')({ display: 'grid', gap: 4, paddingLeft: 20, overflowWrap: 'anywhere' });

function Words({ job, lists }: { job: ShownJob; lists: readonly [string, readonly string[]][] }) {
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

type JobAsAppliedProps = {
  job: ShownJob;
  title: string;
  /** If the job is still the same. */
  note: string;
  locale: string;
};

/** A job as it was when somebody applied, for both sides of the application. */
export function JobAsApplied({ job, title, note, locale }: JobAsAppliedProps) {
  const { facts, lists } = appliedJobView(job, locale);
  return (
    <section aria-labelledby="applied-job">
      <h2 id="applied-job">{title}</h2>
      <Stack gap="md">
        <Quiet>{note}</Quiet>
        <Facts>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <Words job={job} lists={lists} />
      </Stack>
    </section>
  );
}
