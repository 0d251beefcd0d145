import { useIsFetching, useIsMutating, useQuery } from '@tanstack/react-query';
import {
  Building2,
  CircleQuestionMark,
  Flag,
  LibraryBig,
  Mail,
  MessageSquareWarning,
  ScrollText,
  UsersRound,
  Workflow,
} from 'lucide-react';
import { useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { adminQuery, type getAdmin } from '../../api/admin.ts';
import type { Tenant } from '../../api/tenant.ts';
import { personName } from '../../documents/personName.ts';
import type { Operator } from '../../machines/operator.ts';
import { Brand } from '../../ui/Brand.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { AppHeader } from '../../ui/layout/AppHeader.tsx';
import { AppShell } from '../../ui/layout/AppShell.tsx';
import { copyright, Footer } from '../../ui/layout/Footer.tsx';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { MobileMenu } from '../../ui/layout/MobileMenu.tsx';
import type { NavItem } from '../../ui/layout/navItem.ts';
import { type Profile, ProfileMenu } from '../../ui/layout/ProfileMenu.tsx';
import { SideFoot } from '../../ui/layout/SideFoot.tsx';
import { SideNav } from '../../ui/layout/SideNav.tsx';
import { ThemeToggle } from '../../ui/layout/ThemeToggle.tsx';
import { OnlyLarge, OnlySmall } from '../../ui/layout/Visible.tsx';
import type { ConsoleContext } from './console.ts';

const pages = [
  { label: 'Companies', path: '/admin', icon: Building2 },
  { label: 'Users', path: '/admin/users', icon: UsersRound },
  { label: 'Reported jobs', path: '/admin/reports', icon: Flag },
  { label: 'Reported messages', path: '/admin/message-reports', icon: MessageSquareWarning },
  { label: 'Content', path: '/admin/content', icon: LibraryBig },
  { label: 'Audit log', path: '/admin/audit', icon: ScrollText },
  { label: 'Outbox', path: '/admin/outbox', icon: Mail },
  { label: 'Flows', path: '/flows', icon: Workflow },
  { label: 'Help', path: '/admin/help', icon: CircleQuestionMark },
];

// A page below an entry counts as that entry, except for the first, which contains all.
const isAt = (pathname: string, path: string) =>
  pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`));

function usePageLinks() {
  const { pathname } = useLocation();
  return pages.map(
    ({ label, path, icon }): NavItem => ({
      label,
      icon,
      component: Link,
      to: path,
      current: isAt(pathname.replace(/(?<!\/)\/+$/, ''), path),
    }),
  );
}

type WaitingCounts = Awaited<ReturnType<typeof getAdmin>>['waiting'];

const waitingText = (waiting: WaitingCounts) =>
  [
    `${waiting.companies} ${waiting.companies === 1 ? 'company' : 'companies'}`,
    waiting.users > 0 && `${waiting.users} ${waiting.users === 1 ? 'veteran' : 'veterans'}`,
    waiting.reported_jobs > 0 &&
      `${waiting.reported_jobs} reported ${waiting.reported_jobs === 1 ? 'job' : 'jobs'}`,
    waiting.reported_messages > 0 &&
      `${waiting.reported_messages} reported ${waiting.reported_messages === 1 ? 'message' : 'messages'}`,
  ]
    .filter(Boolean)
    .join(', ');

type ConsoleShellProps = {
  tenant: Tenant;
  operator: Operator;
  problem: string | undefined;
  onLogOut: () => void;
};

const profileOf = (operator: Operator, tenant: Tenant): Profile => ({
  fullName: personName(operator),
  email: operator.email,
  companyName: tenant.name,
  role: 'Operator',
});

export function ConsoleShell({ tenant, operator, problem, onLogOut }: ConsoleShellProps) {
  const items = usePageLinks();
  const loading = useIsFetching() + useIsMutating() > 0;
  const [menu, setMenu] = useState(false);
  const waiting = useQuery(adminQuery()).data?.waiting;

  const profile = profileOf(operator, tenant);
  const brand = <Brand name={tenant.name} component={Link} to="/admin" />;
  return (
    <AppShell
      side={
        <SideNav
          brand={brand}
          items={items}
          foot={waiting && <SideFoot title={waitingText(waiting)} detail="waiting for a decision" />}
        />
      }
      header={
        <AppHeader
          start={<OnlySmall>{brand}</OnlySmall>}
          end={
            <>
              <ThemeToggle />
              <OnlyLarge>
                <ProfileMenu profile={profile} buttons={[]} onLogOut={onLogOut} />
              </OnlyLarge>
              <MenuButton onClick={() => setMenu(true)} />
            </>
          }
          loading={loading}
        />
      }
      footer={
        <Footer
          tenant={tenant.name}
          links={[
            { label: 'Privacy', href: tenant.privacy_url },
            { label: 'Terms', href: tenant.terms_url },
          ]}
        />
      }
    >
      {problem && <InlineAlert kind="error">{`You’re still signed in. ${problem}`}</InlineAlert>}
      <Outlet context={{ tenant } satisfies ConsoleContext} />
      <MobileMenu
        open={menu}
        onClose={() => setMenu(false)}
        brand={<Brand name={tenant.name} />}
        items={items}
        profile={profile}
        onLogOut={onLogOut}
        copyright={copyright(tenant.name)}
      />
    </AppShell>
  );
}
