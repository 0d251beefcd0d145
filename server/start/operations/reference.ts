export {
  listMilitaryBadgedRoles,
  listMilitaryBranches,
  listMilitaryCorps,
  listMilitaryNavyServices,
  listMilitaryProfessions,
  listMilitaryRanks,
  listMilitaryServices,
} from '../../military/military.ts';
export { listDataSources, suggestOccupations } from '../../occupations/occupationHandlers.ts';
export {
  listCities,
  listCountries,
  listIndustries,
  listStates,
  nameCities,
  searchCities,
} from '../../reference/reference.ts';
