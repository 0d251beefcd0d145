import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { type JobCard, newestJobsQuery } from '../../../api/jobs.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { CompanyMark } from '../../../ui/CompanyMark.tsx';
import { numberFormat } from '../../../ui/intl.ts';
import { Chapter } from '../../../ui/layout/Chapter.tsx';
import { salaryText } from '../../../ui/salaryText.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';
import { typography } from '../../../ui/theme/typeScale.ts';

const maxJobs = 4;
const maxEmployers = 6;

const Rows = styled('ul')({
  '&&': { padding: 0, gap: 0 },
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0 16px',
    padding: '12px 0',
    borderBottom: `1px solid ${token.line}`,
    overflowWrap: 'anywhere',
  },
  '& > li:first-of-type': { paddingTop: 0 },
});
const About = styled('p')(typography['body-sm']);
const Employers = styled('ul')({
  '&&': { display: 'flex', flexWrap: 'wrap', padding: 0, gap: '12px 24px' },
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 44, overflowWrap: 'anywhere' },
});

const placeOf = ({ city, state, is_remote }: JobCard) =>
  city.map(({ title }) => title).join(', ') || (state?.title ?? (is_remote ? 'Remote' : ''));

const searchFor = (name: string) => `/jobs?${new URLSearchParams({ search: name.slice(0, 60) })}`;

/** Nothing where no job is open. */
export function NewJobs({ tenant: { default_country_id, locale } }: { tenant: Tenant }) {
  const { data } = useQuery(newestJobsQuery(default_country_id));
  if (!data || data.data.length === 0) return null;
  const { total, has_more } = data.meta;
  const employers = [...new Map(data.data.map(({ company }) => [company.id, company])).values()];
  return (
    <>
      <Chapter id="jobs" title="New jobs">
        <Rows>
          {data.data.slice(0, maxJobs).map((job) => (
            <li key={job.id}>
              <CompanyMark name={job.company.name} src={job.company.logo_url} size={44} />
              <div>
                <Title as="h3" level="title-md">
                  <TextLink to={`/jobs/${job.id}`}>{job.title}</TextLink>
                </Title>
                <About>
                  {[job.company.name, placeOf(job), job.salary && salaryText(job.salary, locale)]
                    .filter(Boolean)
                    .join(' · ')}
                </About>
              </div>
            </li>
          ))}
        </Rows>
        <p>
          <TextLink to="/jobs">
            {total > maxJobs
              ? `See all ${numberFormat(locale).format(total)}${has_more ? '+' : ''} jobs`
              : 'See all jobs'}
          </TextLink>
        </p>
      </Chapter>
      <Chapter id="employers" title="Employers hiring now">
        <Employers>
          {employers.slice(0, maxEmployers).map(({ id, name, logo_url }) => (
            <li key={id}>
              <CompanyMark name={name} src={logo_url} size={32} />
              <TextLink to={searchFor(name)}>{name}</TextLink>
            </li>
          ))}
        </Employers>
      </Chapter>
    </>
  );
}
