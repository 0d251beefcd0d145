// Removes crossings that ELK leaves: swaps two parallel stretches of lines, or moves one aside, where that improves the drawing.
import { settleHeaders } from './headers.ts';
import type { Area, Layout, Point } from './layout.ts';
import { costOf, qualityOf, type Tangle } from './quality.ts';
import type { View } from './view.ts';

interface Line {
  points: Point[];
  label?: Area | null;
}

// A straight stretch of a line. It moves along `axis`: 0 is sideways, 1 up or down.
interface Stretch {
  id: string;
  index: number;
  axis: 0 | 1;
  at: number;
}

const rounds = 12;
const asides = [-40, -30, -20, -10, 10, 20, 30, 40];

export function untangle(view: View, layout: Layout): Layout {
  const fixed = fixedEnds(view);
  let best = layout;
  let quality = qualityOf(view, best);
  let cost = costOf(quality, best);
  for (let round = 0; round < rounds && quality.tangles.length > 0; round += 1) {
    const before = cost;
    for (const tangle of quality.tangles) {
      for (const move of movesOf(best, tangle)) {
        const moved = apply(view, best, move, fixed);
        if (!moved) continue;
        const measured = qualityOf(view, moved);
        const now = costOf(measured, moved);
        if (now >= cost) continue;
        [best, quality, cost] = [moved, measured, now];
        break;
      }
      if (cost < before) break;
    }
    if (cost === before) break;
  }
  return best;
}

// Lines at a ladder must stay at its ports, which are next to their words.
function fixedEnds(view: View) {
  const ladders = new Set(view.boxes.flatMap(({ kind, path }) => (kind === 'ladder' ? [path] : [])));
  return new Map(
    view.arrows.map(({ id, from, to }) => [id, { first: ladders.has(from), last: ladders.has(to) }]),
  );
}

const stretchesOf = (id: string, { points }: Line): Stretch[] =>
  points.slice(1).map((end, index): Stretch => {
    const start = points[index] as Point;
    const axis = Math.abs(start[0] - end[0]) < 0.5 ? 0 : 1;
    return { id, index, axis, at: start[axis] };
  });

type Move = { stretch: Stretch; to: number }[];

function* movesOf(layout: Layout, [left, right]: Tangle): Generator<Move> {
  const stretches = (id: string) => {
    const line = layout.arrows[id];
    return line ? stretchesOf(id, line) : [];
  };
  const [ones, others] = [stretches(left), stretches(right)];
  for (const a of ones)
    for (const b of others)
      if (a.axis === b.axis && Math.abs(a.at - b.at) > 0.5)
        yield [
          { stretch: a, to: b.at },
          { stretch: b, to: a.at },
        ];
  for (const a of [...ones, ...others]) {
    const places = new Set([
      ...asides.map((by) => a.at + by),
      ...[...ones, ...others].flatMap((b) => (b.axis === a.axis ? [b.at - 10, b.at + 10] : [])),
    ]);
    for (const to of places) yield [{ stretch: a, to }];
  }
}

function apply(view: View, layout: Layout, move: Move, fixed: ReturnType<typeof fixedEnds>): Layout | null {
  const arrows = { ...layout.arrows };
  for (const {
    stretch: { id, index, axis, at },
    to,
  } of move) {
    const { points, label } = arrows[id] as Layout['arrows'][string];
    const last = points.length - 2;
    const ends = fixed.get(id);
    if ((index === 0 && ends?.first) || (index === last && ends?.last)) return null;
    const next = points.map((point, at): Point => {
      if (at !== index && at !== index + 1) return point;
      return axis === 0 ? [to, point[1]] : [point[0], to];
    });
    if (index === 0 && !staysOn(view, layout, id, 'from', points[0], next[0])) return null;
    if (index === last && !staysOn(view, layout, id, 'to', points.at(-1), next.at(-1))) return null;
    if (!keepsEnds(points, next)) return null;
    const [start, end] = [points[index], points[index + 1]] as [Point, Point];
    const carried = label && isNextTo(label, start, end, axis);
    const shift = to - at;
    arrows[id] = {
      points: next,
      label: carried
        ? axis === 0
          ? [label[0] + shift, label[1], label[2], label[3]]
          : [label[0], label[1] + shift, label[2], label[3]]
        : label,
    };
  }
  const moved = { ...layout, arrows };
  return { ...moved, headers: { ...layout.headers, ...settleHeaders(view, moved) } };
}

// True if both ends keep their direction, and enough length to show the arrow’s tip.
function keepsEnds(before: Point[], after: Point[]): boolean {
  const lengths = (points: Point[]) => {
    const between = (left: Point, right: Point) => right[0] - left[0] + right[1] - left[1];
    const [first, second] = points as [Point, Point];
    const [last, ending] = points.slice(-2) as [Point, Point];
    return [between(first, second), between(last, ending)];
  };
  const was = lengths(before);
  return lengths(after).every(
    (length, index) =>
      Math.sign(length) === Math.sign(was[index] ?? 0) &&
      Math.abs(length) >= Math.min(10, Math.abs(was[index] ?? 0)),
  );
}

// True if a moved end is still on the same side of its box, clear of the corners.
function staysOn(
  view: View,
  layout: Layout,
  id: string,
  end: 'from' | 'to',
  before: Point | undefined,
  after: Point | undefined,
): boolean {
  const path = view.arrows.find((arrow) => arrow.id === id)?.[end] ?? '';
  const box = layout.boxes[path];
  if (!box || !before || !after) return false;
  const [x, y, width, height] = box;
  const onSide = before[0] <= x + 0.5 || before[0] >= x + width - 0.5;
  const onTop = before[1] <= y + 0.5 || before[1] >= y + height - 0.5;
  if (onTop && after[1] === before[1]) return after[0] >= x + 8 && after[0] <= x + width - 8;
  if (onSide && after[0] === before[0]) return after[1] >= y + 8 && after[1] <= y + height - 8;
  return false;
}

function isNextTo([x, y, width, height]: Area, start: Point, end: Point, axis: 0 | 1): boolean {
  const [low, high] = axis === 0 ? [y, y + height] : [x, x + width];
  const along = axis === 0 ? 1 : 0;
  const middle = (low + high) / 2;
  const within = middle > Math.min(start[along], end[along]) && middle < Math.max(start[along], end[along]);
  const [near, far] = axis === 0 ? [x, x + width] : [y, y + height];
  return within && start[axis] > near - 12 && start[axis] < far + 12;
}
