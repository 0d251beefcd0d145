/** `docs/figures.md`: what `npm run bench -- <name> --keep` last measured, beside its reference and its goal; a missed goal says why. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/process/root.ts';
import { type Figure, isReached, type Report } from './report.ts';

export interface Kept {
  /** Day of the measurement. */
  on: string;
  /** How many times as long as on a calm machine everything took. */
  slowdown: number;
  figures: Figure[];
}

const keptFile = join(root, 'docs/figures.json');
const pageFile = join(root, 'docs/figures.md');

/** What others were measured to reach; by benchmark. */
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

/** Why a goal is not reached; by benchmark and what was measured. */
export type Reasons = Record<string, Record<string, string>>;

export const readKept = (): Record<string, Kept> => JSON.parse(readFileSync(keptFile, 'utf8'));

const { format } = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });
const shown = (value: number, unit: string) => `${format(value)}${unit ? ` ${unit}` : ''}`;

const isBusy = ({ slowdown }: Kept) => slowdown >= 1.2;

function missOf({ value, goal }: Figure): string {
  if (!goal || value === null) return '';
  const [aim, found] = 'atMost' in goal ? [goal.atMost, value] : [value, goal.atLeast];
  if (aim === 0) return `${format(found)} over`;
  return `by ${Math.round((found / aim - 1) * 100)} %`;
}

/** @returns the rows that miss their goal and give no reason */
export function unexplained(kept: Record<string, Kept>, reasons: Reasons): string[] {
  return Object.entries(kept).flatMap(([name, one]) =>
    one.figures
      .filter((figure) => isReached(figure) === false && !isBusy(one) && !reasons[name]?.[figure.what])
      .map(({ what }) => `${name}: ${what}`),
  );
}

function rowsOf(name: string, one: Kept, reasons: Reasons): string[] {
  return one.figures
    .filter(({ goal, value }) => goal && value !== null)
    .map((figure) => {
      const { what, value, unit, goal } = figure;
      const aim = 'atMost' in goal! ? `≤ ${shown(goal.atMost, unit)}` : `≥ ${shown(goal!.atLeast, unit)}`;
      const why =
        reasons[name]?.[what] ?? (isBusy(one) ? 'to be measured again on a calm machine' : 'no reason known');
      const verdict = isReached(figure) ? 'reached' : `missed ${missOf(figure)}: ${why}`;
      return `| ${[what, references[name] ?? '', aim, shown(value!, unit), verdict, one.on].join(' | ')} |`;
    });
}

export function pageOf(kept: Record<string, Kept>, reasons: Reasons): string {
  const parts = Object.entries(kept).map(([name, one]) => {
    const rows = rowsOf(name, one, reasons);
    const busy = isBusy(one)
      ? `\nOther programs were running: what takes time took about ${format(one.slowdown)} times as long.\n`
      : '';
    return `## \`npm run bench -- ${name}\`\n${busy}
| What | Reference | Goal | Measured | | On |
|---|---|---:|---:|---|---|
${rows.join('\n')}
`;
  });
  return `# Figures

Each row was measured by the command above it, which anyone can run; \`--keep\` writes what it finds here. Two cores, Debian 12,
Node.js 20, PGlite, PostgreSQL 15. What was tried to get there stands in [benchmarks](benchmarks.md); the tests hold a short
form of each in \`npm test\`.

${parts.join('\n')}`;
}

export function keep(name: string, { figures }: Report, slowdown: number, reasons: Reasons): void {
  const on = new Date().toISOString().slice(0, 10);
  const all = { ...readKept(), [name]: { on, slowdown, figures } };
  const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => one.localeCompare(other)));
  writeFileSync(keptFile, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(pageFile, pageOf(sorted, reasons));
}
