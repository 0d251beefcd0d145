import { AsyncResource } from 'node:async_hooks';

export interface Queue {
  /** Call after the transaction that added an item. */
  wake(): void;
  /** Resolves when every item is done or taken by another process. */
  settled(): Promise<void>;
  isClosed(): boolean;
  close(): Promise<void>;
}

interface QueueOptions<Item> {
  claim: () => Promise<Item | undefined>;
  perform: (piece: Item) => Promise<void>;
  /** Extends the claim while the item waits for its turn or is worked on, so that no other process takes it for abandoned. */
  renewal?: { renew: (piece: Item) => Promise<void>; everyMs: number };
  restMs: number;
  onError: (error: unknown) => void;
}

export function createQueue<Item>({
  claim,
  perform: performOnce,
  renewal,
  restMs,
  onError,
}: QueueOptions<Item>): Queue {
  let isClosed = false;
  let isCalled = false;
  let working: Promise<void> | undefined;

  async function perform(piece: Item) {
    const renewing =
      renewal && setInterval(() => void renewal.renew(piece).catch(onError), renewal.everyMs).unref();
    try {
      await performOnce(piece);
    } finally {
      clearInterval(renewing);
    }
  }

  // The work belongs to the queue, not to the call that woke it.
  const work = AsyncResource.bind(async () => {
    while (isCalled && !isClosed) {
      isCalled = false;
      for (let piece = await claim(); piece; piece = isClosed ? undefined : await claim())
        await perform(piece);
    }
  });

  function wake() {
    isCalled = true;
    working ??= work()
      .catch(onError)
      .finally(() => {
        working = undefined;
        // Handles a wake-up between the last check and this line.
        if (isCalled && !isClosed) wake();
      });
  }

  const timer = setInterval(wake, restMs);
  timer.unref();
  wake();
  return {
    wake,
    isClosed: () => isClosed,
    settled: async () => {
      while (working) await working;
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await working;
    },
  };
}
