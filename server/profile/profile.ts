import type { components } from '../../openapi.gen.d.ts';
import type { Operation } from '../http/contract/call.ts';
import type { UserProfile } from '../http/contract/caller.ts';
import { onboardingProfile } from './onboardingProfile.ts';

type User = components['schemas']['User'];

const roleNames: Record<User['role'], string> = { veteran: 'Veteran', recruiter: 'Recruiter' };

const named = (id: number | null, name: string | null) => (id && name ? { id, name } : null);

export function presentUser(user: UserProfile, now: Date): User {
  return {
    id: user.id,
    role: user.role,
    email: user.email,
    status: user.status,
    email_verified_at: user.email_verified_at?.toISOString() ?? null,
    ...onboardingProfile(user, now),
    profile_picture: user.profile_picture,
    company_found: user.company_found,
    user_details: {
      first_name: user.first_name,
      middle_name: user.middle_name,
      last_name: user.last_name,
      phone_number: user.phone_number,
      country_code: user.country_code,
      country: named(user.country_id, user.country),
      state: named(user.state_id, user.state),
      city: named(user.city_id, user.city),
      company: user.company,
      user_role: user.member_role === 'hiring_manager' ? 'Hiring manager' : roleNames[user.role],
      is_admin: user.is_admin ? 1 : 0,
      member_role: user.member_role,
      job_title: user.job_title,
      headline: user.headline,
      availability: user.availability,
      willing_to_relocate: user.willing_to_relocate,
      work_radius_km: user.work_radius_km,
    },
    candidate_visibility: user.candidate_visibility,
    consents: {
      privacy_version: user.privacy_version,
      analytics: user.consent_analytics,
      recording: user.consent_recording,
      marketing: user.consent_marketing,
    },
    unread_notifications: user.unread_notifications,
    deletion_due_at: user.leaves_at?.toISOString() ?? null,
    version: user.version,
  };
}

export const getUserProfile: Operation<'getUserProfile'> = async ({ user, now }) => ({
  data: presentUser(user, now),
});
