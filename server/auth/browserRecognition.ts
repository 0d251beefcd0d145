// A signed cookie marks browsers that signed in before and gives them their own count of failed logins.
// The signature contains the account's access epoch, so ending all access invalidates it.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { secretsFor } from '../crypto/secrets.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Call } from '../http/contract/call.ts';

type Cookies = Call<'login'>['cookies'];

const year = 365 * 24 * 3600;

export function recogniseBrowsers(database: Database) {
  const secrets = secretsFor(database, 'known_browser');

  const signed = (secret: string, ...parts: (string | number)[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

  // One cookie per account, because people share browsers.
  const cookieName = (secret: string, tenant: Tenant, email: string) =>
    `browser_${signed(secret, 'name', tenant.id, email).slice(0, 12)}`;

  async function signatureOf(secret: string, tenant: Tenant, email: string, browser: string) {
    const account = await database.asTenant(tenant.id, async ({ tx }) => {
      const [row] = await tx
        .select({ id: users.id, epoch: users.access_epoch })
        .from(users)
        .where(and(eq(users.tenant_id, tenant.id), eq(users.email, email)));
      return row ?? { id: 0, epoch: 0 };
    });
    return signed(secret, 'browser', tenant.id, account.id, account.epoch, email, browser);
  }

  return {
    async recognise(cookies: Cookies, tenant: Tenant, email: string): Promise<string | null> {
      for (const { value: secret } of secrets.all()) {
        const value = cookies.read(cookieName(secret, tenant, email));
        if (!value) continue;
        const [id = '', signature = ''] = value.split('.');
        const expected = Buffer.from(await signatureOf(secret, tenant, email, id));
        const presented = Buffer.from(signature);
        if (presented.length === expected.length && timingSafeEqual(presented, expected)) return id;
      }
      return null;
    },

    async remember(cookies: Cookies, tenant: Tenant, email: string, browser: string | null): Promise<void> {
      const id = browser ?? randomBytes(12).toString('base64url');
      const { value: secret } = secrets.current();
      const value = `${id}.${await signatureOf(secret, tenant, email, id)}`;
      cookies.write(cookieName(secret, tenant, email), value, year);
    },
  };
}

export type BrowserRecognition = ReturnType<typeof recogniseBrowsers>;
