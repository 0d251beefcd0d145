import { exits, type Given, json, numberOf, textOf, type Verb } from 'statechart-paths/cli';
import { browserPlan, browserPlanOptions, partOf, shardOf } from '../browserPlan.ts';
import { type BrowserOptions, takePaths } from '../browserRun.ts';
import { type MachineReport, reportOf, sayReport } from '../outcomes.ts';
import type { RunnablePlan } from '../plans.ts';
import { goOn } from '../replan.ts';
import { targetsWithPages } from '../targets.ts';

export const run: Verb = {
  name: 'run',
  about: 'takes the plan in a real browser against the real server',
  usage: '[machine …]',
  more: `A machine needs page models: tests/flows/pages/<machine>.ts, or \`pages\` in the file that exports it. Without
plan options the stored plan is taken (tests/flows/plans). Builds the app where it is stale.

Ends with 1 when a path fails, with 6 when more paths than --max-flaky passed only on a retry.`,
  options: {
    shard: {
      type: 'string',
      value: 'k/n',
      about: 'only the k-th of n parts, to split a run over several machines',
    },
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
    workers: { type: 'string', value: 'n', about: 'browsers in parallel (3)' },
    ...browserPlanOptions,
    json,
  },
  examples: [
    ['run', 'every machine with page models'],
    ['run auth --report report', 'one machine, with a report for people and one for machines'],
    ['run onboarding --cover edges --shard 2/4', 'the second quarter of a larger plan'],
    ['run onboarding --replan', 'one fault does not hide the rest'],
    ['run auth --retries 2 --max-flaky 1', 'where the surroundings are not to be trusted'],
  ],
  run: async (args, io) => {
    const options = browserOptions(args);
    const shard = shardOf(args);
    const all = await targetsWithPages(args.names);
    const plans: RunnablePlan[] = [];
    for (const target of all) plans.push(partOf(await browserPlan(target, args, io), shard));
    const attempts = await takePaths(plans, { ...options, anew: true });
    const reports: MachineReport[] = [];
    for (const [index, target] of all.entries()) {
      const report = reportOf(plans[index] as RunnablePlan, attempts);
      const again = async (plan: RunnablePlan) => reportOf(plan, await takePaths([plan], options));
      reports.push(args.options.replan ? await goOn(target, report, args, io, again) : report);
    }
    const folder = textOf(args, 'report');
    if (folder) {
      const { writeReport } = await import('../report.ts');
      io.err(`Wrote ${(await writeReport(folder, all, reports)).join(', ')}.`);
    }
    io.out(args.options.json ? JSON.stringify(reports, null, 2) : reports.map(sayReport).join('\n'));
    return ending(reports, numberOf(args, 'max-flaky', 0) ?? 0);
  },
};

export function ending(reports: MachineReport[], maxFlaky: number): number {
  const paths = reports.flatMap((report) => report.paths);
  if (paths.some(({ status }) => status === 'failed')) return exits.failed;
  return paths.filter(({ status }) => status === 'flaky').length > maxFlaky ? exits.flaky : exits.ok;
}

function browserOptions(args: Given): BrowserOptions {
  const retries = numberOf(args, 'retries', 0) ?? 0;
  const workers = numberOf(args, 'workers', 1);
  numberOf(args, 'max-flaky', 0);
  return { retries, headed: args.options.headed === true, ...(workers ? { workers } : {}) };
}
