export { titleOfSet } from './dataSources.ts';
export {
  isMilitaryOccupation,
  isUnspecific,
  type OccupationHit,
  type OccupationReference,
  type OccupationSystem,
  occupationReferenceOf,
} from './occupationReference.ts';
export { plainTitle } from './plainTitle.ts';
export { currentRelease, occupationReference, replaceRelease, shippedArtefact } from './reference.ts';
export { groupCode } from './release/airForceCodes.ts';
export { openArtefact, type Release } from './release/artefact.ts';
export type { PackedMilitary, PackedRole, RoleCategory } from './release/militaryData.ts';
export { unfit } from './release/unfit.ts';
export { stemsIn, titleKey } from './stems.ts';
export { sureOccupation, sureScore, systemIn } from './suggestOccupations.ts';
