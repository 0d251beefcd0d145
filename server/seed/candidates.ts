import { and, eq, inArray } from 'drizzle-orm';
import { accessLog } from '../db/schema/access.ts';
import { users } from '../db/schema/accounts.ts';
import { jobInvitations } from '../db/schema/candidates.ts';
import { companies } from '../db/schema/companies.ts';
import { jobs } from '../db/schema/jobs.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { resumes } from '../db/schema/resumes.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { careerDirectionQuestion, optionId, personalDetailsQuestion } from '../reference/questions.ts';
import { defaultSectionOrder } from '../resumes/designs.ts';
import { referenceFor, type SeededCareer, sectionsOf } from './candidateCvs.ts';
import { demoCandidatesIn } from './candidateList.ts';
import { demoPasswordHash } from './people.ts';

const joined = Date.parse('2026-10-06T08:00:00Z');
const hour = 3_600_000;
const at = (hours: number) => new Date(joined + hours * hour);

export interface SeededVeteran {
  email: string;
  phone_number: string;
  career: SeededCareer;
}

const isUs = ({ default_country_id }: Tenant) => default_country_id === 233;

export async function seedCandidates(tx: Tx, tenant: Tenant): Promise<void> {
  await seedVeterans(
    tx,
    tenant,
    demoCandidatesIn(isUs(tenant) ? 233 : 232).map((career, index) => ({
      career,
      email: `veteran-${25 + index}@example.test`,
      phone_number: isUs(tenant) ? `20255501${10 + index}` : `7700900${400 + index}`,
    })),
  );
}

/** Their accounts, primary CVs and onboarding up to the career direction; nothing when the first of them is there. */
export async function seedVeterans(tx: Tx, tenant: Tenant, veterans: SeededVeteran[]): Promise<void> {
  const countryId = isUs(tenant) ? 233 : 232;
  const careers = veterans.map(({ career }) => career);
  const [existing] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant_id, tenant.id), eq(users.email, veterans[0]!.email)));
  if (existing) return;
  const reference = await referenceFor(tx, careers, countryId);
  const password_hash = await demoPasswordHash();
  const rows = veterans.map(({ career, email, phone_number }, index) => {
    const { town, state, availability, visibility: candidate_visibility } = career;
    const [first_name = '', last_name = ''] = career.name.split(' ');
    const city = reference.cities.find((city) => city.title === town && city.state === state);
    if (!city) throw new Error(`No such town: ${town}`);
    return {
      ...{ tenant_id: tenant.id, role: 'veteran' as const, status: 'active' as const, email },
      ...{ first_name, last_name, password_hash, availability, candidate_visibility },
      country_id: countryId,
      ...{ state_id: city.state_id, city_id: city.id },
      phone_number,
      country_code: countryId === 233 ? '+1' : '+44',
      willing_to_relocate: career.moves,
      work_radius_km: 30 + 10 * (index % 4),
      email_verified_at: at(0),
      privacy_version: tenant.privacy_version,
      ...{ created_at: at(0), updated_at: at(24 + ((40 * index) % 1000)) },
    };
  });
  const people = await tx.insert(users).values(rows).returning();
  const kind = countryId === 233 ? ('resume' as const) : ('cv' as const);
  const inserted = await tx
    .insert(resumes)
    .values(
      people.map((person, index) => ({
        ...{ tenant_id: tenant.id, user_id: person.id, kind, source: 'builder' as const, is_primary: true },
        title: `My ${kind === 'cv' ? 'CV' : 'Resume'}`,
        sections: sectionsOf(person, careers[index]!, reference),
        page_size: countryId === 233 ? ('letter' as const) : ('a4' as const),
        section_order: defaultSectionOrder,
        ...{ reviewed_at: at(2), created_at: at(1), updated_at: at(2) },
      })),
    )
    .returning({ id: resumes.id, user_id: resumes.user_id });
  await tx.insert(onboardings).values(
    people.map((person, index) => ({
      ...{ tenant_id: tenant.id, user_id: person.id, phone_number: person.phone_number },
      country_code: person.country_code,
      resume_id: inserted.find(({ user_id }) => user_id === person.id)?.id ?? null,
      ...{ personal_details_done_at: at(1), cv_done_at: at(2), career_direction_done_at: at(3) },
      dob: `${1980 + (index % 16)}-0${1 + (index % 9)}-08`,
      gender: (['female', 'male', 'prefer_not_to_say'] as const)[index % 3],
      ...firstOptions(),
      ...{ version: 3, created_at: at(1), updated_at: at(3) },
    })),
  );
}

