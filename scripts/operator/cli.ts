/** The operator’s command line: its verbs, its help and its own ways to end. */
import { Problem } from '../../server/http/answers/problem.ts';
import { StartError } from '../../server/process/startError.ts';
import { columns, exits, optionsIn, runCommand, UsageError, type Words } from '../commandLine.ts';
import { companyVerbs } from './companyVerbs.ts';
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

const generalHelp = () => `What an operator does from a shell: tenants, operators and companies.

Usage: ${call} <verb> [options]

${columns(verbs.map(({ name, about }) => [name, about]))}

It works on the database that the server uses: the embedded one in DATA_DIR (.data), which only one process
opens at a time, so stop the server first; or the PostgreSQL at DATABASE_URL, where the server may go on running.

  ${call} <verb> --help  everything about a verb

It ends with
${columns([
  ['0', 'all is well'],
  ['1', 'refused: what was asked for does not fit'],
  ['2', 'the command was not understood'],
  ['7', 'the database cannot be used'],
])}`;

const helpOf = ({ name, about, positional, options, example }: Verb) =>
  [
    `${name}: ${about}.`,
    `Usage: ${call} ${name}${positional ? ` <${positional}>` : ''} [options]`,
    optionsIn(options, ({ about, isRequired }) => `${about}${isRequired ? '' : ' (optional)'}`),
    `Example:\n  ${call} ${name} ${example}`,
  ].join('\n\n');

function checkOptions(verb: Verb, values: Record<string, unknown>, positionals: string[]) {
  const missing = Object.entries(verb.options)
    .filter(([name, { isRequired }]) => isRequired && values[name] === undefined)
    .map(([name]) => `--${name}`);
  if (missing.length > 0) throw new UsageError(`${verb.name} needs ${missing.join(', ')}.`);
  if (verb.positional ? positionals.length !== 1 : positionals.length > 0) {
    throw new UsageError(
      verb.positional ? `${verb.name} needs one ${verb.positional}.` : `${verb.name} takes options only.`,
    );
  }
}

const sentencesOf = ({ code, message, errors = {} }: Problem) => {
  if (code === 'version_conflict')
    return 'The company has changed since you listed it. Run list-companies again.';
  const each = Object.entries(errors).map(([name, messages]) => `--${name}: ${messages.join('; ')}.`);
  return each.length > 0 ? each.join('\n') : message;
};

function ending(error: unknown, message: string) {
  if (error instanceof Problem) {
    const { allowed } = (error.data ?? {}) as { allowed?: string[] };
    const possible = allowed && ` Possible now: ${allowed.join(', ') || 'nothing'}.`;
    return { code: exits.failed, message: `${sentencesOf(error)}${possible ?? ''}` };
  }
  return error instanceof StartError ? { code: exits.environment, message } : undefined;
}

async function run(verb: Verb, { values, positionals }: Words, io: OperatorIo): Promise<number> {
  checkOptions(verb, values, positionals);
  const options = Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const flags = Object.keys(values).filter((key) => values[key] === true);
  await verb.run({ options, flags, positional: positionals[0] ?? '' }, io);
  return exits.ok;
}

export const runOperator = (args: string[], io: OperatorIo): Promise<number> =>
  runCommand(args, {
    ...io,
    verbs,
    help: generalHelp(),
    helpOf,
    ending,
    run: (verb, words) => run(verb, words, io),
  });
