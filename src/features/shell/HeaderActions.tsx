import { Settings2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { companyOf, type User } from '../../api/profile.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { ProfileMenu } from '../../ui/layout/ProfileMenu.tsx';
import { ThemeToggle } from '../../ui/layout/ThemeToggle.tsx';
import { profileOf } from './person.ts';

type HeaderActionsProps = { user: User; onSettings: () => void; onLogOut: () => void };

export function HeaderActions({ user, onSettings, onLogOut }: HeaderActionsProps) {
  const details = { label: 'Company Details', component: Link, to: '/recruiter/company/details' };
  return (
    <>
      <ThemeToggle />
      <IconAction label="Display settings" aria-haspopup="dialog" onClick={onSettings}>
        <Settings2 size={22} />
      </IconAction>
      <ProfileMenu
        profile={profileOf(user)}
        buttons={user.role === 'recruiter' && companyOf(user) ? [details] : []}
        onLogOut={onLogOut}
      />
    </>
  );
}
