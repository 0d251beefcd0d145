export function whenIdle(work: () => void): () => void {
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  // A page that is never idle still gets the rest of its parts.
  const request = requestIdleCallback(work, { timeout: 3000 });
  return () => cancelIdleCallback(request);
}
