/** Runs the work once the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => work());
  return () => cancelIdleCallback(request);
}
