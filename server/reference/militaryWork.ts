// What military work is in civilian life, as the project itself compares it. Where it comes from: data/README.md.
import { choice, dataFile, listOf, text, whole } from '../formats/dataFiles.ts';

const file = (name: string) => `server/reference/data/${name}.csv`;

/** The same work, a short conversion, or a part that carries over. */
const match = choice('same_duties', 'most_duties', 'some_duties');

export const civilianOccupationRows = dataFile(file('civilianOccupations'), {
  id: whole,
  industry_id: whole,
  title: text,
  soc_code: text,
  uk_title: text,
  uk_soc_code: text,
});

export const crosswalkRows = dataFile(file('crosswalk'), { role_id: whole, occupation_id: whole, match });

/** The unit groups of SOC 2020 of a role, where the list of occupations is too short. */
export const soc2020Matches = dataFile(file('soc2020Matches'), { role_id: whole, soc_code: text, match });

/** What military-specific occupations (SOC 55-*) are in civilian life: O*NET matches them with nothing. */
export const combatRoles = dataFile(file('combatRoles'), {
  soc_code: text,
  equivalent: text,
  carries_over: text,
});

/** What people call a role, apart from its title. */
export const nicknames = dataFile(file('nicknames'), {
  service_id: whole,
  code: text,
  nicknames: listOf(text),
});
