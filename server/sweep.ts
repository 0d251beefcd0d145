/** Removes what has run out: counts, used captchas, old answers, sessions, links and mails. */
import { and, inArray, lt } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { idempotencyKeys, sessions } from './db/schema/accounts.ts';
import { oneTimeTokens, outgoingMails } from './db/schema/mail.ts';
import { socialStates, socialTickets } from './db/schema/social.ts';
import { captchaUses, rateLimits } from './db/schema/tenants.ts';

const everyTenMinutes = 600_000;
const day = 24 * 3_600_000;
const mailsKept = 30 * day;
/** So long an old link is told from one that never was. */
const linksKept = 30 * day;

export const sweep = (database: Database, now: Date) =>
  database.asPlatform(async (tx) => {
    await tx.delete(rateLimits).where(lt(rateLimits.ends_at, now));
    await tx.delete(captchaUses).where(lt(captchaUses.ends_at, now));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, new Date(now.getTime() - day)));
    await tx.delete(sessions).where(lt(sessions.expires_at, new Date(now.getTime() - day)));
    await tx.delete(socialStates).where(lt(socialStates.expires_at, new Date(now.getTime() - day)));
    await tx.delete(socialTickets).where(lt(socialTickets.expires_at, new Date(now.getTime() - day)));
    await tx.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, new Date(now.getTime() - linksKept)));
    await tx
      .delete(outgoingMails)
      .where(
        and(
          inArray(outgoingMails.state, ['sent', 'failed']),
          lt(outgoingMails.created_at, new Date(now.getTime() - mailsKept)),
        ),
      );
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
