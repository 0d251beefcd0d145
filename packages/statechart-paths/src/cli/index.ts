export { runFlows, standardVerbs } from './cli.ts';
export { type CommandOption, EnvironmentError, exits, suggestion, UsageError } from './commandLine.ts';
export { type DrawOptions, draw, drawingName, layoutFor, outlinePage, pictureOf } from './drawing.ts';
export { planFor, planOptions } from './planning.ts';
export { type Project, project, type StoredLayout, setProject, type Target } from './project.ts';
export { runHere } from './run.ts';
export { targets } from './targets.ts';
export { type CommandInput as Given, type Io, json, numberOf, textOf, type Verb } from './verb.ts';
