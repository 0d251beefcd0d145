export { checkMilitaryService, civilianWork } from './military.ts';
export { codesPrinted, compactCode } from './printedCodes.ts';
export { compareReleases } from './releases/compareReleases.ts';
export { adoptRelease, applyRelease } from './releases/loadRelease.ts';
export type { CivilianMeaning } from './roleMeaning.ts';
export type { MilitaryRole } from './roleReference.ts';
export { meaningsOfRole, roleReference, roleSearch } from './roles.ts';
