import { Settings2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { companyOfUser, isHiringManager, type User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Brand } from '../../ui/Brand.tsx';
import { daysUntil, isMonth, monthText } from '../../ui/calendar.ts';
import { AppHeader } from '../../ui/layout/AppHeader.tsx';
import { AppShell } from '../../ui/layout/AppShell.tsx';
import { copyright, Footer } from '../../ui/layout/Footer.tsx';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { MobileMenu } from '../../ui/layout/MobileMenu.tsx';
import { SideFoot } from '../../ui/layout/SideFoot.tsx';
import { SideNav } from '../../ui/layout/SideNav.tsx';
import { OnlyLarge, OnlySmall } from '../../ui/layout/Visible.tsx';
import { Bell } from './Bell.tsx';
import { cvNavigation, stageMarks } from './cvNavigation.ts';
import { DisplaySettings } from './DisplaySettings.tsx';
import { footerLinks } from './footerLinks.ts';
import { HeaderActions, OwnMenu } from './HeaderActions.tsx';
import { IncompleteDialog } from './IncompleteDialog.tsx';
import { LeavingNote } from './LeavingNote.tsx';
import { MessagesLink } from './MessagesLink.tsx';
import { isWide, navigationOf } from './navigation.ts';
import { accountProfile } from './person.ts';
import { useInFlight } from './useInFlight.ts';

type ShellProps = { tenant: Tenant; user: User; onLogOut: () => void; children: ReactNode };

function Foot({ user, locale }: { user: User; locale: string }) {
  const company = companyOfUser(user);
  if (user.role === 'recruiter') return company && <SideFoot title={company.name} detail="Your company" />;
  const { leaving_date, leaving_on } = user.military_summary ?? {};
  const days = leaving_date ? daysUntil(leaving_date, new Date()) : -1;
  if (days < 0) return null;
  if (isMonth(leaving_on))
    return <SideFoot title={monthText(leaving_on, locale)} detail="is when you leave" destination />;
  return (
    <SideFoot title={`${days} ${days === 1 ? 'day' : 'days'}`} detail="to your leaving date" destination />
  );
}

export function Shell({ tenant, user, onLogOut, children }: ShellProps) {
  const { pathname } = useLocation();
  const loading = useInFlight();
  const [open, setOpen] = useState<'menu' | 'settings' | 'incomplete' | null>(null);
  const close = () => setOpen(null);

  const cv = cvNavigation(user);
  const navigation = navigationOf(user, pathname, () => setOpen('incomplete'));
  const { home, items, more, buttons, team, details, help } = navigation;
  const brand = <Brand name={tenant.name} component={Link} to={home} />;
  const bell = <Bell user={user} current={pathname === `/${user.role}/notifications`} onClick={close} />;
  const messages = isHiringManager(user) ? null : (
    <MessagesLink user={user} current={pathname === `/${user.role}/messages`} onClick={close} />
  );

  return (
    <AppShell
      side={
        <SideNav
          brand={brand}
          items={items}
          more={[...more, help]}
          foot={Foot({ user, locale: tenant.locale })}
          miniBelowXl={isWide(pathname)}
        />
      }
      header={
        <AppHeader
          start={<OnlySmall>{brand}</OnlySmall>}
          end={
            <HeaderEnd
              user={user}
              bell={bell}
              messages={messages}
              onSettings={() => setOpen('settings')}
              onMenu={() => setOpen('menu')}
              onLogOut={onLogOut}
            />
          }
          loading={loading}
        />
      }
      footer={<Footer tenant={tenant.name} links={footerLinks(tenant)} />}
    >
      <LeavingNote user={user} locale={tenant.locale} />
      {children}
      <MobileMenu
        open={open === 'menu'}
        onClose={close}
        brand={<Brand name={tenant.name} />}
        bell={
          <>
            {messages}
            {bell}
          </>
        }
        buttons={buttons}
        items={[...items, ...team]}
        more={[
          ...more,
          ...details,
          { label: 'Display settings', icon: Settings2, onClick: () => setOpen('settings') },
          help,
        ]}
        profile={accountProfile(user)}
        onLogOut={onLogOut}
        copyright={copyright(tenant.name)}
      />
      <DisplaySettings open={open === 'settings'} onClose={close} />
      {cv.kind === 'incomplete' && (
        <IncompleteDialog
          open={open === 'incomplete'}
          onClose={close}
          incomplete={cv}
          route={stageMarks(user)}
        />
      )}
    </AppShell>
  );
}

type HeaderEndProps = Pick<ShellProps, 'user' | 'onLogOut'> & {
  bell: ReactNode;
  messages: ReactNode;
  onSettings: () => void;
  onMenu: () => void;
};

const HeaderEnd = ({ user, bell, messages, onSettings, onMenu, onLogOut }: HeaderEndProps) => (
  <>
    <OnlyLarge>
      <HeaderActions
        user={user}
        bell={
          <>
            {messages}
            {bell}
          </>
        }
        onSettings={onSettings}
        onLogOut={onLogOut}
      />
    </OnlyLarge>
    <OnlySmall>
      {bell}
      <OwnMenu user={user} onLogOut={onLogOut} />
    </OnlySmall>
    <MenuButton onClick={onMenu} />
  </>
);
