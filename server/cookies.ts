/** Cookies that only the auth calls see and no script can read. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

export type SameSite = 'Strict' | 'Lax';

/** Name and value must be made of URL-safe characters. */
export const writeCookie = (
  name: string,
  value: string,
  { seconds, isSecure, sameSite }: { seconds: number; isSecure: boolean; sameSite: SameSite },
) =>
  `${name}=${value}; Path=/api/auth; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
