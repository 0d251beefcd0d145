/** Shared by the command lines: verbs with options and help, and errors as one sentence without a stack trace. */
import { parseArgs } from 'node:util';

export const exits = {
  ok: 0,
  failed: 1,
  usage: 2,
  coverage: 3,
  tooLarge: 4,
  lint: 5,
  flaky: 6,
  environment: 7,
} as const;

/** Something that does not exist was requested; the message names what exists. */
export class UsageError extends Error {}

/** Something in the environment is missing or does not work. */
export class EnvironmentError extends Error {}

export interface CommandOption {
  type: 'string' | 'boolean';
  about: string;
  /** The name of its value in the help. */
  value?: string;
}

interface AnyVerb {
  name: string;
  options: Record<string, CommandOption>;
}

export interface Words {
  positionals: string[];
  values: Record<string, string | boolean | undefined>;
}

interface CommandLine<Verb extends AnyVerb> {
  verbs: readonly Verb[];
  help: string;
  helpOf: (verb: Verb) => string;
  run: (verb: Verb, words: Words) => Promise<number>;
  /** The exit code and message for the program’s own errors. */
  ending: (error: unknown, message: string) => { code: number; message: string } | undefined;
  out: (text: string) => void;
  err: (text: string) => void;
}

/** Parses the arguments and runs a verb. @returns the exit code */
export async function runCommand<Verb extends AnyVerb>(
  [name, ...rest]: string[],
  line: CommandLine<Verb>,
): Promise<number> {
  const { verbs, help, helpOf, run, out, err } = line;
  const verbCalled = (called: string | undefined) => verbs.find((verb) => verb.name === called);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const about = verbCalled(rest[0]);
    out(about ? helpOf(about) : help);
    return name === undefined ? exits.usage : exits.ok;
  }
  try {
    const verb = verbCalled(name);
    if (!verb) {
      const names = verbs.map((verb) => verb.name);
      throw new UsageError(`There is no verb ${name}. ${suggestion(name, names)}`);
    }
    const words = parsed(verb, rest);
    if (!words.values.help) return await run(verb, words);
    out(helpOf(verb));
    return exits.ok;
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const end = line.ending(error, message) ?? ending(error, message);
    err(end.message);
    return end.code;
  }
}

function ending(error: unknown, message: string): { code: number; message: string } {
  if (error instanceof UsageError) return { code: exits.usage, message };
  if (error instanceof EnvironmentError) return { code: exits.environment, message };
  return { code: exits.environment, message: `It could not be done: ${message}` };
}

function parsed(verb: AnyVerb, args: string[]): Words {
  const types = Object.entries(verb.options).map(([name, { type }]) => [name, { type }] as const);
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    return { values: values as Words['values'], positionals };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /Unknown option '(-+[^' ]+)/.exec(message)?.[1];
    const options = [...Object.keys(verb.options), 'help'].map((name) => `--${name}`);
    throw new UsageError(
      unknown
        ? `${verb.name} has no option ${unknown}. ${suggestion(unknown, options)}`
        : `${message.split('\n')[0]?.replace(/\.$/, '')}.`,
    );
  }
}

export const columns = (rows: [string, string][]) => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`).join('\n');
};

export const optionsIn = <Option extends CommandOption>(
  options: Record<string, Option>,
  tell: (option: Option) => string = ({ about }) => about,
) =>
  `Options:\n${columns([
    ...Object.entries(options).map(([name, option]): [string, string] => [
      `--${name}${option.value ? ` <${option.value}>` : ''}`,
      tell(option),
    ]),
    ['--help', 'this text'],
  ])}`;

function distance(word: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= word.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (word[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** “Did you mean …?” with a similar name, otherwise all names. */
export function suggestion(name: string, names: string[]): string {
  const near = names
    .map((candidate) => ({ candidate, far: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(
      ({ candidate, far }) =>
        far <= Math.max(2, candidate.length / 3) || candidate.toLowerCase().includes(name.toLowerCase()),
    )
    .sort((a, b) => a.far - b.far)
    .slice(0, 3);
  return near.length > 0
    ? `Did you mean ${near.map(({ candidate }) => candidate).join(' or ')}?`
    : `There are: ${names.join(', ')}.`;
}
