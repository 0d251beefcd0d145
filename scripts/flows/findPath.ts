/** Finds a path by its id in the last browser run, in a plan file, or in the stored plans. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlannedPath } from 'statechart-paths';
import { type Given, suggestion, type Target, targets, textOf, UsageError } from 'statechart-paths/cli';
import { root } from '../process.mjs';
import { lastPlans } from './browserRun.ts';
import type { RunnablePlan } from './plans.ts';
import { runnable } from './runnable.ts';

export interface PathWithTarget {
  target: Target;
  plan: RunnablePlan;
}

export const planOption = {
  plan: {
    type: 'string',
    value: 'file.json',
    about: 'an exported plan that holds the path (the last run’s and the stored ones)',
  },
} as const;

function plansIn(folder: string): RunnablePlan[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as RunnablePlan);
}

function planIn(file: string): RunnablePlan {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunnablePlan;
  } catch (error) {
    throw new UsageError(`${file} is no plan: ${error instanceof Error ? error.message : error}.`);
  }
}

/** @throws UsageError where there is no such path, or more than one */
export async function findPath(args: Given): Promise<PathWithTarget> {
  const [id, more] = args.names;
  if (id === undefined || more !== undefined)
    throw new UsageError('Name one path by its id, or by how its id begins; `plan` and `run` print them.');
  const file = textOf(args, 'plan');
  const plans = file ? [planIn(file)] : [...plansIn(lastPlans), ...plansIn(join(root, 'tests/flows/plans'))];
  const matches = new Map<string, { plan: RunnablePlan; path: PlannedPath }>();
  for (const plan of plans)
    for (const path of plan.paths)
      if (path.id.startsWith(id) && !matches.has(path.id)) matches.set(path.id, { plan, path });
  const exact = matches.get(id) ?? (matches.size === 1 ? [...matches.values()][0] : undefined);
  if (!exact) {
    if (matches.size > 1)
      throw new UsageError(`Several paths begin with ${id}: ${[...matches.keys()].slice(0, 5).join(', ')}.`);
    const ids = plans.flatMap(({ paths }) => paths.map((path) => path.id));
    throw new UsageError(
      ids.length > 0
        ? `No path is called ${id}. ${suggestion(id, ids.slice(0, 500)).replace(/^There are.*/, 'Take one that `plan` or `run` prints, or name its plan with --plan.')}`
        : `No path is called ${id}: nothing is stored and nothing was run. Name its plan with --plan.`,
    );
  }
  const { plan, path } = exact;
  const [target] = await targets([plan.machine]);
  return { target: target as Target, plan: withPaths(target as Target, plan, path) };
}

/** Adds the titles, which exported plans lack. */
export const withPaths = ({ machine }: Target, plan: RunnablePlan, ...paths: PlannedPath[]): RunnablePlan =>
  runnable({ ...plan, thrown: [], paths }, machine);
