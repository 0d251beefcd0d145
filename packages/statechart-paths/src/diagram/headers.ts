// A group’s heading stands at its top left, or as far right of it as the first gap between the lines that enter there.
import { headerOf } from './content.ts';
import type { Layout, Point } from './layout.ts';
import type { View } from './view.ts';

const inset = 14;
const clearance = 8;

export function settleHeaders(
  view: View,
  { boxes, arrows, starts }: Pick<Layout, 'boxes' | 'arrows' | 'starts'>,
): Record<string, Point> {
  const lines = [...Object.values(arrows), ...Object.values(starts)].map(({ points }) => points);
  const headers: Record<string, Point> = {};
  for (const box of view.boxes) {
    const area = boxes[box.path];
    if (box.kind !== 'group' || !area) continue;
    const [left, top, width] = area;
    const header = headerOf(box);
    const y = top + 10;
    const taken = lines
      .flatMap((points) => points.slice(1).map((end, index) => [points[index] as Point, end] as const))
      .filter(
        ([one, other]) =>
          Math.max(one[1], other[1]) > y - 4 && Math.min(one[1], other[1]) < y + header.height + 4,
      )
      .map(([one, other]) => [Math.min(one[0], other[0]), Math.max(one[0], other[0])] as const)
      .toSorted(([one], [other]) => one - other);
    let x = left + inset;
    for (const [from, to] of taken)
      if (from < x + header.width + clearance && to > x - clearance) x = Math.max(x, to + clearance);
    headers[box.path] = [x + header.width <= left + width - 6 ? x : left + inset, y];
  }
  return headers;
}
