/**
 * What a first visit to the login page fetches, in a real browser with an empty cache, by the browser's own clock. The form
 * can be used once its fields, the captcha's tick and the button stand on the page; what arrives later cannot have been needed.
 */
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../browser.mjs';
import { startBuiltServer } from './builtServer.ts';
import type { Benchmark } from './report.ts';

export const loginPath = '/auth/login?type=veteran';
const usable = 'the form can be used';

interface Fetched {
  path: string;
  isScript: boolean;
  /** Of the body, as it was sent. */
  bytes: number;
  startedAt: number;
  arrivedAt: number;
}

async function visit(origin: string) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs() });
  try {
    const page = await browser.newPage();
    const encodings = new Map<string, string>();
    page.on('response', async (response) => {
      encodings.set(new URL(response.url()).pathname, response.headers()['content-encoding'] ?? 'as it is');
    });
    await page.addInitScript((mark) => {
      new MutationObserver((_, observer) => {
        const form = document.querySelector('form');
        const parts = ['[name=email]', '[name=password]', '#captcha', '[type=submit]:not(:disabled)'];
        if (!form || !parts.every((part) => form.querySelector(part))) return;
        performance.mark(mark);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }, usable);
    await page.goto(origin + loginPath, { waitUntil: 'networkidle' });
    await page.locator('#captcha').click();
    await page.getByText('You’re verified').first().waitFor();
    const timeline = await page.evaluate((mark) => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const entries = ['navigation', 'resource'].flatMap(
        (kind) => performance.getEntriesByType(kind) as PerformanceResourceTiming[],
      );
      const fetched = entries.map(({ name, initiatorType, encodedBodySize, startTime, responseEnd }) => {
        const { pathname: path } = new URL(name);
        const isScript = initiatorType !== 'navigation' && /\.js$/.test(path);
        return { path, isScript, bytes: encodedBodySize, startedAt: startTime, arrivedAt: responseEnd };
      });
      return { paint, usableAt: performance.getEntriesByName(mark)[0]!.startTime, fetched };
    }, usable);
    return { ...timeline, encodings };
  } finally {
    await browser.close();
  }
}

const total = (files: Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

export const load: Benchmark = {
  name: 'load',
  async measure(say) {
    say('Building, and opening the login page…');
    const server = await startBuiltServer();
    try {
      const { paint, usableAt, fetched, encodings } = await visit(server.origin);
      const first = fetched.filter(({ arrivedAt }) => arrivedAt <= usableAt);
      const later = fetched.filter(({ arrivedAt }) => arrivedAt > usableAt);
      const line = ({ path, bytes, startedAt }: Fetched) =>
        `  ${String(bytes).padStart(7)} ${(encodings.get(path) ?? '').padEnd(8)} ${path} (${Math.round(startedAt)} ms)`;
      return {
        about: 'what the login page loads on a first visit',
        figures: [
          {
            what: 'Scripts until the form can be used',
            value: total(first.filter(({ isScript }) => isScript)),
            unit: 'bytes',
            goal: { atMost: 146_000 },
          },
          { what: 'Requests until the form can be used', value: first.length, unit: '', goal: { atMost: 6 } },
          { what: 'Everything until the form can be used', value: total(first), unit: 'bytes' },
          {
            what: 'Scripts loaded later: checks, captcha',
            value: total(later.filter(({ isScript }) => isScript)),
            unit: 'bytes',
          },
          { what: 'First paint with content', value: Math.round(paint), unit: 'ms' },
          { what: 'The form can be used', value: Math.round(usableAt), unit: 'ms' },
        ],
        notes: ['Until then:', ...first.map(line), 'Later, the captcha at its tick:', ...later.map(line)],
      };
    } finally {
      await server.stop();
    }
  },
};
