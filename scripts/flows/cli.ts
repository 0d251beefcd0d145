/** The package's command line, extended by the product's charts and browser runs. */
import { type Io, runFlows as runIn, setProject, standardVerbs, type Verb } from 'statechart-paths/cli';
import { leavingOut } from './browserPlan.ts';
import { storedLayout } from './layouts.ts';
import { ours } from './targets.ts';
import { cover } from './verbs/cover.ts';
import { replay } from './verbs/replay.ts';
import { run } from './verbs/run.ts';
import { shrink } from './verbs/shrink.ts';
import { modelsAt } from './versions.ts';

setProject({ ...ours, leavingOut, modelsAt, storedLayout });

export const verbs: Verb[] = [...standardVerbs, run, cover, replay, shrink];

export const runFlows = (args: string[], io: Io): Promise<number> => runIn(args, io, verbs);