function firstOptions() {
  const [person, direction] = [personalDetailsQuestion().id, careerDirectionQuestion().id];
  return {
    person_question_id: person,
    person_option_id: optionId(person, 3),
    direction_question_id: direction,
    direction_option_id: optionId(direction, 1),
  };
}

const messages = [
  'Your work fits what we look for. We would like to read your application.',
  null,
  'We have two of your trade in the team already, and room for a third.',
];

const openJobs = (tx: Tx, tenant: Tenant) =>
  tx
    .select({
      id: jobs.id,
      title: jobs.title,
      owner_id: jobs.owner_id,
      company_id: jobs.company_id,
      company: companies.name,
    })
    .from(jobs)
    .innerJoin(companies, and(eq(companies.tenant_id, jobs.tenant_id), eq(companies.id, jobs.company_id)))
    .where(and(eq(jobs.tenant_id, tenant.id), eq(jobs.status, 'published'), eq(companies.status, 'active')))
    .orderBy(jobs.id)
    .limit(9);

const visibleVeterans = (tx: Tx, tenant: Tenant) =>
  tx
    .select({ id: users.id, visibility: users.candidate_visibility })
    .from(users)
    .where(
      and(
        eq(users.tenant_id, tenant.id),
        eq(users.role, 'veteran'),
        eq(users.status, 'active'),
        inArray(users.candidate_visibility, ['anonymous', 'visible']),
      ),
    )
    .orderBy(users.id);

export async function seedInvitations(tx: Tx, tenant: Tenant): Promise<void> {
  const [existing] = await tx
    .select({ id: accessLog.id })
    .from(accessLog)
    .where(eq(accessLog.tenant_id, tenant.id))
    .limit(1);
  if (existing) return;
  const open = await openJobs(tx, tenant);
  const veterans = await visibleVeterans(tx, tenant);
  if (open.length === 0 || veterans.length === 0) return;
  const looks = open.flatMap((job, index) => {
    const person = veterans[(index * 2) % veterans.length]!;
    const by = {
      tenant_id: tenant.id,
      user_id: person.id,
      card_id: person.visibility === 'anonymous' ? person.id : 0,
      actor_id: job.owner_id,
      company_id: job.company_id,
      company: job.company,
    };
    const viewed = { ...by, action: 'viewed' as const, object: 'profile' as const, at: at(700 + 12 * index) };
    const invited = {
      ...by,
      action: 'invited' as const,
      object: 'job' as const,
      object_id: job.id,
      object_title: job.title,
    };
    return index % 3 === 2 ? [viewed] : [viewed, { ...invited, at: at(701 + 12 * index) }];
  });
  await tx.insert(accessLog).values(looks);
  const statuses = ['pending', 'accepted', 'pending', 'declined'] as const;
  const invited = looks.filter(({ action }) => action === 'invited');
  await tx
    .insert(jobInvitations)
    .values(
      invited.map(({ user_id, card_id, company_id, actor_id, at: created_at, ...look }, index) => {
        const status = statuses[index % statuses.length]!;
        return {
          ...{ tenant_id: tenant.id, user_id, company_id, status, created_at },
          card_id: status === 'accepted' ? 0 : card_id,
          job_id: 'object_id' in look ? look.object_id : 0,
          invited_by_id: actor_id,
          message: messages[index % messages.length]!,
          answered_at: status === 'pending' ? null : new Date(created_at.getTime() + 20 * hour),
        };
      }),
    )
    .onConflictDoNothing();
}
