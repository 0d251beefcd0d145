/** Reads the command line, runs one verb and says how it ended: never with a stack trace. */
import { parseArgs } from 'node:util';
import type { Database } from '../../server/db/database.ts';
import { Problem } from '../../server/problem.ts';
import { StartError } from '../../server/startError.ts';
import { EnvironmentError, exits, suggestion, UsageError } from '../flows/verb.ts';
import { companyVerbs } from './companyVerbs.ts';
import type { Env } from './place.ts';
import { tenantVerbs } from './tenantVerbs.ts';
import type { Verb } from './verb.ts';

const verbs = [...tenantVerbs, ...companyVerbs];

export interface OperatorIo {
  env: Env;
  /** Closed again after the verb. */
  open: () => Promise<Database>;
  out: (text: string) => void;
  err: (text: string) => void;
  /** The first line of standard input. */
  readPassword: () => Promise<string>;
}

const call = 'npm run operator --';

const columns = (rows: [string, string][]) => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`).join('\n');
};

const generalHelp = () => `What an operator does from a shell: tenants, operators and companies.

Usage: ${call} <verb> [options]

${columns(verbs.map(({ name, about }) => [name, about]))}

It works on the database that the server uses: the embedded one in DATA_DIR (.data), which only one process
opens at a time, so stop the server first; or the PostgreSQL at DATABASE_URL, where it may run beside it.

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
    `Options:\n${columns([
      ...Object.entries(options).map(([option, one]): [string, string] => [
        `--${option}${one.value ? ` <${one.value}>` : ''}`,
        `${one.about}${one.isRequired ? '' : ' (optional)'}`,
      ]),
      ['--help', 'this text'],
    ])}`,
    `Example:\n  ${call} ${name} ${example}`,
  ].join('\n\n');

function parsed(verb: Verb, args: string[]) {
  const known = [...Object.keys(verb.options), 'help'];
  const types = Object.entries(verb.options).map(([name, { type }]) => [name, { type }] as const);
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /Unknown option '(-+[^' ]+)/.exec(message)?.[1];
    throw new UsageError(
      unknown
        ? `${verb.name} has no option ${unknown}. ${suggestion(
            unknown,
            known.map((name) => `--${name}`),
          )}`
        : `${message.split('\n')[0]?.replace(/\.$/, '')}.`,
    );
  }
}

function checkGiven(verb: Verb, values: Record<string, unknown>, positionals: string[]) {
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

const sentencesOf = ({ message, errors = {} }: Problem) => {
  const each = Object.entries(errors).map(([name, messages]) => `--${name}: ${messages.join('; ')}.`);
  return each.length > 0 ? each.join('\n') : message;
};

function ending(error: unknown): { code: number; message: string } {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (error instanceof UsageError) return { code: exits.usage, message };
  if (error instanceof Problem) {
    const { allowed } = (error.data ?? {}) as { allowed?: string[] };
    const possible = allowed && ` Possible now: ${allowed.join(', ') || 'nothing'}.`;
    return { code: exits.failed, message: `${sentencesOf(error)}${possible ?? ''}` };
  }
  if (error instanceof StartError || error instanceof EnvironmentError) {
    return { code: exits.environment, message };
  }
  return { code: exits.environment, message: `It could not be done: ${message}` };
}

export async function runOperator(args: string[], io: OperatorIo): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const about = verbs.find((verb) => verb.name === rest[0]);
    io.out(about ? helpOf(about) : generalHelp());
    return name === undefined ? exits.usage : exits.ok;
  }
  try {
    const verb = verbs.find((one) => one.name === name);
    if (!verb) {
      const known = verbs.map((one) => one.name);
      throw new UsageError(`There is no verb ${name}. ${suggestion(name, known)}`);
    }
    const { values, positionals } = parsed(verb, rest);
    if (values.help) {
      io.out(helpOf(verb));
      return exits.ok;
    }
    checkGiven(verb, values, positionals);
    const given = Object.fromEntries(
      Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    const flags = Object.keys(values).filter((key) => values[key] === true);
    await verb.run({ options: given, flags, positional: positionals[0] ?? '' }, io);
    return exits.ok;
  } catch (error) {
    const { code, message } = ending(error);
    io.err(message);
    return code;
  }
}
