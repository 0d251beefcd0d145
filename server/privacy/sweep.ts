import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotencyKeys, sessions } from '../db/schema/accounts.ts';
import { accountExports, generatedFiles } from '../db/schema/files.ts';
import { oneTimeTokens, outgoingMails } from '../db/schema/mail.ts';
import { onboardings } from '../db/schema/onboarding.ts';
import { pictures } from '../db/schema/pictures.ts';
import { resumes } from '../db/schema/resumes.ts';
import { socialStates, socialTickets } from '../db/schema/social.ts';
import { captchaUses, rateLimits } from '../db/schema/tenants.ts';
import type { Tx } from '../db/transaction.ts';
import { removeOutdated } from './retention.ts';

const day = 24 * 3_600_000;

const mailRetention = 30 * day;

// How long an expired link is distinguished from an unknown one.
const linkRetention = 30 * day;

const deletedResumeRetention = 30 * day;

export const sweep = (database: Database, now: Date) =>
  database.asPlatform(async (tx) => {
    await tx.delete(rateLimits).where(lt(rateLimits.ends_at, now));
    await tx.delete(captchaUses).where(lt(captchaUses.ends_at, now));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, new Date(now.getTime() - day)));
    await tx.delete(sessions).where(lt(sessions.expires_at, new Date(now.getTime() - day)));
    await tx.delete(socialStates).where(lt(socialStates.expires_at, new Date(now.getTime() - day)));
    await tx.delete(socialTickets).where(lt(socialTickets.expires_at, new Date(now.getTime() - day)));
    await tx.delete(accountExports).where(lt(accountExports.created_at, new Date(now.getTime() - day)));
    await tx.delete(pictures).where(lt(pictures.ends_at, now));
    await tx.delete(generatedFiles).where(lt(generatedFiles.expires_at, now));
    await removeResumes(tx, new Date(now.getTime() - deletedResumeRetention));
    await removeOutdated(tx, now);
    await tx
      .delete(oneTimeTokens)
      .where(lt(oneTimeTokens.expires_at, new Date(now.getTime() - linkRetention)));
    await tx
      .delete(outgoingMails)
      .where(
        and(
          inArray(outgoingMails.state, ['sent', 'failed', 'cancelled']),
          lt(outgoingMails.created_at, new Date(now.getTime() - mailRetention)),
        ),
      );
  });

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
