/** Measures a drawing: what is wrong with it, and how good it is beside another of the same chart. */
import { contentOf, headerOf, labelOf } from './content.ts';
import type { Area, Layout, Point } from './layout.ts';
import type { View } from './view.ts';

export interface Quality {
  crossings: number;
  /** Lines over a heading, through a box or through words; words over boxes or other words. Each with its names. */
  faults: string[];
  /** Paths of groups whose heading finds no room between the lines that enter. */
  crowded: string[];
  bends: number;
  length: number;
  /** How far words stand from where their arrow begins, beyond what an eye follows. */
  reach: number;
}

type Segment = readonly [Point, Point];

const segmentsOf = (points: Point[]): Segment[] =>
  points.slice(1).map((end, index) => [points[index] as Point, end] as const);

const shrink = ([x, y, width, height]: Area, by: number): Area => [
  x + by,
  y + by,
  width - 2 * by,
  height - 2 * by,
];

const overlap = (one: Area, other: Area) =>
  one[0] < other[0] + other[2] &&
  other[0] < one[0] + one[2] &&
  one[1] < other[1] + other[3] &&
  other[1] < one[1] + one[3];

const areaOf = ([[x1, y1], [x2, y2]]: Segment): Area => [
  Math.min(x1, x2) - 0.1,
  Math.min(y1, y2) - 0.1,
  Math.abs(x2 - x1) + 0.2,
  Math.abs(y2 - y1) + 0.2,
];

function cross(one: Segment, other: Segment): boolean {
  const isFlat = ([[, y1], [, y2]]: Segment) => Math.abs(y1 - y2) < 0.5;
  if (isFlat(one) === isFlat(other)) return false;
  const [flat, steep] = isFlat(one) ? [one, other] : [other, one];
  const x = steep[0][0];
  const y = flat[0][1];
  const inside = (value: number, a: number, b: number) =>
    value > Math.min(a, b) + 1 && value < Math.max(a, b) - 1;
  return inside(x, flat[0][0], flat[1][0]) && inside(y, steep[0][1], steep[1][1]);
}

export function qualityOf(view: View, layout: Layout): Quality {
  const lines = [
    ...Object.entries(layout.arrows).map(([id, { points }]) => ({ id, segments: segmentsOf(points) })),
    ...Object.entries(layout.starts).map(([id, { points }]) => ({
      id: `start of ${id}`,
      segments: segmentsOf(points),
    })),
  ];
  const solid = view.boxes.flatMap((box) => {
    const area = layout.boxes[box.path];
    return area && box.kind !== 'group' ? [{ id: box.path, area, box }] : [];
  });
  const headers = view.boxes.flatMap((box) => {
    const at = layout.headers[box.path];
    if (!at) return [];
    const { width, height } = headerOf(box);
    return [{ id: box.path || 'the chart', area: [at[0], at[1], width, height] as Area }];
  });
  const labels = view.arrows.flatMap((arrow) => {
    const label = layout.arrows[arrow.id]?.label;
    return label && labelOf(arrow).height > 0 ? [{ id: arrow.id, area: shrink(label, 1) }] : [];
  });

  const faults: string[] = [];
  const crowded = new Set<string>();
  for (const { id, segments } of lines) {
    for (const header of headers)
      if (segments.some((segment) => overlap(areaOf(segment), header.area))) {
        crowded.add(header.id);
        faults.push(`${id} runs over the heading of ${header.id}`);
      }
    for (const { id: path, area } of solid) {
      const inner = shrink(area, 3);
      if (segments.some((segment) => overlap(areaOf(segment), inner)))
        faults.push(`${id} runs through ${path}`);
    }
    for (const label of labels)
      if (segments.some((segment) => overlap(areaOf(segment), label.area)))
        faults.push(`${id} runs over the words of ${label.id}`);
  }
  const words = [...labels, ...headers];
  for (const [index, one] of words.entries()) {
    for (const other of words.slice(index + 1))
      if (overlap(one.area, other.area)) faults.push(`the words of ${one.id} and ${other.id} overlap`);
    for (const { id, area } of solid)
      if (overlap(one.area, area)) faults.push(`the words of ${one.id} lie over ${id}`);
  }
  for (const [index, one] of solid.entries())
    for (const other of solid.slice(index + 1))
      if (overlap(one.area, other.area)) faults.push(`${one.id} and ${other.id} overlap`);
  for (const { id, area } of headers) {
    const box = layout.boxes[id];
    if (box && area[0] + area[2] > box[0] + box[2]) faults.push(`the heading of ${id} does not fit`);
  }
  for (const { box, area } of solid) {
    const { width, height } = contentOf(box);
    if (area[2] < width - 1 || area[3] < height - 1) faults.push(`${box.path} is too small for its words`);
  }

  let crossings = 0;
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1))
      for (const a of one.segments) for (const b of other.segments) if (cross(a, b)) crossings += 1;
  const all = lines.flatMap(({ segments }) => segments);
  return {
    crossings,
    faults,
    crowded: [...crowded],
    bends: all.length - lines.length,
    reach: reachOf(layout),
    length: Math.round(
      all.reduce((sum, [[x1, y1], [x2, y2]]) => sum + Math.abs(x2 - x1) + Math.abs(y2 - y1), 0),
    ),
  };
}

const followed = 300;

function reachOf({ arrows }: Layout): number {
  return Math.round(
    Object.values(arrows).reduce((sum, { points: [start], label }) => {
      if (!start || !label) return sum;
      const [x, y, width, height] = label;
      return sum + Math.max(0, Math.hypot(x + width / 2 - start[0], y + height / 2 - start[1]) - followed);
    }, 0),
  );
}

const wide = 1250;

/** Smaller is better. */
export function costOf(
  { crossings, faults, bends, length, reach }: Quality,
  { width, height }: Layout,
): number {
  return (
    faults.length * 1000 +
    crossings * 150 +
    Math.max(0, width - wide) * 1.5 +
    Math.max(0, height - 1200) / 16 +
    (width * height) / 8000 +
    bends * 2 +
    length / 35 +
    reach / 25
  );
}
