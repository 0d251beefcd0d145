import type { Printed } from '../../../documents/printed.ts';
import { workerScript } from '../../../ui/trustedScript.ts';
import type { RenderAnswer, RenderWish } from './renderWorker.ts';
import workerUrl from './renderWorker.ts?worker&url';

export type Outcome =
  | { bytes: Uint8Array<ArrayBuffer>; document: Printed }
  /** The worker crashed, and another makes the file. */
  | { isAgain: true }
  | { failure: string };

export interface Renderer {
  /** Requests a file. Earlier requests that have not started are dropped. */
  render(document: Printed, at: Date): void;
  stop(): void;
}

// How many crashes in a row are tolerated before the failure is reported.
const lives = 3;

let spare: Worker | null = null;

const startWorker = () => new Worker(workerScript(workerUrl), { type: 'module' });

export function warmRenderer() {
  spare ??= startWorker();
}

function takeWorker() {
  const taken = spare ?? startWorker();
  spare = null;
  return taken;
}

export function createRenderer(onOutcome: (outcome: Outcome) => void): Renderer {
  let number = 0;
  let deaths = 0;
  let waiting: RenderWish[] = [];
  let worker: Worker | null = null;

  const end = () => {
    worker?.terminate();
    worker = null;
  };
  const begin = () => {
    const next = takeWorker();
    next.onmessage = ({ data }: MessageEvent<RenderAnswer>) => {
      const wish = waiting.find((item) => item.number === data.number);
      waiting = waiting.filter((item) => item.number > data.number);
      if ('bytes' in data) {
        deaths = 0;
        if (wish) onOutcome({ bytes: data.bytes, document: wish.document });
        return;
      }
      // The worker caches what failed to load, such as a font, so the next request needs a new one.
      end();
      const last = waiting.at(-1);
      if (last) send(last);
      else onOutcome({ failure: data.failure });
    };
    next.onerror = () => {
      end();
      const last = waiting.at(-1);
      // No request is waiting; the next one starts another worker.
      if (!last) return;
      deaths += 1;
      if (deaths < lives) {
        onOutcome({ isAgain: true });
        return send(last);
      }
      deaths = 0;
      waiting = [];
      onOutcome({ failure: 'The worker stopped.' });
    };
    return next;
  };
  const send = (wish: RenderWish) => {
    worker ??= begin();
    worker.postMessage(wish);
  };

  return {
    render(document, at) {
      number += 1;
      const wish = { number, document, at };
      waiting.push(wish);
      send(wish);
    },
    stop() {
      end();
      waiting = [];
    },
  };
}
