/** The part of a machine's plan that a browser takes: without transitions that the page models call unreachable, and a single shard. */

import type { Plan, Step } from 'statechart-paths';
import {
  type Given,
  type Io,
  planFor,
  planOptions,
  type Target,
  textOf,
  UsageError,
} from 'statechart-paths/cli';
import type { StateValue } from 'xstate';
import { chartOf } from '../../tests/flows/chart.ts';
import { freshPlan, type RunnablePlan } from './plans.ts';
import { runnable } from './runnable.ts';
import { nameForRunner } from './targets.ts';

const { negative: _, ...ownPlanOptions } = planOptions;

/** Refused events have no control on the page; `check --negative` tries them. */
export const browserPlanOptions = ownPlanOptions;

export interface FailedEdge {
  from: StateValue;
  label: string;
}

/** The stored plan, unless options ask for another one. */
export async function browserPlan(target: Target, args: Given, io: Io): Promise<RunnablePlan> {
  const asksForMore = Object.keys(ownPlanOptions).some((name) => args.options[name] !== undefined);
  const stored = asksForMore || target.file ? null : freshPlan(target.name);
  if (stored && stored.leftOut.join() === (await unreachableIn(target)).sort().join()) return stored;
  return toRun(target, await planFor(target, args, io, await leavingOut(target)));
}

export const toRun = (target: Target, plan: Plan): RunnablePlan =>
  runnable({ ...plan, machine: nameForRunner(target) }, target.machine);

async function unreachableIn(target: Target): Promise<string[]> {
  if (!target.hasPages) return [];
  const { pages } = await chartOf(nameForRunner(target));
  return Object.keys(pages.unreachable);
}

/** Excludes transitions that no browser takes, and those that have failed. */
export async function leavingOut(target: Target, failed: FailedEdge[] = []) {
  const out = new Set(await unreachableIn(target));
  const edges = new Set(failed.map(edgeOf));
  return {
    without: ({ transitions, label }: Step, from: StateValue) =>
      transitions.some((id) => out.has(id)) || edges.has(edgeOf({ from, label })),
  };
}

const edgeOf = ({ from, label }: FailedEdge) => JSON.stringify([from, label]);

export interface Shard {
  part: number;
  of: number;
}

/** @throws UsageError */
export function shardOf(args: Given): Shard {
  const text = textOf(args, 'shard') ?? '1/1';
  const [, part = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (part < 1 || part > of)
    throw new UsageError(`--shard takes a part of a number, such as 2/4, not “${text}”.`);
  return { part, of };
}

/** Assigns the longest paths first, each to the shortest part, so that every machine gets the same division. */
export function partOf(plan: RunnablePlan, { part, of }: Shard): RunnablePlan {
  const loads = Array.from({ length: of }, () => 0);
  const mine = new Set<string>();
  const length = ({ steps }: RunnablePlan['paths'][number]) => steps.length;
  for (const path of plan.paths.toSorted((a, b) => length(b) - length(a))) {
    const least = loads.indexOf(Math.min(...loads));
    loads[least] = (loads[least] ?? 0) + length(path) + plan.resetCost;
    if (least === part - 1) mine.add(path.id);
  }
  return { ...plan, paths: plan.paths.filter(({ id }) => mine.has(id)) };
}
