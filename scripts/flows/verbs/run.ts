/** Takes the plan in a real browser. */
import type { Plan } from '../../../src/flows/plan/plan.ts';
import { chartOf } from '../../../tests/flows/chart.ts';
import { type BrowserOptions, takePaths } from '../browserRun.ts';
import { failingStep, type MachineReport, reportOf, sayReport } from '../outcomes.ts';
import { planFor, planOptions } from '../planning.ts';
import { freshPlan, type RunnablePlan } from '../plans.ts';
import { runnable } from '../runnable.ts';
import { nameForRunner, type Target, targetsWithPages } from '../targets.ts';
import { exits, type Given, type Io, json, numberOf, textOf, UsageError, type Verb } from '../verb.ts';

const { negative: _, ...ownPlanOptions } = planOptions;
const rounds = 10;

export const run: Verb = {
  name: 'run',
  about: 'takes the plan in a real browser against the real server',
  usage: '[machine …]',
  more: `A machine needs page models: tests/flows/pages/<machine>.ts, or \`pages\` in the file that exports it. Without
plan options the stored plan is taken (tests/flows/plans). Builds the app where it is stale.

Ends with 1 when a path fails, with 6 when more paths than --max-flaky passed only on a retry.`,
  options: {
    shard: { type: 'string', value: 'k/n', about: 'only the k-th of n parts, for several machines at once' },
    retries: { type: 'string', value: 'n', about: 'takes a failed path again, so many times (0)' },
    'max-flaky': { type: 'string', value: 'n', about: 'paths that may pass on a retry only (0)' },
    replan: {
      type: 'boolean',
      about: 'after a failure, plans again without the failing step for what is not covered yet, and goes on',
    },
    report: {
      type: 'string',
      value: 'folder',
      about: 'writes results.json, junit.xml and one page with the diagram',
    },
    headed: { type: 'boolean', about: 'shows the browser' },
    workers: { type: 'string', value: 'n', about: 'browsers at once (2)' },
    ...ownPlanOptions,
    json,
  },
  examples: [
    ['run', 'every machine with page models'],
    ['run auth --report report', 'one machine, with a report for people and one for machines'],
    ['run onboarding --cover edges --shard 2/4', 'the second quarter of a larger plan'],
    ['run onboarding --replan', 'one fault does not hide the rest'],
    ['run auth --retries 2 --max-flaky 1', 'where the surroundings are not to be trusted'],
  ],
  run: async (given, io) => {
    const options = browserOptions(given);
    const shard = shardOf(given);
    const all = await targetsWithPages(given.names);
    const plans: RunnablePlan[] = [];
    for (const target of all) plans.push(partOf(await planOf(target, given, io), shard));
    const attempts = await takePaths(plans, { ...options, anew: true });
    const reports: MachineReport[] = [];
    for (const [index, target] of all.entries()) {
      const report = reportOf(plans[index] as RunnablePlan, attempts);
      reports.push(given.options.replan ? await goOn(target, report, given, io) : report);
    }
    const folder = textOf(given, 'report');
    if (folder) {
      const { writeReport } = await import('../report.ts');
      io.err(`Wrote ${(await writeReport(folder, all, reports)).join(', ')}.`);
    }
    io.out(given.options.json ? JSON.stringify(reports, null, 2) : reports.map(sayReport).join('\n'));
    return ending(reports, numberOf(given, 'max-flaky', 0) ?? 0);
  },
};

export function ending(reports: MachineReport[], maxFlaky: number): number {
  const paths = reports.flatMap((report) => report.paths);
  if (paths.some(({ status }) => status === 'failed')) return exits.failed;
  return paths.filter(({ status }) => status === 'flaky').length > maxFlaky ? exits.flaky : exits.ok;
}

function browserOptions(given: Given): BrowserOptions {
  const retries = numberOf(given, 'retries', 0) ?? 0;
  const workers = numberOf(given, 'workers', 1);
  numberOf(given, 'max-flaky', 0);
  return { retries, headed: given.options.headed === true, ...(workers ? { workers } : {}) };
}

interface Shard {
  part: number;
  of: number;
}

function shardOf(given: Given): Shard {
  const text = textOf(given, 'shard') ?? '1/1';
  const [, part = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (part < 1 || part > of)
    throw new UsageError(`--shard takes a part of a number, such as 2/4, not “${text}”.`);
  return { part, of };
}

/** Longest first, each to the part that has least so far: the same on every machine. */
function partOf(plan: RunnablePlan, { part, of }: Shard): RunnablePlan {
  const loads = Array.from({ length: of }, () => 0);
  const mine = new Set<string>();
  const length = ({ steps }: RunnablePlan['paths'][number]) => steps.length;
  for (const path of plan.paths.toSorted((one, other) => length(other) - length(one))) {
    const least = loads.indexOf(Math.min(...loads));
    loads[least] = (loads[least] ?? 0) + length(path) + plan.resetCost;
    if (least === part - 1) mine.add(path.id);
  }
  return { ...plan, paths: plan.paths.filter(({ id }) => mine.has(id)) };
}

async function planOf(target: Target, given: Given, io: Io): Promise<RunnablePlan> {
  const asksForMore = Object.keys(ownPlanOptions).some((name) => given.options[name] !== undefined);
  const stored = asksForMore || target.file ? null : freshPlan(target.name);
  return stored ?? toRun(target, await planFor(target, given, io, await leavingOut(target)));
}

const toRun = (target: Target, plan: Plan) =>
  runnable({ ...plan, machine: nameForRunner(target) }, target.machine);

async function leavingOut(target: Target, failing: { from: string; label: string }[] = []) {
  const { pages } = await chartOf(nameForRunner(target));
  const out = new Set(Object.keys(pages.unreachable));
  return {
    without: ({ transitions, label }: { transitions: string[]; label: string }, from: unknown) =>
      transitions.some((id) => out.has(id)) ||
      failing.some((one) => one.label === label && one.from === JSON.stringify(from)),
  };
}

/** Plans what is not covered yet without the steps that failed, until nothing more fails or is left. */
async function goOn(target: Target, first: MachineReport, given: Given, io: Io): Promise<MachineReport> {
  let report = first;
  const failing: { from: string; label: string }[] = [];
  let inputs = { ...target.cases.inputs };
  const planned = new Set(first.paths.flatMap(({ path }) => path.steps.flatMap((step) => step.transitions)));
  let last = first.paths;
  for (let round = 2; round <= rounds; round += 1) {
    const found = last.flatMap((path) => failingStep(path) ?? []);
    if (found.length === 0) break;
    for (const { input, step } of found) {
      if (step) failing.push({ from: JSON.stringify(step.from), label: step.label });
      else inputs = Object.fromEntries(Object.entries(inputs).filter(([name]) => name !== input));
    }
    const taken = new Set(report.paths.flatMap(({ covered }) => covered));
    const only = [...planned].filter((id) => !taken.has(id));
    if (only.length === 0 || Object.keys(inputs).length === 0) break;
    const { without } = await leavingOut(target, failing);
    const rest = { ...target, cases: { ...target.cases, inputs } };
    const plan = toRun(rest, await planFor(rest, given, io, { without, only }));
    if (plan.paths.length === 0) break;
    io.err(`${target.name}: planned again without ${failing.length} failing steps, round ${round}.`);
    const more = reportOf(plan, await takePaths([plan], browserOptions(given)));
    last = more.paths;
    report = { ...report, rounds: round, paths: [...report.paths, ...more.paths] };
  }
  return report;
}
