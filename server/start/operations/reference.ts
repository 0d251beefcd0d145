import {
  listMilitaryBadgedRoles,
  listMilitaryBranches,
  listMilitaryCorps,
  listMilitaryNavyServices,
  listMilitaryProfessions,
  listMilitaryRanks,
  listMilitaryServices,
} from '../../military/military.ts';
import {
  listDataSources,
  searchOccupations,
  suggestOccupations,
} from '../../occupations/occupationHandlers.ts';
import {
  listCities,
  listCountries,
  listIndustries,
  listStates,
  nameCities,
  searchCities,
} from '../../reference/reference.ts';

export const referenceOperations = {
  listMilitaryBadgedRoles,
  listMilitaryBranches,
  listMilitaryCorps,
  listMilitaryNavyServices,
  listMilitaryProfessions,
  listMilitaryRanks,
  listMilitaryServices,
  listDataSources,
  searchOccupations,
  suggestOccupations,
  listCities,
  listCountries,
  listIndustries,
  listStates,
  nameCities,
  searchCities,
};
