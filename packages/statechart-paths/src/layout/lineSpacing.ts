// Where lines and the words next to them may be along one axis.
import type { Area, Point } from '../diagram/layout.ts';
import type { Spot } from './placing.ts';
import type { Axis, Scene } from './scene.ts';

export interface Line {
  id: string;
  points: Point[];
  /** In the order of `points`. */
  spots: Spot[];
}

type Route = Omit<Line, 'spots'> & { ends: [from: string, to: string] };
export const routesIn = ({ view, layout }: Scene): Route[] =>
  [
    ...view.arrows.map(({ id, from, to }): Route => {
      return { id, points: layout.arrows[id]?.points ?? [], ends: [from, to] };
    }),
    ...view.boxes.map(({ path, initial }): Route => {
      const start = `start:${path}`;
      return { id: start, points: layout.starts[path]?.points ?? [], ends: [start, initial ?? ''] };
    }),
  ]
    .filter(({ points }) => points.length > 1)
    .map((route) => ({ ...route, points: straight(route.points) }));

export function placeLine(scene: Scene, { id, points, ends }: Route): Line {
  const { axis, other, program, parts } = scene;
  const placed: (Spot | undefined)[] = points.map(() => undefined);
  points.slice(1).forEach((end, index) => {
    const start = points[index] as Point;
    if (Math.abs(start[axis] - end[axis]) > 0.25) return;
    const spot = program.place();
    placed[index] = spot;
    placed[index + 1] = spot;
    const across: [number, number] = [Math.min(start[other], end[other]), Math.max(start[other], end[other])];
    parts.push({
      kind: 'line',
      id,
      low: spot,
      high: spot,
      along: [start[axis], start[axis]],
      across,
      top: 0,
    });
    if (index === 0) attach(scene, ends[0], spot, start[axis]);
    if (index === points.length - 2) attach(scene, ends[1], spot, start[axis]);
  });
  const spots = placed.map(
    (spot, index) => spot ?? onSide(scene, ends[index === 0 ? 0 : 1], (points[index] as Point)[axis]),
  );
  keepOrder(scene, points, spots);
  return { id, points, spots };
}

// Keeps the corners of a line in order, with room for a tip at both ends.
function keepOrder({ axis, program }: Scene, points: Point[], spots: Spot[]) {
  for (let index = 1; index < spots.length; index += 1) {
    const [a, b] = [spots[index - 1], spots[index]] as [Spot, Spot];
    if (a.variable === b.variable) continue;
    const [from, to] = [points[index - 1], points[index]] as [Point, Point];
    const [low, high] = from[axis] <= to[axis] ? [a, b] : [b, a];
    const isOuter = index === 1 || index === spots.length - 1;
    program.apart(low, high, isOuter ? Math.min(12, Math.abs(to[axis] - from[axis])) : 0);
    program.weigh(low, high, 1);
  }
}

function sideOf({ sides, parts }: Scene, path: string) {
  const side = sides.get(path);
  const part = parts.find(({ id }) => id === path || (path.startsWith('start:') && id.endsWith(`.${path}`)));
  return side && part && { ...side, along: part.along };
}

// A line that meets a box stays within its side; at a ladder or dot it stays in place.
function attach(scene: Scene, path: string, spot: Spot, at: number) {
  const { boxes, program } = scene;
  const side = sideOf(scene, path);
  if (!side) return;
  const [from, to] = side.along;
  if (path.startsWith('start:') || boxes.get(path)?.kind === 'ladder')
    program.together(side.low, spot, at - from);
  else {
    program.apart(side.low, spot, Math.min(14, at - from));
    program.apart(spot, side.high, Math.min(14, to - at));
  }
}

function onSide(scene: Scene, path: string, at: number): Spot {
  const side = sideOf(scene, path);
  if (!side) return scene.program.fixed(at);
  const [from, to] = side.along;
  return Math.abs(at - from) <= Math.abs(at - to)
    ? { ...side.low, by: side.low.by + at - from }
    : { ...side.high, by: side.high.by + at - to };
}

/** Keeps words next to their stretch of the line. */
export function placeLabel({ program, axis, other, parts }: Scene, { id, points, spots }: Line, label: Area) {
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
    .toSorted((left, right) => left.distance - right.distance);
  const nearest = ranked[0];
  if (!nearest) return;
  const [a, b] = [spots[nearest.index], spots[nearest.index + 1]] as [Spot, Spot];
  const [start, end] = [points[nearest.index], points[nearest.index + 1]] as [Point, Point];
  const size = to - from;
  if (nearest.flat === axis) {
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

/** Drops points in the middle of a stretch. */
export function straight(points: Point[]): Point[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return true;
    const level = (which: Axis) =>
      Math.abs(before[which] - point[which]) < 0.25 && Math.abs(point[which] - after[which]) < 0.25;
    return !level(0) && !level(1);
  });
}
