// Places a group’s heading at its top left, or in the first gap to the right between entering lines.
import { headerOf } from './boxContent.ts';
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
        ([left, right]) =>
          Math.max(left[1], right[1]) > y - 4 && Math.min(left[1], right[1]) < y + header.height + 4,
      )
      .map(([left, right]) => [Math.min(left[0], right[0]), Math.max(left[0], right[0])] as const)
      .toSorted(([left], [right]) => left - right);
    let x = left + inset;
    for (const [from, to] of taken)
      if (from < x + header.width + clearance && to > x - clearance) x = Math.max(x, to + clearance);
    headers[box.path] = [x + header.width <= left + width - 6 ? x : left + inset, y];
  }
  return headers;
}
