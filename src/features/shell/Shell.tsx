import {
  BookOpen,
  Briefcase,
  Building2,
  FileText,
  LayoutDashboard,
  Route,
  Settings2,
  UserRound,
  UserSearch,
  Users,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { companyOfUser, documentName, type User } from '../../api/profile.ts';
import type { Tenant } from '../../api/tenant.ts';
import { Brand } from '../../ui/Brand.tsx';
import { daysUntil } from '../../ui/calendar.ts';
import { AppHeader } from '../../ui/layout/AppHeader.tsx';
import { AppShell } from '../../ui/layout/AppShell.tsx';
import { copyright, Footer } from '../../ui/layout/Footer.tsx';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { MobileMenu } from '../../ui/layout/MobileMenu.tsx';
import type { NavItem } from '../../ui/layout/navItem.ts';
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
import { accountProfile } from './person.ts';
import { useInFlight } from './useInFlight.ts';

type ShellProps = { tenant: Tenant; user: User; onLogOut: () => void; children: ReactNode };

// What stands at the foot of the side nav: the date a veteran leaves, or the recruiter's company.
function Foot({ user }: { user: User }) {
  const company = companyOfUser(user);
  if (user.role === 'recruiter') return company && <SideFoot title={company.name} detail="Your company" />;
  const leaving = user.military_summary?.leaving_date;
  const days = leaving ? daysUntil(leaving, new Date()) : -1;
  if (days < 0) return null;
  return (
    <SideFoot title={`${days} ${days === 1 ? 'day' : 'days'}`} detail="to your leaving date" destination />
  );
}

export function Shell({ tenant, user, onLogOut, children }: ShellProps) {
  const { pathname } = useLocation();
  const loading = useInFlight();
  const [open, setOpen] = useState<'menu' | 'settings' | 'incomplete' | null>(null);
  const close = () => setOpen(null);

  const home = user.role === 'veteran' ? '/veteran' : '/recruiter';
  const page = (label: string, path: string, icon: NavItem['icon']): NavItem => ({
    label,
    icon,
    component: Link,
    to: path,
    current: pathname.replace(/\/+$/, '') === path,
  });
  const cv = cvNavigation(user);
  const isCandidates = /^\/recruiter\/candidate(s|-list)\b/.test(pathname);
  const isBuilder = /^\/veteran\/(resume\/edit|edit-resume|federal-resume\/edit)\b/.test(pathname);
  const cvItem: NavItem =
    cv.kind === 'open'
      ? {
          ...page(documentName(user), cv.path, FileText),
          current:
            isBuilder || [cv.path, '/veteran/federal-resume'].some((path) => pathname.startsWith(path)),
        }
      : { label: documentName(user), icon: FileText, onClick: () => setOpen('incomplete') };
  const jobs: NavItem =
    user.role === 'veteran'
      ? {
          ...page('Jobs', '/veteran/jobs', Briefcase),
          to: '/veteran/jobs?jobType=jobs',
          current: /^(\/veteran)?\/(jobs|applications)\b/.test(pathname),
        }
      : {
          ...page('Jobs', '/recruiter/jobs', Briefcase),
          current: /^\/recruiter\/(jobs?|applications)\b/.test(pathname),
        };
  const courses: NavItem = {
    ...page('Courses', '/veteran/courses', BookOpen),
    current: /^(\/veteran)?\/(courses|course-details|service-)/.test(pathname),
  };
  const plans: NavItem = {
    ...page('Transition Plans', '/veteran/transition-plan-vx', Route),
    current: /^\/veteran\/(create-)?transition-plan-vx\b/.test(pathname),
  };
  const candidates: NavItem = {
    ...page('Candidates', '/recruiter/candidate-list', UserSearch),
    current: isCandidates,
  };
  const runsTeam = user.role === 'recruiter' && user.user_details.is_admin === 1;
  const items = [
    page('Dashboard', home, LayoutDashboard),
    jobs,
    ...(user.role === 'veteran' ? [courses, cvItem, plans] : []),
    ...(user.role === 'recruiter' ? [candidates] : []),
  ];
  // NAV-03: on a desktop the dashboard and the profile lead there.
  const team = runsTeam ? [page('Companies', '/recruiter/companies', Users)] : [];
  const brand = <Brand name={tenant.name} component={Link} to={home} />;
  const foot = Foot({ user });
  const bell = <Bell user={user} current={pathname === `/${user.role}/notifications`} onClick={close} />;

  return (
    <AppShell
      side={<SideNav brand={brand} items={items} foot={foot} miniBelowXl={isBuilder || isCandidates} />}
      header={
        <AppHeader
          start={<OnlySmall>{brand}</OnlySmall>}
          end={
            <>
              <OnlyLarge>
                <HeaderActions
                  user={user}
                  bell={bell}
                  onSettings={() => setOpen('settings')}
                  onLogOut={onLogOut}
                />
              </OnlyLarge>
              <OnlySmall>
                {bell}
                <OwnMenu user={user} onLogOut={onLogOut} />
              </OnlySmall>
              <MenuButton onClick={() => setOpen('menu')} />
            </>
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
        bell={bell}
        buttons={user.role === 'veteran' ? [jobs, cvItem] : []}
        items={[...items, ...team]}
        more={[
          page('Profile Details', `/${user.role}/profile`, UserRound),
          ...(user.role === 'recruiter' && companyOfUser(user)
            ? [page('Company Details', '/recruiter/company/details', Building2)]
            : []),
          { label: 'Display settings', icon: Settings2, onClick: () => setOpen('settings') },
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
