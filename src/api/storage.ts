/** What the browser keeps between visits: the session token with its expiry, and the tenant. Nothing else is stored here. */
export interface StoredSession {
  token: string;
  /** RFC 3339 UTC. */
  expiresAt: string;
  /** The same from a sign-in on, however often it is renewed: by it the other tabs know that nobody else has come. */
  series?: string;
}

interface StoredTenant {
  slug: string;
  name: string;
}

export const sessionKey = 'session';
const tenantKey = 'tenant';

function parse<T>(text: string | null, isWhole: (value: T) => boolean): T | null {
  try {
    const value = JSON.parse(text ?? 'null') as T | null;
    return value !== null && isWhole(value) ? value : null;
  } catch {
    return null;
  }
}

// Nothing, where nothing may be stored.
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const sessionIn = (text: string | null) =>
  parse<StoredSession>(
    text,
    (value) => typeof value.token === 'string' && typeof value.expiresAt === 'string',
  );
const write = (session: StoredSession) => localStorage.setItem(sessionKey, JSON.stringify(session));

export const readSession = () => sessionIn(stored(sessionKey));
/** Of somebody who has just signed in. */
export const storeSession = (session: StoredSession) => write({ ...session, series: crypto.randomUUID() });
/** In the place of the one that is stored: the same person stays. */
export const renewSession = (session: StoredSession) => write({ ...readSession(), ...session });
/** One tab at a time: the others wait, and then read what it has stored. */
export async function whileRenewing<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  // Known to secure origins only.
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request('session', work) : work();
}
export const clearSession = () => localStorage.removeItem(sessionKey);

export const isUsable = (session: StoredSession) => Date.parse(session.expiresAt) > Date.now();

export const readTenant = () =>
  parse<StoredTenant>(stored(tenantKey), (value) => typeof value.slug === 'string');
export const storeTenant = ({ slug, name }: StoredTenant) =>
  localStorage.setItem(tenantKey, JSON.stringify({ slug, name }));
export const clearTenant = () => localStorage.removeItem(tenantKey);

/** Tells when another tab signs in, signs out, becomes someone else, or renews the session of whoever is there. Returns how to stop. */
export function onSessionChangedElsewhere(
  listener: (session: StoredSession | null, isRenewed: boolean) => void,
) {
  const onStorage = ({ key, oldValue }: StorageEvent) => {
    if (key !== sessionKey && key !== null) return;
    const [before, now] = [sessionIn(oldValue), readSession()];
    listener(now, now !== null && before !== null && now.series === before.series);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
