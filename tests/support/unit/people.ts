import type { User } from '../../../src/api/profile.ts';

type Details = Partial<User['user_details']>;

/** A user as the server gives one; only what a test is about is named. */
export const aUser = ({
  user_details,
  ...user
}: Partial<Omit<User, 'user_details'>> & { user_details?: Details } = {}): User => ({
  id: 7,
  role: 'veteran',
  email: 'leah@demo.test',
  status: 'active',
  email_verified_at: '2026-10-02T09:00:00Z',
  is_onboarding_completed: false,
  onboarding_steps: 0,
  onboarding_percentage: 0,
  resume: [],
  profile_picture: null,
  company_found: null,
  military_summary: null,
  candidate_visibility: 'hidden',
  consents: { privacy_version: '2026-11', analytics: false, recording: false, marketing: false },
  unread_notifications: 0,
  deletion_due_at: null,
  version: 1,
  ...user,
  user_details: {
    first_name: 'Leah',
    middle_name: null,
    last_name: 'Bennett',
    phone_number: null,
    country_code: null,
    country: { id: 232, name: 'United Kingdom' },
    state: null,
    city: null,
    company: null,
    user_role: 'Veteran',
    is_admin: 0,
    member_role: 'recruiter',
    job_title: null,
    headline: null,
    availability: null,
    willing_to_relocate: null,
    work_radius_km: null,
    ...user_details,
  },
});

const northgate = { id: 4, name: 'Northgate Logistics', status: 'active' as const };

export const aRecruiter = (user_details: Details = {}): User =>
  aUser({
    id: 9,
    role: 'recruiter',
    email: 'claire@northgate.test',
    onboarding_steps: null,
    user_details: {
      first_name: 'Claire',
      last_name: 'Reid',
      user_role: 'Recruiter',
      company: northgate,
      ...user_details,
    },
  });
