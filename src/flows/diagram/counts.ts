/** How often an arrow was taken stands on its line, where it hides no words, no box and no other count. */
import type { Area, Layout, Point } from './layout.ts';
import { markOf, type Overlay } from './overlay.ts';
import type { View } from './view.ts';

export const countText = (count: number) => `×${count}`;
export const countWidth = (count: number) => 10 + countText(count).length * 7;

/** Where each arrow’s count stands, by the arrow’s id. */
export function countsOf(view: View, layout: Layout, overlay: Overlay | undefined): Map<string, Point> {
  const places = new Map<string, Point>();
  if (!overlay?.transitions) return places;
  const taken: Area[] = [
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

/** The area that two have in common. */
const shared = ([x, y, width, height]: Area, [x2, y2, width2, height2]: Area) =>
  Math.max(0, Math.min(x + width, x2 + width2) - Math.max(x, x2)) *
  Math.max(0, Math.min(y + height, y2 + height2) - Math.max(y, y2));

/** Every few pixels of the line: first the longest segment, each from its middle outwards. */
function spotsOf(points: Point[]): Point[] {
  const length = ([[x, y], [x2, y2]]: [Point, Point]) => Math.hypot(x2 - x, y2 - y);
  return points
    .slice(1)
    .map((end, index): [Point, Point] => [points[index] as Point, end])
    .toSorted((one, other) => length(other) - length(one))
    .flatMap((segment) => {
      const [[x, y], [x2, y2]] = segment;
      const steps = Math.max(1, Math.floor(length(segment) / 5));
      return Array.from({ length: steps }, (_, index) => (index + 0.5) / steps)
        .toSorted((one, other) => Math.abs(one - 0.5) - Math.abs(other - 0.5))
        .map((part): Point => [x + (x2 - x) * part, y + (y2 - y) * part]);
    });
}
