import type { NotificationPreferences } from '../../../api/notifications.ts';
import type { User } from '../../../api/profile.ts';

export interface NotificationKind {
  key: keyof NotificationPreferences;
  label: string;
  hint: string;
}

export const kinds: Record<User['role'], readonly NotificationKind[]> = {
  veteran: [
    {
      key: 'application_status',
      label: 'Your applications',
      hint: 'When an employer updates or decides on an application, or closes the job.',
    },
    { key: 'invites', label: 'Invitations', hint: 'When an employer invites you to apply for a job.' },
    {
      key: 'plan_reminders',
      label: 'Your plans',
      hint: 'When a milestone is due within two weeks, or a task that you asked to be reminded of within three days.',
    },
    {
      key: 'messages',
      label: 'Messages',
      hint: 'When an employer writes to you, and in the app when we’ve finished reading a file you uploaded.',
    },
  ],
  recruiter: [
    {
      key: 'application_status',
      label: 'Applications',
      hint: 'When someone applies for one of your jobs, answers an interview or offer, or withdraws, and when a colleague assigns an application to you.',
    },
    {
      key: 'messages',
      label: 'Messages',
      hint: 'When an applicant writes to you, or a colleague mentions you in a note. We email you about a conversation once, until you’ve read it.',
    },
    {
      key: 'company_updates',
      label: 'Your company',
      hint: 'When we check it, when someone asks to join or you’re approved, and when one of your jobs is closing soon.',
    },
  ],
};

export const ways = [
  { key: 'in_app', label: 'In the app' },
  { key: 'email', label: 'By email' },
] as const;
export type NotificationChannel = (typeof ways)[number]['key'];

export const turned = (
  preferences: NotificationPreferences,
  kind: NotificationKind['key'],
  way: NotificationChannel,
  isOn: boolean,
): NotificationPreferences => ({ ...preferences, [kind]: { ...preferences[kind], [way]: isOn } });
