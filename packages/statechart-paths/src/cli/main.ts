// `statechart-paths <verb>`: the command line outside any project.
import { standardVerbs } from './cli.ts';
import { runHere } from './run.ts';

await runHere(process.argv.slice(2), standardVerbs);
