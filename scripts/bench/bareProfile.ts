/**
 * The yardstick: node:http, the database's own driver and one query by hand that finds the session by its token's hash and
 * reads the profile. What it answers is the product's answer, field for field.
 */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { onboardingProfile, type StoredOnboarding } from '../../server/onboardingProfile.ts';

/** Runs one statement, alone or inside a transaction of the tenant. */
export type RunQuery = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

type Named = { id: number; name: string } | null;

interface Row extends StoredOnboarding {
  id: number;
  role: 'veteran' | 'recruiter';
  is_admin: boolean;
  email_verified_at: Date | null;
  country: Named;
  state: Named;
  city: Named;
  [column: string]: unknown;
}

const marks = [
  'personal_details_done_at',
  'cv_done_at',
  'cv_skipped_at',
  'career_direction_done_at',
  'questionnaire_done_at',
  'action_plan_done_at',
  'services_done_at',
  'skipped_at',
];

const text = `
  select u.id, u.role, u.email, u.status, u.email_verified_at, u.first_name, u.middle_name, u.last_name, u.phone_number,
    u.country_code, u.profile_picture, u.is_admin, u.job_title, u.availability, u.candidate_visibility, u.privacy_version,
    u.consent_analytics, u.consent_recording, u.consent_marketing, u.version,
    case when n.id is not null then jsonb_build_object('id', n.id, 'name', n.title) end as country,
    case when st.id is not null then jsonb_build_object('id', st.id, 'name', st.title) end as state,
    case when t.id is not null then jsonb_build_object('id', t.id, 'name', t.title) end as city,
    case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name, 'status', c.status) end as company,
    case when f.id is not null then jsonb_build_object('id', f.id, 'name', f.name, 'status', f.status) end as company_found,
    (select jsonb_build_object('military', o.military_summary, 'marks', jsonb_build_object(
        ${marks.map((name) => `'${name}', o.${name}`).join(', ')}))
      from onboardings o where o.tenant_id = u.tenant_id and o.user_id = u.id) as onboarding,
    coalesce((
      select jsonb_agg(
        jsonb_build_object('id', r.id, 'source', r.source, 'title', r.title, 'is_primary', r.is_primary)
        order by r.is_primary desc, r.id)
      from resumes r
      where r.tenant_id = u.tenant_id and r.user_id = u.id and r.deleted_at is null and not exists (
        select from resume_readings g
        where g.tenant_id = r.tenant_id and g.resume_id = r.id and g.status <> 'done')), '[]') as resume
  from sessions s
  join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
  left join countries n on n.id = u.country_id
  left join states st on st.id = u.state_id
  left join cities t on t.id = u.city_id
  left join companies c on c.tenant_id = u.tenant_id and c.id = u.company_id
  left join companies f on f.tenant_id = u.tenant_id and f.id = u.company_found_id
  where s.tenant_id = $1 and s.token_hash = $2 and s.expires_at > $3 and s.revoked_at is null`;

function present(row: Row, now: Date) {
  return {
    id: row.id,
    role: row.role,
    email: row.email,
    status: row.status,
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    ...onboardingProfile(row, now),
    profile_picture: row.profile_picture,
    company_found: row.company_found,
    user_details: {
      first_name: row.first_name,
      middle_name: row.middle_name,
      last_name: row.last_name,
      phone_number: row.phone_number,
      country_code: row.country_code,
      country: row.country,
      state: row.state,
      city: row.city,
      company: row.company,
      user_role: row.role === 'veteran' ? 'Veteran' : 'Recruiter',
      is_admin: row.is_admin ? 1 : 0,
      job_title: row.job_title,
      availability: row.availability,
    },
    candidate_visibility: row.candidate_visibility,
    consents: {
      privacy_version: row.privacy_version,
      analytics: row.consent_analytics,
      recording: row.consent_recording,
      marketing: row.consent_marketing,
    },
    unread_notifications: 0,
    version: row.version,
  };
}

export function createBareServer(tenantId: number, run: RunQuery): Server {
  return createServer(async (request, response) => {
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const hash = createHash('sha256').update(token).digest('hex');
    const now = new Date();
    try {
      const { rows } = await run(text, [tenantId, hash, now]);
      const row = rows[0] as Row | undefined;
      const body = row
        ? { status: true, message: '', data: present(row, now) }
        : { status: false, message: 'Please sign in.' };
      response.writeHead(row ? 200 : 401, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(body));
    } catch {
      response.writeHead(500).end();
    }
  });
}
