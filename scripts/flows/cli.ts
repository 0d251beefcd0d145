/** Reads the command line, runs one verb and says how it ended: never with a stack trace. */
import { parseArgs } from 'node:util';
import { ChartThrows } from '../../src/flows/asked.ts';
import { ModelTooLarge } from '../../src/flows/explore.ts';
import { EnvironmentError, exits, type Given, type Io, suggestion, UsageError, type Verb } from './verb.ts';
import { check } from './verbs/check.ts';
import { cover } from './verbs/cover.ts';
import { diff } from './verbs/diff.ts';
import { draw } from './verbs/draw.ts';
import { exportPlan } from './verbs/export.ts';
import { lint } from './verbs/lint.ts';
import { list } from './verbs/list.ts';
import { plan } from './verbs/plan.ts';
import { replay } from './verbs/replay.ts';
import { run } from './verbs/run.ts';
import { shrink } from './verbs/shrink.ts';

export const verbs: Verb[] = [list, lint, plan, exportPlan, check, run, cover, replay, shrink, draw, diff];

const call = 'npm run flows --';

const columns = (rows: [string, string][]) => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`).join('\n');
};

const generalHelp = () => `Plans, checks, runs and draws any statechart, from its own definition.

Usage: ${call} <verb> [machine …] [options]

${columns(verbs.map(({ name, about }) => [name, about]))}

A machine is named by its name (see \`${call} list\`), or by the path of a file that exports an XState 5
machine; file.ts#name picks one of several. The file may export \`cases\` (see src/flows/explore.ts: inputs,
events with payloads, outcomes of calls); without, each event is tried bare and each call with ok and error.

Examples:
${columns([
  [`${call} plan onboarding`, 'the cheapest suite for every transition'],
  [`${call} export onboarding --format csv --out onboarding.csv`, 'the same for test management'],
  [`${call} lint ../other/door.ts`, 'what is wrong with a machine of your own'],
  [`${call} <verb> --help`, 'everything about a verb'],
])}

Results go to standard output, messages to standard error. For clean JSON: npm run --silent flows -- list --json

It ends with
${columns([
  ['0', 'all is well'],
  ['1', 'a test failed'],
  ['2', 'the command was not understood'],
  ['3', 'coverage is below the bar'],
  ['4', 'the model is too large'],
  ['5', 'lint found something'],
  ['6', 'a test is flaky'],
  ['7', 'something around it does not work'],
])}`;

const helpOf = ({ name, about, usage, more, options, examples }: Verb) =>
  [
    `${name}: ${about}.`,
    `Usage: ${call} ${name} ${usage} [options]`,
    ...(more ? [more] : []),
    `Options:\n${columns([
      ...Object.entries(options).map(([option, { about: does, value }]): [string, string] => [
        `--${option}${value ? ` <${value}>` : ''}`,
        does,
      ]),
      ['--help', 'this text'],
    ])}`,
    `Examples:\n${columns(examples.map(([command, does]) => [`${call} ${command}`, does]))}`,
  ].join('\n\n');

function parsed(verb: Verb, args: string[]): Given {
  const options = Object.fromEntries(
    Object.entries(verb.options).map(([name, { type }]) => [name, { type }]),
  );
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    return { names: positionals, options: values as Given['options'] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /Unknown option '(-+[^' ]+)/.exec(message)?.[1];
    const known = [...Object.keys(verb.options), 'help'].map((name) => `--${name}`);
    throw new UsageError(
      unknown
        ? `${verb.name} has no option ${unknown}. ${suggestion(unknown, known)}`
        : `${message.split('\n')[0]?.replace(/\.$/, '')}.`,
    );
  }
}

function ending(error: unknown): { code: number; message: string } {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (error instanceof UsageError) return { code: exits.usage, message };
  if (error instanceof ModelTooLarge)
    return {
      code: exits.tooLarge,
      message: `${message}. Project the context, or allow more with --max-configs.`,
    };
  if (error instanceof ChartThrows) {
    const hint =
      error.place === 'the start' ? ' Export `cases` whose inputs the machine can start with.' : '';
    return { code: exits.lint, message: `${error.place} throws “${message}”.${hint}` };
  }
  if (error instanceof EnvironmentError) return { code: exits.environment, message };
  return { code: exits.environment, message: `It could not be done: ${message}` };
}

export async function runFlows(args: string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const about = verbs.find((verb) => verb.name === rest[0]);
    io.out(about ? helpOf(about) : generalHelp());
    return name === undefined ? exits.usage : exits.ok;
  }
  try {
    const verb = verbs.find((one) => one.name === name);
    if (!verb)
      throw new UsageError(
        `There is no verb ${name}. ${suggestion(
          name,
          verbs.map((one) => one.name),
        )}`,
      );
    const given = parsed(verb, rest);
    if (given.options.help) {
      io.out(helpOf(verb));
      return exits.ok;
    }
    return await verb.run(given, io);
  } catch (error) {
    const { code, message } = ending(error);
    io.err(message);
    return code;
  }
}
