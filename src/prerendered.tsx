/**
 * The public pages as the server sends them, before any script has run: built into a bundle of its own, from the same components
 * as the app. Nobody is signed in here, so nothing of a person can stand in what comes out.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath, Route, Routes, StaticRouter } from 'react-router-dom';
import { type Job, type JobCard, type JobList, jobQuery, jobsQuery, similarJobsQuery } from './api/jobs.ts';
import { sessionKey } from './api/storage.ts';
import type { Tenant } from './api/tenant.ts';
import { LoginPage } from './features/auth/LoginPage.tsx';
import { JobPage } from './features/jobs/details/JobPage.tsx';
import { searchOf, sharedQuery } from './features/jobs/filter.ts';
import { JobsPage } from './features/jobs/list/JobsPage.tsx';
import { PublicShell } from './features/shell/PublicShell.tsx';
import { RecruitersPage } from './features/site/RecruitersPage.tsx';
import { defaultSettings, settingsKey } from './ui/settings.ts';
import { rootVariables } from './ui/theme/token.ts';

/** The function of `beforePaint.ts`, as the build writes it in. */
declare const beforePaintText: string;

const nothing = () => {};

/** What the calls of a page answer to whoever is not signed in. */
interface Answers {
  list?: JobList;
  job?: Job;
  similar?: JobCard[];
}

interface Place {
  /** What of the address changes the page; null where the app alone paints it. */
  query: (asked: URLSearchParams, tenant: Tenant) => URLSearchParams | null;
  page: (query: URLSearchParams, tenant: Tenant) => ReactElement;
  /** Puts the answers where the page looks for them. */
  answer?: (queryClient: QueryClient, answers: Answers, tenant: Tenant) => void;
  /** The files that the app fetches for it beside its start. */
  files?: string[];
}

/** A list that is narrowed, and what leads back to it, are the app's. */
const unlessNarrowed = (asked: URLSearchParams) => (sharedQuery(asked) === '' ? new URLSearchParams() : null);

/** As `vite.config.ts` groups them. */
const jobsFiles = ['jobs', 'landing', 'common'];

const inPublicShell = (tenant: Tenant, page: ReactElement) => (
  <PublicShell tenant={tenant} onLogOut={nothing}>
    {page}
  </PublicShell>
);

const places: Record<string, Place> = {
  '/auth/login': {
    query(asked, tenant) {
      const partner = tenant.partners.find(({ slug }) => slug === asked.get('company'));
      return new URLSearchParams({
        type: asked.get('type') === 'recruiter' ? 'recruiter' : 'veteran',
        ...(partner && { company: partner.slug }),
      });
    },
    page: (query, tenant) => (
      <LoginPage
        tenant={tenant}
        partner={query.get('company')}
        accountType={query.get('type') as 'veteran' | 'recruiter'}
        sessionExpired={false}
        busy={false}
        problem={null}
        onSubmit={nothing}
      />
    ),
  },
  '/recruiters': {
    query: () => new URLSearchParams(),
    page: (_, tenant) => inPublicShell(tenant, <RecruitersPage tenant={tenant} />),
    files: ['landing'],
  },
  '/jobs': {
    query: unlessNarrowed,
    page: (_, tenant) => inPublicShell(tenant, <JobsPage tenant={tenant} />),
    answer(queryClient, { list }, { default_country_id }) {
      queryClient.setQueryData(jobsQuery(searchOf(new URLSearchParams(), default_country_id)).queryKey, list);
    },
    files: jobsFiles,
  },
  '/jobs/:jobId': {
    query: unlessNarrowed,
    page: (_, tenant) =>
      inPublicShell(
        tenant,
        <Routes>
          <Route path="/jobs/:jobId" element={<JobPage tenant={tenant} />} />
        </Routes>,
      ),
    answer(queryClient, { job, similar }) {
      if (!job) return;
      queryClient.setQueryData(jobQuery(job.id).queryKey, job);
      queryClient.setQueryData(similarJobsQuery(job.id).queryKey, similar);
    },
    files: jobsFiles,
  },
};

function placeAt(pathname: string): Place | undefined {
  const path = Object.keys(places).find((one) => matchPath({ path: one, caseSensitive: true }, pathname));
  return path === undefined || pathname.endsWith('/') ? undefined : places[path];
}

const partsOf = (url: string) => new URL(url, 'http://localhost');

/** The one address of all that look the same; null where no page is prerendered. */
export function addressOf(url: string, tenant: Tenant): string | null {
  const { pathname, searchParams } = partsOf(url);
  const query = placeAt(pathname)?.query(searchParams, tenant);
  return query ? `${pathname}?${query}` : null;
}

/** @param address as `addressOf` gives it, as below */
export const readsAnswers = (address: string): boolean => Boolean(placeAt(partsOf(address).pathname)?.answer);

export interface Prerendered {
  markup: string;
  /** Of all its elements, and of the theme. */
  styles: string;
  files: string[];
  /** The keys of the queries that were answered, each with its answer, for the app to begin with. */
  answered: [readonly unknown[], unknown][];
}

export function prerender(address: string, tenant: Tenant, answers: Answers): Prerendered {
  const { pathname, searchParams } = partsOf(address);
  const place = placeAt(pathname)!;
  const queryClient = new QueryClient();
  place.answer?.(queryClient, answers, tenant);
  const answered = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }): [readonly unknown[], unknown] => [queryKey, state.data]);
  const html = renderToStaticMarkup(
    <StaticRouter location={address}>
      <QueryClientProvider client={queryClient}>{place.page(searchParams, tenant)}</QueryClientProvider>
    </StaticRouter>,
  );
  queryClient.clear();
  const { markup, rules } = withoutStyles(html);
  const styles = [...themes(), ...rules].join('');
  if (styles.includes('<')) throw new Error(`A style of ${pathname} could end its block`);
  return { markup, styles, answered, files: place.files ?? [] };
}

/** Weaker than any other rule, so that the app's own theme wins as soon as it is there. */
function themes(): string[] {
  const rule = (selector: string, settings: typeof defaultSettings) => {
    const lines = Object.entries(rootVariables(settings)).map(
      ([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value};`,
    );
    return `:where(${selector}){${lines.join('')}}`;
  };
  return [
    rule(':root', defaultSettings),
    rule(':root[data-theme=dark]', { ...defaultSettings, themeMode: 'dark' }),
    ':root[data-first=unseen] #root{visibility:hidden}',
  ];
}

const plainText = (escaped: string) =>
  escaped
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** Takes out Emotion's style elements, and the style attributes, which the policy of the page does not allow. */
function withoutStyles(html: string): { markup: string; rules: string[] } {
  const rules = new Set<string>();
  const attributes = new Map<string, number>();
  const markup = html
    .replace(/<style data-emotion="[^"]*">([^<]*)<\/style>/g, (_, rule: string) => {
      rules.add(rule);
      return '';
    })
    .replace(/ style="([^"]*)"/g, (_, style: string) => {
      const number = attributes.get(style) ?? attributes.size;
      attributes.set(style, number);
      return ` data-style="${number}"`;
    });
  for (const [style, number] of attributes) rules.add(`[data-style="${number}"]{${plainText(style)}}`);
  return { markup, rules: [...rules] };
}

/** The one script that runs before the first paint; the last of `scripts` is the address of the app's own. */
export const scriptBeforePaint = (scripts: string[]) =>
  `(${beforePaintText})(${JSON.stringify({ scripts, settingsKey, sessionKey })})`;
