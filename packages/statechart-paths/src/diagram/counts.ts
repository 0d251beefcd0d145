// Places the count of each arrow on its line, and that of each box on its frame, without hiding words, boxes or other counts.
import { contentOf } from './boxContent.ts';
import type { Area, Layout, Point } from './layout.ts';
import { markOf, type Overlay } from './overlay.ts';
import type { View } from './view.ts';

export const figureWidth = (text: string) => 14 + text.length * 6.6;

export const countText = (count: number) => `×${count}`;
export const countWidth = (count: number) => 10 + countText(count).length * 7;

const figureHeight = 18;

export function figuresOf(view: View, layout: Layout, overlay: Overlay | undefined): Map<string, Area> {
  const places = new Map<string, Area>();
  const lines = Object.values(layout.arrows).flatMap(({ points, label }) => [
    ...points.slice(1).map((end, index) => stripOf(points[index] as Point, end)),
    ...(label ? [label] : []),
  ]);
  for (const drawn of view.boxes) {
    const { path, kind } = drawn;
    const figure = overlay?.figures?.[path];
    const box = layout.boxes[path];
    if (!figure || !box) continue;
    const [x, y, whole, height] = box;
    const width = kind === 'ladder' ? contentOf(drawn).body : whole;
    const own = figureWidth(figure.short);
    const [left, right] = [x + 4, x + Math.max(4, width - own - 6)];
    const spots = [y, y + height].flatMap((edge) =>
      [right, left].map((start): Area => [start, edge - figureHeight / 2, own, figureHeight]),
    );
    const hidden = (spot: Area) =>
      [...lines, ...places.values()].reduce((sum, other) => sum + shared(spot, other), 0);
    places.set(
      path,
      spots.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best)),
    );
  }
  return places;
}

// The area of a line including its thickness.
const stripOf = ([x, y]: Point, [x2, y2]: Point): Area => [
  Math.min(x, x2) - 4,
  Math.min(y, y2) - 4,
  Math.abs(x2 - x) + 8,
  Math.abs(y2 - y) + 8,
];

export function countsOf(
  view: View,
  layout: Layout,
  overlay: Overlay | undefined,
  figures: Iterable<Area> = [],
): Map<string, Point> {
  const places = new Map<string, Point>();
  if (!overlay?.transitions) return places;
  const taken: Area[] = [
    ...figures,
    ...view.boxes.flatMap(({ path, kind }) =>
      kind === 'group' ? [] : layout.boxes[path] ? [layout.boxes[path]] : [],
    ),
    ...Object.values(layout.arrows).flatMap(({ label }) => (label ? [label] : [])),
  ];
  for (const { id, transitions } of view.arrows) {
    const { count } = markOf(overlay, transitions);
    const points = layout.arrows[id]?.points;
    if (count === null || !points) continue;
    const width = countWidth(count);
    const area = ([x, y]: Point): Area => [x - width / 2, y - 8, width, 16];
    const spots = spotsOf(points);
    const hidden = (spot: Point) => taken.reduce((sum, other) => sum + shared(area(spot), other), 0);
    const [first, ...rest] = spots;
    if (!first) continue;
    const at = rest.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best), first);
    places.set(id, at);
    taken.push(area(at));
  }
  return places;
}

// The size of the overlap of two areas.
const shared = ([x, y, width, height]: Area, [x2, y2, width2, height2]: Area) =>
  Math.max(0, Math.min(x + width, x2 + width2) - Math.max(x, x2)) *
  Math.max(0, Math.min(y + height, y2 + height2) - Math.max(y, y2));

// Points every few pixels, from the middle of each segment outwards, longest segment first.
function spotsOf(points: Point[]): Point[] {
  const length = ([[x, y], [x2, y2]]: [Point, Point]) => Math.hypot(x2 - x, y2 - y);
  return points
    .slice(1)
    .map((end, index): [Point, Point] => [points[index] as Point, end])
    .toSorted((left, right) => length(right) - length(left))
    .flatMap((segment) => {
      const [[x, y], [x2, y2]] = segment;
      const steps = Math.max(1, Math.floor(length(segment) / 5));
      return Array.from({ length: steps }, (_, index) => (index + 0.5) / steps)
        .toSorted((left, right) => Math.abs(left - 0.5) - Math.abs(right - 0.5))
        .map((part): Point => [x + (x2 - x) * part, y + (y2 - y) * part]);
    });
}
