/**
 * Inlined as text in the head of a server-rendered page, so it must not use anything from outside. The app's scripts would
 * compete with the page on a slow connection, so they load after the first paint and run once the page is parsed.
 * @param scripts the entry first, then what the route needs
 */
export function startAfterPaint(
  scripts: string[],
  load = (path: string): Promise<unknown> => import(/* @vite-ignore */ path),
): void {
  // Uses the app's wording, since the app itself is not loaded.
  const sayThatItFailed = () => {
    const bar = document.createElement('div');
    bar.setAttribute('role', 'alert');
    bar.textContent = 'Part of this page didn’t load. ';
    bar.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:1;padding:12px;text-align:center;background:Canvas;color:CanvasText';
    const reload = document.createElement('button');
    reload.type = 'button';
    reload.textContent = 'Reload';
    reload.style.cssText = 'min-height:36px;padding:0 16px;font:inherit';
    reload.onclick = () => location.reload();
    bar.append(reload);
    document.body.append(bar);
  };
  const start = () => {
    const [entry, ...others] = scripts.splice(0);
    if (entry !== undefined) load(entry).catch(sayThatItFailed);
    for (const href of others) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      link.crossOrigin = '';
      document.head.append(link);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    // A page hidden from this visitor has no first paint.
    if (document.documentElement.dataset.hydration !== 'pending') return start();
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    // Neither has a page in a background tab.
    setTimeout(start, 1000);
  });
}
