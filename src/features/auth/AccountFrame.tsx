import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Tenant } from '../../api/tenant.ts';
import { type NoticeKind, noticeRoutes } from '../../ui/feedback/Notice.tsx';
import { PageHeading } from '../../ui/layout/PageHeading.tsx';
import { SplitLayout } from '../../ui/layout/SplitLayout.tsx';
import { ThemeToggle } from '../../ui/layout/ThemeToggle.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { RouteFragment } from '../../ui/route/RouteFragment.tsx';
import { token } from '../../ui/theme/token.ts';
import { tagline } from './tagline.ts';

export type AccountFrameProps = {
  tenant: Tenant;
  title: string;
  lead?: ReactNode;
  told?: NoticeKind;
  /** False where the page is not for veterans. */
  hasRoute?: boolean;
  children: ReactNode;
};

export type AccountHeading = Pick<AccountFrameProps, 'title' | 'lead' | 'told'>;

const Notice = styled('div')({ marginBottom: 20 });
const Lead = styled('p')({ margin: '4px 0 24px', color: token.second, overflowWrap: 'anywhere' });

export const Column = styled('div')({ display: 'grid', gap: 20, justifyItems: 'start' });

export function AccountFrame({ tenant, title, lead, told, hasRoute = true, children }: AccountFrameProps) {
  usePageTitle(title);
  return (
    <SplitLayout tenant={tenant.name} tagline={tagline} action={<ThemeToggle />} hasRoute={hasRoute}>
      {told && (
        <Notice>
          <RouteFragment {...noticeRoutes[told]} />
        </Notice>
      )}
      <PageHeading>{title}</PageHeading>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </SplitLayout>
  );
}
