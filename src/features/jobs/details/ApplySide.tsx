import styled from '@emotion/styled';
import { Bookmark, BookmarkCheck, Eye, EyeOff, Flag, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { commitmentLabels, companySizeLabels, companyTypeLabels } from '../../../api/companyLabels.ts';
import type { Job } from '../../../api/jobs.ts';
import { documentName, type User } from '../../../api/profile.ts';
import { Card } from '../../../ui/Card.tsx';
import { dayText } from '../../../ui/calendar.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { later } from '../../../ui/later.tsx';
import { MatchHeadline } from '../../../ui/match/MatchHeadline.tsx';
import { documentOf } from '../../../ui/match/matchText.ts';
import { PressButton } from '../../../ui/PressButton.tsx';
import { NextLine } from '../../../ui/route/NextLine.tsx';
import { RouteLine } from '../../../ui/route/RouteLine.tsx';
import { salaryPeriod, salaryRange } from '../../../ui/salaryText.ts';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { useDismissJob } from '../useDismissJob.ts';
import { useSaveJob } from '../useSaveJob.ts';
import { ApplyLink, type ApplyTarget, canApply } from './ApplyLink.tsx';
import { inPreview, PreviewButton, previewNote, previewNoteId } from './PreviewButton.tsx';

const OwnProgress = later(async () => (await import('./OwnProgress.tsx')).OwnProgress);
const ReportDialog = later(async () => (await import('./ReportDialog.tsx')).ReportDialog);

const Side = styled(Card)({
  '@media (min-width:1000px)': { position: 'sticky', top: 96 },
});
const Pay = styled('p')({
  fontSize: '1.5rem',
  lineHeight: '32px',
  fontWeight: 640,
  fontVariantNumeric: 'tabular-nums',
});
const Small = styled('p')({ fontSize: '0.875rem', lineHeight: '20px', color: token.quiet });
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  '& > *': { padding: 8 },
});
const Block = styled('div')({
  display: 'grid',
  gap: 12,
  paddingTop: 20,
  borderTop: `1px solid ${token.line}`,
  '& > h2': typography['title-sm'],
});
const TextAction = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  justifySelf: 'start',
  minHeight: 32,
  padding: 0,
  border: 0,
  background: 'none',
  color: token.link,
  fontSize: '0.875rem',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
});

async function share(job: Job) {
  const url = new URL(`/jobs/${job.id}`, location.origin).href;
  if (navigator.share) {
    await navigator.share({ title: `${job.title} · ${job.company.name}`, url }).catch(() => {});
    return;
  }
  await navigator.clipboard.writeText(url);
  toast.success('Link copied');
}

function Save({ job }: { job: Job }) {
  const { mutate, isPending } = useSaveJob(job);
  const Icon = job.is_saved ? BookmarkCheck : Bookmark;
  return (
    <PressButton
      look="outlined"
      small
      aria-pressed={job.is_saved}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      <Icon size={20} aria-hidden="true" />
      {job.is_saved ? 'Saved' : 'Save'}
    </PressButton>
  );
}

// A visitor has no country yet, so the tenant's decides.
const nameFor = (user: User | undefined, locale: string) =>
  user ? documentName(user) : locale === 'en-US' ? 'Resume' : 'CV';

const steps = ({ job: { questions }, user, isPreview }: ApplyTarget, locale: string) =>
  [
    `${user || isPreview ? '' : 'sign in, '}choose a ${nameFor(user, locale)}`,
    questions.length === 0
      ? null
      : questions.length === 1
        ? 'answer one question'
        : `answer ${questions.length} questions`,
    'check your application',
  ]
    .filter(Boolean)
    .join(', ')
    .replace(/, (?=check)/, ' and ');

type ApplySideProps = ApplyTarget & { locale: string };

// On narrower screens, ApplyBar has the link.
const OnlyWide = styled('div')({ display: 'none', '@media (min-width:1000px)': { display: 'grid' } });

