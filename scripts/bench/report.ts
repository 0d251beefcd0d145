/** What a benchmark reports: a table of figures, each with its goal. */
export interface Figure {
  what: string;
  /** Null if it cannot be measured; a note gives the reason. */
  value: number | null;
  unit: string;
  goal?: { atMost: number } | { atLeast: number };
}

export interface Report {
  about: string;
  figures: Figure[];
  notes?: string[];
}

/** Lengths from the command line. */
export interface Length {
  runs?: number;
  minutes?: number;
  /** The seed of random input. */
  seed?: number;
  /** The number of requests per operation. */
  requests?: number;
}

export interface Benchmark {
  name: string;
  /** @param argument the directory after the name of the benchmark */
  measure: (say: (line: string) => void, length: Length, argument?: string) => Promise<Report>;
  takesDirectory?: boolean;
  /** Too long to be part of a run of all benchmarks. */
  onlyByName?: boolean;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function isReached({ value, goal }: Figure): boolean | null {
  if (!goal) return null;
  if (value === null) return false;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

const shown = (value: number, unit: string) =>
  `${value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 3 : value < 100 ? 1 : 0 })}${unit ? ` ${unit}` : ''}`;

function row(figure: Figure): string[] {
  const { what, value, unit, goal } = figure;
  const aim = goal
    ? 'atMost' in goal
      ? `≤ ${shown(goal.atMost, unit)}`
      : `≥ ${shown(goal.atLeast, unit)}`
    : '';
  const verdict = { true: 'reached', false: 'not reached', null: '' }[String(isReached(figure))] ?? '';
  return [what, value === null ? '–' : shown(value, unit), aim, verdict];
}

export function tableOf(name: string, { about, figures, notes = [] }: Report): string {
  const rows = figures.map(row);
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((cells) => cells[at]!.length)));
  const lines = rows.map(([what = '', value = '', aim = '', verdict = '']) =>
    `  ${what.padEnd(widths[0]!)}  ${value.padStart(widths[1]!)}  ${aim.padEnd(widths[2]!)}  ${verdict}`.trimEnd(),
  );
  return [`── ${name}: ${about}`, ...lines, ...notes.map((note) => `  ${note}`)].join('\n');
}
