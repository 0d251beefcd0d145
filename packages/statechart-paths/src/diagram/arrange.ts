// Asks ELK for one layout and rates it. Asks again with wider groups when a heading had no room.
import type { ElkNode } from 'elkjs/lib/elk-api.js';
import { type Attempt, graphOf } from './graph.ts';
import type { Layout } from './layout.ts';
import { layoutFrom } from './layoutFrom.ts';
import { costOf, qualityOf } from './quality.ts';
import { untangle } from './untangle.ts';
import type { View } from './view.ts';

export interface Arranged {
  attempt: Attempt;
  layout: Layout;
  /** Smaller is better. */
  cost: number;
}

/** @param mendBelow a layout that would cost this much even without crossings is not untangled */
export async function arrange(
  elk: { layout: (graph: ElkNode) => Promise<ElkNode> },
  view: View,
  attempt: Attempt,
  { mendBelow = 0, again = 2 } = {},
): Promise<Arranged> {
  const answer = layoutFrom(view, await elk.layout(graphOf(view, attempt)));
  const layout = mayBeat(view, answer, mendBelow) ? untangle(view, answer) : answer;
  const quality = qualityOf(view, layout);
  const crowded = quality.crowded.filter((path) => !attempt.roomy.includes(path));
  if (crowded.length > 0 && again > 0)
    return arrange(
      elk,
      view,
      { ...attempt, roomy: [...attempt.roomy, ...crowded] },
      { mendBelow, again: again - 1 },
    );
  return { attempt, layout, cost: costOf(quality, layout) };
}

// True if the layout would cost less when nothing crossed.
function mayBeat(view: View, layout: Layout, cost: number): boolean {
  const quality = qualityOf(view, layout);
  return costOf({ ...quality, crossings: 0, faults: [] }, layout) < cost;
}
