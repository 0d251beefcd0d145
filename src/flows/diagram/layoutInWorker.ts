/** Lays out a chart that has no stored layout, in a worker that is loaded from our own origin when first needed. */
import ELK, { type ELK as Elk } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { type Attempt, graphOf, usualAttempt } from './graph.ts';
import { type Layout, layoutFrom } from './layout.ts';
import { costOf, qualityOf } from './quality.ts';
import type { View } from './view.ts';

let elk: Elk | undefined;

/** The attempt that suited the stored layout of the same chart comes first where it is given. */
export async function layoutInWorker(view: View, kept: Attempt = usualAttempt): Promise<Layout> {
  elk ??= new ELK({ workerFactory: () => new Worker(workerUrl) });
  const attempts =
    kept === usualAttempt ? [usualAttempt] : [kept, { ...usualAttempt, direction: kept.direction }];
  let best: { layout: Layout; cost: number } | undefined;
  for (const attempt of attempts) {
    const layout = layoutFrom(view, await elk.layout(graphOf(view, attempt)));
    const cost = costOf(qualityOf(view, layout), layout);
    if (!best || cost < best.cost) best = { layout, cost };
  }
  return (best as { layout: Layout }).layout;
}
