/**
 * Ends the jobs whose closing day passed and the accounts whose time has come, tells of milestones that fall due and of jobs
 * that close soon, and removes what has run out: counts, used captchas, old answers, sessions, links, mails, files made to be
 * fetched, deleted résumés and what is kept for a time only.
 */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { expireApplications } from './applications/expiry.ts';
import { forgetOldApplications } from './applications/forget.ts';
import type { Database, Tx } from './db/database.ts';
import { idempotencyKeys, sessions } from './db/schema/accounts.ts';
import { accountExports, madeFiles } from './db/schema/files.ts';
import { oneTimeTokens, outgoingMails } from './db/schema/mail.ts';
import { onboardings } from './db/schema/onboarding.ts';
import { resumes } from './db/schema/resumes.ts';
import { socialStates, socialTickets } from './db/schema/social.ts';
import { captchaUses, rateLimits } from './db/schema/tenants.ts';
import { tellOfExpiring } from './jobs/expiring.ts';
import { expireJobs } from './jobs/jobLife.ts';
import type { Outbox } from './mail/outbox.ts';
import { endDepartures } from './privacy/departure.ts';
import { endUnusedAccounts, removeOutdated } from './privacy/retention.ts';
import { remindOfMilestones } from './transitionPlans/reminders.ts';

const everyTenMinutes = 600_000;
const day = 24 * 3_600_000;
const mailsKept = 30 * day;
/** So long an old link is told from one that never was. */
const linksKept = 30 * day;
const resumesKept = 30 * day;

export const sweep = (database: Database, now: Date) =>
  database.asPlatform(async (tx) => {
    await tx.delete(rateLimits).where(lt(rateLimits.ends_at, now));
    await tx.delete(captchaUses).where(lt(captchaUses.ends_at, now));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, new Date(now.getTime() - day)));
    await tx.delete(sessions).where(lt(sessions.expires_at, new Date(now.getTime() - day)));
    await tx.delete(socialStates).where(lt(socialStates.expires_at, new Date(now.getTime() - day)));
    await tx.delete(socialTickets).where(lt(socialTickets.expires_at, new Date(now.getTime() - day)));
    await tx.delete(accountExports).where(lt(accountExports.created_at, new Date(now.getTime() - day)));
    await tx.delete(madeFiles).where(lt(madeFiles.expires_at, now));
    await removeResumes(tx, new Date(now.getTime() - resumesKept));
    await removeOutdated(tx, now);
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

/** With their files, readings and versions. */
async function removeResumes(tx: Tx, before: Date): Promise<void> {
  const isGone = lt(resumes.deleted_at, before);
  await tx
    .update(onboardings)
    .set({ resume_id: null })
    .where(
      sql`exists (${tx
        .select({ id: resumes.id })
        .from(resumes)
        .where(
          and(eq(resumes.tenant_id, onboardings.tenant_id), eq(resumes.id, onboardings.resume_id), isGone),
        )})`,
    );
  await tx.delete(resumes).where(isGone);
}

export function keepSwept(options: {
  database: Database;
  outbox: Outbox;
  clock: () => Date;
  onError: (error: unknown) => void;
}) {
  const { database, outbox, clock, onError } = options;
  let sweeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    const now = clock();
    sweeping = sweep(database, now)
      .then(() => expireJobs(database, now))
      .then(() => tellOfExpiring(database, outbox, now))
      .then(() => expireApplications(database, outbox, now))
      .then(() => forgetOldApplications(database, now))
      .then(() => endDepartures(database, outbox, now))
      .then(() => endUnusedAccounts(database, outbox, now))
      .then(() => remindOfMilestones(database, outbox, now))
      .then(() => database.lookAfter())
      .then(() => undefined, onError);
  }, everyTenMinutes);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}
