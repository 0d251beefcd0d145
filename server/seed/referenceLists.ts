import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type * as tables from '../db/schema/reference.ts';
import { foldAll } from '../formats/fold.ts';
import { root } from '../process/root.ts';
import { industryRows } from '../reference/industries.ts';
import {
  britishTrades,
  type ListedRole,
  militaryBranchRows,
  militaryCorpsRows,
  militaryNavyServiceRows,
  militaryProfessionRows,
  militaryRankRows,
  militaryRolesUk,
  militaryRolesUs,
  militaryServiceRows,
} from '../reference/militaryLists.ts';
import { civilianOccupationRows, crosswalkRows } from '../reference/militaryWork.ts';
import { directionId, optionId, sharedQuestions } from '../reference/questions.ts';

type Rows<Table extends keyof typeof tables> = (typeof tables)[Table] extends { $inferInsert: infer Row }
  ? ('id' extends keyof Row ? Row & { id: number } : Row)[]
  : never;

const offeredCountries = new Set([232, 233]);

interface Geography {
  countries: [id: number, title: string, iso2: string, phoneCode: string][];
  states: [id: number, countryId: number, title: string][];
  cities: [id: number, stateId: number, title: string, lat: number, lng: number][];
}

export const geographyFile = () => readFileSync(join(root, 'server/reference/data/geography.json.gz'));

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

function counting() {
  const counts = new Map<string, number>();
  return (...key: (number | string | null)[]) => {
    const count = (counts.get(key.join()) ?? 0) + 1;
    counts.set(key.join(), count);
    return count;
  };
}

function listed<Row extends { title: string; aliases: string[] }>(
  rows: Row[],
  keyOf: (row: Row) => (number | null)[],
  more: (row: Row) => (string | null)[] = () => [],
) {
  const place = counting();
  return rows.map((row) => ({
    ...row,
    search: foldAll([row.title, ...more(row), ...row.aliases]),
    is_legacy: false,
    order: place(...keyOf(row)),
  }));
}

function services(): Rows<'militaryServices'> {
  return listed(
    militaryServiceRows(),
    () => [],
    ({ short_title }) => [short_title],
  ).map(({ navy_service, branch, corps, profession, badged_role, aliases: _, ...service }) => ({
    ...service,
    has_navy_services: navy_service !== null,
    has_branches: branch !== null,
    has_corps: corps !== null,
    has_professions: profession !== null,
    has_badged_roles: badged_role !== null,
    labels: { navy_service, branch, corps, profession, badged_role },
  }));
}

function badgedRoles(roles: ListedRole[]): Rows<'militaryBadgedRoles'> {
  return listed(
    roles,
    ({ service_id, branch_id, corps_id, profession_id }) => [service_id, branch_id, corps_id, profession_id],
    ({ code }) => [code],
  ).map(({ badge, legacy, ...role }) => ({
    ...role,
    has_badge: badge,
    is_legacy: legacy,
    category: null,
  }));
}

export function militaryLists() {
  const ofService = ({ service_id }: { service_id: number }) => [service_id];
  return {
    industries: industryRows().map((row, index) => ({
      ...row,
      order: index + 1,
    })) satisfies Rows<'industries'>,
    services: services(),
    ranks: listed(militaryRankRows(), ofService, ({ abbreviation, nato_code, pay_grade }) => [
      abbreviation,
      nato_code,
      pay_grade,
    ]) satisfies Rows<'militaryRanks'>,
    navyServices: listed(militaryNavyServiceRows(), () => []) satisfies Rows<'militaryNavyServices'>,
    branches: listed(militaryBranchRows(), ({ service_id, navy_service_id }) => [
      service_id,
      navy_service_id,
    ]) satisfies Rows<'militaryBranches'>,
    corps: listed(militaryCorpsRows(), ofService) satisfies Rows<'militaryCorps'>,
    professions: listed(militaryProfessionRows(), ofService, ({ code }) => [
      code,
    ]) satisfies Rows<'militaryProfessions'>,
    badgedRoles: [militaryRolesUk(), britishTrades(), militaryRolesUs()].flatMap(badgedRoles),
    occupations: civilianOccupationRows() satisfies Rows<'civilianOccupations'>,
    crosswalk: crosswalkRows().map(({ role_id, occupation_id, match }) => ({
      badged_role_id: role_id,
      occupation_id,
      match_type: match,
    })) satisfies Rows<'crosswalk'>,
  };
}

export function questionLists() {
  const place = counting();
  const shared = sharedQuestions();
  const questions: Rows<'questions'> = shared.map((question) => ({
    id: question.id,
    code: question.code,
    title: question.title,
    help_text: question.help,
    why_we_ask: question.why,
    type: question.type,
    is_required: question.required,
    order: place(question.place, question.direction),
    max_length: question.max_length,
    min: question.min,
    max: question.max,
    visibility_place: question.place,
    career_direction_id: question.direction && directionId(question.direction),
    country_id: question.country_id,
    depends_on:
      question.depends_on === null
        ? null
        : {
            question_id: question.depends_on,
            answer_option_ids: question.depends_on_options.map((number) =>
              optionId(question.depends_on!, number),
            ),
          },
  }));
  const options: Rows<'questionOptions'> = shared.flatMap(({ id, options }) =>
    options.map(({ number, value, label, exclusive }, index) => ({
      id: optionId(id, number),
      question_id: id,
      label,
      value,
      order: index + 1,
      is_exclusive: exclusive,
    })),
  );
  return { questions, options };
}
