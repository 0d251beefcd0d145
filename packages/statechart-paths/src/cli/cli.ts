// The command line: its verbs, help and exit codes.
import { Command, CommanderError } from 'commander';
import { ModelTooLarge } from '../explore.ts';
import { ChartThrows } from '../selection.ts';
import { EnvironmentError, exits, UsageError } from './commandLine.ts';
import { project } from './project.ts';
import type { CommandInput, Io, Verb } from './verb.ts';
import { cases } from './verbs/cases.ts';
import { check } from './verbs/check.ts';
import { diff } from './verbs/diff.ts';
import { draw } from './verbs/draw.ts';
import { exportPlan } from './verbs/export.ts';
import { lint } from './verbs/lint.ts';
import { list } from './verbs/list.ts';
import { plan } from './verbs/plan.ts';

export const standardVerbs: Verb[] = [list, lint, plan, exportPlan, check, cases, draw, diff];

const listed = (rows: [string, string][]) => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`).join('\n');
};

const explanation = (call: string) => `
A machine is named by the path of its file, or by a name that the project gives it (\`${call} list\`);
file.ts#name picks one of several. The file may export \`cases\` (inputs, events with payloads, outcomes of calls);
without, they are made from the machine's types and from what its guards and assigners read.

Examples:
${listed([
  [`${call} plan src/order.ts`, 'the cheapest suite for every transition'],
  [`${call} export src/order.ts --format csv --out order.csv`, 'the same for test management'],
  [`${call} lint src/order.ts`, 'what is wrong with a machine'],
  [`${call} <verb> --help`, 'everything about a verb'],
])}

Results go to standard output, messages to standard error. For clean JSON: npm run --silent flows -- list --json

It ends with
${listed([
  ['0', 'all is well'],
  ['1', 'a test failed'],
  ['2', 'the command was not understood'],
  ['3', 'coverage is below the bar'],
  ['4', 'the model is too large'],
  ['5', 'lint found something'],
  ['6', 'a test is flaky'],
  ['7', 'something around it does not work'],
])}`;

function ending(error: unknown): { code: number; message: string } {
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
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
  if (error instanceof UsageError) return { code: exits.usage, message };
  if (error instanceof EnvironmentError) return { code: exits.environment, message };
  return { code: exits.environment, message: `It could not be done: ${message}` };
}

export async function runFlows(args: string[], io: Io, verbs: Verb[] = standardVerbs): Promise<number> {
  const { call } = project();
  let code: number = exits.ok;
  const program = new Command(call)
    .description('Plans, checks, exports, compares and draws any XState 5 machine, from its own definition.')
    .usage('<verb> [machine …] [options]')
    .addHelpText('after', explanation(call))
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      writeErr: (text) => io.err(text.trimEnd()),
    })
    .exitOverride();
  for (const { name, about, usage, more, options, examples, run } of verbs) {
    const command = program
      .command(`${name} [machines...]`)
      .description(about)
      .usage(`${usage} [options]`)
      .addHelpText(
        'after',
        `${more ? `\n${more}\n` : ''}\nExamples:\n${listed(examples.map(([line, does]) => [`${call} ${line}`, does]))}`,
      );
    const flags = Object.entries(options).map(([option, { about, value }]) => {
      const flag = command.createOption(`--${option}${value ? ` <${value}>` : ''}`, about);
      command.addOption(flag);
      return [option, flag.attributeName()] as const;
    });
    command.action(async (names: string[], values: CommandInput['options']) => {
      const options = Object.fromEntries(flags.map(([option, key]) => [option, values[key]]));
      code = await run({ names, options }, io);
    });
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exits.ok : exits.usage;
    const end = ending(error);
    io.err(end.message);
    return end.code;
  }
}
