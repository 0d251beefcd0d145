/** Promises: what waits in the database is taken up at every call and after every rest, a piece at a time, and no more of it once closed. */
export interface Queue {
  /** Call after the transaction that stored a piece of work. */
  wake(): void;
  /** When everything that waits in this database is done, or in the hands of another process. */
  settled(): Promise<void>;
  isClosed(): boolean;
  /** Waits for the piece in hand. */
  close(): Promise<void>;
}

export function createQueue<Piece>(options: {
  /** Makes the next piece this process’s own. */
  claim: () => Promise<Piece | undefined>;
  perform: (piece: Piece) => Promise<void>;
  restMs: number;
  onError: (error: unknown) => void;
}): Queue {
  const { claim, perform, restMs, onError } = options;
  let isClosed = false;
  let isCalled = false;
  let working: Promise<void> | undefined;

  async function work() {
    while (isCalled && !isClosed) {
      isCalled = false;
      for (let piece = await claim(); piece; piece = isClosed ? undefined : await claim())
        await perform(piece);
    }
  }

  function wake() {
    isCalled = true;
    working ??= work()
      .catch(onError)
      .finally(() => {
        working = undefined;
        // A call in the moment between the last look and this one.
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
