/** Lays out a chart that has no stored layout, in a worker that is loaded from our own origin when first needed. */
import ELK, { type ELK as Elk } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { type Arranged, arrange } from './arrange.ts';
import { type Attempt, usualAttempt } from './graph.ts';
import type { Layout } from './layout.ts';
import type { View } from './view.ts';

let elk: Elk | undefined;

/**
 * `startWorker` starts a classic worker: the page’s policy for trusted scripts is not ours to make.
 * `kept` is the attempt that suited the stored layout of the same chart, where there is one.
 */
export async function layoutInWorker(
  view: View,
  startWorker: (url: string) => Worker,
  kept: Attempt = usualAttempt,
): Promise<Layout> {
  elk ??= new ELK({ workerFactory: () => startWorker(workerUrl) });
  const attempts =
    kept === usualAttempt ? [usualAttempt] : [kept, { ...usualAttempt, direction: kept.direction }];
  let best: Arranged | undefined;
  for (const attempt of attempts) {
    const found = await arrange(elk, view, attempt);
    if (!best || found.cost < best.cost) best = found;
  }
  return (best as Arranged).layout;
}
