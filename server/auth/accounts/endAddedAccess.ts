import type { TenantDb } from '../../db/database.ts';
import type { User } from '../../db/schema/accounts.ts';
import type { SessionClient } from '../../http/contract/caller.ts';
import type { MailContext, Outbox } from '../../mail/outbox.ts';
import { endLinksToLaterAddresses } from '../oneTimeTokens.ts';
import { type EndingReason, endAddedIdentities } from '../social/linkedIdentities.ts';
import { identitiesEndedLetter } from './accountLetters.ts';
import { mailNoticeToAllAddresses } from './mailing.ts';

/**
 * Ends what whoever knew the password may have added to the account, other than the access that
 * `endAccess` ends: links to addresses that it had later, and linked sign-ins that the owner does not keep. Callers
 * lock the user row first.
 */
export const endAddedAccess =
  (outbox: Outbox, call: MailContext) =>
  async (
    db: TenantDb,
    owner: User,
    { keep, ...why }: { keep: number[] | undefined; reason: EndingReason; from?: SessionClient },
  ): Promise<void> => {
    const { now } = call;
    await endLinksToLaterAddresses(db, { userId: owner.id, email: owner.email }, now);
    const ended = await endAddedIdentities(db, owner, { keep, ...why, now });
    if (ended.length === 0) return;
    const letter = identitiesEndedLetter(ended.map(({ provider }) => provider));
    await mailNoticeToAllAddresses(outbox, call)(db, owner, letter);
  };
