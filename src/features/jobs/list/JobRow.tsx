import styled from '@emotion/styled';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import type { JobCard } from '../../../api/jobs.ts';
import { CompanyMark } from '../../../ui/CompanyMark.tsx';
import { agoText } from '../../../ui/calendar.ts';
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

const wide = '@media (min-width:1200px)';

const Columns = styled(ListItem)({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"mark words" "foot foot"',
  [wide]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) 184px',
    gridTemplateAreas: '"mark words foot"',
    columnGap: 20,
  },
});
const Mark = styled('div')({ gridArea: 'mark' });
const Words = styled('div')({
  gridArea: 'words',
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  overflowWrap: 'anywhere',
});
const Foot = styled('div')({
  gridArea: 'foot',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  [wide]: { flexDirection: 'column', alignItems: 'flex-end' },
});
const Notes = styled('div')({
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token.quiet,
  [wide]: { textAlign: 'right' },
});
const Where = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });
const Offer = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 16px',
  marginBlock: 4,
  fontVariantNumeric: 'tabular-nums',
  '& > strong': { fontSize: '0.9375rem', lineHeight: '22px', fontWeight: 600 },
});
const Save = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 8,
  minHeight: 44,
  margin: '-6px -12px -6px 0',
  padding: '0 12px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: token.second,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  cursor: 'pointer',
  '&:hover': { background: token.hover, color: token.ink },
});

// More are counted.
const maxTags = 2;

function SaveButton({ job }: { job: JobCard }) {
  const { mutate, isPending } = useSaveJob(job);
  const Icon = job.is_saved ? BookmarkCheck : Bookmark;
  return (
    <Save
      type="button"
      aria-label={job.is_saved ? `Saved: ${job.title}` : `Save ${job.title}`}
      aria-pressed={job.is_saved}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      <Icon size={20} aria-hidden="true" />
      {job.is_saved ? 'Saved' : 'Save'}
    </Save>
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
    <Columns padding="lg" gap="lg" rowGap="sm">
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
              <FeatureTags features={job.veteran_features} max={maxTags} />
            </TagList>
          )}
        </Offer>
        {job.match?.band && (
          <MatchHeadline
            look="line"
            match={job.match}
            {...(documentName && { where: documentOf('your', documentName) })}
          />
        )}
      </Words>
      <Foot>
        <Notes>
          {job.published_at && <p>Posted {agoText(job.published_at, now, locale)}</p>}
          {onlyInText && (
            <p>{`Only the description mentions ${listFormat(locale).format(onlyInText.map((word) => `“${word}”`))}.`}</p>
          )}
          {job.my_application && <p>You’ve applied</p>}
        </Notes>
        {canSave && <SaveButton job={job} />}
      </Foot>
    </Columns>
  );
}
