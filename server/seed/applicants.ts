import { and, asc, eq, inArray, isNull, lt, ne, notLike, or } from 'drizzle-orm';
import { fileNameOf } from '../../src/documents/fileName.ts';
import { personName } from '../../src/documents/personName.ts';
import { frozenResume, profileOf } from '../applications/freeze.ts';
import { findUserProfile } from '../auth/signedIn.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { companies } from '../db/schema/companies.ts';
import { type Job, jobs } from '../db/schema/jobs.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { resumes } from '../db/schema/resumes.ts';
import { personas } from './personas.ts';

export type Applicant = Awaited<ReturnType<typeof applicantsOf>>[number];

const personasWithSome = ['veteran-complete@demo.test', 'veteran-services@demo.test'];

/** Those with these emails, or all but the personas in the middle of onboarding. */
export async function applicantsOf(db: TenantDb, now: Date, emails?: string[]) {
  const rows = await db.tx
    .select({ user: users, resumeId: resumes.id })
    .from(users)
    .innerJoin(
      onboardings,
      and(eq(onboardings.tenant_id, users.tenant_id), eq(onboardings.user_id, users.id)),
    )
    .innerJoin(
      resumes,
      and(
        eq(resumes.tenant_id, users.tenant_id),
        eq(resumes.user_id, users.id),
        eq(resumes.is_primary, true),
        isNull(resumes.deleted_at),
      ),
    )
    .where(
      and(
        eq(users.tenant_id, db.tenantId),
        eq(users.status, 'active'),
        eq(users.role, 'veteran'),
        emails
          ? inArray(users.email, emails)
          : or(inArray(users.email, personasWithSome), notLike(users.email, '%@demo.test')),
      ),
    )
    .orderBy(ne(users.email, 'veteran-complete@demo.test'), asc(users.id));
  const applicants = [];
  for (const { user, resumeId } of rows) {
    const profiled = await findUserProfile(db, user.id, now);
    if (!profiled.onboarding?.marks.personal_details_done_at) continue;
    const caller = { ...profiled, session_id: 0 };
    const { stored, content, shared } = await frozenResume(db, caller, resumeId, {
      phone: true,
      clearance: true,
    });
    applicants.push({
      id: user.id,
      resumeId,
      profile: profileOf(profiled, shared, now),
      file: { name: fileNameOf(content), content, at: stored.updated_at },
    });
  }
  return applicants;
}

export interface Offer {
  job: Job;
  company: string;
  owner: string;
  isOfRecruiter: boolean;
}

const recruiterEmail = personas.find(({ key }) => key === 'recruiter')?.email;

export async function offersOf({ tenantId, tx }: TenantDb, before: Date): Promise<Offer[]> {
  const rows = await tx
    .select({
      job: jobs,
      company: companies.name,
      domain: companies.email_domain,
      owner: { first_name: users.first_name, last_name: users.last_name },
    })
    .from(jobs)
    .innerJoin(companies, and(eq(companies.tenant_id, jobs.tenant_id), eq(companies.id, jobs.company_id)))
    .innerJoin(users, and(eq(users.tenant_id, jobs.tenant_id), eq(users.id, jobs.owner_id)))
    .where(and(eq(jobs.tenant_id, tenantId), ne(jobs.status, 'draft'), lt(jobs.published_at, before)))
    .orderBy(asc(jobs.id));
  return rows.map(({ job, company, domain, owner }) => ({
    ...{ job, company, owner: personName(owner) },
    isOfRecruiter: recruiterEmail?.split('@')[1] === domain,
  }));
}
