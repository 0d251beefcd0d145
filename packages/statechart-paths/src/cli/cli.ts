// The command line of the flows: its verbs, its help and its own ways to end.
import { ChartThrows } from '../asked.ts';
import { ModelTooLarge } from '../explore.ts';
import { columns, exits, optionsIn, runCommand } from './commandLine.ts';
import { project } from './project.ts';
import type { Io, Verb } from './verb.ts';
import { cases } from './verbs/cases.ts';
import { check } from './verbs/check.ts';
import { diff } from './verbs/diff.ts';
import { draw } from './verbs/draw.ts';
import { exportPlan } from './verbs/export.ts';
import { lint } from './verbs/lint.ts';
import { list } from './verbs/list.ts';
import { plan } from './verbs/plan.ts';

export const standardVerbs: Verb[] = [list, lint, plan, exportPlan, check, cases, draw, diff];

const generalHelp = (
  call: string,
  verbs: Verb[],
) => `Plans, checks, exports, compares and draws any XState 5 machine, from its own definition.

Usage: ${call} <verb> [machine …] [options]

${columns(verbs.map(({ name, about }) => [name, about]))}

A machine is named by the path of its file, or by a name that the project gives it (\`${call} list\`);
file.ts#name picks one of several. The file may export \`cases\` (inputs, events with payloads, outcomes of calls);
without, they are made from the machine's types and from what its guards and assigners read.

Examples:
${columns([
  [`${call} plan src/order.ts`, 'the cheapest suite for every transition'],
  [`${call} export src/order.ts --format csv --out order.csv`, 'the same for test management'],
  [`${call} lint src/order.ts`, 'what is wrong with a machine'],
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

const helpOf = (call: string, { name, about, usage, more, options, examples }: Verb) =>
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

export function runFlows(args: string[], io: Io, verbs: Verb[] = standardVerbs): Promise<number> {
  const { call } = project();
  return runCommand(args, {
    ...io,
    verbs,
    help: generalHelp(call, verbs),
    helpOf: (verb) => helpOf(call, verb),
    ending,
    run: (verb, { positionals, values }) => verb.run({ names: positionals, options: values }, io),
  });
}
