/** The command line of the flows: its verbs, its help and its own ways to end. */
import { ChartThrows } from '../../src/flows/asked.ts';
import { ModelTooLarge } from '../../src/flows/explore.ts';
import { columns, exits, optionsIn, runCommand } from '../commandLine.ts';
import type { Io, Verb } from './verb.ts';
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
    optionsIn(options),
    `Examples:\n${columns(examples.map(([command, does]) => [`${call} ${command}`, does]))}`,
  ].join('\n\n');

function ending(error: unknown, message: string) {
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
  return undefined;
}

export const runFlows = (args: string[], io: Io): Promise<number> =>
  runCommand(args, {
    ...io,
    verbs,
    help: generalHelp(),
    helpOf,
    ending,
    run: (verb, { positionals, values }) => verb.run({ names: positionals, options: values }, io),
  });
