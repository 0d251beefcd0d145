import Button from '@mui/joy/Button';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { companyStatusQuery } from '../../api/companies.ts';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SkeletonRows, Waiting } from '../../ui/feedback/Skeleton.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { RouteLine, type RoutePoint } from '../../ui/route/RouteLine.tsx';
import { StatusChip } from '../../ui/route/StatusChip.tsx';
import { greeting } from './greeting.ts';

const Banner = styled(Card)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  marginTop: 40,
  '& > div': { flex: '1 1 280px', display: 'grid', justifyItems: 'start', gap: 8 },
});

const onDay = (moment: string | null | undefined, locale: string) =>
  moment
    ? {
        detail: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(
          new Date(moment),
        ),
      }
    : {};

/** The landing page of a recruiter whose company is approved. */
export function RecruiterDashboard({ tenant, user }: { tenant: Tenant; user: User }) {
  usePageTitle('Dashboard');
  const { data, error, refetch } = useQuery(companyStatusQuery());
  const company = data?.company;
  const isAdmin = user.user_details.is_admin === 1;
  const points: RoutePoint[] = [
    { label: 'Account created', state: 'done' },
    { label: 'Company sent', state: 'done', ...onDay(company?.submitted_at, tenant.locale) },
    { label: 'Company approved', state: 'done', ...onDay(company?.decided_at, tenant.locale) },
    { label: 'Ready to hire', state: 'passed', detail: 'You are here' },
  ];
  return (
    <PageLayout
      title={`${greeting(new Date())}, ${user.user_details.first_name}`}
      lead="Your company is approved. Nothing is waiting for you."
    >
      {error && (
        <Notice
          kind="failed"
          title="Your company did not load"
          actions={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {error.message}
        </Notice>
      )}
      {!error && !company && (
        <Waiting>
          <SkeletonRows count={2} />
        </Waiting>
      )}
      {company && (
        <>
          <RouteLine shape="row" label="Your company’s way" points={points} />
          <Banner as="section" aria-label="Your company">
            <div>
              <StatusChip mark="passed" state="Approved" />
              <Typography level="h2" component="h2">
                {company.name}
              </Typography>
              <Typography level="body-sm">
                {isAdmin
                  ? 'You are an admin of this company.'
                  : 'You hire for this company; its admins decide who else does.'}
              </Typography>
            </div>
            <Button variant="outlined" color="neutral" component={Link} to="/recruiter/company/details">
              Company Details
            </Button>
          </Banner>
        </>
      )}
    </PageLayout>
  );
}
