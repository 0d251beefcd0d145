export function whenIdle(work: () => void): () => void {
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => work());
  return () => cancelIdleCallback(request);
}
