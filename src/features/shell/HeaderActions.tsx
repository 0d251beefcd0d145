import { Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { companyOfUser, type User } from '../../api/profile.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { ProfileMenu } from '../../ui/layout/ProfileMenu.tsx';
import { ThemeToggle } from '../../ui/layout/ThemeToggle.tsx';
import { accountProfile } from './person.ts';

type HeaderActionsProps = { user: User; bell?: ReactNode; onSettings: () => void; onLogOut: () => void };

/** NAV-04: the avatar with its menu, at every width. */
export function OwnMenu({ user, onLogOut }: Pick<HeaderActionsProps, 'user' | 'onLogOut'>) {
  const company = { label: 'Company Details', component: Link, to: '/recruiter/company/details' };
  const profile = { label: 'Profile Details', component: Link, to: `/${user.role}/profile` };
  return (
    <ProfileMenu
      profile={accountProfile(user)}
      buttons={user.role === 'recruiter' && companyOfUser(user) ? [company, profile] : [profile]}
      onLogOut={onLogOut}
    />
  );
}

export function HeaderActions({ user, bell, onSettings, onLogOut }: HeaderActionsProps) {
  return (
    <>
      <ThemeToggle />
      <IconAction label="Display settings" aria-haspopup="dialog" onClick={onSettings}>
        <Settings2 size={22} />
      </IconAction>
      {bell}
      <OwnMenu user={user} onLogOut={onLogOut} />
    </>
  );
}
