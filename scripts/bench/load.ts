/**
 * What a first visit to a public page fetches, in a real browser with an empty cache, by the browser's own clock. The page
 * is usable once its parts are visible; what arrives later was not needed for that.
 */
import { chromium, type Page } from '@playwright/test';
import { browserArgs, findBrowser } from '../browser.mjs';
import { startBuiltServer } from './builtServer.ts';
import type { Benchmark } from './report.ts';

export const loginPath = '/auth/login?type=veteran';
export const recruitersPath = '/recruiters';
export const jobsPath = '/jobs';
export const jobPath = '/jobs/1';
const usable = 'the page can be used';

interface Visited {
  path: string;
  /** All are visible once the page is usable. */
  parts: string[];
  /** Runs then, to load what comes later. */
  act?: (page: Page) => Promise<void>;
}

const login: Visited = {
  path: loginPath,
  parts: ['[name=email]', '[name=password]', '#captcha', '[type=submit]:not(:disabled)'].map(
    (part) => `form ${part}`,
  ),
  async act(page) {
    await page.locator('#captcha').click();
    await page.getByText('You’re verified').first().waitFor();
  },
};

const recruiters: Visited = {
  path: recruitersPath,
  parts: ['main h1', 'main a[href="/auth/signup?user=recruiter"]'],
};

const list: Visited = { path: jobsPath, parts: ['main h1', 'main li h2 a'] };
const details: Visited = { path: jobPath, parts: ['main h1', 'main a[href*="/jobs/1/apply"]'] };

interface Fetched {
  path: string;
  isScript: boolean;
  /** The compressed size of the body. */
  bytes: number;
  startedAt: number;
  arrivedAt: number;
}

async function visit(origin: string, { path, parts, act }: Visited) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArgs() });
  try {
    const page = await browser.newPage();
    const encodings = new Map<string, string>();
    page.on('response', async (response) => {
      encodings.set(new URL(response.url()).pathname, response.headers()['content-encoding'] ?? 'as it is');
    });
    await page.addInitScript(
      ({ mark, needed }) => {
        new MutationObserver((_, observer) => {
          // Controls work only after hydration.
          if (document.documentElement.dataset.hydration) return;
          if (!needed.every((part) => document.querySelector(part))) return;
          performance.mark(mark);
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true, attributes: true });
      },
      { mark: usable, needed: parts },
    );
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await act?.(page);
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

interface ReportTexts {
  name: string;
  page: string;
  /** Ends the name of each figure, such as "Scripts until …". */
  until: string;
  later: string;
}

const benchmarkOf = (visited: Visited, { name, page, until, later: what }: ReportTexts): Benchmark => ({
  name,
  async measure(say) {
    say(`Building, and opening ${page}…`);
    const server = await startBuiltServer();
    try {
      const { paint, usableAt, fetched, encodings } = await visit(server.origin, visited);
      const first = fetched.filter(({ arrivedAt }) => arrivedAt <= usableAt);
      const later = fetched.filter(({ arrivedAt }) => arrivedAt > usableAt);
      const line = ({ path, bytes, startedAt }: Fetched) =>
        `  ${String(bytes).padStart(7)} ${(encodings.get(path) ?? '').padEnd(8)} ${path} (${Math.round(startedAt)} ms)`;
      return {
        about: `what ${page} loads on a first visit`,
        figures: [
          {
            what: `Scripts until ${until}`,
            value: total(first.filter(({ isScript }) => isScript)),
            unit: 'bytes',
            goal: { atMost: 146_000 },
          },
          { what: `Requests until ${until}`, value: first.length, unit: '', goal: { atMost: 6 } },
          { what: `Everything until ${until}`, value: total(first), unit: 'bytes' },
          {
            what: `Scripts loaded later${what && `: ${what}`}`,
            value: total(later.filter(({ isScript }) => isScript)),
            unit: 'bytes',
          },
          { what: 'First paint with content', value: Math.round(paint), unit: 'ms' },
          { what: `Time until ${until}`, value: Math.round(usableAt), unit: 'ms' },
        ],
        notes: ['Until then:', ...first.map(line), 'Later:', ...later.map(line)],
      };
    } finally {
      await server.stop();
    }
  },
});

export const load = benchmarkOf(login, {
  name: 'load',
  page: 'the login page',
  until: 'the form can be used',
  later: 'checks, captcha',
});

export const loadRecruiters = benchmarkOf(recruiters, {
  name: 'load-recruiters',
  page: 'the landing page of recruiters',
  until: 'its action can be used',
  later: '',
});

export const loadJobs = benchmarkOf(list, {
  name: 'load-jobs',
  page: 'the public list of jobs',
  until: 'its first job can be opened',
  later: '',
});

export const loadJob = benchmarkOf(details, {
  name: 'load-job',
  page: 'the public page of a job',
  until: 'one can apply',
  later: '',
});
