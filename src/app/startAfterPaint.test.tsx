import { afterEach, expect, test, vi } from 'vitest';
import { notArrived } from '../ui/later.tsx';
import { startAfterPaint } from './startAfterPaint.ts';

const { dataset } = document.documentElement;
const requested: string[] = [];

afterEach(() => {
  requested.length = 0;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  delete dataset.hydration;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = async (path: string) => {
  requested.push(path);
};

function parsed(hydration: string, loading = load) {
  const onPaint: (() => void)[] = [];
  const PerformanceObserver = vi.fn(function observer(callback: () => void) {
    return { observe: () => onPaint.push(callback) };
  });
  vi.stubGlobal('PerformanceObserver', PerformanceObserver);
  vi.useFakeTimers();
  dataset.hydration = hydration;
  startAfterPaint(['/assets/start.js', '/assets/route.js'], loading);
  dispatchEvent(new Event('DOMContentLoaded'));
  return () => {
    for (const callback of onPaint) callback();
  };
}

test('the scripts are requested once, after the first paint', () => {
  const paint = parsed('pending');
  expect([requested, document.head.innerHTML]).toEqual([[], '']);
  paint();
  paint();
  vi.advanceTimersByTime(1_000);
  expect([requested, document.head.innerHTML]).toEqual([
    ['/assets/start.js'],
    '<link rel="modulepreload" href="/assets/route.js" crossorigin="">',
  ]);
});

test('a page without a paint has them after a second', () => {
  parsed('pending');
  vi.advanceTimersByTime(999);
  expect(requested).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(requested).toEqual(['/assets/start.js']);
});

test.each(['client', 'hidden'])('a page that is not shown yet (%s) has them immediately', (hydration) => {
  parsed(hydration);
  expect(requested).toEqual(['/assets/start.js']);
});

test.each(['pending', 'client'])(
  'where the start does not arrive, the page (%s) says so as it does of any other part, with a button that reloads it',
  async (hydration) => {
    const paint = parsed(hydration, () => Promise.reject(new TypeError('Failed to fetch')));
    paint();
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const bar = document.querySelector('[role=alert]')!;
    expect(bar.textContent).toBe(`${notArrived} Reload`);
    bar.querySelector('button')!.click();
    expect(reload).toHaveBeenCalledOnce();
  },
);
