/** Draws a picture together: nothing changes sides with anything, but what stands apart without need moves closer and lines become shorter. */
import loadHighs from 'highs';
import { headerOf } from '../../src/flows/diagram/content.ts';
import { dot } from '../../src/flows/diagram/graph.ts';
import { type Area, framed, type Layout, type Point } from '../../src/flows/diagram/layout.ts';
import type { Box, View } from '../../src/flows/diagram/view.ts';
import { type Program, programOf, type Spot } from './placing.ts';

type Axis = 0 | 1;

interface Part {
  kind: 'box' | 'group' | 'line' | 'label' | 'heading';
  /** The path of a box, the id of an arrow. */
  id: string;
  low: Spot;
  high: Spot;
  /** Where it stood, along the axis and across. */
  along: [number, number];
  across: [number, number];
  /** What a group keeps free for its heading. */
  top: number;
}

interface Line {
  id: string;
  points: Point[];
  /** By the place in `points`. */
  spots: Spot[];
}

const margin = 6;
const solver = loadHighs();

/** Both ways in turn, until it is as narrow as it gets. */
export async function compact(view: View, layout: Layout): Promise<Layout> {
  const highs = await solver;
  let drawn = layout;
  for (const axis of [0, 1, 0, 1] as const) {
    const { program, parts, lines, groups } = problemOf(view, drawn, axis);
    const answer = highs.solve(program.text(), { output_flag: false });
    if (answer.Status !== 'Optimal') return drawn;
    const columns = answer.Columns as Record<string, { Primal?: number }>;
    const at = ({ variable, by }: Spot) => Math.round(((columns[variable]?.Primal ?? 0) + by) * 2) / 2;
    drawn = moved(view, drawn, axis, at, { parts, lines, groups });
  }
  return drawn;
}

const gapOf = (one: Part, other: Part) => {
  const kinds = [one.kind, other.kind];
  if (kinds.includes('label') || kinds.includes('heading')) return 6;
  return kinds.includes('line') ? (one.kind === other.kind ? 10 : 12) : 20;
};

