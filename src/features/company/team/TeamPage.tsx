import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { companyUsersQuery } from '../../../api/companies.ts';
import type { User } from '../../../api/profile.ts';
import type { Tenant } from '../../../api/tenant.ts';
import { HeaderTabs } from '../../../ui/layout/HeaderTabs.tsx';
import { PageLayout } from '../../../ui/layout/PageLayout.tsx';
import { usePageTitle } from '../../../ui/layout/usePageTitle.ts';
import { token } from '../../../ui/theme/token.ts';
import { filterOf, parseTeamTab } from './filter.ts';
import { Members } from './Members.tsx';
import { TeamInvitations } from './TeamInvitations.tsx';

const Tabs = styled('div')({
  display: 'flex',
  marginBottom: 24,
  borderBottom: `1px solid ${token.line}`,
  overflowX: 'auto',
  '& a': { whiteSpace: 'nowrap' },
});

export function TeamPage({ tenant, user }: { tenant: Tenant; user: User }) {
  usePageTitle('Team');
  const isAdmin = user.user_details.is_admin === 1;
  const [query] = useSearchParams();
  const tab = parseTeamTab(query);
  const { data: all } = useQuery({
    ...companyUsersQuery(1, filterOf(new URLSearchParams(), 'pending')),
    enabled: isAdmin,
  });
  if (!isAdmin && tab !== 'invitations') return <Navigate to="/404" replace />;
  if (!isAdmin)
    return (
      <PageLayout
        title="Team"
        lead={`Invite colleagues to join ${user.user_details.company?.name ?? 'your company'}.`}
      >
        <TeamInvitations locale={tenant.locale} isAdmin={false} />
      </PageLayout>
    );
  const counts = all?.meta.by_status;
  const entry = (name: typeof tab, label: string, count?: number) => ({
    label: count === undefined ? label : `${label} (${count})`,
    current: tab === name,
    component: Link,
    to: `/recruiter/companies?tab=${name}`,
  });
  return (
    <PageLayout
      title="Team"
      lead={`Manage who hires for ${user.user_details.company?.name ?? 'your company'}.`}
    >
      <Tabs>
        <HeaderTabs
          label="Company users"
          tabs={[
            entry('pending', 'Pending', counts?.approval_pending),
            entry('active', 'Active', counts?.active),
            entry('inactive', 'Inactive', counts && counts.inactive + counts.rejected),
            entry('invitations', 'Invitations'),
          ]}
        />
      </Tabs>
      {tab === 'invitations' ? (
        <TeamInvitations locale={tenant.locale} isAdmin />
      ) : (
        <Members key={tab} tab={tab} locale={tenant.locale} userId={user.id} />
      )}
    </PageLayout>
  );
}
