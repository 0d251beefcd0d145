/** `npm run bench`: prints each figure with its goal. A missed goal is no failure: it fails only when it cannot measure. */
import { parseArgs } from 'node:util';
import { endWithNpm } from '../process.mjs';
import { slowdown } from './calm.ts';
import { candidatesBenchmark } from './candidates.ts';
import { crashBenchmark } from './crash.ts';
import { cvBenchmark } from './cv.ts';
import { cvReadingBenchmark } from './cvReading.ts';
import { dashboardBenchmark } from './dashboard.ts';
import { enumerationBenchmark } from './enumeration.ts';
import { examplesBenchmark } from './examples.ts';
import { keep } from './figures.ts';
import { flowsBenchmark } from './flows.ts';
import { fuzzBenchmark } from './fuzz.ts';
import { hostileFilesBenchmark } from './hostileFiles.ts';
import { jobsBenchmark } from './jobs.ts';
import {
  lighthouse,
  lighthouseDashboard,
  lighthouseJob,
  lighthouseJobs,
  lighthouseRecruiters,
} from './lighthouse.ts';
import { load, loadJob, loadJobs, loadRecruiters } from './load.ts';
import { loadRoutesBenchmark } from './loadRoutes.ts';
import { mailBenchmark } from './mail.ts';
import { matchBenchmark } from './match.ts';
import { wordsBenchmark } from './militaryLines.ts';
import { occupationsBenchmark } from './occupations.ts';
import { overloadBenchmark } from './overload.ts';
import { profileBenchmark } from './profile.ts';
import { missedGoalReasons } from './reasons.ts';
import { type Benchmark, isReached, type Report, tableOf } from './report.ts';
import { servicesBenchmark } from './services.ts';
import { signInsBenchmark } from './signIns.ts';
import { slowClientsBenchmark } from './slowClients.ts';
import { soakBenchmark } from './soak.ts';
import { startBenchmark } from './start.ts';

const all: Benchmark[] = [
  load,
  loadRecruiters,
  loadJobs,
  loadJob,
  loadRoutesBenchmark,
  lighthouse,
  lighthouseRecruiters,
  lighthouseJobs,
  lighthouseJob,
  lighthouseDashboard,
  profileBenchmark,
  dashboardBenchmark,
  signInsBenchmark,
  enumerationBenchmark,
  hostileFilesBenchmark,
  mailBenchmark,
  matchBenchmark,
  startBenchmark,
  cvBenchmark,
  cvReadingBenchmark,
  servicesBenchmark,
  flowsBenchmark,
  examplesBenchmark,
  candidatesBenchmark,
  jobsBenchmark,
  occupationsBenchmark,
  crashBenchmark,
  overloadBenchmark,
  slowClientsBenchmark,
  soakBenchmark,
  fuzzBenchmark,
  wordsBenchmark,
];

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean' },
    runs: { type: 'string' },
    minutes: { type: 'string' },
    keep: { type: 'boolean' },
    seed: { type: 'string' },
    requests: { type: 'string' },
  },
  allowPositionals: true,
});
const asJson = values.json;
const isArgument = (at: number) =>
  all.some(({ name, takesDirectory }) => takesDirectory && name === positionals[at - 1]);
const names = positionals.filter((_, at) => !isArgument(at));
const argumentOf = (name: string) => positionals[positionals.indexOf(name) + 1];

function numberOf(name: 'runs' | 'minutes' | 'seed' | 'requests') {
  const text = values[name];
  if (text === undefined) return {};
  if (Number(text) > 0) return { [name]: Number(text) };
  console.error(`--${name} is ${text}, which is no number above 0.`);
  process.exit(1);
}

const length = {
  ...numberOf('runs'),
  ...numberOf('minutes'),
  ...numberOf('seed'),
  ...numberOf('requests'),
};
const unknown = names.filter((name) => !all.some((benchmark) => benchmark.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark called ${unknown[0]}: choose ${all.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

endWithNpm();
// The exit handlers remove temporary folders and processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const withVerdicts = (report: Report) => ({
  ...report,
  figures: report.figures.map((figure) => ({ ...figure, reached: isReached(figure) })),
});

function withBusyNote(report: Report, times: number): Report {
  if (times < 1.2) return report;
  const note = `The machine was busy: all that takes time took about ${times.toFixed(1)} times as long as on a calm one.`;
  return { ...report, notes: [...(report.notes ?? []), note] };
}

const reports: Record<string, Report> = {};
try {
  for (const { name, measure, onlyByName, takesDirectory } of all) {
    if (names.length > 0 ? !names.includes(name) : onlyByName) continue;
    const before = slowdown();
    const measured = await measure(
      (line) => console.error(`   ${line}`),
      length,
      takesDirectory ? argumentOf(name) : undefined,
    );
    const times = (before + slowdown()) / 2;
    const report = withBusyNote(measured, times);
    if (values.keep) keep(name, measured, times, missedGoalReasons);
    reports[name] = withVerdicts(report);
    if (!asJson) console.log(`\n${tableOf(name, report)}`);
  }
  if (asJson) console.log(JSON.stringify(reports, null, 2));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
