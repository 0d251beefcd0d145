import styled from '@emotion/styled';
import type { JobCard } from '../../../api/jobs.ts';
import { CompanyMark } from '../../../ui/CompanyMark.tsx';
import { ListItem } from '../../../ui/ListItem.tsx';
import { MatchRuler } from '../../../ui/match/MatchRuler.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { salaryRange, salaryText } from '../../../ui/salaryText.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Title } from '../../../ui/Title.tsx';
import { TitleLink } from '../../../ui/TitleLink.tsx';
import { typography } from '../../../ui/theme/typeScale.ts';
import { whereText } from '../jobText.ts';
import { SaveAction } from './JobRow.tsx';
import { ListHead, ShortList } from './ShortList.ts';

const Columns = styled(ListItem)({
  alignItems: 'center',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"mark words save" ". match match"',
  '@media (min-width:900px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) 144px auto',
    gridTemplateAreas: '"mark words match save"',
  },
});
const About = styled('p')(typography['body-sm']);
const Why = styled('p')({ ...typography['body-xs'], marginTop: 2 });

// Omits "per year", which is the usual period.
const briefly = (salary: NonNullable<JobCard['salary']>, locale: string) =>
  salary.per === 'year' ? salaryRange(salary, locale) : salaryText(salary, locale);

// An unreachable place or a missing licence comes first in `missing`.
const obstacleOf = ({ parts, missing }: NonNullable<JobCard['match']>) =>
  parts.some(({ code, value }) => (code === 'place' || code === 'credential') && value === 0)
    ? missing[0]
    : undefined;

function FittingJob({ job, locale }: { job: JobCard; locale: string }) {
  const obstacle = job.match && obstacleOf(job.match);
  return (
    <Columns gap="lg" rowGap="md">
      <CompanyMark name={job.company.name} src={job.company.logo_url} size={44} />
      <Stack area="words" breakWords>
        <Title as="h3" level="title-sm">
          <TitleLink to={`/jobs/${job.id}`}>{job.title}</TitleLink>
        </Title>
        <About>
          {[whereText(job, locale), job.salary && briefly(job.salary, locale)].filter(Boolean).join(' · ')}
        </About>
        {job.match && job.match.reasons.length > 0 && <Why>{job.match.reasons.join(' ')}</Why>}
        {obstacle && <Why>{obstacle}.</Why>}
      </Stack>
      <div style={{ gridArea: 'match' }}>
        {job.match?.band && <MatchRuler band={job.match.band} parts={job.match.parts} />}
      </div>
      <div style={{ gridArea: 'save' }}>
        <SaveAction job={job} />
      </div>
    </Columns>
  );
}

interface FittingJobsProps {
  jobs: readonly JobCard[];
  locale: string;
  name: string;
}

export function FittingJobs({ jobs, locale, name }: FittingJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="fitting-jobs">
      <ListHead>
        <h2 id="fitting-jobs">{`Jobs that fit your ${name}`}</h2>
        <TextLink to="/veteran/jobs?matching_jobs=true">See all</TextLink>
      </ListHead>
      <ShortList>
        {jobs.map((job) => (
          <FittingJob key={job.id} job={job} locale={locale} />
        ))}
      </ShortList>
    </section>
  );
}
