import { and, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { emptySections } from '../cv/sections/draft.ts';
import { accessLog } from '../db/schema/access.ts';
import { users } from '../db/schema/accounts.ts';
import { jobInvitations } from '../db/schema/candidates.ts';
import { companies } from '../db/schema/companies.ts';
import { jobs } from '../db/schema/jobs.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import {
  cities,
  civilianOccupations,
  crosswalk,
  militaryBadgedRoles,
  militaryBranches,
  militaryRanks,
  militaryServices,
  states,
} from '../db/schema/reference.ts';
import { resumes } from '../db/schema/resumes.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { careerDirectionQuestion, optionId, personalDetailsQuestion } from '../reference/questions.ts';
import { defaultSectionOrder } from '../resumes/designs.ts';
import { type DemoCandidate, demoCandidatesIn } from './candidateList.ts';
import { uuidOf } from './onboardingCvs.ts';
import { demoPasswordHash } from './people.ts';

type Sections = components['schemas']['ResumeSections'];

const joined = Date.parse('2026-10-06T08:00:00Z');
const hour = 3_600_000;
const at = (hours: number) => new Date(joined + hours * hour);

export async function seedCandidates(tx: Tx, tenant: Tenant): Promise<void> {
  const countryId = tenant.default_country_id === 233 ? 233 : 232;
  const careers = demoCandidatesIn(countryId);
  const emailOf = (index: number) => `veteran-${25 + index}@example.test`;
  const [existing] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant_id, tenant.id), eq(users.email, emailOf(0))));
  if (existing) return;
  const reference = await readReference(tx, careers, countryId);
  const password_hash = await demoPasswordHash();
  const rows = careers.map((career, index) => {
    const { town, state, availability, visibility: candidate_visibility } = career;
    const [first_name = '', last_name = ''] = career.name.split(' ');
    const city = reference.cities.find((city) => city.title === town && city.state === state);
    if (!city) throw new Error(`No such town: ${town}`);
    return {
      ...{ tenant_id: tenant.id, role: 'veteran' as const, status: 'active' as const, email: emailOf(index) },
      ...{ first_name, last_name, password_hash, availability, candidate_visibility },
      country_id: countryId,
      ...{ state_id: city.state_id, city_id: city.id },
      phone_number: countryId === 233 ? `20255502${10 + index}` : `7700901${100 + index}`,
      country_code: countryId === 233 ? '+1' : '+44',
      willing_to_relocate: career.moves,
      work_radius_km: 30 + 10 * (index % 4),
      email_verified_at: at(0),
      privacy_version: tenant.privacy_version,
      ...{ created_at: at(0), updated_at: at(24 + 40 * index) },
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

async function readReference(tx: Tx, careers: DemoCandidate[], countryId: 232 | 233) {
  const roleIds = careers.map(({ role_id }) => role_id);
  const roles = await tx
    .select({
      role: militaryBadgedRoles,
      navy_service_id: militaryBranches.navy_service_id,
      service: militaryServices,
    })
    .from(militaryBadgedRoles)
    .innerJoin(militaryServices, eq(militaryServices.id, militaryBadgedRoles.service_id))
    .leftJoin(militaryBranches, eq(militaryBranches.id, militaryBadgedRoles.branch_id))
    .where(inArray(militaryBadgedRoles.id, roleIds));
  const work = await tx
    .select({
      role_id: crosswalk.badged_role_id,
      match_type: crosswalk.match_type,
      occupation: civilianOccupations,
    })
    .from(crosswalk)
    .innerJoin(civilianOccupations, eq(civilianOccupations.id, crosswalk.occupation_id))
    .where(inArray(crosswalk.badged_role_id, roleIds))
    // The closest first: most_duties and some_duties come before same_duties in the alphabet.
    .orderBy(
      sql`array_position(array['same_duties', 'most_duties', 'some_duties'], ${crosswalk.match_type})`,
      crosswalk.occupation_id,
    );
  const ranks = await tx.select().from(militaryRanks).orderBy(militaryRanks.id);
  const towns = await tx
    .select({ id: cities.id, title: cities.title, state_id: cities.state_id, state: states.title })
    .from(cities)
    .innerJoin(states, eq(states.id, cities.state_id))
    .where(
      and(
        eq(cities.country_id, countryId),
        inArray(
          cities.title,
          careers.map(({ town }) => town),
        ),
      ),
    )
    .orderBy(cities.id);
  return { roles, work, ranks, cities: towns, countryId };
}

type Reference = Awaited<ReturnType<typeof readReference>>;

function sectionsOf(
  person: typeof users.$inferSelect,
  career: DemoCandidate,
  reference: Reference,
): Sections {
  const { role_id: roleId, nato_code: natoCode, town: city, state, people_led: led, skills } = career;
  const { first_name, last_name, email, phone_number, country_code, country_id } = person;
  const id = (name: string) => uuidOf(email, String(roleId), name);
  const match = reference.roles.find(({ role }) => role.id === roleId);
  const rank = reference.ranks.find(
    (rank) => rank.service_id === match?.role.service_id && rank.nato_code === natoCode,
  );
  if (!match || !rank) throw new Error(`No such role or rank: ${roleId} ${natoCode}`);
  const { role, service, navy_service_id } = match;
  const occupation = reference.work.find(({ role_id }) => role_id === roleId)?.occupation;
  const civilian_title = reference.countryId === 233 ? occupation?.title : occupation?.uk_title;
  const { clearance, language } = career;
  const languages = [
    { name: 'English', level: 'Fluent' as const },
    ...(language ? [{ name: language, level: 'Advanced' as const }] : []),
  ];
  return {
    ...emptySections(),
    personal_details: {
      ...{ first_name, last_name, email, city, state, country_id },
      ...{ phone_number: phone_number ?? '', country_code: country_code ?? '' },
      headline: civilian_title ?? '',
    },
    summary: {
      text: `${civilian_title}, from ${service.title}, who likes work that is finished and signed for.`,
    },
    military_exp: [
      {
        id: id('service'),
        military_service_id: role.service_id,
        military_navy_service_id: navy_service_id,
        military_branch_id: role.branch_id,
        military_corps_id: role.corps_id,
        military_profession_id: role.profession_id,
        military_badged_role_id: role.id,
        military_rank_id: rank.id,
        component: 'regular',
        role_title: role.title,
        civilian_title: civilian_title ?? '',
        start_month: career.from,
        end_month: career.until,
        is_current: career.until === null,
        people_led: led,
        highlights: led > 0 ? [`Led ${led} people`] : [],
        show: { unit: false, region: true },
      },
    ],
    skills: skills.map((name) => ({ id: id(name), name, source: 'self' as const })),
    languages: languages.map((language) => ({ id: id(language.name), ...language })),
    security_clearance: clearance
      ? [{ id: id('clearance'), level: clearance, status: 'active', audience: 'approved_employers' }]
      : [],
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
