// Runs the command line in this process: results go to standard output, messages and output of machines to standard error.
import { runFlows } from './cli.ts';
import type { Verb } from './verb.ts';

export async function runHere(args: string[], verbs: Verb[]) {
  const { stdout, stderr } = process;
  const write = stdout.write.bind(stdout);
  // Output of a machine's own actions must not mix with the results.
  stdout.write = stderr.write.bind(stderr) as typeof stdout.write;
  console.log = console.error;
  console.info = console.error;
  console.debug = console.error;
  console.warn = () => {};

  let lastProgress = Date.now();
  const progress = (text: string) => {
    if (Date.now() - lastProgress < 1000) return;
    lastProgress = Date.now();
    stderr.write(`… ${text}\n`);
  };
  // Flushes standard output first. Exits even if a machine still has timers.
  const exitWith = (code: number) => {
    process.exitCode = code;
    write('', () => process.exit(code));
  };
  process.on('unhandledRejection', () => {});
  process.on('uncaughtException', (error) => {
    stderr.write(
      `A machine throws outside of its steps: ${error instanceof Error ? error.message : error}\n`,
    );
    exitWith(7);
  });
  const code = await runFlows(
    args,
    { out: (text) => write(`${text}\n`), err: (text) => stderr.write(`${text}\n`), progress },
    verbs,
  );
  exitWith(code);
}
