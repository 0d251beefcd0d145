import type { components } from '../../../openapi.gen.d.ts';
import type { UserRow } from '../../db/schema/accounts.ts';
import type { companyStatuses } from '../../db/schema/companies.ts';
import type { StoredOnboarding } from '../../db/schema/onboarding.ts';

export type Caller = Pick<
  UserRow,
  'id' | 'role' | 'status' | 'is_admin' | 'member_role' | 'is_tenant_admin' | 'country_id' | 'version'
> & {
  session_id: number;
  company: { id: number; status: (typeof companyStatuses)[number] } | null;
  company_found: { id: number; status: (typeof companyStatuses)[number] } | null;
};

export interface SessionClient {
  /** An IPv4 address or the /64 of an IPv6 address. */
  network: string;
  device: string | null;
  /** ISO country code. */
  place: string | null;
}

type Company = NonNullable<components['schemas']['User']['company_found']>;

export interface UserProfile
  extends StoredOnboarding,
    Pick<
      UserRow,
      | 'id'
      | 'role'
      | 'email'
      | 'status'
      | 'email_verified_at'
      | 'first_name'
      | 'middle_name'
      | 'last_name'
      | 'phone_number'
      | 'country_code'
      | 'country_id'
      | 'state_id'
      | 'city_id'
      | 'profile_picture'
      | 'is_admin'
      | 'member_role'
      | 'is_tenant_admin'
      | 'job_title'
      | 'headline'
      | 'availability'
      | 'willing_to_relocate'
      | 'work_radius_km'
      | 'candidate_visibility'
      | 'privacy_version'
      | 'consent_analytics'
      | 'consent_recording'
      | 'consent_marketing'
      | 'leaves_at'
      | 'version'
    > {
  country: string | null;
  state: string | null;
  city: string | null;
  company: Company | null;
  company_found: Company | null;
  unread_notifications: number;
}

export interface SignedInUser extends UserProfile {
  session_id: number;
  token_hash: string;
  last_seen_at: Date;
  access_epoch: UserRow['access_epoch'];
}

export interface Callers {
  find: (tenantId: number, token: string, now: Date) => Promise<SignedInUser | null>;
  recordUse: (tenantId: number, user: SignedInUser, now: Date) => Promise<void>;
}
