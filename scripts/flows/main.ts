/** `npm run flows -- <verb>`: plans, checks, exports, compares and draws any statechart. */
import { endWithNpm } from '../process.mjs';
import { runFlows } from './cli.ts';

endWithNpm();

// What a machine’s own actions write is no result of ours.
console.log = console.error;
console.info = console.error;
console.warn = () => {};

let told = Date.now();
const progress = (text: string) => {
  if (Date.now() - told < 1000) return;
  told = Date.now();
  process.stderr.write(`… ${text}\n`);
};

const exitWith = (code: number) => {
  process.exitCode = code;
  // What is still to be written goes out first; timers of a machine’s own actions hold nothing up.
  process.stdout.write('', () => process.exit(code));
};

process.on('uncaughtException', (error) => {
  process.stderr.write(
    `A machine throws outside of its steps: ${error instanceof Error ? error.message : error}\n`,
  );
  exitWith(7);
});

exitWith(
  await runFlows(process.argv.slice(2), {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
    progress,
  }),
);
