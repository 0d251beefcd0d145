import type { components } from '../../openapi.gen.d.ts';

type User = components['schemas']['User'];

const details: User['user_details'] = {
  first_name: 'Sam',
  middle_name: null,
  last_name: 'Reid',
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
};

export const veteran: User = {
  id: 1,
  role: 'veteran',
  email: 'sam@demo.test',
  status: 'active',
  email_verified_at: '2026-11-01T09:00:00Z',
  is_onboarding_completed: false,
  onboarding_steps: null,
  onboarding_percentage: 0,
  resume: [],
  profile_picture: null,
  company_found: null,
  user_details: details,
  military_summary: null,
  candidate_visibility: 'hidden',
  consents: { privacy_version: null, analytics: false, recording: false, marketing: false },
  unread_notifications: 0,
  deletion_due_at: null,
  version: 1,
};

export const recruiter: User = {
  ...veteran,
  id: 2,
  role: 'recruiter',
  email: 'kim@halden-rail.test',
  user_details: {
    ...details,
    user_role: 'Recruiter',
    company: { id: 4, name: 'Halden Rail', status: 'active' },
  },
};
