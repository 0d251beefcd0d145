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
import { CompanySection } from './company/CompanySection.tsx';
import { NotificationsSection } from './notifications/NotificationsSection.tsx';
import { PersonalSection } from './personal/PersonalSection.tsx';
import { PreferencesSection } from './preferences/PreferencesSection.tsx';
import { PrivacySection } from './privacy/PrivacySection.tsx';
import type { SectionProps } from './sectionProps.ts';
import { SecuritySection } from './security/SecuritySection.tsx';
import { ServiceSection } from './service/ServiceSection.tsx';
import { VisibilitySection } from './visibility/VisibilitySection.tsx';

export interface ProfileSection {
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
    lead: 'Who you are and how to contact you.',
    icon: UserRound,
    Content: PersonalSection,
  },
  {
    key: 'service',
    label: 'Service history',
    title: 'Service history',
    lead: 'Where and when you served. We use it to match you with jobs, and to date your plans back from your leaving date.',
    icon: Medal,
    Content: ServiceSection,
    role: 'veteran',
  },
  {
    key: 'preferences',
    label: 'Preferences',
    title: 'Preferences',
    lead: 'When, where and how far from home you’d like to work.',
    icon: SlidersHorizontal,
    Content: PreferencesSection,
    role: 'veteran',
  },
  {
    key: 'visibility',
    label: 'Who sees what',
    title: 'Who sees what',
    lead: 'Choose whether employers can find you before you apply, and what they see.',
    icon: Eye,
    Content: VisibilitySection,
    role: 'veteran',
  },
  {
    key: 'company',
    label: 'Company',
    title: 'Company',
    lead: 'The company you recruit for, and your role in it.',
    icon: Building2,
    Content: CompanySection,
    role: 'recruiter',
  },
  {
    key: 'notifications',
    label: 'Notifications',
    title: 'Notifications',
    lead: 'Choose what we tell you about, and how. We save each choice straight away.',
    icon: Bell,
    Content: NotificationsSection,
  },
  {
    key: 'security',
    label: 'Security',
    title: 'Security',
    lead: 'How and where you sign in.',
    icon: KeyRound,
    Content: SecuritySection,
  },
  {
    key: 'privacy',
    label: 'Privacy',
    title: 'Privacy',
    lead: 'What you’ve agreed to, who has viewed your profile, and how to delete your account.',
    icon: ShieldCheck,
    Content: PrivacySection,
  },
];

export const sectionsOf = (role: User['role']): [ProfileSection, ...ProfileSection[]] => {
  const [first, ...others] = all.filter((section) => section.role === undefined || section.role === role);
  if (!first) throw new Error(role);
  return [first, ...others];
};

export function sectionAt(role: User['role'], key: string | null): ProfileSection {
  const sections = sectionsOf(role);
  return sections.find((section) => section.key === key) ?? sections[0];
}
