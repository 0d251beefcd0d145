/**
 * Runs in the head of a rendered page, as text: it uses nothing from outside. The scripts of the app would compete with the page
 * for a slow connection, so they are requested after its first paint, and run when all of it is parsed.
 * @param scripts the start first, then what the route needs in addition
 */
export function startAfterPaint(
  scripts: string[],
  load = (path: string): Promise<unknown> => import(/* @vite-ignore */ path),
): void {
  // In the words of the app, which is not there to say them.
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
    // A page that this visitor does not see has no paint.
    if (document.documentElement.dataset.hydration !== 'pending') return start();
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    // Nor has one in a tab in the background.
    setTimeout(start, 1000);
  });
}
