/** What the browser keeps between visits: the session token with its expiry, and the tenant. Nothing else is stored here. */
export interface StoredSession {
  token: string;
  /** RFC 3339 UTC. */
  expiresAt: string;
}

export interface StoredTenant {
  slug: string;
  name: string;
}

const sessionKey = 'session';
const tenantKey = 'tenant';

function read<T>(key: string, isWhole: (value: T) => boolean): T | null {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
    return value !== null && isWhole(value) ? value : null;
  } catch {
    return null;
  }
}

export const readSession = () =>
  read<StoredSession>(
    sessionKey,
    (value) => typeof value.token === 'string' && typeof value.expiresAt === 'string',
  );
export const storeSession = (session: StoredSession) =>
  localStorage.setItem(sessionKey, JSON.stringify(session));
export const clearSession = () => localStorage.removeItem(sessionKey);

export const isUsable = (session: StoredSession) => Date.parse(session.expiresAt) > Date.now();

export const readTenant = () => read<StoredTenant>(tenantKey, (value) => typeof value.slug === 'string');
export const storeTenant = ({ slug, name }: StoredTenant) =>
  localStorage.setItem(tenantKey, JSON.stringify({ slug, name }));
export const clearTenant = () => localStorage.removeItem(tenantKey);

/** Tells when another tab signs in, signs out, or becomes someone else. Returns how to stop. */
export function onSessionChangedElsewhere(listener: (session: StoredSession | null) => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionKey || event.key === null) listener(readSession());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
