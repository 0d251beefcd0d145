/** `npm run bench`: measures and tells, with the goal beside each figure. It judges nothing: it fails only when it cannot measure. */
import { parseArgs } from 'node:util';
import { endWithNpm } from '../process.mjs';
import { applicants } from './applicants.ts';
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
  applicants,
  jobs,
  occupations,
  crash,
  overload,
  slowClients,
  soak,
  fuzz,
  words,
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
const unknown = names.filter((name) => !all.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark called ${unknown[0]}: choose ${all.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

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
      takesDirectory ? argumentOf(name) : undefined,
    );
    const times = (before + slowdown()) / 2;
    const report = withBusyNote(measured, times);
    if (values.keep) keep(name, measured, times, reasons);
    reports[name] = withVerdicts(report);
    if (!asJson) console.log(`\n${tableOf(name, report)}`);
  }
  if (asJson) console.log(JSON.stringify(reports, null, 2));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
