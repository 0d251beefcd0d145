// One at a time, in turns between people; a thread that hangs or dies fails one request and is replaced.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AccountData } from '../../../src/documents/account/accountData.ts';
import type { PlanPaper } from '../../../src/documents/plan/render.tsx';
import type { Printed } from '../../../src/documents/printed.ts';
import type { ReadSection } from '../../../src/documents/readBack.ts';
import { createFairQueue } from '../../background/fairQueue.ts';
import { overloaded } from '../../http/answers/errors.ts';
import type { Measures } from './measures.ts';

interface Turn {
  /** Of `personKey`: people take turns. */
  person: string;
}

export interface PdfWish extends Turn {
  document: Printed;
  at: Date;
}

export interface PdfResult {
  bytes: Uint8Array;
  measures: Measures;
  sections: ReadSection[];
}

export interface AccountWish extends Turn {
  account: AccountData;
  at: Date;
}

export interface PlanWish extends Turn {
  plan: PlanPaper;
  at: Date;
}

export interface AccountPdf {
  bytes: Uint8Array;
  pages: number;
}

type Wish = PdfWish | AccountWish | PlanWish;
export type FromWorker<Made> = { made: Made } | { failure: string };

export interface PdfMaker {
  make(wish: PdfWish): Promise<PdfResult>;
  makeAccount(wish: AccountWish): Promise<AccountPdf>;
  makePlan(wish: PlanWish): Promise<AccountPdf>;
  close(): Promise<void>;
}

// Besides the one that is being made.
const longestQueue = 15;

function answerOf<Made>(
  worker: Worker,
  wish: Wish,
  { timeoutMs, onEnd, onFailure }: { timeoutMs: number; onEnd: () => void; onFailure: () => void },
): Promise<Made> {
  return new Promise<Made>((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error('The PDF took too long')), timeoutMs);
    const end = () => {
      clearTimeout(timer);
      worker.removeAllListeners();
      onEnd();
    };
    const fail = (error: Error) => {
      end();
      onFailure();
      reject(error);
    };
    worker.removeAllListeners();
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The thread that makes PDFs ended')));
    worker.on('message', (answer: FromWorker<Made>) => {
      end();
      if ('made' in answer) resolve(answer.made);
      else reject(new Error(answer.failure));
    });
    worker.ref();
    worker.postMessage(wish);
  });
}

export function createPdfMaker({ timeoutMs = 20_000, memoryMb = 384 } = {}): PdfMaker {
  let worker: Worker | undefined;
  const queue = createFairQueue({ atOnce: 1, longestQueue });
  let working: Promise<unknown> | undefined;
  let isClosed = false;

  async function discard() {
    const gone = worker;
    worker = undefined;
    await gone?.terminate();
  }

  // Unreferences an idle worker, so that it does not keep the process alive.
  function rest(idle: Worker) {
    const forget = () => {
      if (worker === idle) worker = undefined;
    };
    idle.on('error', forget).on('exit', forget);
    idle.unref();
  }

  function perform<Made>(wish: Wish): Promise<Made> {
    if (isClosed) throw overloaded(2);
    worker ??= startWorker(memoryMb);
    const current = worker;
    return answerOf<Made>(current, wish, {
      timeoutMs,
      onEnd: () => rest(current),
      onFailure: () => void discard(),
    });
  }

  async function inTurn<Made>(wish: Wish): Promise<Made> {
    const { person } = wish;
    if (!(await queue.enter(person))) throw overloaded(5);
    try {
      const printed = perform<Made>(wish);
      working = printed.catch(() => {});
      return await printed;
    } finally {
      queue.leave(person);
    }
  }

  return {
    make: inTurn,
    makeAccount: inTurn,
    makePlan: inTurn,
    async close() {
      isClosed = true;
      await discard();
      await working;
    },
  };
}

const limits = (memoryMb: number) => ({
  env: { NODE_ENV: 'production' },
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: memoryMb },
});

function startWorker(memoryMb: number): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./pdfWorker.js', import.meta.url), limits(memoryMb));
  }
  const tsx = new URL('./esm/api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx')))
    .href;
  const script = new URL('./pdfWorker.ts', import.meta.url).href;
  // A worker thread ignores loader flags.
  const start = `import('${tsx}').then(({ register }) => { register(); return import('${script}'); })`;
  return new Worker(start, { eval: true, ...limits(memoryMb) });
}
