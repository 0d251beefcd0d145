export type { LoadedFile, LoadedMachine } from './collect.ts';
export { loadMachines } from './load.ts';
export { type FileTarget, type FileTargets, type TargetOptions, targetsInFile } from './targets.ts';
export { typesOf } from './types.ts';
