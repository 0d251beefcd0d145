// As the project itself compares them. Sources: data/README.md.
import { choice, dataFile, listOf, text, whole } from '../formats/dataFiles.ts';

const file = (name: string) => `server/reference/data/${name}.csv`;

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

/** SOC 2020 unit groups of a role, where the list of occupations is too short. */
export const soc2020Matches = dataFile(file('soc2020Matches'), { role_id: whole, soc_code: text, match });

/** Civilian equivalents of military-specific occupations (SOC 55-*), which O*NET matches with nothing. */
export const combatRoles = dataFile(file('combatRoles'), {
  soc_code: text,
  equivalent: text,
  carries_over: text,
});

export const nicknames = dataFile(file('nicknames'), {
  service_id: whole,
  code: text,
  nicknames: listOf(text),
});
