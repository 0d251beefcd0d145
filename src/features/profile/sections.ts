/** The sections of a profile, in the order of the list; a new one is a line here and a file of its own. */
import {
  Bell,
  Building2,
  Eye,
  KeyRound,
  type LucideIcon,
  Medal,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { User } from '../../api/profile.ts';
import type { ProfileDraft } from '../../api/profileDraft.ts';
import type { Tenant } from '../../api/tenant.ts';
import { CompanySection } from './company/CompanySection.tsx';
import { NotificationsSection } from './notifications/NotificationsSection.tsx';
import type { Details } from './personal/details.ts';
import { PersonalSection } from './personal/PersonalSection.tsx';
import { PreferencesSection } from './preferences/PreferencesSection.tsx';
import { PrivacySection } from './privacy/PrivacySection.tsx';
import { SecuritySection } from './security/SecuritySection.tsx';
import type { MilitaryFields } from './service/PeriodForm.tsx';
import { ServiceSection } from './service/ServiceSection.tsx';
import { VisibilitySection } from './visibility/VisibilitySection.tsx';

export interface SectionProps {
  user: User;
  tenant: Tenant;
  /** What was typed and not saved, as it was when the page opened. */
  draft: Promise<ProfileDraft<Details> | null>;
  onLoggedOutEverywhere: () => void;
  /** The questions about a period of service, as onboarding asks them. */
  MilitaryFields: MilitaryFields;
  /** For this account and this browser, which loads its tags by it. */
  saveTagConsents: (answers: Partial<Record<'analytics' | 'recording', boolean>>) => Promise<void>;
}

export interface ProfileSection {
  /** As `profile_section` has it. */
  key:
    | 'personal'
    | 'service'
    | 'preferences'
    | 'visibility'
    | 'company'
    | 'notifications'
    | 'security'
    | 'privacy';
  label: string;
  title: string;
  lead: string;
  icon: LucideIcon;
  Content: ComponentType<SectionProps>;
  role?: User['role'];
}

const all: readonly ProfileSection[] = [
  {
    key: 'personal',
    label: 'Personal',
    title: 'Personal details',
    lead: 'Who you are, and how to reach you.',
    icon: UserRound,
    Content: PersonalSection,
  },
  {
    key: 'service',
    label: 'Service history',
    title: 'Service history',
    lead: 'Where and when you served: jobs are matched by it, and your plans are dated back from your leaving date.',
    icon: Medal,
    Content: ServiceSection,
    role: 'veteran',
  },
  {
    key: 'preferences',
    label: 'Preferences',
    title: 'Preferences',
    lead: 'When, where and how far: what a job has to fit.',
    icon: SlidersHorizontal,
    Content: PreferencesSection,
    role: 'veteran',
  },
  {
    key: 'visibility',
    label: 'Who sees what',
    title: 'Who sees what',
    lead: 'Whether employers find you before you apply, and what each of them sees.',
    icon: Eye,
    Content: VisibilitySection,
    role: 'veteran',
  },
  {
    key: 'company',
    label: 'Company',
    title: 'Company',
    lead: 'The company you recruit for, and your part in it.',
    icon: Building2,
    Content: CompanySection,
    role: 'recruiter',
  },
  {
    key: 'notifications',
    label: 'Notifications',
    title: 'Notifications',
    lead: 'What we tell you of, and how. Each choice is saved at once.',
    icon: Bell,
    Content: NotificationsSection,
  },
  {
    key: 'security',
    label: 'Security',
    title: 'Security',
    lead: 'What you sign in with, and where.',
    icon: KeyRound,
    Content: SecuritySection,
  },
  {
    key: 'privacy',
    label: 'Privacy',
    title: 'Privacy',
    lead: 'What you agreed to, who looked, and how to take it all back.',
    icon: ShieldCheck,
    Content: PrivacySection,
  },
];

export const sectionsOf = (role: User['role']): [ProfileSection, ...ProfileSection[]] => {
  const [first, ...others] = all.filter((section) => section.role === undefined || section.role === role);
  if (!first) throw new Error(role);
  return [first, ...others];
};

/** Any other name stands for the first one. */
export function sectionAt(role: User['role'], key: string | null): ProfileSection {
  const sections = sectionsOf(role);
  return sections.find((section) => section.key === key) ?? sections[0];
}
