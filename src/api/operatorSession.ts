import type { StoredSession } from './storage.ts';

const key = 'operatorSession';

export function readOperatorSession(): StoredSession | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<StoredSession> | null;
    const { token, expiresAt } = value ?? {};
    return typeof token === 'string' && typeof expiresAt === 'string' ? { token, expiresAt } : null;
  } catch {
    return null;
  }
}

export const storeOperatorSession = (session: StoredSession) =>
  sessionStorage.setItem(key, JSON.stringify(session));

export const clearOperatorSession = () => sessionStorage.removeItem(key);
