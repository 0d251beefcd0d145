/** Stored plans of browser runs, each with a hash of its sources. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { hashOf, type Plan, type PlannedPath } from 'statechart-paths';
import type { AnyPages } from '../../tests/flows/chart.ts';
import { root } from '../process.mjs';

export interface RunnablePath extends PlannedPath {
  title: string;
  /** `@flows`, the machine and the requirements of the path. */
  tags: string[];
}

export interface RunnablePlan extends Omit<Plan, 'thrown' | 'paths'> {
  paths: RunnablePath[];
}

/** `whole` covers every transition; `rest` what too few other browser tests take, and every state with a page model. */
export type PlanKind = 'whole' | 'rest';

export interface StoredPlan extends RunnablePlan {
  /** A hash of the chart, its cases and the planner: a plan with another key is stale. */
  key: string;
  /** A hash of the paths, to detect edits. */
  content: string;
  /** The transitions that no browser takes. */
  leftOut: string[];
  /** The transitions that are left to other tests; none in a whole plan. */
  byTests: string[];
}

export const planFolder = join(root, 'tests/flows/plans');

export const folderOf = (kind: PlanKind) => (kind === 'whole' ? planFolder : join(planFolder, 'rest'));

function sourcesOf(file: string, visited = new Set<string>()): Set<string> {
  if (visited.has(file) || !existsSync(file)) return visited;
  visited.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, specifier = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm))
    sourcesOf(resolve(dirname(file), specifier), visited);
  return visited;
}

export function planKey(name: string): string {
  const starts = [
    `src/machines/${name}.ts`,
    `tests/flows/${name}.ts`,
    'packages/statechart-paths/src/plan/plan.ts',
    'scripts/flows/runnable.ts',
  ].map((file) => join(root, file));
  const files = [...new Set(starts.flatMap((file) => [...sourcesOf(file)]))].sort();
  return hashOf(files.map((file) => `${relative(root, file)}\n${readFileSync(file, 'utf8')}`).join('\n'));
}

export const fileOf = (name: string, kind: PlanKind = 'whole') => join(folderOf(kind), `${name}.json`);

export function storedPlan(name: string, kind: PlanKind = 'whole'): StoredPlan | null {
  const file = fileOf(name, kind);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredPlan) : null;
}

/** The states that a page model looks at. */
export const assertedStates = ({ states }: Pick<AnyPages, 'states'>): string[] => Object.keys(states).sort();

/** The stored plan; null if its sources have changed. */
export function freshPlan(name: string, kind: PlanKind = 'whole'): StoredPlan | null {
  const plan = storedPlan(name, kind);
  return plan && plan.key === planKey(name) && plan.content === pathsHash(plan.paths) ? plan : null;
}

export const pathsHash = (paths: RunnablePath[]) => hashOf(JSON.stringify(paths));

/** A line per step, for readable diffs. */
export function written({ paths, ...rest }: RunnablePlan): string {
  const head = JSON.stringify(rest, null, 2).replace(/\n}$/, '');
  const rows = paths.map(({ steps, ...path }) => {
    const about = JSON.stringify(path).slice(0, -1);
    const lines = steps.map((step) => `      ${JSON.stringify(step)}`).join(',\n');
    return `    ${about},"steps":[${lines ? `\n${lines}\n    ` : ''}]}`;
  });
  return `${head},\n  "paths": [\n${rows.join(',\n')}\n  ]\n}\n`;
}
