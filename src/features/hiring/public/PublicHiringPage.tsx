import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type JobFacets, type JobFilter, jobsQuery } from '../../../api/jobs.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { CompanyMark } from '../../../ui/CompanyMark.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { NotLoaded } from '../../../ui/feedback/NotLoaded.tsx';
import { SkeletonRows, Waiting } from '../../../ui/feedback/Skeleton.tsx';
import { numberFormat } from '../../../ui/intl.ts';
import { List } from '../../../ui/List.tsx';
import { ListItem } from '../../../ui/ListItem.tsx';
import { PublicVariant } from '../../../ui/layout/PublicVariant.tsx';
import { usePublicPage } from '../../../ui/layout/usePublicPage.ts';
import { Title } from '../../../ui/Title.tsx';
import { token } from '../../../ui/theme/token.ts';

const Columns = styled(ListItem)({ gridTemplateColumns: 'auto minmax(0, 1fr)' });
const JobLink = styled(Link)({ color: 'inherit' });
const Place = styled('p')({ fontSize: '0.9375rem', lineHeight: '22px', color: token.second });

const openJobsTitle = ({ total, has_more }: { total: number; has_more: boolean }, locale: string) =>
  `Employers have ${numberFormat(locale).format(total)}${has_more ? '+' : ''} open ${total === 1 ? 'job' : 'jobs'} here`;

const counted = (facet: JobFacets['state'] = []) =>
  facet.flatMap(({ title, count }) => (count === null ? [] : [{ title, count }]));

/** ROUTE-14: the public variant of the recruiter's jobs page. */
export function PublicHiringPage({ tenant }: { tenant: Tenant }) {
  const filter: JobFilter = { country_id: tenant.default_country_id, sorted_by: 'date' };
  const { data, error, refetch } = useQuery(jobsQuery(filter));
  usePublicPage({
    title: 'Jobs',
    path: '/recruiter/jobs',
    description: `Jobs that employers post for people leaving military service, on ${tenant.name}.`,
  });
  return (
    <PublicVariant
      title={data ? openJobsTitle(data.meta, tenant.locale) : 'Jobs'}
      lead="These are the latest. You can add yours as soon as your company is approved."
      invitation="Post a job"
      counts={[
        { title: 'By region', of: counted(data?.meta.facets.state) },
        { title: 'By sector', of: counted(data?.meta.facets.industry) },
      ]}
    >
      {error && !data && (
        <NotLoaded what="The jobs" onRetry={refetch}>
          {error.message}
        </NotLoaded>
      )}
      {!data && !error && (
        <Waiting label="Loading the jobs">
          <SkeletonRows count={6} />
        </Waiting>
      )}
      {data?.data.length === 0 && (
        <Notice kind="emptyFirst" title="There are no open jobs at the moment">
          Yours would be the first one people see.
        </Notice>
      )}
      {data && data.data.length > 0 && (
        <List lines aria-label="Jobs">
          {data.data.map(({ id, title, company, city, state }) => (
            <Columns padding="xl" gap="lg" key={id}>
              <CompanyMark name={company.name} src={company.logo_url} />
              <div>
                <Title level="h3">
                  <JobLink to={`/jobs/${id}`}>{title}</JobLink>
                </Title>
                <Place>
                  {[company.name, city.map((town) => town.title).join(', ') || state?.title]
                    .filter(Boolean)
                    .join(' · ')}
                </Place>
              </div>
            </Columns>
          ))}
        </List>
      )}
    </PublicVariant>
  );
}
