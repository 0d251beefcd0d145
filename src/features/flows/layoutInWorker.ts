// Lays out charts without a stored layout in a worker, loaded from our own origin on first use.
import ELK, { type ELK as Elk, type ElkNode } from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import {
  type Arranged,
  type Attempt,
  arrange,
  type Layout,
  usualAttempt,
  type View,
} from 'statechart-paths/diagram';

let running: { elk: Elk; broken: Promise<never> } | undefined;

// ELK does not report a worker that fails to start. Its error rejects all waiting calls, and the next call starts another.
function start(startWorker: (url: string) => Worker) {
  let end: (error: Error) => void = () => {};
  const broken = new Promise<never>((_, reject) => {
    end = reject;
  });
  broken.catch(() => {});
  const elk = new ELK({
    workerFactory: () => {
      const worker = startWorker(workerUrl);
      worker.addEventListener('error', ({ message }) => {
        running = undefined;
        end(new Error(message || 'The worker that lays charts out did not start'));
      });
      return worker;
    },
  });
  return { elk, broken };
}

/**
 * `startWorker` starts a classic worker under the page’s trusted-scripts policy. `stored` is the attempt behind the stored layout
 * of the same chart.
 */
export async function layoutInWorker(
  view: View,
  startWorker: (url: string) => Worker,
  stored: Attempt = usualAttempt,
): Promise<Layout> {
  running ??= start(startWorker);
  const { elk, broken } = running;
  const layouter = { layout: (graph: ElkNode) => Promise.race([elk.layout(graph), broken]) };
  const attempts =
    stored === usualAttempt ? [usualAttempt] : [stored, { ...usualAttempt, direction: stored.direction }];
  let best: Arranged | undefined;
  for (const attempt of attempts) {
    const result = await arrange(layouter, view, attempt);
    if (!best || result.cost < best.cost) best = result;
  }
  return (best as Arranged).layout;
}
