/** Plans the uncovered rest again after a failure, without the failed steps, so that a fault does not hide others. */
import { type Given, type Io, planFor, type Target } from 'statechart-paths/cli';
import { type FailedEdge, leavingOut, toRun } from './browserPlan.ts';
import { failingStep, type MachineReport } from './outcomes.ts';
import type { RunnablePlan } from './plans.ts';

const mostRounds = 10;

/** Repeats until nothing fails or nothing more can be reached. */
export async function goOn(
  target: Target,
  first: MachineReport,
  args: Given,
  io: Io,
  take: (plan: RunnablePlan) => Promise<MachineReport>,
): Promise<MachineReport> {
  const planned = new Set(first.paths.flatMap(({ path }) => path.steps.flatMap((step) => step.transitions)));
  const failed: FailedEdge[] = [];
  let { inputs } = target.cases;
  let report = first;
  for (let round = 2, last = first; round <= mostRounds; round += 1) {
    const failures = last.paths.flatMap((path) => failingStep(path) ?? []);
    if (failures.length === 0) break;
    for (const { input, step } of failures) {
      if (step) failed.push(step);
      else inputs = Object.fromEntries(Object.entries(inputs).filter(([name]) => name !== input));
    }
    const taken = new Set(report.paths.flatMap(({ covered }) => covered));
    const only = [...planned].filter((id) => !taken.has(id));
    if (only.length === 0 || Object.keys(inputs).length === 0) break;
    const rest = { ...target, cases: { ...target.cases, inputs } };
    const more = { ...(await leavingOut(target, failed)), only };
    const plan = toRun(rest, await planFor(rest, args, io, more));
    if (plan.paths.length === 0) break;
    io.err(`${target.name}: planned again without what failed, round ${round}.`);
    last = await take(plan);
    report = { ...report, rounds: round, paths: [...report.paths, ...last.paths] };
  }
  return report;
}
