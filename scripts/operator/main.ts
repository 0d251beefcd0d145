/** `npm run operator -- <verb>`: what a platform operator does from a shell, on the embedded database or at DATABASE_URL. */
import { endWithNpm } from '../process.mjs';
import { runOperator } from './cli.ts';
import { openPlace } from './place.ts';

endWithNpm();

async function firstLine(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) {
    text += chunk;
    if (text.includes('\n')) break;
  }
  return text.split('\n')[0]?.replace(/\r$/, '') ?? '';
}

process.exitCode = await runOperator(process.argv.slice(2), {
  env: process.env,
  open: (options) => openPlace(process.env, options),
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
  readPassword: firstLine,
});
