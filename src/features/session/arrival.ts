// Which errors are files that did not arrive: Vite tells of each before whoever waits for it hears.
const missed = new WeakSet<object>();

if (typeof document !== 'undefined')
  addEventListener('vite:preloadError', ({ payload }) => missed.add(payload));

export const didNotArrive = (error: unknown) =>
  typeof error === 'object' && error !== null && missed.has(error);
