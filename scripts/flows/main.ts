import { runHere } from 'statechart-paths/cli';
import { endWithNpm } from '../process.mjs';
import { verbs } from './cli.ts';

endWithNpm();
await runHere(process.argv.slice(2), verbs);
