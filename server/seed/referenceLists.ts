import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type * as tables from '../db/schema/reference.ts';
import { foldAll } from '../formats/fold.ts';
import { civilianOccupations } from '../military/data/civilianOccupations.ts';
import { crosswalk } from '../military/data/crosswalk.ts';
import { badgedRolesUk } from '../military/data/militaryBadgedRolesUk.ts';
import { badgedRolesUs } from '../military/data/militaryBadgedRolesUs.ts';
import { militaryBranches } from '../military/data/militaryBranches.ts';
import { militaryCorps } from '../military/data/militaryCorps.ts';
import { militaryNavyServices } from '../military/data/militaryNavyServices.ts';
import { militaryProfessions } from '../military/data/militaryProfessions.ts';
import { ukRanks, usRanks } from '../military/data/militaryRanks.ts';
import { militaryServices } from '../military/data/militaryServices.ts';
import { root } from '../process/root.ts';
import { optionId, type QuestionSeed } from '../reference/data/questionSeed.ts';
import {
  apply,
  civilianExp,
  militaryExp,
  profile,
  refineActionPlan,
  transitionEducation,
  transitionEmployment,
} from '../reference/data/questionsElsewhere.ts';
import { careerDirection, personalDetails, questionnaires } from '../reference/data/questionsOnboarding.ts';
import { industries } from './data/industries.ts';

type Rows<Table extends keyof typeof tables> = (typeof tables)[Table] extends { $inferInsert: infer Row }
  ? ('id' extends keyof Row ? Row & { id: number } : Row)[]
  : never;

const offeredCountries = new Set([232, 233]);

interface Geography {
  countries: [id: number, title: string, iso2: string, phoneCode: string][];
  states: [id: number, countryId: number, title: string][];
  cities: [id: number, stateId: number, title: string, lat: number, lng: number][];
}

export const geographyFile = () => readFileSync(join(root, 'server/seed/data/geography.json.gz'));

export function geographyLists(packed: Buffer) {
  const geography = JSON.parse(gunzipSync(packed).toString()) as Geography;
  const countryOf = new Map(geography.states.map(([id, country_id]) => [id, country_id]));
  const countries: Rows<'countries'> = geography.countries.map(([id, title, iso2, phone_code]) => ({
    id,
    title,
    iso2,
    phone_code,
    is_offered: offeredCountries.has(id),
  }));
  const states: Rows<'states'> = geography.states.map(([id, country_id, title]) => ({
    id,
    country_id,
    title,
  }));
  const cities: Rows<'cities'> = geography.cities.map(([id, state_id, title, lat, lng]) => ({
    id,
    state_id,
    country_id: countryOf.get(state_id)!,
    title,
    search: foldAll([title]),
    lat,
    lng,
  }));
  return { countries, states, cities };
}

function services(): Rows<'militaryServices'> {
  return militaryServices.map(({ aliases, ...service }, index) => ({
    ...service,
    has_navy_services: service.has_navy_services ?? false,
    has_branches: service.has_branches ?? false,
    has_corps: service.has_corps ?? false,
    corps_for_officers_only: service.corps_for_officers_only ?? false,
    has_professions: service.has_professions ?? false,
    search: foldAll([service.title, service.short_title, ...aliases]),
    is_legacy: false,
    order: index + 1,
  }));
}

type RankRow = Rows<'militaryRanks'>[number];

function ranks(): Rows<'militaryRanks'> {
  const rank = (row: Omit<RankRow, 'search' | 'is_legacy' | 'order'>, index: number): RankRow => ({
    ...row,
    search: foldAll([row.title, row.abbreviation, row.nato_code, row.pay_grade, ...row.aliases]),
    is_legacy: false,
    order: index + 1,
  });
  return [
    ...ukRanks.flatMap(({ service_id, ranks }) =>
      ranks.map(([id, title, abbreviation, nato_code, group, ...aliases], index) =>
        rank({ id, service_id, title, abbreviation, nato_code, pay_grade: null, group, aliases }, index),
      ),
    ),
    ...usRanks.flatMap(({ service_id, ranks }) =>
      ranks.map(([id, title, abbreviation, nato_code, pay_grade, group, ...aliases], index) =>
        rank({ id, service_id, title, abbreviation, nato_code, pay_grade, group, aliases }, index),
      ),
    ),
  ];
}

const unit = (title: string, aliases: string[], index: number) => ({
  title,
  aliases,
  search: foldAll([title, ...aliases]),
  is_legacy: false,
  order: index + 1,
});

