import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { formats } from '../../exports/formats.ts';
import { modelOf } from '../../model.ts';
import { EnvironmentError, exits, suggestion, UsageError } from '../commandLine.ts';
import { planFor, planOptions } from '../planning.ts';
import { project } from '../project.ts';
import { targets } from '../targets.ts';
import { textOf, type Verb } from '../verb.ts';

const names = Object.keys(formats);

export const exportPlan: Verb = {
  name: 'export',
  about: 'writes the plan for people or tools',
  usage: `<machine …> --format ${names.join('|')}`,
  more: `  json        canonical; described by docs/flows/plan.schema.json
  playwright  a test file that runs as it is: next to tests/flows/run.ts, by npx playwright test <file>
  gherkin     a feature, one scenario a path
  csv         for test management: one row a step
  junit       the planned cases, not run yet
  markdown    a table a path
  html        one page that needs nothing else

Without --out it goes to standard output.`,
  options: {
    format: { type: 'string', value: names.join('|'), about: 'the form (json)' },
    out: { type: 'string', value: 'file or folder', about: 'where to write; a folder for several machines' },
    ...planOptions,
  },
  examples: [
    ['export onboarding --format csv --out onboarding.csv', 'for Xray, Zephyr, TestRail and the like'],
    ['export auth --format playwright --out tests/flows/auth.spec.ts', 'a test file'],
    ['export auth onboarding --format html --out plans/', 'a page each'],
  ],
  run: async (input, io) => {
    const name = textOf(input, 'format') ?? 'json';
    const format = formats[name];
    if (!format) throw new UsageError(`--format knows no “${name}”. ${suggestion(name, names)}`);
    if (input.names.length === 0)
      throw new UsageError(`Name the machine to export, such as: ${project().call} export src/machine.ts.`);
    const all = await targets(input.names, { exact: input.options.exact === true });
    const out = textOf(input, 'out');
    const isFolder = out !== undefined && (/[\\/]$/.test(out) || extname(out) === '');
    if (all.length > 1 && !isFolder)
      throw new UsageError('Several machines need --out with a folder, such as plans/.');
    let throws = false;
    for (const target of all) {
      const planned = await planFor(
        target,
        input,
        io,
        name === 'playwright' ? ((await project().leavingOut?.(target)) ?? {}) : {},
      );
      throws ||= planned.thrown.length > 0;
      const file = out && resolve(isFolder ? join(out, `${target.name}.${format.ending}`) : out);
      const text = format.write(
        planned,
        modelOf(target.machine),
        runnerFrom(file),
        project().runner?.nameOf(target) ?? target.name,
      );
      if (file) {
        write(file, text);
        io.err(`Wrote ${file}.`);
      } else io.out(text.replace(/\n$/, ''));
    }
    return throws ? exits.lint : exits.ok;
  },
};

function runnerFrom(file: string | undefined): string {
  const runner = project().runner?.file ?? resolve('run.ts');
  const path = relative(file ? dirname(file) : process.cwd(), runner).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

function write(file: string, text: string) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new EnvironmentError(
      `${file} cannot be written: ${error instanceof Error ? error.message : error}`,
    );
  }
}
