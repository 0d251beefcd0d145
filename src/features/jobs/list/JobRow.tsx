import styled from '@emotion/styled';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import type { JobCard } from '../../../api/jobs.ts';
import { CompanyMark } from '../../../ui/CompanyMark.tsx';
import { agoText } from '../../../ui/calendar.ts';
import { IconAction } from '../../../ui/IconAction.tsx';
import { listFormat } from '../../../ui/intl.ts';
import { ListItem } from '../../../ui/ListItem.tsx';
import { MatchHeadline } from '../../../ui/match/MatchHeadline.tsx';
import { documentOf } from '../../../ui/match/matchText.ts';
import { salaryText } from '../../../ui/salaryText.ts';
import { Title } from '../../../ui/Title.tsx';
import { TitleLink } from '../../../ui/TitleLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { FeatureTags, TagList } from '../FeatureTags.tsx';
import { whereText } from '../jobText.ts';
import { useSaveJob } from '../useSaveJob.ts';

const Columns = styled(ListItem)({
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"mark words save" "aside aside aside"',
  '@media (min-width:900px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) 208px auto',
    gridTemplateAreas: '"mark words aside save"',
    columnGap: 20,
  },
});
const Mark = styled('div')({ gridArea: 'mark' });
const Words = styled('div')({
  gridArea: 'words',
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  overflowWrap: 'anywhere',
});
const Aside = styled('div')({
  gridArea: 'aside',
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token.quiet,
});
const Save = styled('div')({ gridArea: 'save', margin: '-10px -10px 0 0' });
const Where = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });
const Offer = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: 8,
  fontVariantNumeric: 'tabular-nums',
  '& > strong': { fontSize: '0.9375rem', lineHeight: '22px', fontWeight: 600 },
});

export function SaveAction({ job }: { job: JobCard }) {
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

type JobRowProps = {
  job: JobCard;
  locale: string;
  now: Date;
  shared: string;
  canSave: boolean;
  /** The words that only the description of the job has. */
  onlyInText?: readonly string[] | undefined;
  /** Of the veteran: where the things that the job asks for are shown. */
  documentName?: string | undefined;
};

export function JobRow({ job, locale, now, shared, canSave, onlyInText, documentName }: JobRowProps) {
  return (
    <Columns padding="2xl" gap="lg" rowGap="md">
      <Mark>
        <CompanyMark name={job.company.name} src={job.company.logo_url} />
      </Mark>
      <Words>
        <Title level="h3">
          <TitleLink to={`/jobs/${job.id}${shared}`}>{job.title}</TitleLink>
        </Title>
        <Where>{whereText(job, locale)}</Where>
        <Offer>
          <strong>{salaryText(job.salary, locale)}</strong>
          {job.veteran_features.length > 0 && (
            <TagList>
              <FeatureTags features={job.veteran_features} />
            </TagList>
          )}
        </Offer>
      </Words>
      <Aside>
        {job.match?.band && (
          <MatchHeadline
            match={job.match}
            {...(documentName && { where: documentOf('your', documentName) })}
          />
        )}
        {job.match?.band && job.match.reasons.slice(0, 2).map((reason) => <p key={reason}>{reason}</p>)}
        {job.published_at && <p>Posted {agoText(job.published_at, now, locale)}</p>}
        {onlyInText && (
          <p>{`Only the description mentions ${listFormat(locale).format(onlyInText.map((word) => `“${word}”`))}.`}</p>
        )}
        {job.my_application && <p>You’ve applied</p>}
      </Aside>
      {canSave && (
        <Save>
          <SaveAction job={job} />
        </Save>
      )}
    </Columns>
  );
}
