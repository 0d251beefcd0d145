// The CVs of veterans whose service is a row of a table.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { emptySections } from '../cv/sections/draft.ts';
import type { users } from '../db/schema/accounts.ts';
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
import type { Tx } from '../db/transaction.ts';
import type { DemoCandidate } from './candidateList.ts';
import { uuidOf } from './onboardingCvs.ts';

type Sections = components['schemas']['ResumeSections'];

/** What a CV has in addition to the service; `id` names its entries. */
interface MoreOfCv {
  highlights: string[];
  sectionsOf: (id: (name: string) => string) => Pick<Sections, 'civilian_exp' | 'education' | 'training'>;
}

export type SeededCareer = DemoCandidate & Partial<MoreOfCv>;

export async function referenceFor(tx: Tx, careers: SeededCareer[], countryId: 232 | 233) {
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

type Reference = Awaited<ReturnType<typeof referenceFor>>;

export function sectionsOf(
  person: typeof users.$inferSelect,
  career: SeededCareer,
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
        highlights: career.highlights ?? (led > 0 ? [`Led ${led} people`] : []),
        show: { unit: false, region: true },
      },
    ],
    skills: skills.map((name) => ({ id: id(name), name, source: 'self' as const })),
    languages: languages.map((language) => ({ id: id(language.name), ...language })),
    security_clearance: clearance
      ? [{ id: id('clearance'), level: clearance, status: 'active', audience: 'approved_employers' }]
      : [],
    ...career.sectionsOf?.(id),
  };
}
