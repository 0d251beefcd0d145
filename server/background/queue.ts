import { AsyncResource } from 'node:async_hooks';

export interface Queue {
  /** Call after the transaction that added an item. */
  wake(): void;
  /** Resolves when every item is done or taken by another process. */
  settled(): Promise<void>;
  isClosed(): boolean;
  close(): Promise<void>;
}

export function createQueue<Item>(options: {
  claim: () => Promise<Item | undefined>;
  perform: (piece: Item) => Promise<void>;
  restMs: number;
  onError: (error: unknown) => void;
}): Queue {
  const { claim, perform, restMs, onError } = options;
  let isClosed = false;
  let isCalled = false;
  let working: Promise<void> | undefined;

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
