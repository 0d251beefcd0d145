import { parseCookie, stringifySetCookie } from 'cookie';

interface Connection {
  // Whether the request came over HTTPS: over plain HTTP, as on a developer's machine, browsers refuse the prefix.
  isSecure: boolean;
}

// The prefix requires Secure, the path `/` and no domain.
const fullName = (name: string, { isSecure }: Connection) => (isSecure ? `__Host-${name}` : name);

export const readCookie = (
  header: string | undefined,
  name: string,
  connection: Connection,
): string | undefined => parseCookie(header ?? '')[fullName(name, connection)];

export type SameSite = 'strict' | 'lax';

export const writeCookie = (
  name: string,
  value: string,
  { seconds, isSecure, sameSite }: Connection & { seconds: number; sameSite: SameSite },
) =>
  stringifySetCookie({
    name: fullName(name, { isSecure }),
    value,
    path: '/',
    maxAge: seconds,
    httpOnly: true,
    secure: isSecure,
    sameSite,
  });