function problemOf(view: View, layout: Layout, axis: Axis) {
  const other = axis === 0 ? 1 : 0;
  const program = programOf();
  const boxes = new Map(view.boxes.map((box) => [box.path, box]));
  const parts: Part[] = [];
  const groups = new Map<string, { low: Spot; high: Spot }>();
  const sides = new Map<string, { low: Spot; high: Spot }>();
  const span = (area: Area, which: Axis): [number, number] => [
    area[which],
    area[which] + area[(which + 2) as 2],
  ];

  for (const [path, area] of Object.entries(layout.boxes)) {
    const isGroup = boxes.get(path)?.kind === 'group';
    const low = program.place();
    const [from, to] = span(area, axis);
    const high = isGroup ? program.place() : { ...low, by: to - from };
    const top = isGroup ? headerOf(boxes.get(path) as Box).height + 20 : 0;
    parts.push({
      kind: isGroup ? 'group' : 'box',
      id: path,
      low,
      high,
      along: [from, to],
      across: span(area, other),
      top,
    });
    sides.set(path, { low, high });
    if (isGroup) {
      groups.set(path, { low, high });
      headingOf(program, layout, boxes.get(path) as Box, { low, high }, axis, parts);
      program.weigh(low, high, 0.3);
    }
  }
  const lines = [
    ...view.arrows.flatMap(({ id, from, to }) => lineOf(id, layout.arrows[id]?.points, [from, to])),
    ...view.boxes.flatMap(({ path, initial }) =>
      lineOf(`start:${path}`, layout.starts[path]?.points, [`start:${path}`, initial ?? '']),
    ),
  ];
  for (const [path, { dot: middle }] of Object.entries(layout.starts)) {
    const low = program.place();
    const around = (which: Axis): [number, number] => [middle[which] - dot / 2, middle[which] + dot / 2];
    const high = { ...low, by: dot };
    parts.push({
      kind: 'box',
      id: `${path}.start:${path}`,
      low,
      high,
      along: around(axis),
      across: around(other),
      top: 0,
    });
    sides.set(`start:${path}`, { low, high });
  }

  function lineOf(id: string, points: Point[] | undefined, ends: [string, string]) {
    return points && points.length > 1 ? [{ id, points: straight(points), ends }] : [];
  }
  const placed = lines.map(({ id, points, ends }): Line => {
    const spots: (Spot | undefined)[] = points.map(() => undefined);
    points.slice(1).forEach((end, index) => {
      const start = points[index] as Point;
      if (Math.abs(start[axis] - end[axis]) > 0.25) return;
      const spot = program.place();
      spots[index] = spot;
      spots[index + 1] = spot;
      const across: [number, number] = [
        Math.min(start[other], end[other]),
        Math.max(start[other], end[other]),
      ];
      parts.push({
        kind: 'line',
        id,
        low: spot,
        high: spot,
        along: [start[axis], start[axis]],
        across,
        top: 0,
      });
      for (const [isEnd, path] of [
        [index === 0, ends[0]],
        [index === points.length - 2, ends[1]],
      ] as const)
        if (isEnd) attach(path, spot, start[axis]);
    });
    const all = spots.map(
      (spot, index) => spot ?? onSide(ends[index === 0 ? 0 : 1], (points[index] as Point)[axis]),
    );
    for (let index = 1; index < all.length; index += 1) {
      const [a, b] = [all[index - 1], all[index]] as [Spot, Spot];
      if (a.variable === b.variable) continue;
      const [low, high] =
        (points[index - 1] as Point)[axis] <= (points[index] as Point)[axis] ? [a, b] : [b, a];
      const first = index === 1 || index === all.length - 1;
      program.apart(low, high, first ? Math.min(12, distance(points, index, axis)) : 0);
      program.weigh(low, high, 1);
    }
    return { id, points, spots: all };
  });

  function distance(points: Point[], index: number, which: Axis) {
    return Math.abs((points[index] as Point)[which] - (points[index - 1] as Point)[which]);
  }
  /** A line that meets a box from above stays over it; at a ladder and a dot it stays where it is. */
  function attach(path: string, spot: Spot, at: number) {
    const side = sides.get(path);
    const part = parts.find(({ id }) => id === path || id.endsWith(`.${path}`));
    if (!side || !part) return;
    const [from, to] = part.along;
    if (path.startsWith('start:') || boxes.get(path)?.kind === 'ladder')
      program.together(side.low, spot, at - from);
    else {
      program.apart(side.low, spot, Math.min(14, at - from));
      program.apart(spot, side.high, Math.min(14, to - at));
    }
  }
  function onSide(path: string, at: number): Spot {
    const side = sides.get(path);
    const part = parts.find(({ id }) => id === path || id.endsWith(`.${path}`));
    if (!side || !part) return program.fixed(at);
    const [from, to] = part.along;
    return Math.abs(at - from) <= Math.abs(at - to)
      ? { ...side.low, by: side.low.by + at - from }
      : { ...side.high, by: side.high.by + at - to };
  }

  for (const line of placed) {
    const label = layout.arrows[line.id]?.label;
    if (label) labelOf(program, line, label, axis, parts);
  }
  for (const { kind, rules } of view.boxes)
    if (kind === 'ladder') alignTargets(rules.map(({ target }) => target));
  /** What one ladder leads to stays in its column. */
  function alignTargets(targets: string[]) {
    const first = new Map<number, Spot>();
    for (const path of new Set(targets)) {
      const [low, area] = [sides.get(path)?.low, layout.boxes[path]];
      if (!low || !area) continue;
      const known = first.get(area[axis]);
      if (known) program.together(known, low, 0);
      else first.set(area[axis], low);
    }
  }
  const isInside = (part: Part, group: Part) => {
    const { id, kind } = part;
    if (kind === 'line' || kind === 'label')
      return part.along[0] >= group.along[0] && part.along[1] <= group.along[1];
    return id.startsWith(`${group.id}.`) || (kind === 'heading' && id === group.id);
  };
  for (const [index, one] of parts.entries())
    for (const two of parts.slice(index + 1)) {
      if (one.across[0] - margin >= two.across[1] || two.across[0] - margin >= one.across[1]) continue;
      if (one.kind !== 'box' && one.kind !== 'group' && one.kind !== 'heading' && one.id === two.id) continue;
      const [outer, inner] =
        one.kind === 'group' && isInside(two, one)
          ? [one, two]
          : two.kind === 'group' && isInside(one, two)
            ? [two, one]
            : [];
      if (outer && inner) {
        if (inner.kind === 'heading' && inner.id === outer.id) continue;
        const pad = inner.kind === 'line' || inner.kind === 'label' ? 8 : 16;
        const [before, after] = [inner.along[0] - outer.along[0], outer.along[1] - inner.along[1]];
        program.apart(outer.low, inner.low, Math.min(axis === 1 ? Math.max(pad, outer.top) : pad, before));
        program.apart(inner.high, outer.high, Math.min(pad, after));
        continue;
      }
      const [first, second] = one.along[0] <= two.along[0] ? [one, two] : [two, one];
      const between = second.along[0] - first.along[1];
      if (between >= -0.5)
        program.apart(first.high, second.low, Math.max(0, Math.min(gapOf(one, two), between)));
    }
  const start = Math.min(...parts.map(({ along }) => along[0]));
  const end = program.place();
  for (const { low, high } of parts) {
    program.apart(program.fixed(start), low, 0);
    program.apart(high, end, 0);
  }
  program.weigh(program.fixed(start), end, axis === 0 ? 12 : 2);
  return { program, parts, lines: placed, groups: sides };
}

