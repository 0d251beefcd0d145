import type { CompanyUser, CompanyUserChange } from '../../../api/companies.ts';
import { memberActions, membershipLife } from '../../../machines/membership.ts';

export type MemberAction = CompanyUserChange['action'];

/** What the chart lets an admin do with this recruiter; `admins` counts the company’s active ones. */
export function actionsOn(
  { status, is_admin }: Pick<CompanyUser, 'status' | 'is_admin'>,
  admins: number,
): MemberAction[] {
  const isAdmin = is_admin === 1;
  const legal = membershipLife.allowed({
    status,
    place: 'company',
    isAdmin,
    otherAdmins: admins - (isAdmin && status === 'active' ? 1 : 0),
  });
  return memberActions.filter((action) => legal.includes(action));
}

interface Words {
  label: string;
  title: (name: string) => string;
  text: string;
  done: (name: string) => string;
  /** They are told why. */
  asksWhy?: boolean;
  colour?: 'primary' | 'secondary' | 'danger';
}

export const wordsOf: Record<MemberAction, Words> = {
  approve: {
    label: 'Approve',
    title: (name) => `Let ${name} in?`,
    text: 'They can work on the company’s jobs and candidates at once, and get a mail.',
    done: (name) => `${name} is in`,
  },
  reject: {
    label: 'Reject',
    title: (name) => `Turn ${name} down?`,
    text: 'They get a mail with your reason, and can look for another company.',
    done: (name) => `${name} was turned down`,
    asksWhy: true,
    colour: 'danger',
  },
  deactivate: {
    label: 'Deactivate',
    title: (name) => `Switch ${name} off?`,
    text: 'They are signed out of the company’s jobs and candidates and get a mail with your reason. You can switch them on again.',
    done: (name) => `${name} is switched off`,
    asksWhy: true,
    colour: 'danger',
  },
  reactivate: {
    label: 'Reactivate',
    title: (name) => `Switch ${name} on again?`,
    text: 'They can work on the company’s jobs and candidates again, and get a mail.',
    done: (name) => `${name} is on again`,
  },
  make_admin: {
    label: 'Make admin',
    title: (name) => `Make ${name} an admin?`,
    text: 'They can then let people in, switch them off and change the company, as you can.',
    done: (name) => `${name} is an admin`,
    colour: 'secondary',
  },
  remove_admin: {
    label: 'Remove admin',
    title: (name) => `Is ${name} an admin no longer?`,
    text: 'They still work on the company’s jobs and candidates.',
    done: (name) => `${name} is no admin any more`,
    colour: 'secondary',
  },
};
