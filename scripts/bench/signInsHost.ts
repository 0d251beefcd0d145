/** The product on a seeded database, without captcha and rate limits for signing in. Prints its port, a token and a hash. */
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { build } from '../../server/app.ts';
import { demoPassword } from '../../server/auth/passwords/demoPassword.ts';
import { hashPassword } from '../../server/auth/passwords/passwordHash.ts';
import { openDatabase } from '../../server/db/database.ts';
import { tenants } from '../../server/db/schema/tenants.ts';
import { demoVeteran, findTenant, openDemoSession, seed } from './seeded.ts';

const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? '' }, seed);
const { id } = await findTenant(database);
await database.asPlatform((tx) =>
  tx.update(tenants).set({ captcha_required: false }).where(eq(tenants.id, id)),
);
const uncounted = { attempts: 1_000_000_000, seconds: 60 };
const app = await build({
  database,
  logLevel: 'warn',
  limits: {
    loginOfAccount: uncounted,
    loginOfBrowser: uncounted,
    loginOfNetwork: uncounted,
    letters: uncounted,
    lettersToAddress: uncounted,
    lettersOfBrowser: uncounted,
    mailOfNetwork: uncounted,
    signUp: uncounted,
  },
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(
  JSON.stringify({
    port: (app.server.address() as AddressInfo).port,
    token: await openDemoSession(database, id),
    credentials: { email: demoVeteran, password: demoPassword, role: 'veteran' },
    hash: await hashPassword(demoPassword),
  }),
);
