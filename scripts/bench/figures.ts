/** `docs/figures.md`: what `npm run bench -- <name> --keep` last measured, with its reference and goal; a missed goal says why. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/process/root.ts';
import { type Figure, isReached, type Report } from './report.ts';

export interface Measurement {
  /** Day of the measurement. */
  on: string;
  /** The factor by which other load on the machine lengthened everything. */
  slowdown: number;
  figures: Figure[];
}

const measurementsFile = join(root, 'scripts/bench/figures.json');
const pageFile = join(root, 'docs/figures.md');

const references: Record<string, string> = {
  load: 'open-resume 560 kB gzip, Reactive Resume 738 kB',
  lighthouse: 'Reactive Resume 67',
  'lighthouse-recruiters': 'open-resume 53',
  profile: '0.91 to 0.96',
  cv: 'open-resume 45 and 58 ms for an imitation of the page',
  jobs: 'PostgreSQL 4 to 14 ms, PGlite 6 to 14 ms (half of the calls)',
  crash: '25 kills of PGlite, 20,222 writes, none lost, open again in 159 ms',
  overload: 'without control p99 9.9 s and 1,272 errors; with it 93 ms',
  'slow-clients': 'Fastify as it comes keeps all',
  fuzz: 'the checks of Schemathesis',
  'hostile-files': 'a docx of 60 kB ends mammoth in a heap of 1 GB',
};

/** Why a goal is missed, by benchmark and figure. */
export type MissedGoalReasons = Record<string, Record<string, string>>;

export const readMeasurements = (): Record<string, Measurement> =>
  JSON.parse(readFileSync(measurementsFile, 'utf8'));

const { format } = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });
const shown = (value: number, unit: string) => `${format(value)}${unit ? ` ${unit}` : ''}`;

const isBusy = ({ slowdown }: Measurement) => slowdown >= 1.2;

function missOf({ value, goal }: Figure): string {
  if (!goal || value === null) return '';
  const [smaller, larger] = 'atMost' in goal ? [goal.atMost, value] : [value, goal.atLeast];
  if (smaller === 0) return `${format(larger)} over`;
  return `by ${Math.round((larger / smaller - 1) * 100)} %`;
}

/** @returns the missed goals without a reason */
export function unexplained(measurements: Record<string, Measurement>, reasons: MissedGoalReasons): string[] {
  return Object.entries(measurements).flatMap(([name, measurement]) =>
    measurement.figures
      .filter(
        (figure) => isReached(figure) === false && !isBusy(measurement) && !reasons[name]?.[figure.what],
      )
      .map(({ what }) => `${name}: ${what}`),
  );
}

function rowsOf(name: string, measurement: Measurement, reasons: MissedGoalReasons): string[] {
  return measurement.figures
    .filter(({ goal, value }) => goal && value !== null)
    .map((figure) => {
      const { what, value, unit, goal } = figure;
      const aim = 'atMost' in goal! ? `≤ ${shown(goal.atMost, unit)}` : `≥ ${shown(goal!.atLeast, unit)}`;
      const why = reasons[name]?.[what] ?? (isBusy(measurement) ? '' : 'no reason known');
      const verdict = isReached(figure) ? 'reached' : `missed ${missOf(figure)}${why && `: ${why}`}`;
      return `| ${[what, aim, shown(value!, unit), verdict].join(' | ')} |`;
    });
}

/** What holds for all rows of a benchmark. */
function leadOf(name: string, measurement: Measurement): string {
  const reference = references[name];
  return [
    `Measured on ${measurement.on}.`,
    reference && `Reference: ${reference}.`,
    isBusy(measurement) &&
      `Other programs were running: what takes time took about ${format(measurement.slowdown)} times as long. A goal that is missed without a reason is to be measured again on a calm machine.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export function figuresPage(measurements: Record<string, Measurement>, reasons: MissedGoalReasons): string {
  const parts = Object.entries(measurements).map(
    ([name, measurement]) => `## \`npm run bench -- ${name}\`

${leadOf(name, measurement)}

| What | Goal | Measured | |
|---|---:|---:|---|
${rowsOf(name, measurement, reasons).join('\n')}
`,
  );
  return `# Figures

Each row was measured by the command above it, which anyone can run; \`--keep\` writes what it finds here. Two cores, Debian 12,
Node.js 20, PGlite, PostgreSQL 15. [Benchmarks](benchmarks.md) explains them; \`npm test\` runs a short form of each.

${parts.join('\n')}`;
}

export function keep(name: string, { figures }: Report, slowdown: number, reasons: MissedGoalReasons): void {
  const on = new Date().toISOString().slice(0, 10);
  const all = { ...readMeasurements(), [name]: { on, slowdown, figures } };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(measurementsFile, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(pageFile, figuresPage(sorted, reasons));
}
