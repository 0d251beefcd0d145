/** Stored plans of browser runs, each with a hash of its sources. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { hashOf, type Plan, type PlannedPath } from 'statechart-paths';
import { root } from '../process.mjs';

export interface RunnablePath extends PlannedPath {
  title: string;
  /** `@flows`, the machine and the requirements of the path. */
  tags: string[];
}

export interface RunnablePlan extends Omit<Plan, 'thrown' | 'paths'> {
  paths: RunnablePath[];
}

export interface StoredPlan extends RunnablePlan {
  /** A hash of the chart, its cases and the planner: a plan with another key is stale. */
  key: string;
  /** A hash of the paths, to detect edits. */
  content: string;
  /** The transitions that no browser takes. */
  leftOut: string[];
}

export const planFolder = join(root, 'tests/flows/plans');

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

export const fileOf = (name: string) => join(planFolder, `${name}.json`);

export function storedPlan(name: string): StoredPlan | null {
  return existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as StoredPlan) : null;
}

/** The stored plan; null if its sources have changed. */
export function freshPlan(name: string): StoredPlan | null {
  const plan = storedPlan(name);
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