/** A heading stands anywhere in its group’s width, but always at its top. */
function headingOf(
  program: Program,
  layout: Layout,
  box: Box,
  group: { low: Spot; high: Spot },
  axis: Axis,
  parts: Part[],
) {
  const at = layout.headers[box.path];
  if (!at) return;
  const { width, height } = headerOf(box);
  const low = program.place();
  const size = axis === 0 ? width : height;
  const high = { ...low, by: size };
  const along: [number, number] = [at[axis], at[axis] + size];
  const across: [number, number] = axis === 0 ? [at[1], at[1] + height] : [at[0], at[0] + width];
  parts.push({ kind: 'heading', id: box.path, low, high, along, across, top: 0 });
  if (axis === 1) program.together(group.low, low, 10);
  else {
    program.apart(group.low, low, 14);
    program.apart(high, group.high, 8);
  }
}

/** Words stay beside the stretch of their line that they stand at. */
function labelOf(program: Program, { id, points, spots }: Line, label: Area, axis: Axis, parts: Part[]) {
  const other = axis === 0 ? 1 : 0;
  const [from, to] = [label[axis], label[axis] + label[(axis + 2) as 2]];
  const across: [number, number] = [label[other], label[other] + label[(other + 2) as 2]];
  const [x, y] = [label[0] + label[2] / 2, label[1] + label[3] / 2];
  const ranked = points
    .slice(1)
    .map((end, index) => {
      const start = points[index] as Point;
      const steep = Math.abs(start[0] - end[0]) < 0.25;
      const [low, high] = steep
        ? [start[1], end[1]].toSorted((a, b) => a - b)
        : [start[0], end[0]].toSorted((a, b) => a - b);
      const place = steep ? y : x;
      const off = steep
        ? Math.max(0, Math.abs(start[0] - x) - label[2] / 2)
        : Math.max(0, Math.abs(start[1] - y) - label[3] / 2);
      const outside = Math.max(0, (low ?? 0) - place, place - (high ?? 0));
      return { index, flat: steep ? 0 : 1, distance: off + outside };
    })
    .toSorted((one, two) => one.distance - two.distance);
  const beside = ranked[0];
  if (!beside) return;
  const [a, b] = [spots[beside.index], spots[beside.index + 1]] as [Spot, Spot];
  const [start, end] = [points[beside.index], points[beside.index + 1]] as [Point, Point];
  const size = to - from;
  if (beside.flat === axis) {
    const low = { ...a, by: a.by + from - start[axis] };
    parts.push({
      kind: 'label',
      id,
      low,
      high: { ...low, by: low.by + size },
      along: [from, to],
      across,
      top: 0,
    });
    return;
  }
  const low = program.place();
  const high = { ...low, by: size };
  const [first, last, near, far] =
    start[axis] <= end[axis] ? [a, b, start[axis], end[axis]] : [b, a, end[axis], start[axis]];
  program.apart(first, low, Math.min(4, from - near));
  program.apart(high, last, Math.min(4, far - to));
  parts.push({ kind: 'label', id, low, high, along: [from, to], across, top: 0 });
}

/** Without points in the middle of a stretch. */
function straight(points: Point[]): Point[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return true;
    const level = (which: Axis) =>
      Math.abs(before[which] - point[which]) < 0.25 && Math.abs(point[which] - after[which]) < 0.25;
    return !level(0) && !level(1);
  });
}

function moved(
  view: View,
  layout: Layout,
  axis: Axis,
  at: (spot: Spot) => number,
  { parts, lines, groups }: { parts: Part[]; lines: Line[]; groups: Map<string, { low: Spot; high: Spot }> },
): Layout {
  const boxes = Object.fromEntries(
    Object.entries(layout.boxes).map(([path, area]) => {
      const { low, high } = groups.get(path) as { low: Spot; high: Spot };
      const next: Area = [...area];
      next[axis] = at(low);
      next[(axis + 2) as 2] = at(high) - at(low);
      return [path, next];
    }),
  );
  const labels = new Map(parts.flatMap((part) => (part.kind === 'label' ? [[part.id, at(part.low)]] : [])));
  const pointsOf = (id: string) => {
    const line = lines.find((one) => one.id === id);
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
      const { low } = groups.get(`start:${path}`) as { low: Spot };
      const next: Point = [...middle];
      next[axis] = at(low) + dot / 2;
      return [path, { dot: next, points: pointsOf(`start:${path}`) }];
    }),
  );
  return framed(view, { boxes, arrows, starts });
}
