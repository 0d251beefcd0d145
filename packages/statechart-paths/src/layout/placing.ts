/** A linear program over positions on one axis: minimum distances, and the cost of distance. */
export interface Spot {
  variable: string;
  by: number;
}

export interface Program {
  place: () => Spot;
  fixed: (at: number) => Spot;
  /** Places `high` at least `by` after `low`. */
  apart: (low: Spot, high: Spot, by: number) => void;
  /** Places `high` exactly `by` after `low`. */
  together: (low: Spot, high: Spot, by: number) => void;
  /** Each pixel between the two costs this much. */
  weigh: (low: Spot, high: Spot, cost: number) => void;
  text: () => string;
}

export function programOf(): Program {
  const rows = new Map<string, number>();
  const exact: string[] = [];
  const costs = new Map<string, number>();
  let count = 0;
  const add = (variable: string, cost: number) => costs.set(variable, (costs.get(variable) ?? 0) + cost);
  return {
    place: () => {
      count += 1;
      return { variable: `v${count}`, by: 0 };
    },
    fixed: (at) => ({ variable: 'zero', by: at }),
    apart: (low, high, by) => {
      if (low.variable === high.variable) return;
      const row = `${high.variable} - ${low.variable}`;
      rows.set(row, Math.max(rows.get(row) ?? Number.NEGATIVE_INFINITY, by + low.by - high.by));
    },
    together: (low, high, by) => {
      if (low.variable !== high.variable)
        exact.push(`${high.variable} - ${low.variable} = ${by + low.by - high.by}`);
    },
    weigh: (low, high, cost) => {
      add(high.variable, cost);
      add(low.variable, -cost);
    },
    text: () =>
      [
        'Minimize',
        ` obj: ${[...costs].map(([variable, cost]) => `${cost < 0 ? '-' : '+'} ${Math.abs(cost)} ${variable}`).join(' ')}`,
        'Subject To',
        ' z: zero = 0',
        ...[...rows].map(([row, by], index) => ` r${index}: ${row} >= ${by}`),
        ...exact.map((row, index) => ` e${index}: ${row}`),
        'End',
      ].join('\n'),
  };
}
