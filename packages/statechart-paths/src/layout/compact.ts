// Compacts a drawing: keeps the relative order of everything, closes needless gaps and shortens lines.
import loadHighs from 'highs';
import { dot } from '../diagram/graph.ts';
import type { Area, Layout, Point } from '../diagram/layout.ts';
import { framed } from '../diagram/layoutFrom.ts';
import type { View } from '../diagram/view.ts';
import { straight } from './lineSpacing.ts';
import type { Spot } from './placing.ts';
import { spacingOf } from './spacing.ts';

const solver = loadHighs();

/** Alternates between the axes until nothing gets narrower. */
export async function compact(view: View, layout: Layout): Promise<Layout> {
  const highs = await solver;
  let drawn = layout;
  for (const axis of [0, 1, 0, 1] as const) {
    const spacing = spacingOf(view, drawn, axis);
    const answer = highs.solve(spacing.program.text(), { output_flag: false });
    if (answer.Status !== 'Optimal') return drawn;
    const columns = answer.Columns as Record<string, { Primal?: number }>;
    const at = ({ variable, by }: Spot) => Math.round(((columns[variable]?.Primal ?? 0) + by) * 2) / 2;
    drawn = moved(spacing, at);
  }
  return drawn;
}

function moved(
  { view, layout, axis, parts, lines, sides }: ReturnType<typeof spacingOf>,
  at: (spot: Spot) => number,
): Layout {
  const sideOf = (path: string) => sides.get(path) as { low: Spot; high: Spot };
  const boxes = Object.fromEntries(
    Object.entries(layout.boxes).map(([path, area]) => {
      const { low, high } = sideOf(path);
      const next: Area = [...area];
      next[axis] = at(low);
      next[(axis + 2) as 2] = at(high) - at(low);
      return [path, next];
    }),
  );
  const labels = new Map(parts.flatMap((part) => (part.kind === 'label' ? [[part.id, at(part.low)]] : [])));
  const pointsOf = (id: string) => {
    const line = lines.find((candidate) => candidate.id === id);
    if (!line) return [];
    const next = line.points.map((point, index): Point => {
      const value = at(line.spots[index] as Spot);
      return axis === 0 ? [value, point[1]] : [point[0], value];
    });
    return straight(next);
  };
  const arrows = Object.fromEntries(
    Object.entries(layout.arrows).map(([id, { label }]) => {
      const next: Area | null = label && [...label];
      if (next) next[axis] = labels.get(id) ?? next[axis];
      return [id, { points: pointsOf(id), label: next }];
    }),
  );
  const starts = Object.fromEntries(
    Object.entries(layout.starts).map(([path, { dot: middle }]) => {
      const { low } = sideOf(`start:${path}`);
      const next: Point = [...middle];
      next[axis] = at(low) + dot / 2;
      return [path, { dot: next, points: pointsOf(`start:${path}`) }];
    }),
  );
  return framed(view, { boxes, arrows, starts });
}
