import Button from '@mui/joy/Button';
import { styled } from '@mui/joy/styles';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { companyStatusQuery } from '../../api/companies.ts';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { StatusChip } from '../../ui/route/StatusChip.tsx';
import type { WayPointState } from '../../ui/route/wayPointState.ts';
import { token } from '../../ui/theme/token.ts';
import { formatMoment } from './standing.ts';

const Facts = styled('dl')({
  maxWidth: 720,
  borderTop: `1px solid ${token.line}`,
  '& > div': {
    display: 'grid',
    gap: '2px 24px',
    padding: '16px 0',
    borderBottom: `1px solid ${token.line}`,
    '@media (min-width:600px)': { gridTemplateColumns: '200px 1fr' },
  },
  '& dt': { color: token.quiet, fontSize: '0.9375rem' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
const Below = styled('div')({ marginTop: 32 });

const marks: Record<string, { mark: WayPointState; state: string }> = {
  pending: { mark: 'theirTurn', state: 'Being checked · our turn' },
  active: { mark: 'passed', state: 'Approved' },
  rejected: { mark: 'late', state: 'Not approved' },
  inactive: { mark: 'ended', state: 'Switched off' },
};

/** What we know of the recruiter's company; nothing can be changed here. */
export function CompanyDetailsPage({ tenant, user }: { tenant: Tenant; user: User }) {
  usePageTitle('Company Details');
  const { data } = useSuspenseQuery(companyStatusQuery('/recruiter/company/details'));
  const { company } = data;
  const facts: [string, string | null][] = [
    ['Website', company?.website ?? null],
    ['Sent to us', company?.submitted_at ? formatMoment(company.submitted_at, tenant.locale) : null],
    ['Decided', company?.decided_at ? formatMoment(company.decided_at, tenant.locale) : null],
    ['Your part in it', user.user_details.is_admin === 1 ? 'Admin' : 'Member'],
    ['Your job title', user.user_details.job_title],
  ];
  return (
    <PageLayout
      title={company?.name ?? 'No company'}
      lead="To change any of this, write to us; it is then checked again."
      actions={
        company && <StatusChip {...(marks[company.status] ?? { mark: 'ended', state: company.status })} />
      }
    >
      <Facts>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div>
          <dt>Questions and changes</dt>
          <dd>
            <a href={`mailto:${tenant.contact_email}`}>{tenant.contact_email}</a>
          </dd>
        </div>
      </Facts>
      <Below>
        <Button variant="outlined" color="neutral" component={Link} to="/recruiter">
          {company?.status === 'active' ? 'Back to the dashboard' : 'Back to where things are'}
        </Button>
      </Below>
    </PageLayout>
  );
}
