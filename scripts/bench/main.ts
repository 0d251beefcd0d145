/** `npm run bench`: measures and tells, with the goal beside each figure. It judges nothing: it fails only when it cannot measure. */
import { InvalidArgumentError, program } from 'commander';
import { endWithNpm } from '../process.mjs';
import { slowdown } from './calm.ts';
import { candidates } from './candidates.ts';
import { crash } from './crash.ts';
import { cv } from './cv.ts';
import { cvReading } from './cvReading.ts';
import { dashboard } from './dashboard.ts';
import { enumeration } from './enumeration.ts';
import { examples } from './examples.ts';
import { keep } from './figures.ts';
import { flows } from './flows.ts';
import { fuzz } from './fuzz.ts';
import { hostileFiles } from './hostileFiles.ts';
import { jobs } from './jobs.ts';
import {
  lighthouse,
  lighthouseDashboard,
  lighthouseJob,
  lighthouseJobs,
  lighthouseRecruiters,
} from './lighthouse.ts';
import { load, loadJob, loadJobs, loadRecruiters } from './load.ts';
import { loadRoutes } from './loadRoutes.ts';
import { mail } from './mail.ts';
import { match } from './match.ts';
import { occupations } from './occupations.ts';
import { overload } from './overload.ts';
import { profile } from './profile.ts';
import { reasons } from './reasons.ts';
import { type Benchmark, isReached, type Report, tableOf } from './report.ts';
import { services } from './services.ts';
import { signIns } from './signIns.ts';
import { slowClients } from './slowClients.ts';
import { soak } from './soak.ts';
import { start } from './start.ts';
import { words } from './words.ts';

const all: Benchmark[] = [
  load,
  loadRecruiters,
  loadJobs,
  loadJob,
  loadRoutes,
  lighthouse,
  lighthouseRecruiters,
  lighthouseJobs,
  lighthouseJob,
  lighthouseDashboard,
  profile,
  dashboard,
  signIns,
  enumeration,
  hostileFiles,
  mail,
  match,
  start,
  cv,
  cvReading,
  services,
  flows,
  examples,
  candidates,
  jobs,
  occupations,
  crash,
  overload,
  slowClients,
  soak,
  fuzz,
  words,
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
  .option('--keep', 'stores the figures in docs/figures.json')
  .option('--runs <n>', 'how often to repeat', positive)
  .option('--minutes <n>', 'how long to go on', positive)
  .option('--seed <n>', 'of what is drawn', positive)
  .option('--requests <n>', 'of each operation', positive)
  .parse();
const { json, keep: isKept, ...length } = program.opts();
const isDirectory = (at: number) =>
  all.some(({ name, takesDirectory }) => takesDirectory && name === args[at - 1]);
const names = args.filter((_, at) => !isDirectory(at));
const directoryOf = (name: string) => args[args.indexOf(name) + 1];
const unknown = names.find((name) => !all.some((benchmark) => benchmark.name === name));
if (unknown) program.error(`error: there is no benchmark called ${unknown}`);

endWithNpm();
// Every benchmark puts away what it made when the process exits.
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
    if (isKept) keep(name, measured, times, reasons);
    reports[name] = withVerdicts(report);
    if (!json) console.log(`\n${tableOf(name, report)}`);
  }
  if (json) console.log(JSON.stringify(reports, null, 2));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
