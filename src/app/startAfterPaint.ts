/**
 * Runs in the head of a rendered page, as text: it uses nothing from outside. The scripts of the app would compete with the page
 * for a slow connection, so they are requested after its first paint, and run when all of it is parsed.
 * @param scripts the start first, then what the route needs in addition
 */
export function startAfterPaint(
  scripts: string[],
  load = (path: string): Promise<unknown> => import(/* @vite-ignore */ path),
): void {
  const start = () => {
    const [entry, ...others] = scripts.splice(0);
    if (entry !== undefined) void load(entry);
    for (const href of others) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      link.crossOrigin = '';
      document.head.append(link);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    // A page that this visitor does not see has no paint.
    if (document.documentElement.dataset.hydration !== 'pending') return start();
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    // Nor has one in a tab in the background.
    setTimeout(start, 1000);
  });
}
