/** Lighthouse's mobile run of a page on its simulated slow phone; each figure is the median of three runs. */
import { chromium } from '@playwright/test';
import runLighthouse from 'lighthouse';
import { browserArgs, findBrowser } from '../browser.mjs';
import { freePort } from '../postgres.mjs';
import { startBuiltServer } from './builtServer.ts';
import { jobPath, jobsPath, loginPath, recruitersPath } from './load.ts';
import { type Benchmark, type Figure, median } from './report.ts';
import { signInByHand } from './signedIn.ts';

const runs = 3;

const categories = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
};

interface Place {
  path: string;
  /** Behind the login, so without SEO. */
  isPrivate: boolean;
}

const categoriesOf = ({ isPrivate }: Pick<Place, 'isPrivate'>) =>
  Object.keys(categories).filter((key) => !isPrivate || key !== 'seo');

const timings: Record<string, Omit<Figure, 'value'>> = {
  'largest-contentful-paint': { what: 'Largest contentful paint', unit: 'ms', goal: { atMost: 1500 } },
  'total-blocking-time': { what: 'Total blocking time', unit: 'ms', goal: { atMost: 100 } },
  'cumulative-layout-shift': { what: 'Layout shift', unit: '', goal: { atMost: 0.01 } },
  'first-contentful-paint': { what: 'First contentful paint', unit: 'ms' },
};

/** The session is in the browser's storage, which Lighthouse clears by default. */
async function audit(origin: string, { path, isPrivate }: Place) {
  const url = origin + path;
  const port = await freePort();
  const browser = await chromium.launchPersistentContext('', {
    executablePath: await findBrowser(),
    args: [...browserArgs(), `--remote-debugging-port=${port}`],
  });
  try {
    if (isPrivate) await signInByHand(await browser.newPage(), origin);
    const result = await runLighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: categoriesOf({ isPrivate }),
      disableStorageReset: isPrivate,
      // The 404 page is one of them.
      ignoreStatusCode: true,
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(
        `Lighthouse could not audit ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
      );
    }
    return result.lhr;
  } finally {
    await browser.close();
  }
}

type Audited = Awaited<ReturnType<typeof audit>>;

/** Lighthouse's findings for categories below 100. */
function shortcomings({ audits, categories: scored }: Audited): string[] {
  return Object.keys(categories).flatMap((key) =>
    (scored[key]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, title = id, displayValue = '' } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 1
        ? [`  ${key}: ${title} ${displayValue}`.trimEnd()]
        : [];
    }),
  );
}

const benchmarkOf = (name: string, page: string, path: string, isPrivate = false): Benchmark => ({
  name,
  async measure(say) {
    const server = await startBuiltServer();
    try {
      const audited: Audited[] = [];
      for (let run = 1; run <= runs; run += 1) {
        say(`Lighthouse of ${page}, run ${run} of ${runs}…`);
        audited.push(await audit(server.origin, { path, isPrivate }));
      }
      const scores = categoriesOf({ isPrivate }).map((key) => ({
        what: categories[key as keyof typeof categories],
        value: Math.round(median(audited.map((result) => (result.categories[key]?.score ?? 0) * 100))),
        unit: '',
        goal: { atLeast: 100 },
      }));
      const times = Object.entries(timings).map(([id, figure]) => ({
        ...figure,
        value: median(audited.map((result) => result.audits[id]?.numericValue ?? Number.NaN)),
      }));
      const short = [...new Set(audited.flatMap(shortcomings))];
      return {
        about: `${page} on a simulated phone, Lighthouse ${audited[0]!.lighthouseVersion}, median of ${runs}`,
        figures: [
          ...scores,
          ...times,
          {
            what: 'Speed of this machine, as Lighthouse rates it',
            value: median(audited.map((result) => result.environment.benchmarkIndex)),
            unit: '',
          },
        ],
        notes: short.length > 0 ? ['Short of full marks in at least one run:', ...short] : [],
      };
    } finally {
      await server.stop();
    }
  },
});

export const lighthouse = benchmarkOf('lighthouse', 'the login page', loginPath);
export const lighthouseRecruiters = benchmarkOf(
  'lighthouse-recruiters',
  'the landing page of recruiters',
  recruitersPath,
);
export const lighthouseJobs = benchmarkOf('lighthouse-jobs', 'the public list of jobs', jobsPath);
export const lighthouseJob = benchmarkOf('lighthouse-job', 'the public page of a job', jobPath);
const publicPaths = [
  '/',
  ...[loginPath, '/auth/signup', '/auth/forgot'],
  ...[recruitersPath, jobsPath, jobPath, '/courses/1', '/service-providers/1'],
  ...['/site', '/site/about', '/site/housing', '/privacy', '/data-sources', '/military-roles', '/404'],
];

export const lighthousePages: Benchmark = {
  name: 'lighthouse-pages',
  async measure(say) {
    const server = await startBuiltServer();
    try {
      const figures: Figure[] = [];
      for (const path of publicPaths) {
        say(`Lighthouse of ${path}…`);
        const { audits, categories: scored } = await audit(server.origin, { path, isPrivate: false });
        const performance = Math.round((scored.performance?.score ?? 0) * 100);
        figures.push({ what: `${path}: performance`, value: performance, unit: '', goal: { atLeast: 98 } });
        for (const [id, figure] of Object.entries(timings)) {
          const { what, ...rest } = figure;
          const value = audits[id]?.numericValue ?? Number.NaN;
          figures.push({ ...rest, what: `${path}: ${what.toLowerCase()}`, value });
        }
      }
      return { about: 'every public page on a simulated phone, a single run of each', figures };
    } finally {
      await server.stop();
    }
  },
};

export const lighthouseDashboard = benchmarkOf(
  'lighthouse-dashboard',
  'the veteran’s dashboard',
  '/veteran',
  true,
);
