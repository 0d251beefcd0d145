import { Settings2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Brand } from '../../ui/Brand.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AppHeader } from '../../ui/layout/AppHeader.tsx';
import { AppShell } from '../../ui/layout/AppShell.tsx';
import { copyright, Footer } from '../../ui/layout/Footer.tsx';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { ThemeToggle } from '../../ui/layout/ThemeToggle.tsx';
import { OnlyLarge } from '../../ui/layout/Visible.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import { footerLinks } from './footerLinks.ts';
import { laterInJoy } from './laterInJoy.tsx';
import { PublicNav } from './PublicNav.tsx';
import { accountProfile } from './person.ts';
import { jobsItem, publicItems, serviceItems } from './publicItems.ts';
import { useInFlight } from './useInFlight.ts';

// Loaded later, because a first visit needs none of these.
const MobileMenu = laterInJoy(async () => (await import('../../ui/layout/MobileMenu.tsx')).MobileMenu);
const HeaderActions = laterInJoy(async () => (await import('./HeaderActions.tsx')).HeaderActions);

const forRecruiters = { label: 'For recruiters', component: Link, to: '/recruiters' };

type PublicShellProps = {
  tenant: Tenant;
  user?: User | undefined;
  onLogOut: () => void;
  children: ReactNode;
};

export function PublicShell({ tenant, user, onLogOut, children }: PublicShellProps) {
  const { pathname } = useLocation();
  const loading = useInFlight();
  const [open, setOpen] = useState<'menu' | 'settings' | null>(null);
  const close = () => setOpen(null);
  const login = `/auth/login?type=${pathname === '/recruiters' ? 'recruiter' : 'veteran'}`;
  return (
    <AppShell
      header={
        <AppHeader
          start={<Brand name={tenant.name} component={Link} to="/" />}
          end={
            <>
              <OwnActions
                user={user}
                login={login}
                onSettings={() => setOpen('settings')}
                onLogOut={onLogOut}
              />
              <MenuButton onClick={() => setOpen('menu')} />
            </>
          }
          loading={loading}
        >
          <OnlyLarge>
            <PublicNav tenant={tenant} />
          </OnlyLarge>
        </AppHeader>
      }
      footer={
        <Footer tenant={tenant.name} links={[...(user ? [] : [forRecruiters]), ...footerLinks(tenant)]} />
      }
    >
      {children}
      {open === 'menu' && (
        <PublicMenu
          {...{ tenant, user, login, onLogOut }}
          onClose={close}
          onSettings={() => setOpen('settings')}
        />
      )}
      <DisplaySettings open={open === 'settings'} onClose={close} />
    </AppShell>
  );
}

type PublicMenuProps = OwnActionsProps & { tenant: Tenant; onClose: () => void };

function PublicMenu({ tenant, user, login, onClose, onSettings, onLogOut }: PublicMenuProps) {
  const { pathname } = useLocation();
  const accountItems = user
    ? [
        { label: 'Dashboard', component: Link, to: '/' },
        { label: 'Display settings', icon: Settings2, onClick: onSettings },
      ]
    : [{ label: 'Login / Signup', component: Link, to: login }];
  return (
    <Suspense>
      <MobileMenu
        open
        onClose={onClose}
        brand={<Brand name={tenant.name} />}
        items={[...publicItems(tenant, pathname), jobsItem(pathname), ...accountItems]}
        moreTitle="Services"
        more={serviceItems(tenant, pathname)}
        {...(user && { profile: accountProfile(user), onLogOut })}
        copyright={copyright(tenant.name)}
      />
    </Suspense>
  );
}

type OwnActionsProps = Pick<PublicShellProps, 'user' | 'onLogOut'> & {
  login: string;
  onSettings: () => void;
};

const OwnActions = ({ user, login, onSettings, onLogOut }: OwnActionsProps) =>
  user ? (
    <OnlyLarge>
      <Suspense>
        <HeaderActions user={user} onSettings={onSettings} onLogOut={onLogOut} />
      </Suspense>
    </OnlyLarge>
  ) : (
    <>
      <ThemeToggle />
      <OnlyLarge>
        <ButtonLink to={login} look="outlined" small>
          Login / Signup
        </ButtonLink>
      </OnlyLarge>
    </>
  );
