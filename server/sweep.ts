/** Removes what has run out: counts, used captchas, old answers and sessions. */
import { lt } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { idempotencyKeys, sessions } from './db/schema/accounts.ts';
import { captchaUses, rateLimits } from './db/schema/tenants.ts';

const everyTenMinutes = 600_000;
const day = 24 * 3_600_000;

export const sweep = (database: Database, now: Date) =>
  database.asPlatform(async (tx) => {
    await tx.delete(rateLimits).where(lt(rateLimits.ends_at, now));
    await tx.delete(captchaUses).where(lt(captchaUses.ends_at, now));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, new Date(now.getTime() - day)));
    await tx.delete(sessions).where(lt(sessions.expires_at, new Date(now.getTime() - day)));
  });

export function keepSwept(database: Database, clock: () => Date, onError: (error: unknown) => void) {
  let sweeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep(database, clock()).catch(onError);
  }, everyTenMinutes);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}
