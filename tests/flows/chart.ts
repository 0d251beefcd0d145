/** The chart of a path with its cases and page models, by the name of a machine or the path of a file that exports all three. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FlowCases } from 'statechart-paths';
import type { AnyStateMachine } from 'xstate';
import { namedTargets } from '../../scripts/flows/targets.ts';
import { root } from '../../server/process/root.ts';
import type { Doing, LocalPortModel, PortModel } from './pages.ts';

/** Page models of any machine; that they are complete is for the compiler to say where they are written. */
export interface AnyPages {
  passing: readonly string[];
  alike?: readonly string[];
  setup: Record<string, Doing>;
  states: Record<string, Doing>;
  events: Record<string, Doing>;
  ports: Record<string, PortModel<string> | LocalPortModel<string>>;
  unreachable: Record<string, string>;
  overtaken?: Record<string, string>;
}

export interface Chart {
  machine: AnyStateMachine;
  cases: FlowCases;
  pages: AnyPages;
  /** Where the page models stand, for messages. */
  file: string;
}

const charts = new Map<string, Promise<Chart>>();

/** @throws where there is no such machine, or it has no page models */
export function chartOf(name: string): Promise<Chart> {
  const before = charts.get(name);
  if (before) return before;
  const chart = load(name);
  charts.set(name, chart);
  return chart;
}

async function load(name: string): Promise<Chart> {
  const [target] = await namedTargets([name]);
  if (!target) throw new Error(`There is no machine called ${name}.`);
  const path = target.file ?? join(root, 'tests/flows/pages', `${name}.ts`);
  const file = relative(root, path);
  if (!existsSync(path)) throw new Error(`${name} has no page models: ${file} does not exist.`);
  const { pages } = (await import(pathToFileURL(path).href)) as { pages?: AnyPages };
  if (!pages) throw new Error(`${file} exports no \`pages\`.`);
  return { machine: target.machine, cases: target.cases, pages, file };
}

/** @throws naming the file where the entry is missing */
export function entryOf<Entry>(
  { file }: Chart,
  part: keyof AnyPages,
  of: Record<string, Entry>,
  name: string,
): Entry {
  const entry = of[name];
  if (!entry) throw new Error(`${file} has no \`${part}\` for “${name}”.`);
  return entry;
}
