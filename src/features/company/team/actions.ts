import type { CompanyUser, CompanyUserChange } from '../../../api/companies.ts';
import { memberActions, membershipLife } from '../../../machines/membership.ts';

export type MemberAction = CompanyUserChange['action'];

export function actionsOn(
  { status, is_admin, member_role: role }: Pick<CompanyUser, 'status' | 'is_admin' | 'member_role'>,
  admins: number,
): MemberAction[] {
  const isAdmin = is_admin === 1;
  const legal = membershipLife.allowed({
    status,
    place: 'company',
    isAdmin,
    role,
    otherAdmins: admins - (isAdmin && status === 'active' ? 1 : 0),
  });
  return memberActions.filter((action) => legal.includes(action));
}

interface Words {
  label: string;
  title: (name: string) => string;
  text: string;
  done: (name: string) => string;
  asksWhy?: boolean;
  colour?: 'primary' | 'secondary' | 'danger';
}

export const memberActionLabels: Record<MemberAction, Words> = {
  approve: {
    label: 'Approve',
    title: (name) => `Approve ${name}?`,
    text: 'We’ll email them. They can start working on the company’s jobs and candidates straight away.',
    done: (name) => `${name} has been approved`,
  },
  reject: {
    label: 'Reject',
    title: (name) => `Decline ${name}?`,
    text: 'We’ll email them your reason. They can look for another company.',
    done: (name) => `${name} has been declined`,
    asksWhy: true,
    colour: 'danger',
  },
  deactivate: {
    label: 'Deactivate',
    title: (name) => `Deactivate ${name}?`,
    text: 'They’ll lose access to the company’s jobs and candidates, and we’ll email them your reason. You can reactivate them at any time.',
    done: (name) => `${name} has been deactivated`,
    asksWhy: true,
    colour: 'danger',
  },
  reactivate: {
    label: 'Reactivate',
    title: (name) => `Reactivate ${name}?`,
    text: 'We’ll email them. They can sign in and work for the company again.',
    done: (name) => `${name} has been reactivated`,
  },
  make_admin: {
    label: 'Make admin',
    title: (name) => `Make ${name} an admin?`,
    text: 'They’ll be able to approve and deactivate members and edit the company, just like you.',
    done: (name) => `${name} is now an admin`,
    colour: 'secondary',
  },
  remove_admin: {
    label: 'Remove admin',
    title: (name) => `Remove ${name} as an admin?`,
    text: 'They can still work on the company’s jobs and candidates.',
    done: (name) => `${name} is no longer an admin`,
    colour: 'secondary',
  },
  make_hiring_manager: {
    label: 'Make hiring manager',
    title: (name) => `Make ${name} a hiring manager?`,
    text: 'They’ll only see applicants for the jobs you add them to. They can rate them and write notes, but not move or message them. Their interviews pass to a colleague, and they’re no longer assigned to applications. We’ll email them.',
    done: (name) => `${name} is now a hiring manager`,
    colour: 'secondary',
  },
  make_recruiter: {
    label: 'Make recruiter',
    title: (name) => `Make ${name} a recruiter?`,
    text: 'They’ll be able to work on all of the company’s jobs and candidates, and leave their hiring teams. We’ll email them.',
    done: (name) => `${name} is now a recruiter`,
    colour: 'secondary',
  },
};
