/** Does the work once the browser has nothing else to do, unless it is cancelled before. */
export function whenIdle(work: () => void): () => void {
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => work());
  return () => cancelIdleCallback(request);
}
