/** `npm run bench`: prints each figure with its goal. A missed goal is no failure: it fails only when it cannot measure. */
import { InvalidArgumentError, program } from 'commander';
import { endWithNpm } from '../process.mjs';
import { applicantsBenchmark } from './applicants.ts';
import { slowdown } from './calm.ts';
import { candidatesBenchmark } from './candidates.ts';
import { crashBenchmark } from './crash.ts';
import { cvBenchmark } from './cv.ts';
import { cvLayoutsBenchmark } from './cvLayouts.ts';
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
  lighthousePages,
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
import { startReferenceBenchmark } from './startReference.ts';

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
  lighthousePages,
  lighthouseDashboard,
  profileBenchmark,
  dashboardBenchmark,
  signInsBenchmark,
  enumerationBenchmark,
  hostileFilesBenchmark,
  mailBenchmark,
  matchBenchmark,
  startBenchmark,
  startReferenceBenchmark,
  cvBenchmark,
  cvReadingBenchmark,
  cvLayoutsBenchmark,
  servicesBenchmark,
  flowsBenchmark,
  examplesBenchmark,
  candidatesBenchmark,
  applicantsBenchmark,
  jobsBenchmark,
  occupationsBenchmark,
  crashBenchmark,
  overloadBenchmark,
  slowClientsBenchmark,
  soakBenchmark,
  fuzzBenchmark,
  wordsBenchmark,
];

function positive(text: string): number {
  if (Number(text) > 0) return Number(text);
  throw new InvalidArgumentError('It is no number above 0.');
}

const { args } = program
  .name('npm run bench --')
  .description('Measures, with the goal next to each figure.')
  .argument(
    '[benchmarks...]',
    `all that a run of all has, or some of ${all.map(({ name }) => name).join(', ')}`,
  )
  .option('--json', 'writes the reports as JSON')
  .option('--keep', 'stores the figures in scripts/bench/figures.json and docs/figures.md')
  .option('--runs <n>', 'how often to repeat', positive)
  .option('--minutes <n>', 'how long to go on', positive)
  .option('--seed <n>', 'of what is drawn', positive)
  .option('--requests <n>', 'of each operation', positive)
  .parse();
const { json, keep: isStored, ...length } = program.opts();
const isDirectory = (at: number) =>
  all.some(({ name, takesDirectory }) => takesDirectory && name === args[at - 1]);
const names = args.filter((_, at) => !isDirectory(at));
const directoryOf = (name: string) => args[args.indexOf(name) + 1];
const unknown = names.find((name) => !all.some((benchmark) => benchmark.name === name));
if (unknown) program.error(`error: there is no benchmark called ${unknown}`);

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
      takesDirectory ? directoryOf(name) : undefined,
    );
    const times = (before + slowdown()) / 2;
    const report = withBusyNote(measured, times);
    if (isStored) keep(name, measured, times, missedGoalReasons);
    reports[name] = withVerdicts(report);
    if (!json) console.log(`\n${tableOf(name, report)}`);
  }
  if (json) console.log(JSON.stringify(reports, null, 2));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
