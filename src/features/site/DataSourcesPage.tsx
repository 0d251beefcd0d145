import type { Tenant } from '../../api/tenant.ts';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { usePublicPage } from '../../ui/layout/usePublicPage.ts';
import { Stack } from '../../ui/Stack.tsx';
import { DataSources } from './DataSources.tsx';

/** On every tenant, even with an external marketing site, because the licence requires it. */
export function DataSourcesPage({ tenant }: { tenant: Tenant }) {
  usePublicPage({
    title: 'Data sources',
    path: '/data-sources',
    description: `Where the lists used by ${tenant.name} come from, and the terms they’re available under.`,
  });
  return (
    <PageLayout title="Data sources" lead="Where our lists come from, and the terms they’re available under.">
      <Stack gap="lg" maxWidth="66ch">
        <DataSources />
      </Stack>
    </PageLayout>
  );
}
