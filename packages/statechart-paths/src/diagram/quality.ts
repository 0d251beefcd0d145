// Measures a drawing: its faults, and its quality compared with another drawing of the same chart.
import { type Content, contentOf, headerOf, labelOf } from './boxContent.ts';
import type { Area, Layout, Point } from './layout.ts';
import type { Box, View } from './view.ts';

export type Tangle = [string, string];

export interface Quality {
  crossings: number;
  /** Pairs of lines that cross or overlap. */
  tangles: Tangle[];
  /** Lines over a heading, box or words, and words over boxes or other words; each names both. */
  faults: string[];
  /** Paths of groups whose heading finds no room between entering lines. */
  crowded: string[];
  bends: number;
  length: number;
  /** The distance of words from the start of their arrow, beyond what is easy to follow. */
  reach: number;
}

interface Segment {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  flat: boolean;
}

interface Named {
  id: string;
  area: Area;
}

interface Drawn {
  id: string;
  // The boxes that the line joins.
  joins: string[];
  segments: Segment[];
  around: Area;
}

const shrink = ([x, y, width, height]: Area, by: number): Area => [
  x + by,
  y + by,
  width - 2 * by,
  height - 2 * by,
];

const overlap = (left: Area, right: Area) =>
  left[0] < right[0] + right[2] &&
  right[0] < left[0] + left[2] &&
  left[1] < right[1] + right[3] &&
  right[1] < left[1] + left[3];

const hits = ({ x1, y1, x2, y2 }: Segment, [x, y, width, height]: Area) =>
  x1 - 0.1 < x + width && x2 + 0.1 > x && y1 - 0.1 < y + height && y2 + 0.1 > y;

function segmentOf([x, y]: Point, [x2, y2]: Point): Segment {
  return {
    x1: Math.min(x, x2),
    y1: Math.min(y, y2),
    x2: Math.max(x, x2),
    y2: Math.max(y, y2),
    flat: Math.abs(y - y2) < 0.5,
  };
}

function drawnOf(id: string, points: Point[], joins: string[]): Drawn {
  const segments = points.slice(1).map((end, index) => segmentOf(points[index] as Point, end));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { id, joins, segments, around: [x - 4, y - 4, Math.max(...xs) - x + 8, Math.max(...ys) - y + 8] };
}

function cross(left: Segment, right: Segment): boolean {
  if (left.flat === right.flat) return false;
  const [flat, steep] = left.flat ? [left, right] : [right, left];
  return steep.x1 > flat.x1 + 1 && steep.x1 < flat.x2 - 1 && flat.y1 > steep.y1 + 1 && flat.y1 < steep.y2 - 1;
}

// Two lines on one track cannot be told apart.
function shareTrack(left: Segment, right: Segment): boolean {
  if (left.flat !== right.flat) return false;
  if (Math.abs(left.flat ? left.y1 - right.y1 : left.x1 - right.x1) > 3) return false;
  const shared = left.flat
    ? Math.min(left.x2, right.x2) - Math.max(left.x1, right.x1)
    : Math.min(left.y2, right.y2) - Math.max(left.y1, right.y1);
  return shared > 4;
}

// A line this close to a border cannot be told from it.
const nearBorder = 4;

function runsAlong({ x1, y1, x2, y2, flat }: Segment, [x, y, width, height]: Area): boolean {
  const near = (at: number, low: number, size: number) =>
    Math.abs(at - low) < nearBorder || Math.abs(at - low - size) < nearBorder;
  return flat
    ? near(y1, y, height) && Math.min(x2, x + width) - Math.max(x1, x) > 8
    : near(x1, x, width) && Math.min(y2, y + height) - Math.max(y1, y) > 8;
}

interface Sizes {
  headers: Map<string, Pick<Content, 'width' | 'height'>>;
  solid: Map<string, Pick<Content, 'width' | 'height'>>;
  labelled: Set<string>;
  joins: Map<string, string[]>;
}

const sizes = new WeakMap<View, Sizes>();

function sizesOf(view: View): Sizes {
  const measured = sizes.get(view) ?? {
    headers: new Map(view.boxes.map((box) => [box.path, headerOf(box)])),
    solid: new Map(view.boxes.flatMap((box) => (isGroup(box) ? [] : [[box.path, contentOf(box)]]))),
    joins: new Map([
      ...view.arrows.map(({ id, from, to }): [string, string[]] => [id, [from, to]]),
      ...view.boxes.map(({ path, initial }): [string, string[]] => [`start of ${path}`, [initial ?? '']]),
    ]),
    labelled: new Set(view.arrows.flatMap((arrow) => (labelOf(arrow).height > 0 ? [arrow.id] : []))),
  };
  sizes.set(view, measured);
  return measured;
}

