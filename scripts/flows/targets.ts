/** The product's charts as targets, with their cases and page models in tests/flows. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultCases, type FlowCases } from 'statechart-paths';
import { EnvironmentError, setProject, type Target, targets, UsageError } from 'statechart-paths/cli';
import type { AnyStateMachine } from 'xstate';
import { root } from '../process.mjs';
import { machines } from './machines.ts';

type Exports = Record<string, unknown>;

const isCases = (value: unknown): value is FlowCases =>
  typeof value === 'object' && value !== null && 'inputs' in value && 'events' in value;

function targetOf(name: string, machine: AnyStateMachine, exported: Exports): Target {
  const own = [exported[`${name}Cases`], exported.cases].find(isCases);
  machine.options = { ...machine.options, maxIterations: 10_000 };
  return {
    name,
    machine,
    cases: own ?? defaultCases(machine),
    derived: own === undefined,
    hasPages: existsSync(pagesFile(name)),
    notices: [],
  };
}

const pagesFile = (name: string) => join(root, 'tests/flows/pages', `${name}.ts`);

async function exportsOf(file: string): Promise<Exports> {
  try {
    return (await import(pathToFileURL(file).href)) as Exports;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`${file} cannot be loaded: ${message.split('\n')[0]}`);
  }
}

export async function shipped(): Promise<Target[]> {
  return Promise.all(
    (await machines()).map(async ([name, machine]) => {
      const file = join(root, 'tests/flows', `${name}.ts`);
      return targetOf(name, machine, existsSync(file) ? await exportsOf(file) : {});
    }),
  );
}

/** The name of a chart of the product, or the file of another one. */
export const nameForRunner = ({ name, file }: Target): string =>
  file ? `${relative(root, file).replaceAll('\\', '/')}#${name}` : name;

/** The states with a page model, and those in which the chart never rests; undefined without page models. */
export async function statesWithPages({ name, file, hasPages }: Target): Promise<string[] | undefined> {
  if (!hasPages) return undefined;
  const { pages } = await exportsOf(file ?? pagesFile(name));
  const { states = {}, passing = [] } = pages as { states?: object; passing?: readonly string[] };
  return [...Object.keys(states), ...passing];
}

export const ours = {
  call: 'npm run flows --',
  machines: shipped,
  statesWithPages,
  runner: { file: join(root, 'tests/flows/run.ts'), nameOf: nameForRunner },
  drawings: join(root, 'docs/flows'),
};

setProject(ours);

/** Finds charts by name or file. @throws UsageError */
export const namedTargets = (names: string[]): Promise<Target[]> => targets(names);

/** Charts with page models; without names, all of the product’s. @throws UsageError */
export async function targetsWithPages(names: string[]): Promise<Target[]> {
  const all = await namedTargets(names);
  if (names.length === 0) return all.filter(({ hasPages }) => hasPages);
  const missing = all.find(({ hasPages }) => !hasPages);
  if (!missing) return all;
  const { name, file } = missing;
  throw new UsageError(
    file
      ? `${name} has no page models: ${relative(root, file)} exports no \`pages\`.`
      : `${name} has no page models: ${relative(root, pagesFile(name))} does not exist.`,
  );
}
