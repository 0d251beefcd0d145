// Vite fires this event before the import rejects.
const missed = new WeakSet<object>();

if (typeof document !== 'undefined')
  addEventListener('vite:preloadError', ({ payload }) => missed.add(payload));

export const didNotArrive = (error: unknown) =>
  typeof error === 'object' && error !== null && missed.has(error);
