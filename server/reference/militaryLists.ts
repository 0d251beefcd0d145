// Each list in the order in which it is shown. Sources: data/README.md.
import { choice, dataFile, listOf, orNull, text, whole, yes } from '../formats/dataFiles.ts';

const file = (name: string) => `server/reference/data/${name}.csv`;
const country = (value: unknown) => Number(choice('232', '233')(value)) as 232 | 233;

export const militaryServiceRows = dataFile(file('militaryServices'), {
  id: whole,
  title: text,
  short_title: text,
  country_id: country,
  navy_service: orNull(text),
  branch: orNull(text),
  corps: orNull(text),
  profession: orNull(text),
  badged_role: orNull(text),
  corps_for_officers_only: yes,
  aliases: listOf(text),
});

export const militaryNavyServiceRows = dataFile(file('militaryNavyServices'), {
  id: whole,
  service_id: whole,
  title: text,
  aliases: listOf(text),
});

export const militaryBranchRows = dataFile(file('militaryBranches'), {
  id: whole,
  service_id: whole,
  navy_service_id: orNull(whole),
  title: text,
  aliases: listOf(text),
});

export const militaryCorpsRows = dataFile(file('militaryCorps'), {
  id: whole,
  service_id: whole,
  title: text,
  aliases: listOf(text),
});

export const militaryProfessionRows = dataFile(file('militaryProfessions'), {
  id: whole,
  service_id: whole,
  code: orNull(text),
  title: text,
  aliases: listOf(text),
});

export const militaryRankRows = dataFile(file('militaryRanks'), {
  id: whole,
  service_id: whole,
  title: text,
  abbreviation: text,
  nato_code: text,
  pay_grade: orNull(text),
  group: choice('officer', 'warrant', 'senior_nco', 'junior'),
  aliases: listOf(text),
});

const role = {
  id: whole,
  service_id: whole,
  branch_id: orNull(whole),
  corps_id: orNull(whole),
  profession_id: orNull(whole),
  code: orNull(text),
  title: text,
  badge: yes,
  legacy: yes,
  skills: listOf(text),
  aliases: listOf(text),
};

export const militaryRolesUk = dataFile(file('militaryRolesUk'), role);
export const britishTrades = dataFile(file('britishTrades'), role);
export const militaryRolesUs = dataFile(file('militaryRolesUs'), role);

export type ListedRole = ReturnType<typeof militaryRolesUk>[number];
