/** The charts a person names: by a name from `src/machines`, or by the path of a file that exports an XState 5 machine. */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { defaultCases, type FlowCases } from '../../src/flows/cases.ts';
import { EnvironmentError, suggestion, UsageError } from '../commandLine.ts';
import { root } from '../process.mjs';
import { machines, machinesIn } from './machines.ts';

export interface Target {
  name: string;
  machine: AnyStateMachine;
  cases: FlowCases;
  /** Whether the cases were made up from the chart alone. */
  derived: boolean;
  hasPages: boolean;
  /** Absolute; absent for a chart of `src/machines`. */
  file?: string;
}

type Exports = Record<string, unknown>;

const isCases = (value: unknown): value is FlowCases =>
  typeof value === 'object' && value !== null && 'inputs' in value && 'events' in value;

function targetOf(name: string, machine: AnyStateMachine, exported: Exports, file?: string): Target {
  const own = [exported[`${name}Cases`], exported.cases].find(isCases);
  machine.options = { ...machine.options, maxIterations: 10_000 };
  return {
    name,
    machine,
    cases: own ?? defaultCases(machine),
    derived: own === undefined,
    hasPages: file ? 'pages' in exported : existsSync(pagesFile(name)),
    ...(file ? { file } : {}),
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

/** All charts of the product, with the cases that stand in `tests/flows`. */
export async function shipped(): Promise<Target[]> {
  return Promise.all(
    (await machines()).map(async ([name, machine]) => {
      const file = join(root, 'tests/flows', `${name}.ts`);
      return targetOf(name, machine, existsSync(file) ? await exportsOf(file) : {});
    }),
  );
}

/** How the runner of paths names it: by its name, or by its file. */
export const nameForRunner = ({ name, file }: Target): string =>
  file ? `${relative(root, file).replaceAll('\\', '/')}#${name}` : name;

/** The states that have a page model, or in which the chart never rests; nothing where there are no page models at all. */
export async function statesWithPages({ name, file, hasPages }: Target): Promise<string[] | undefined> {
  if (!hasPages) return undefined;
  const { pages } = await exportsOf(file ?? pagesFile(name));
  const { states = {}, passing = [] } = pages as { states?: object; passing?: readonly string[] };
  return [...Object.keys(states), ...passing];
}

/** Those that a browser can take: all of the product’s that have page models where none is named. @throws UsageError */
export async function targetsWithPages(names: string[]): Promise<Target[]> {
  const all = await targets(names);
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

const looksLikeFile = (name: string) => /[\\/]|\.[cm]?[jt]sx?(#|$)/.test(name);

async function fromFile(given: string): Promise<Target[]> {
  const [path = '', only] = given.split('#');
  const file = resolve(path);
  if (!existsSync(file)) throw new UsageError(`There is no file ${path}.`);
  const exported = await exportsOf(file);
  const found = await machinesIn(file);
  if (found.length === 0) throw new UsageError(`${path} exports no XState 5 machine.`);
  const targets = found.map(([name, machine]) =>
    targetOf(name === 'default' ? machine.id : name, machine, exported, file),
  );
  if (!only) return targets;
  const chosen = targets.filter(({ name }) => name === only);
  if (chosen.length === 0)
    throw new UsageError(
      `${path} exports no machine called ${only}. ${suggestion(
        only,
        targets.map(({ name }) => name),
      )}`,
    );
  return chosen;
}

/** All of the product’s charts where none is named. @throws UsageError */
export async function targets(names: string[]): Promise<Target[]> {
  if (names.length > 0 && names.every(looksLikeFile)) return (await Promise.all(names.map(fromFile))).flat();
  const own = await shipped();
  if (names.length === 0) return own;
  const found = await Promise.all(
    names.map((name) => {
      if (looksLikeFile(name)) return fromFile(name);
      const target = own.find((one) => one.name === name);
      if (target) return [target];
      const known = own.map((one) => one.name);
      throw new UsageError(
        `There is no machine called ${name}. ${suggestion(name, known)} A file is named by its path.`,
      );
    }),
  );
  return found.flat();
}
