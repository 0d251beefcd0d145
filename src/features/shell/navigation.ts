import {
  BookOpen,
  Briefcase,
  Building2,
  CircleQuestionMark,
  FileText,
  HandHelping,
  LayoutDashboard,
  NotepadText,
  Route,
  Send,
  UserRound,
  UserSearch,
  Users,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { companyOfUser, documentName, isHiringManager, type User } from '../../api/profile.ts';
import type { NavItem } from '../../ui/layout/navItem.ts';
import { cvNavigation } from './cvNavigation.ts';

const pageAt =
  (pathname: string) =>
  (label: string, path: string, icon: NavItem['icon']): NavItem => ({
    label,
    icon,
    component: Link,
    to: path,
    current: pathname.replace(/(?<!\/)\/+$/, '') === path,
  });

const isBuilder = (pathname: string) =>
  /^\/veteran\/(resume\/edit|edit-resume|federal-resume\/edit)\b/.test(pathname);
const isCandidates = (pathname: string) => /^\/recruiter\/candidate(s|-list)\b/.test(pathname);

/** True for a page whose three columns need the side nav's width below 1,536 px. */
export const isWide = isBuilder;

function cvItem(user: User, pathname: string, onIncomplete: () => void): NavItem {
  const cv = cvNavigation(user);
  if (cv.kind !== 'open') return { label: documentName(user), icon: FileText, onClick: onIncomplete };
  return {
    ...pageAt(pathname)(documentName(user), cv.path, FileText),
    current:
      isBuilder(pathname) || [cv.path, '/veteran/federal-resume'].some((path) => pathname.startsWith(path)),
  };
}

function veteranItems(user: User, pathname: string, onIncomplete: () => void) {
  const page = pageAt(pathname);
  const jobs = {
    ...page('Jobs', '/veteran/jobs', Briefcase),
    to: '/veteran/jobs?jobType=jobs',
    current: /^(\/veteran)?\/jobs\b/.test(pathname),
  };
  const cv = cvItem(user, pathname, onIncomplete);
  const items = [
    page('Dashboard', '/veteran', LayoutDashboard),
    jobs,
    {
      ...page('Courses', '/veteran/courses', BookOpen),
      current: /^(\/veteran)?\/(courses|course-details)\b/.test(pathname),
    },
    cv,
    {
      ...page('Transition Plans', '/veteran/transition-plan-vx', Route),
      current: /^\/veteran\/(create-)?transition-plan-vx\b/.test(pathname),
    },
  ];
  const more = [
    {
      ...page('Services', '/veteran/service-providers', HandHelping),
      current: /^((\/veteran)?\/service-|\/site\/)/.test(pathname),
    },
    {
      ...page('Applications', '/veteran/applications', Send),
      current: /^\/veteran\/applications\b/.test(pathname),
    },
  ];
  // NAV-02 lists the items, so more pages come after them.
  return { home: '/veteran', items, more, buttons: [jobs, cv] };
}

function recruiterItems(user: User, pathname: string) {
  const page = pageAt(pathname);
  const items = [
    page('Dashboard', '/recruiter', LayoutDashboard),
    {
      ...page('Jobs', '/recruiter/jobs', Briefcase),
      current: /^\/recruiter\/(jobs?|applications)\b/.test(pathname),
    },
    ...(isHiringManager(user)
      ? []
      : [
          {
            ...page('Candidates', '/recruiter/candidate-list', UserSearch),
            current: isCandidates(pathname),
          },
        ]),
  ];
  return { home: '/recruiter', items, more: [], buttons: [] };
}

const usesTemplates = (user: User) =>
  user.status === 'active' && user.user_details.company?.status === 'active' && !isHiringManager(user);

const templatesItem = (pathname: string): NavItem => ({
  ...pageAt(pathname)('Templates', '/recruiter/templates', NotepadText),
  current: /^\/recruiter\/templates\b/.test(pathname),
});

export function navigationOf(user: User, pathname: string, onIncomplete: () => void) {
  const page = pageAt(pathname);
  const isRecruiter = user.role === 'recruiter';
  return {
    ...(isRecruiter ? recruiterItems(user, pathname) : veteranItems(user, pathname, onIncomplete)),
    // NAV-03: on a desktop, the dashboard and profile link there.
    team:
      isRecruiter && user.user_details.is_admin === 1 ? [page('Team', '/recruiter/companies', Users)] : [],
    help: page('Help', '/help', CircleQuestionMark),
    details: [
      ...(usesTemplates(user) ? [templatesItem(pathname)] : []),
      page('Profile Details', `/${user.role}/profile`, UserRound),
      ...(isRecruiter && companyOfUser(user)
        ? [page('Company Details', '/recruiter/company/details', Building2)]
        : []),
    ],
  };
}
