import styled from '@emotion/styled';
import { Bookmark, BookmarkCheck, EyeOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { JobCard } from '../../../api/jobs.ts';
import { CompanyMark } from '../../../ui/CompanyMark.tsx';
import { IconAction } from '../../../ui/IconAction.tsx';
import { ListItem } from '../../../ui/ListItem.tsx';
import { MatchHeadline } from '../../../ui/match/MatchHeadline.tsx';
import { documentOf } from '../../../ui/match/matchText.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { salaryRange, salaryText } from '../../../ui/salaryText.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Title } from '../../../ui/Title.tsx';
import { TitleLink } from '../../../ui/TitleLink.tsx';
import { hidden } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { whereText } from '../jobText.ts';
import { useDismissJob } from '../useDismissJob.ts';
import { useSaveJob } from '../useSaveJob.ts';
import { ListHead, ShortList } from './ShortList.ts';

const Columns = styled(ListItem)({
  alignItems: 'center',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"mark words save" ". match save"',
  '@media (min-width:900px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) 208px auto',
    gridTemplateAreas: '"mark words match save"',
  },
});
const Dismissed = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '16px 0',
  ...typography['body-sm'],
});
const Match = styled('div')({
  gridArea: 'match',
  // The page of the job says what the match is made of.
  '@media (max-width:599.95px)': { '& p + p': { display: 'none' } },
});
const About = styled('p')(typography['body-sm']);

// Omits "per year", which is the usual period.
const briefly = (salary: NonNullable<JobCard['salary']>, locale: string) =>
  salary.per === 'year' ? salaryRange(salary, locale) : salaryText(salary, locale);

type DismissedJobProps = { title: string; isPending: boolean; onUndo: () => void };

function DismissedJob({ title, isPending, onUndo }: DismissedJobProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => undo.current?.focus(), []);
  return (
    <Dismissed>
      <span role="status">{`We won’t suggest “${title}” again.`}</span>
      <PressButton ref={undo} look="outlined" small aria-disabled={isPending || undefined} onClick={onUndo}>
        Undo
        <span style={hidden}>{`: ${title}`}</span>
      </PressButton>
    </Dismissed>
  );
}

function SaveAction({ job }: { job: JobCard }) {
  const { mutate, isPending } = useSaveJob(job);
  return (
    <IconAction
      label={job.is_saved ? `Saved: ${job.title}` : `Save ${job.title}`}
      aria-pressed={job.is_saved}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      {job.is_saved ? <BookmarkCheck size={22} /> : <Bookmark size={22} />}
    </IconAction>
  );
}

type FittingJobProps = { job: JobCard; locale: string; name: string };

function FittingJob({ job, locale, name }: FittingJobProps) {
  const { isDismissed, dismiss, isPending } = useDismissJob(job.id);
  if (isDismissed) {
    return <DismissedJob title={job.title} isPending={isPending} onUndo={() => dismiss(false)} />;
  }
  return (
    <Columns padding="md" gap="lg" rowGap="xs">
      <CompanyMark name={job.company.name} src={job.company.logo_url} size={44} />
      <Stack area="words" breakWords>
        <Title as="h3" level="title-sm">
          <TitleLink to={`/jobs/${job.id}`}>{job.title}</TitleLink>
        </Title>
        <About>
          {[whereText(job, locale), job.salary && briefly(job.salary, locale)].filter(Boolean).join(' · ')}
        </About>
      </Stack>
      <Match>{job.match && <MatchHeadline match={job.match} where={documentOf('your', name)} />}</Match>
      <div style={{ gridArea: 'save', display: 'grid' }}>
        <SaveAction job={job} />
        <IconAction
          label={`Not interested in ${job.title}`}
          aria-disabled={isPending || undefined}
          onClick={() => dismiss(true)}
        >
          <EyeOff size={22} />
        </IconAction>
      </div>
    </Columns>
  );
}

const shown = 3;

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
        {jobs.slice(0, shown).map((job) => (
          <FittingJob key={job.id} job={job} locale={locale} name={name} />
        ))}
      </ShortList>
    </section>
  );
}
