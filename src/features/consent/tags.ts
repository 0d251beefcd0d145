// A vendor's script runs only from the URL that the tenant configures, with all text on the page marked as private.
import type { Tenant } from '../../api/tenant.ts';
import { tagScript } from '../../ui/trustedScript.ts';

type Tag = NonNullable<Tenant['analytics']>;

export const masks = {
  'data-private': '',
  'data-clarity-mask': 'true',
  'data-matomo-mask': '',
  'data-hj-suppress': '',
  'data-openreplay-masked': '',
};

const secrets = ['token', 'code', 'ticket', 'email'];

/**
 * True when the address holds a secret of a mailed link or sign-in. Vendors' scripts read the address, so they must not start
 * then.
 */
export function isOpenedWithSecret(): boolean {
  const opened = performance.getEntriesByType('navigation')[0]?.name;
  return [opened, location.href].some((address) => {
    if (!address || !URL.canParse(address)) return false;
    const { pathname, searchParams } = new URL(address);
    return /^\/(auth|redirect)\//.test(pathname) && secrets.some((name) => searchParams.has(name));
  });
}

const idOf = ({ script_url, site_id }: Tag) => `tag ${script_url} ${site_id}`;

export const isRunning = (tag: Tag): boolean => document.getElementById(idOf(tag)) !== null;

export function runTag(tag: Tag): void {
  if (isRunning(tag)) return;
  for (const [name, value] of Object.entries(masks)) document.body.setAttribute(name, value);
  const script = document.createElement('script');
  script.id = idOf(tag);
  script.async = true;
  script.referrerPolicy = 'no-referrer';
  // Each vendor uses another name for the site id.
  script.dataset.siteId = tag.site_id;
  script.dataset.websiteId = tag.site_id;
  script.dataset.domain = tag.site_id;
  script.dataset.excludeSearch = 'true';
  script.src = tagScript(tag.script_url);
  document.head.append(script);
}

// Keys that the app itself stores; any others were left by a tag.
const ours = ['session', 'tenant', 'settings', 'consent', 'operatorSession', 'returnPath'];

function clear(storage: Storage) {
  for (const key of Object.keys(storage)) if (!ours.includes(key)) storage.removeItem(key);
}

// Scripts cannot read our own cookies, so all readable ones belong to a tag.
async function clearCookies() {
  if (!('cookieStore' in globalThis)) return;
  const parts = location.hostname.split('.');
  const domains = [null, ...parts.map((_, at) => parts.slice(at).join('.'))];
  const cookies = await cookieStore.getAll();
  await Promise.allSettled(
    cookies.flatMap(({ name = '' }) =>
      domains.map((domain) => cookieStore.delete({ name, domain, path: '/' })),
    ),
  );
}

/** Removes what tags stored in this browser. A running script cannot be stopped, so the page must reload. */
export async function clearTraces(): Promise<void> {
  clear(localStorage);
  clear(sessionStorage);
  await clearCookies();
}
