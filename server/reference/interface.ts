export { experienceLevels, experienceOf } from './experienceLevels.ts';
export {
  britishTrades,
  type ListedRole,
  militaryBranchRows,
  militaryCorpsRows,
  militaryProfessionRows,
  militaryRankRows,
  militaryRolesUk,
  militaryRolesUs,
} from './militaryLists.ts';
export {
  civilianOccupationRows,
  combatRoles,
  crosswalkRows,
  nicknames,
  soc2020Matches,
} from './militaryWork.ts';
export { careerDirectionQuestion } from './questions.ts';
