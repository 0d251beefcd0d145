import { describe, expect, test } from 'vitest';
import { crosswalkRows, soc2020Matches } from '../reference/militaryWork.ts';
import { geographyFile, geographyLists, militaryLists, questionLists } from './referenceLists.ts';

const lists = militaryLists();
const questionnaire = questionLists();

const ids = (rows: { id: number }[]) => rows.map((row) => row.id);
const repeated = (values: unknown[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the data files', () => {
  test('no military id is used twice, and each is in the range of its list', () => {
    const ranges: [rows: { id: number }[], from: number, to: number][] = [
      [lists.services, 100, 199],
      [lists.navyServices, 200, 299],
      [lists.branches, 300, 399],
      [lists.corps, 400, 499],
      [lists.professions, 500, 599],
      [lists.badgedRoles, 1000, 1999],
      [lists.ranks, 2000, 2999],
    ];
    expect(repeated(ranges.flatMap(([rows]) => ids(rows)))).toEqual([]);
    const outside = ranges.flatMap(([rows, from, to]) => ids(rows).filter((id) => id < from || id > to));
    expect(outside).toEqual([]);
  });

  test('the occupations of each role come nearest first: their place in the list counts', () => {
    const order = ['same_duties', 'most_duties', 'some_duties'];
    const wrong = [crosswalkRows(), soc2020Matches()].flatMap((list: { role_id: number; match: string }[]) =>
      list.filter((row, at) => {
        const before = list.slice(0, at).filter(({ role_id }) => role_id === row.role_id);
        return before.some(({ match }) => order.indexOf(match) > order.indexOf(row.match));
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('every service has the lists that it announces, and a word for each', () => {
    const owning = (rows: { service_id: number }[]) => new Set(rows.map((row) => row.service_id));
    const announced = lists.services.map((service) => ({
      id: service.id,
      navy: service.has_navy_services,
      branch: service.has_branches,
      corps: service.has_corps,
      profession: service.has_professions,
      role: service.has_badged_roles,
    }));
    const present = lists.services.map(({ id }) => ({
      id,
      navy: owning(lists.navyServices).has(id),
      branch: owning(lists.branches).has(id),
      corps: owning(lists.corps).has(id),
      profession: owning(lists.professions).has(id),
      role: owning(lists.badgedRoles).has(id),
    }));
    expect(present).toEqual(announced);
    const worded = lists.services.map(({ id, labels }) => ({
      id,
      navy: labels.navy_service !== null,
      branch: labels.branch !== null,
      corps: labels.corps !== null,
      profession: labels.profession !== null,
      role: labels.badged_role !== null,
    }));
    expect(worded).toEqual(announced);
    expect(lists.services.filter(({ id }) => !owning(lists.ranks).has(id))).toEqual([]);
  });

  test('nobody meets an empty list of roles: every branch, UK corps, US Army branch and profession has one', () => {
    const parents = new Set(
      lists.badgedRoles.flatMap((role) => [role.branch_id, role.corps_id, role.profession_id]),
    );
    const listing = [
      ...lists.branches,
      ...lists.corps.filter((corps) => corps.service_id !== 113),
      ...lists.professions,
    ];
    expect(listing.filter(({ id }) => !parents.has(id))).toEqual([]);
  });

  test('parents belong to the service of the row', () => {
    const serviceOf = new Map(
      [...lists.navyServices, ...lists.branches, ...lists.corps, ...lists.professions].map((row) => [
        row.id,
        row.service_id,
      ]),
    );
    const rows = [
      ...lists.branches.map((row) => ({ ...row, parents: [row.navy_service_id] })),
      ...lists.badgedRoles.map((row) => ({
        ...row,
        parents: [row.profession_id, row.corps_id, row.branch_id],
      })),
    ];
    const strays = rows.filter((row) => row.parents.some((id) => id && serviceOf.get(id) !== row.service_id));
    expect(strays).toEqual([]);
  });

  test('the crosswalk leads from known roles to known occupations, and uses every occupation', () => {
    const roles = new Set(ids(lists.badgedRoles));
    const occupations = ids(lists.occupations);
    expect(lists.crosswalk.filter((row) => !roles.has(row.badged_role_id))).toEqual([]);
    const used = new Set(lists.crosswalk.map((row) => row.occupation_id));
    expect([...used].sort((a, b) => a - b)).toEqual(occupations);
    const sectors = new Set(ids(lists.industries));
    expect(lists.occupations.filter((row) => !sectors.has(row.industry_id))).toEqual([]);
  });

  test('questions and options have ids of their own, choices have options, and dependencies come first', () => {
    expect(repeated([...ids(questionnaire.questions), ...ids(questionnaire.options)])).toEqual([]);
    const withOptions = new Set(questionnaire.options.map((option) => option.question_id));
    const isChoice = (type: string) => type.endsWith('_choice');
    expect(questionnaire.questions.filter((row) => isChoice(row.type) !== withOptions.has(row.id))).toEqual(
      [],
    );
    const early = questionnaire.questions.filter(({ depends_on, ...row }) => {
      if (!depends_on) return false;
      const parent = questionnaire.questions.find((question) => question.id === depends_on.question_id);
      const areOptions = depends_on.answer_option_ids.every((id) =>
        questionnaire.options.some(
          (option) => option.id === id && option.question_id === depends_on.question_id,
        ),
      );
      const isSameSet =
        parent?.visibility_place === row.visibility_place &&
        parent.career_direction_id === row.career_direction_id;
      return !areOptions || !isSameSet || parent.order >= row.order;
    });
    expect(early).toEqual([]);
  });

  test('each career direction has a questionnaire of 6 to 8 questions in either country', () => {
    const directions = questionnaire.options
      .filter((option) => option.question_id === 6010)
      .map((option) => option.id);
    const sizes = directions.flatMap((direction) =>
      [232, 233].map(
        (country) =>
          questionnaire.questions.filter(
            (row) => row.career_direction_id === direction && (row.country_id ?? country) === country,
          ).length,
      ),
    );
    expect(sizes).toEqual([8, 8, 8, 8, 8, 8, 8, 8, 8, 8]);
  });

  test('the sectors asked for are industries', () => {
    const sectors = questionnaire.questions.filter((row) => row.code === 'sectors').map((row) => row.id);
    const values = questionnaire.options
      .filter((option) => sectors.includes(option.question_id) && !option.is_exclusive)
      .map((option) => [option.value, option.label]);
    const industryTitles = new Map(lists.industries.map((row) => [String(row.id), row.title]));
    expect(values.filter(([value, label]) => industryTitles.get(value!) !== label)).toEqual([]);
  });

  test('the geography has every country, four nations, 56 states and territories, and only whole rows', () => {
    const { countries, states, cities } = geographyLists(geographyFile());
    expect(countries.length).toBe(250);
    expect(states.filter((state) => state.country_id === 232).map((state) => state.title)).toEqual([
      'England',
      'Scotland',
      'Wales',
      'Northern Ireland',
    ]);
    expect(states.filter((state) => state.country_id === 233).length).toBe(56);
    const outside = cities.filter(
      ({ lat, lng, search }) => Math.abs(lat) > 90 || Math.abs(lng) > 180 || !search,
    );
    expect(outside).toEqual([]);
    const nation = (title: string) =>
      cities
        .filter((city) => city.country_id === 232 && city.title === title)
        .map((city) => states.find((state) => state.id === city.state_id)?.title);
    expect(
      ['Cardiff', 'Edinburgh', 'Belfast', 'Berwick-Upon-Tweed', 'Newport', 'Hackney'].map(nation),
    ).toEqual([
      ['Wales'],
      ['Scotland'],
      ['Northern Ireland'],
      ['England'],
      ['England', 'Wales'],
      ['England'],
    ]);
  });
});
