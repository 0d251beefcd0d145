import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { type Job, jobQuery } from '../../../api/jobs.ts';
import type { User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { addressId } from '../../../ui/addressId.ts';
import { Card } from '../../../ui/Card.tsx';
import { CompanyMark } from '../../../ui/CompanyMark.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { listFormat } from '../../../ui/intl.ts';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { isAbsent, Unready } from '../../../ui/layout/Unready.tsx';
import { usePublicPage } from '../../../ui/layout/usePublicPage.ts';
import { RichText } from '../../../ui/RichText.tsx';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { FeatureTags, Tag, Tags } from '../FeatureTags.tsx';
import { jobTypes } from '../filter.ts';
import { useJobFilter } from '../useJobFilter.ts';
import { placeText, workText } from '../words.ts';
import { ApplySide } from './ApplySide.tsx';
import { SimilarJobs } from './SimilarJobs.tsx';
import { useWrittenHead } from './useWrittenHead.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: '40px 72px',
  alignItems: 'start',
  '@media (min-width:1000px)': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
});
const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 20px',
  alignItems: 'center',
});
const Company = styled('p')({ ...typography['body-lg'], overflowWrap: 'anywhere' });
const Main = styled('div')({ display: 'grid', gap: 32, minWidth: 0, overflowWrap: 'anywhere' });
const Section = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > h2': typography.h2,
});
const Points = styled('ul')({
  display: 'grid',
  gap: '10px 24px',
  listStyle: 'none',
  maxWidth: '66ch',
  '& > li': { position: 'relative', paddingLeft: 24 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    top: 11,
    left: 0,
    width: 12,
    height: 2,
    background: token.mark,
  },
  '&[data-short]': { gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' },
});
const Quiet = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });

function List({ title, items, short }: { title: string; items: readonly string[]; short?: boolean }) {
  if (items.length === 0) return null;
  return (
    <Section>
      <h2>{title}</h2>
      <Points data-short={short || undefined}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Points>
    </Section>
  );
}

type Facts = { job: Job; locale: string };

const needsOf = ({ job }: Facts) => [
  ...job.skills.map(({ name, is_required }) => (is_required ? name : `${name} (nice to have)`)),
  ...(job.experience ? [`Experience: ${job.experience.title}`] : []),
  ...(job.clearance_required ? ['Security clearance, or willing to be cleared'] : []),
];

function Ended({ job }: { job: Job }) {
  return (
    <Notice kind="inactive" title="This job is closed">
      {job.company.name} is no longer accepting applications.
    </Notice>
  );
}

export function JobPosting({ job, locale }: Facts) {
  const where = [job.company.name, placeText(job, locale), workText(job)].filter(Boolean);
  return (
    <Main>
      <Head>
        <CompanyMark name={job.company.name} src={job.company.logo_url} size={64} />
        <div>
          <PageHeading>{job.title}</PageHeading>
          <Company>{where.join(' · ')}</Company>
        </div>
      </Head>
      <Tags>
        <FeatureTags features={job.veteran_features} />
        {job.job_type.map((type) => (
          <Tag key={type} icon={Clock}>
            {jobTypes[type]}
          </Tag>
        ))}
        {job.sponsorship && <Tag>Visa sponsorship</Tag>}
      </Tags>
      <RichText html={job.description_html} />
      <List title="What you’ll do" items={job.responsibilities} />
      <List title="What you’ll need" items={[...job.requirements, ...needsOf({ job, locale })]} short />
      <List title="What we offer" items={job.benefits} short />
      {job.fitting_roles.length > 0 && (
        <Card as="section" aria-label="Matching military roles">
          <h2 style={{ fontSize: '1rem', lineHeight: '24px', fontWeight: 600 }}>Matching military roles</h2>
          <Quiet>
            {listFormat(locale, { type: 'unit' }).format(
              job.fitting_roles.map(({ title, service }) => `${title} (${service})`),
            )}
            . Yours may match too.
          </Quiet>
        </Card>
      )}
    </Main>
  );
}

type JobPageProps = { tenant: Tenant; user?: User | undefined };

/** One job, for whoever opens its address. */
export function JobPage({ tenant, user }: JobPageProps) {
  const { jobId = '' } = useParams();
  const id = addressId(jobId);
  const { shared } = useJobFilter(tenant.default_country_id);
  const query = useQuery({ ...jobQuery(id), enabled: id > 0 });
  const job = query.data;
  const list = `${user?.role === 'veteran' ? '/veteran/jobs' : '/jobs'}${shared}`;
  useWrittenHead(jobId);
  usePublicPage({
    title: job ? `Job Details · ${job.title}, ${job.company.name}` : 'Job Details',
    path: `/jobs/${jobId}`,
    description: job
      ? `${job.title} at ${job.company.name}, ${placeText(job, tenant.locale)}: what it asks for, what it pays and how to apply.`
      : 'A job for people leaving military service.',
  });
  if (!job || isAbsent(id, query))
    return (
      <Unready
        id={id}
        query={query}
        what="job"
        absent={{
          words: 'It may have been removed, or the link is incomplete.',
          to: list,
          label: 'View all jobs',
        }}
      />
    );
  return (
    <PageLayout>
      <BackLink to={list}>← Back to jobs</BackLink>
      <Columns>
        <div>
          {(job.status === 'closed' || job.status === 'expired') && (
            <div style={{ marginBottom: 32 }}>
              <Ended job={job} />
            </div>
          )}
          <JobPosting job={job} locale={tenant.locale} />
        </div>
        <ApplySide job={job} locale={tenant.locale} user={user} shared={shared} />
      </Columns>
      {job.status === 'published' && (
        <SimilarJobs id={job.id} tenant={tenant} canSave={user?.role === 'veteran'} shared={shared} />
      )}
    </PageLayout>
  );
}
