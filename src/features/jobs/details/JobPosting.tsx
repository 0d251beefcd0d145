import styled from '@emotion/styled';
import { Clock } from 'lucide-react';
import type { Job } from '../../../api/jobs.ts';
import { Card } from '../../../ui/Card.tsx';
import { CompanyMark } from '../../../ui/CompanyMark.tsx';
import { listFormat } from '../../../ui/intl.ts';
import { PageHeading } from '../../../ui/layout/PageHeading.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';
import { FeatureTags, Tag, TagList } from '../FeatureTags.tsx';
import { jobTypes } from '../filter.ts';
import { jobPlaceText, workText } from '../jobText.ts';

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 20px',
  alignItems: 'center',
});
const Company = styled('p')({ ...typography['body-lg'], overflowWrap: 'anywhere' });
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

export function JobPosting({ job, locale }: Facts) {
  const where = [job.company.name, jobPlaceText(job, locale), workText(job)].filter(Boolean);
  return (
    <Stack gap="3xl" breakWords>
      <Head>
        <CompanyMark name={job.company.name} src={job.company.logo_url} size={64} />
        <div>
          <PageHeading>{job.title}</PageHeading>
          <Company>{where.join(' · ')}</Company>
        </div>
      </Head>
      <TagList>
        <FeatureTags features={job.veteran_features} />
        {job.job_type.map((type) => (
          <Tag key={type} icon={Clock}>
            {jobTypes[type]}
          </Tag>
        ))}
        {job.sponsorship && <Tag>Visa sponsorship</Tag>}
      </TagList>
      <RichText html={job.description_html} />
      <List title="What you’ll do" items={job.responsibilities} />
      <List title="What you’ll need" items={[...job.requirements, ...needsOf({ job, locale })]} short />
      <List title="What we offer" items={job.benefits} short />
      {job.fitting_roles.length > 0 && (
        <Card as="section" aria-label="Matching military roles">
          <Title level="title-md">Matching military roles</Title>
          <Quiet>
            {listFormat(locale, { type: 'unit' }).format(
              job.fitting_roles.map(({ title, service }) => `${title} (${service})`),
            )}
            . Yours may match too.
          </Quiet>
        </Card>
      )}
    </Stack>
  );
}
