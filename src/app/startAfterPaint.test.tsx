import { afterEach, expect, test, vi } from 'vitest';
import { startAfterPaint } from './startAfterPaint.ts';

const { dataset } = document.documentElement;
const asked: string[] = [];

afterEach(() => {
  asked.length = 0;
  document.head.innerHTML = '';
  delete dataset.hydration;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = async (path: string) => {
  asked.push(path);
};

// What has been parsed; gives what the browser does when it is painted.
function parsed(hydration: string) {
  const painted: (() => void)[] = [];
  const PerformanceObserver = vi.fn(function observer(callback: () => void) {
    return { observe: () => painted.push(callback) };
  });
  vi.stubGlobal('PerformanceObserver', PerformanceObserver);
  vi.useFakeTimers();
  dataset.hydration = hydration;
  startAfterPaint(['/assets/start.js', '/assets/route.js'], load);
  dispatchEvent(new Event('DOMContentLoaded'));
  return () => {
    for (const callback of painted) callback();
  };
}

test('the scripts are asked for once, after the page has been painted', () => {
  const paint = parsed('pending');
  expect([asked, document.head.innerHTML]).toEqual([[], '']);
  paint();
  paint();
  vi.advanceTimersByTime(1_000);
  expect([asked, document.head.innerHTML]).toEqual([
    ['/assets/start.js'],
    '<link rel="modulepreload" href="/assets/route.js" crossorigin="">',
  ]);
});

test('a page that is never painted has them after a second', () => {
  parsed('pending');
  vi.advanceTimersByTime(999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['/assets/start.js']);
});

test.each(['client', 'hidden'])('a page that is not shown yet (%s) has them at once', (hydration) => {
  parsed(hydration);
  expect(asked).toEqual(['/assets/start.js']);
});
