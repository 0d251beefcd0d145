import styled from '@emotion/styled';
import { type ReactNode, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isOnboardingComplete } from '../../api/onboardingProgress.ts';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { later } from '../../ui/later.tsx';
import { HeaderTabs } from '../../ui/layout/HeaderTabs.tsx';
import { InHeader } from '../../ui/layout/InHeader.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { token } from '../../ui/theme/token.ts';
import { ForYou, type Work } from './ForYou.tsx';

const Explore = later(async () => (await import('./Explore.tsx')).Explore);

const tabs = { for_you: 'For You', explore: 'Explore' } as const;
type Tab = keyof typeof tabs;

const Line = styled('div')({
  alignSelf: 'stretch',
  display: 'flex',
  '@media (max-width:1199.95px)': { marginBottom: 24, borderBottom: `1px solid ${token.line}` },
});

interface VeteranDashboardProps {
  tenant: Tenant;
  user: User;
  work: Work;
  found: (query: URLSearchParams) => ReactNode;
}

export function VeteranDashboardPage({ tenant, user, work, found }: VeteranDashboardProps) {
  usePageTitle('Dashboard');
  const [query] = useSearchParams();
  const isComplete = isOnboardingComplete(user);
  const open: Tab = isComplete && query.get('dashboard_tab') === 'explore' ? 'explore' : 'for_you';
  // The tabs' addresses carry nothing else, so that no job filter is taken along.
  const header = isComplete && (
    <InHeader>
      <Line>
        <HeaderTabs
          label="Dashboard"
          tabs={Object.entries(tabs).map(([tab, label]) => ({
            label,
            component: Link,
            to: `/veteran?dashboard_tab=${tab}`,
            current: tab === open,
          }))}
        />
      </Line>
    </InHeader>
  );
  return open === 'explore' ? (
    <Suspense fallback={header}>
      <Explore tabs={header} found={found} />
    </Suspense>
  ) : (
    <ForYou tenant={tenant} user={user} tabs={header} work={work} />
  );
}