export function ApplySide({ locale, ...applying }: ApplySideProps) {
  const { job, user, isPreview } = applying;
  // Undefined until the dialog is first opened, which loads it.
  const [isReporting, setReporting] = useState<boolean>();
  const commitment = job.company.covenant !== 'none' && commitmentLabels[job.company.covenant];
  return (
    <Side as="aside" gap="xl" aria-label="Apply">
      <div>
        <Pay>{job.salary ? salaryRange(job.salary, locale) : 'Salary not given'}</Pay>
        {job.salary && <Small>{salaryPeriod(job.salary)}</Small>}
      </div>
      {job.match && <MatchHeadline match={job.match} where={documentOf('your', nameFor(user, locale))} />}
      {isPreview && (
        <Small>Veterans also see here how they match this job, once we know enough about them.</Small>
      )}
      {job.my_application && (
        <p>
          {job.my_application.status === 'withdrawn'
            ? 'You’ve withdrawn your application for this job.'
            : 'You’ve applied for this job.'}
        </p>
      )}
      <OnlyWide>
        <ApplyLink {...applying} />
      </OnlyWide>
      {isPreview ? <PreviewPair /> : <ActingPair job={job} user={user} />}
      {canApply(applying) && <NextLine>{steps(applying, locale)}</NextLine>}
      {job.my_application ? (
        <Block>
          <h2>Your application</h2>
          <Suspense>
            <OwnProgress applicationId={job.my_application.id} locale={locale} />
          </Suspense>
        </Block>
      ) : (
        job.status === 'published' && <NextStages job={job} user={user} locale={locale} />
      )}
      <Block>
        <h2>{job.company.name}</h2>
        <Small>
          {[
            companyTypeLabels[job.company.company_type],
            companySizeLabels[job.company.company_size],
            commitment,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Small>
        {user?.role === 'veteran' && !isPreview && <Dismiss job={job} />}
        {(user || isPreview) && (
          <TextAction type="button" {...(isPreview ? inPreview : { onClick: () => setReporting(true) })}>
            <Flag size={18} aria-hidden="true" />
            Report this job
          </TextAction>
        )}
      </Block>
      {isReporting !== undefined && (
        <Suspense>
          <ReportDialog job={job} open={isReporting} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </Side>
  );
}

function Dismiss({ job }: { job: Job }) {
  const { isDismissed, dismiss, isPending } = useDismissJob(job.id, job.is_dismissed);
  return (
    <TextAction type="button" aria-disabled={isPending || undefined} onClick={() => dismiss(!isDismissed)}>
      {isDismissed ? <Eye size={18} aria-hidden="true" /> : <EyeOff size={18} aria-hidden="true" />}
      {isDismissed ? 'Suggest this job again' : 'Not interested'}
    </TextAction>
  );
}

const ActingPair = ({ job, user }: Pick<ApplySideProps, 'job' | 'user'>) => (
  <Pair>
    {user?.role === 'veteran' && <Save job={job} />}
    <PressButton look="outlined" small onClick={() => void share(job)}>
      <Share2 size={20} aria-hidden="true" />
      Share
    </PressButton>
  </Pair>
);

const PreviewPair = () => (
  <>
    <Pair>
      <PreviewButton look="outlined" small>
        <Bookmark size={20} aria-hidden="true" />
        Save
      </PreviewButton>
      <PreviewButton look="outlined" small>
        <Share2 size={20} aria-hidden="true" />
        Share
      </PreviewButton>
    </Pair>
    <Small id={previewNoteId}>{previewNote}</Small>
  </>
);

const NextStages = ({ job, user, locale }: Pick<ApplySideProps, 'job' | 'user' | 'locale'>) => (
  <Block>
    <h2>What happens next</h2>
    <RouteLine
      label="From applying to your first day"
      points={[
        {
          label: 'Apply',
          state: 'here',
          detail: job.closes_on ? `Closes ${dayText(job.closes_on, locale)}` : 'Open',
        },
        { label: `They read your ${nameFor(user, locale)}`, state: 'ahead', detail: 'You’ll see when' },
        { label: 'Interview', state: 'ahead', detail: 'With a date and place' },
        {
          label: 'First day',
          state: 'destination',
          detail: job.start_on ? `From ${dayText(job.start_on, locale)}` : 'To be agreed',
        },
      ]}
    />
  </Block>
);
