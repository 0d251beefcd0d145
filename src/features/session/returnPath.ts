import type { SignedIn } from '../../machines/auth/setup.ts';

/** `userId` is null when only the role is known. */
interface ReturnPath {
  path: string;
  role: SignedIn['kind'];
  userId: number | null;
}

const key = 'returnPath';

/** Returns the target as a path of this app, or null when it could lead elsewhere. */
export function safePath(target: unknown, origin = location.origin): string | null {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target)) return null;
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  const path = url.pathname + url.search + url.hash;
  // Dot segments are resolved here: "/.//evil.test" has become "//evil.test".
  const staysHere = url.origin === origin && !/^\/[/\\]/.test(path) && !path.includes('\\');
  return staysHere && !/^\/(api|auth)(\/|$)/i.test(url.pathname) ? path : null;
}

export function rememberPath(entry: ReturnPath) {
  if (safePath(entry.path)) sessionStorage.setItem(key, JSON.stringify(entry));
}

export const forgetPath = () => sessionStorage.removeItem(key);

/** Returns it once, and only to the same user in the same role. */
export function takePath(person: SignedIn): string | null {
  const stored = sessionStorage.getItem(key);
  forgetPath();
  try {
    const entry = JSON.parse(stored ?? 'null') as Partial<ReturnPath> | null;
    const isTheirs = entry?.role === person.kind && (entry.userId === null || entry.userId === person.userId);
    return isTheirs ? safePath(entry.path) : null;
  } catch {
    return null;
  }
}
