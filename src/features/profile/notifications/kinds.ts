import type { NotificationPreferences } from '../../../api/notifications.ts';
import type { User } from '../../../api/profile.ts';

export interface Kind {
  key: keyof NotificationPreferences;
  label: string;
  hint: string;
}

/** What each role is told of. */
export const kinds: Record<User['role'], readonly Kind[]> = {
  veteran: [
    {
      key: 'application_status',
      label: 'Your applications',
      hint: 'An employer takes a step with one, decides, or closes the job.',
    },
    { key: 'invites', label: 'Invitations', hint: 'An employer asks you to apply for a job.' },
  ],
  recruiter: [
    { key: 'application_status', label: 'New applications', hint: 'Somebody applies for one of your jobs.' },
    {
      key: 'company_updates',
      label: 'Your company',
      hint: 'It is checked, somebody asks to join or you are let in, or one of your jobs closes soon.',
    },
  ],
};

export const ways = [
  { key: 'in_app', label: 'In the app' },
  { key: 'email', label: 'By e-mail' },
] as const;
export type Way = (typeof ways)[number]['key'];

/** All preferences with one way of one kind turned. */
export const turned = (
  preferences: NotificationPreferences,
  kind: Kind['key'],
  way: Way,
  isOn: boolean,
): NotificationPreferences => ({ ...preferences, [kind]: { ...preferences[kind], [way]: isOn } });
