/**
 * The public pages as the server sends them, before any script has run: built into a bundle of its own, from the same components
 * as the app. Nobody is signed in here, so nothing of a person can stand in what comes out.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { sessionKey } from './api/storage.ts';
import type { Tenant } from './api/tenant.ts';
import { LoginPage } from './features/auth/LoginPage.tsx';
import { PublicShell } from './features/shell/PublicShell.tsx';
import { RecruitersPage } from './features/site/RecruitersPage.tsx';
import { defaultSettings, settingsKey } from './ui/settings.ts';
import { rootVariables } from './ui/theme/token.ts';

/** The function of `beforePaint.ts`, as the build writes it in. */
declare const beforePaintText: string;

const nothing = () => {};

interface Place {
  /** What of the address changes the page. */
  query: (asked: URLSearchParams, tenant: Tenant) => URLSearchParams;
  page: (query: URLSearchParams, tenant: Tenant) => ReactElement;
  /** The file that the app fetches for it beside its start. */
  file?: string;
}

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
    page: (_, tenant) => (
      <PublicShell tenant={tenant} onLogOut={nothing}>
        <RecruitersPage tenant={tenant} />
      </PublicShell>
    ),
    file: 'landing',
  },
};

/** The one address of all that look the same; null where no page is prerendered. */
export function addressOf(url: string, tenant: Tenant): string | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const place = Object.hasOwn(places, pathname) ? places[pathname] : undefined;
  return place ? `${pathname}?${place.query(searchParams, tenant)}` : null;
}

export interface Prerendered {
  markup: string;
  /** Of all its elements, and of the theme. */
  styles: string;
  file?: string;
}

/** @param address as `addressOf` gives it */
export function prerender(address: string, tenant: Tenant): Prerendered {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const place = places[pathname]!;
  const html = renderToStaticMarkup(
    <StaticRouter location={address}>
      <QueryClientProvider client={new QueryClient()}>{place.page(searchParams, tenant)}</QueryClientProvider>
    </StaticRouter>,
  );
  const { markup, rules } = withoutStyles(html);
  const styles = [...themes(), ...rules].join('');
  if (styles.includes('<')) throw new Error(`A style of ${pathname} could end its block`);
  return { markup, styles, ...(place.file && { file: place.file }) };
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

/** The one script that runs before the first paint; `start` is the address of the app's own. */
export const scriptBeforePaint = (start: string) =>
  `(${beforePaintText})(${JSON.stringify({ start, settingsKey, sessionKey })})`;
