/** A browser that signed in as somebody before shows a signed cookie, and has a count of failed logins of its own. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Call } from './call.ts';
import type { Database } from './db/database.ts';
import type { Tenant } from './db/schema/tenants.ts';
import { sharedSecret } from './secrets.ts';

type Cookies = Call<'login'>['cookies'];

const year = 365 * 24 * 3600;

export function knownBrowsers(database: Database) {
  const secret = sharedSecret(database, 'known_browser');

  async function signed(...parts: (string | number)[]) {
    return createHmac('sha256', await secret())
      .update(JSON.stringify(parts))
      .digest('base64url');
  }

  /** One cookie for each account, so that people who share a browser do not push each other out. */
  const cookieName = async (tenant: Tenant, email: string) =>
    `browser_${(await signed('name', tenant.id, email)).slice(0, 12)}`;

  return {
    /** The browser's own name, or null. */
    async recognise(cookies: Cookies, tenant: Tenant, email: string): Promise<string | null> {
      const value = cookies.read(await cookieName(tenant, email));
      const [id = '', signature = ''] = value?.split('.') ?? [];
      const expected = Buffer.from(await signed('browser', tenant.id, email, id));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
    },

    async remember(cookies: Cookies, tenant: Tenant, email: string, browser: string | null): Promise<void> {
      const id = browser ?? randomBytes(12).toString('base64url');
      const value = `${id}.${await signed('browser', tenant.id, email, id)}`;
      cookies.write(await cookieName(tenant, email), value, year);
    },
  };
}
