/** The operator’s command line: its verbs, its help and its own ways to end. */
import { Command, CommanderError } from 'commander';
import { Problem } from '../../server/http/answers/problem.ts';
import { StartError } from '../../server/process/startError.ts';
import { companyVerbs } from './companyVerbs.ts';
import { EnvironmentError, exits, UsageError } from './endings.ts';
import { erasureVerbs } from './erasureVerbs.ts';
import { keyVerbs } from './keyVerbs.ts';
import { migrateVerbs } from './migrateVerbs.ts';
import { referenceVerbs } from './referenceVerbs.ts';
import { settingVerbs } from './settingVerbs.ts';
import { tenantVerbs } from './tenantVerbs.ts';
import type { OperatorIo, Verb } from './verb.ts';

const verbs = [
  ...tenantVerbs,
  ...settingVerbs,
  ...companyVerbs,
  ...keyVerbs,
  ...erasureVerbs,
  ...migrateVerbs,
  ...referenceVerbs,
];

const call = 'npm run operator --';

const explanation = `
It works on the database that the server uses: the embedded one in DATA_DIR (.data), which only one process
opens at a time, so stop the server first; or the PostgreSQL at DATABASE_URL, where the server may go on running.

  ${call} <verb> --help  everything about a verb

It ends with
  0  all is well
  1  refused: what was asked for does not fit
  2  the command was not understood
  7  the database cannot be used`;

const sentencesOf = ({ code, message, errors = {} }: Problem) => {
  if (code === 'version_conflict')
    return 'The company has changed since you listed it. Run list-companies again.';
  const each = Object.entries(errors).map(([name, messages]) => `--${name}: ${messages.join('; ')}.`);
  return each.length > 0 ? each.join('\n') : message;
};

function ending(error: unknown): { code: number; message: string } {
  if (error instanceof Problem) {
    const { allowed } = (error.data ?? {}) as { allowed?: string[] };
    const possible = allowed && ` Possible now: ${allowed.join(', ') || 'nothing'}.`;
    return { code: exits.failed, message: `${sentencesOf(error)}${possible ?? ''}` };
  }
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (error instanceof UsageError) return { code: exits.usage, message };
  const isExplained = error instanceof EnvironmentError || error instanceof StartError;
  return { code: exits.environment, message: isExplained ? message : `It could not be done: ${message}` };
}

function addVerb(program: Command, { name, about, positional, options, example, run }: Verb, io: OperatorIo) {
  const command = program
    .command(positional ? `${name} <${positional}>` : name)
    .description(about)
    .usage(positional ? `<${positional}> [options]` : '[options]')
    .addHelpText('after', `\nExample:\n  ${call} ${name} ${example}`);
  for (const [option, { value, about, isRequired = false }] of Object.entries(options)) {
    const flag = command.createOption(
      `--${option}${value ? ` <${value}>` : ''}`,
      `${about}${isRequired ? '' : ' (optional)'}`,
    );
    command.addOption(flag.makeOptionMandatory(isRequired));
  }
  command.action(() => run({ options: command.opts(), positional: command.args[0] ?? '' }, io));
}

export async function runOperator(args: string[], io: OperatorIo): Promise<number> {
  const program = new Command(call)
    .description('What an operator does from a shell: tenants, operators and companies.')
    .usage('<verb> [options]')
    .addHelpText('after', explanation)
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      writeErr: (text) => io.err(text.trimEnd()),
    })
    .exitOverride();
  for (const verb of verbs) addVerb(program, verb, io);
  try {
    await program.parseAsync(args, { from: 'user' });
    return exits.ok;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exits.ok : exits.usage;
    const { code, message } = ending(error);
    io.err(message);
    return code;
  }
}