function badgedRoles(): Rows<'militaryBadgedRoles'> {
  return [...badgedRolesUk, ...badgedRolesUs].flatMap(({ roles, ...parents }) =>
    roles.map(({ id, title, code, badge, legacy, skills, aliases = [] }, index) => ({
      profession_id: null,
      corps_id: null,
      branch_id: null,
      ...parents,
      id,
      code: code ?? null,
      has_badge: badge ?? false,
      category: null,
      skills,
      ...unit(title, aliases, index),
      is_legacy: legacy ?? false,
      search: foldAll([title, code, ...aliases]),
    })),
  );
}

export function militaryLists() {
  const navyServices: Rows<'militaryNavyServices'> = militaryNavyServices.map(
    ({ title, aliases, ...ids }, index) => ({ ...ids, ...unit(title, aliases, index) }),
  );
  const branches: Rows<'militaryBranches'> = militaryBranches.flatMap(({ branches, ...parents }) =>
    branches.map(([id, title, ...aliases], index) => ({ id, ...parents, ...unit(title, aliases, index) })),
  );
  const corps: Rows<'militaryCorps'> = militaryCorps.flatMap(({ service_id, corps }) =>
    corps.map(([id, title, ...aliases], index) => ({ id, service_id, ...unit(title, aliases, index) })),
  );
  const professions: Rows<'militaryProfessions'> = militaryProfessions.flatMap(
    ({ service_id, professions }) =>
      professions.map(({ id, title, code, aliases = [] }, index) => ({
        id,
        service_id,
        code: code ?? null,
        ...unit(title, aliases, index),
        search: foldAll([title, code, ...aliases]),
      })),
  );
  return {
    industries: industries.map((row, index) => ({ ...row, order: index + 1 })) satisfies Rows<'industries'>,
    services: services(),
    ranks: ranks(),
    navyServices,
    branches,
    corps,
    professions,
    badgedRoles: badgedRoles(),
    occupations: civilianOccupations.map(([id, industry_id, title, soc_code, uk_title, uk_soc_code]) => ({
      id,
      industry_id,
      title,
      soc_code,
      uk_title,
      uk_soc_code,
    })) satisfies Rows<'civilianOccupations'>,
    crosswalk: Object.entries(crosswalk).flatMap(([roleId, matches]) =>
      matches.map(([occupation_id, match_type]) => ({
        badged_role_id: Number(roleId),
        occupation_id,
        match_type,
      })),
    ) satisfies Rows<'crosswalk'>,
  };
}

type Place = Rows<'questions'>[number]['visibility_place'];
interface PlacedQuestions {
  place: Place;
  career_direction_id: number | null;
  questions: QuestionSeed[];
}

const everywhere: PlacedQuestions[] = [
  ...(
    [
      ['personal_details', personalDetails],
      ['career_direction', careerDirection],
      ['military_exp', militaryExp],
      ['civilian_exp', civilianExp],
      ['refine_action_plan', refineActionPlan],
      ['apply', apply],
      ['transition_employment', transitionEmployment],
      ['transition_education', transitionEducation],
      ['profile', profile],
    ] as const
  ).map(([place, questions]) => ({ place, career_direction_id: null, questions })),
  ...questionnaires.map((set) => ({ place: 'questionnaire' as const, ...set })),
];

export function questionLists() {
  const questions: Rows<'questions'> = everywhere.flatMap(({ place, career_direction_id, questions }) =>
    questions.map((seed, index) => ({
      id: seed.id,
      code: seed.code,
      title: seed.title,
      help_text: seed.help ?? null,
      why_we_ask: seed.why,
      type: seed.type,
      is_required: !seed.optional,
      order: index + 1,
      max_length: seed.max_length ?? null,
      min: seed.min ?? null,
      max: seed.max ?? null,
      visibility_place: place,
      career_direction_id,
      country_id: seed.country_id ?? null,
      depends_on: seed.depends_on
        ? {
            question_id: seed.depends_on.question_id,
            answer_option_ids: seed.depends_on.options.map((number) =>
              optionId(seed.depends_on!.question_id, number),
            ),
          }
        : null,
    })),
  );
  const options: Rows<'questionOptions'> = everywhere.flatMap(({ questions }) =>
    questions.flatMap(({ id, options = [] }) =>
      options.map(([number, value, label, exclusive], index) => ({
        id: optionId(id, number),
        question_id: id,
        label,
        value,
        order: index + 1,
        is_exclusive: exclusive === 'exclusive',
      })),
    ),
  );
  return { questions, options };
}