const isGroup = ({ kind }: Box) => kind === 'group' || kind === 'root';

function placesOf(view: View, layout: Layout) {
  const measured = sizesOf(view);
  const lines = [
    ...Object.entries(layout.arrows).map(([id, { points }]) =>
      drawnOf(id, points, measured.joins.get(id) ?? []),
    ),
    ...Object.entries(layout.starts).map(([id, { points }]) =>
      drawnOf(`start of ${id}`, points, measured.joins.get(`start of ${id}`) ?? []),
    ),
  ];
  const solid = [...measured.solid.keys()].flatMap((id): Named[] => {
    const area = layout.boxes[id];
    return area ? [{ id, area }] : [];
  });
  const groups = Object.entries(layout.boxes).flatMap(([id, area]): Named[] =>
    measured.solid.has(id) ? [] : [{ id, area }],
  );
  const headers = view.boxes.flatMap(({ path }): Named[] => {
    const at = layout.headers[path];
    const size = measured.headers.get(path);
    return at && size ? [{ id: path, area: [at[0], at[1], size.width, size.height] }] : [];
  });
  const labels = view.arrows.flatMap(({ id }): Named[] => {
    const label = layout.arrows[id]?.label;
    return label && measured.labelled.has(id) ? [{ id, area: shrink(label, 1) }] : [];
  });
  return { lines, solid, groups, headers, labels };
}

export function qualityOf(view: View, layout: Layout): Quality {
  const { lines, solid, groups, headers, labels } = placesOf(view, layout);
  const faults: string[] = [];
  const crowded = new Set<string>();
  const meets = ({ around, segments }: Drawn, area: Area) =>
    overlap(around, area) && segments.some((segment) => hits(segment, area));
  for (const line of lines) {
    for (const { id, area } of headers)
      if (meets(line, area)) {
        crowded.add(id || 'the chart');
        faults.push(`${line.id} runs over the heading of ${id || 'the chart'}`);
      }
    for (const { id, area } of solid)
      if (meets(line, shrink(area, line.joins.includes(id) ? 3 : -nearBorder)))
        faults.push(`${line.id} runs through ${id}`);
    for (const { id, area } of groups)
      if (overlap(line.around, area) && line.segments.some((segment) => runsAlong(segment, area)))
        faults.push(`${line.id} runs on the border of ${id}`);
    for (const { id, area } of labels)
      if (meets(line, area)) faults.push(`${line.id} runs over the words of ${id}`);
  }
  const words = [...labels, ...headers.map(({ id, area }) => ({ id: id || 'the chart', area }))];
  for (const [index, word] of words.entries()) {
    for (const other of words.slice(index + 1))
      if (overlap(word.area, other.area)) faults.push(`the words of ${word.id} and ${other.id} overlap`);
    for (const { id, area } of solid)
      if (overlap(word.area, area)) faults.push(`the words of ${word.id} lie over ${id}`);
  }
  for (const [index, box] of solid.entries())
    for (const other of solid.slice(index + 1))
      if (overlap(box.area, other.area)) faults.push(`${box.id} and ${other.id} overlap`);
  for (const { id, area } of headers) {
    const box = layout.boxes[id];
    if (box && area[0] + area[2] > box[0] + box[2]) {
      crowded.add(id);
      faults.push(`the heading of ${id} does not fit`);
    }
  }
  for (const { id, area } of solid) {
    const { width = 0, height = 0 } = sizesOf(view).solid.get(id) ?? {};
    if (area[2] < width - 1 || area[3] < height - 1) faults.push(`${id} is too small for its words`);
  }

  const { crossings, tangles, shared } = tanglesOf(lines);
  faults.push(...shared.map(([left, right]) => `${left} runs on ${right}`));
  const all = lines.flatMap(({ segments }) => segments);
  return {
    crossings,
    tangles,
    faults,
    crowded: [...crowded],
    bends: all.length - lines.length,
    reach: reachOf(layout),
    length: Math.round(all.reduce((sum, { x1, y1, x2, y2 }) => sum + x2 - x1 + y2 - y1, 0)),
  };
}

function tanglesOf(lines: Drawn[]) {
  let crossings = 0;
  const tangles: Tangle[] = [];
  const shared: Tangle[] = [];
  for (const [index, line] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (!overlap(line.around, other.around)) continue;
      let count = 0;
      let together = false;
      for (const a of line.segments)
        for (const b of other.segments) {
          if (cross(a, b)) count += 1;
          else if (shareTrack(a, b)) together = true;
        }
      crossings += count;
      if (together) shared.push([line.id, other.id]);
      if (together || count > 0) tangles.push([line.id, other.id]);
    }
  return { crossings, tangles, shared };
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

const wide = 1240;

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
