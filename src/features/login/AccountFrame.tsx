import type { ReactNode } from 'react';
import type { Tenant } from '../../api/tenant.ts';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { SplitLayout } from '../../ui/layout/SplitLayout.tsx';
import { ThemeToggle } from '../../ui/layout/ThemeToggle.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { Lead } from './Lead.ts';
import { tagline } from './tagline.ts';

type AccountFrameProps = { tenant: Tenant; title: string; lead?: ReactNode; children: ReactNode };

/** The pages around an account look like the login page, and have one heading. */
export function AccountFrame({ tenant, title, lead, children }: AccountFrameProps) {
  usePageTitle(title);
  return (
    <SplitLayout tenant={tenant.name} tagline={tagline} action={<ThemeToggle />}>
      <PageHeading>{title}</PageHeading>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </SplitLayout>
  );
}
