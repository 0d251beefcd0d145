export interface StoredSession {
  token: string;
  /** RFC 3339 UTC. */
  expiresAt: string;
  /** Stays the same from sign-in on through all renewals, so that other tabs know the person has not changed. */
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

// Returns null when storage is blocked.
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
/** Starts a new series, after a sign-in. */
export const storeSession = (session: StoredSession) => write({ ...session, series: crypto.randomUUID() });
/** Keeps the series, because the person stays the same. */
export const renewSession = (session: StoredSession) => write({ ...readSession(), ...session });
/** Lets one tab work at a time; the others wait, and then read what it stored. */
export async function whileRenewing<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  // Only available on secure origins.
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
