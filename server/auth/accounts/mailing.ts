import type { TenantDb } from '../../db/database.ts';
import type { Letter } from '../../mail/letter.ts';
import { originOf } from '../../mail/origin.ts';
import type { MailContext, Outbox } from '../../mail/outbox.ts';
import { type IssuedToken, issueToken, listPreviousAddresses } from '../oneTimeTokens.ts';

export const letterWriter =
  (outbox: Outbox, { tenant, host, now }: MailContext) =>
  (
    db: TenantDb,
    to: string | { id: number; email: string },
    letter: Letter,
    issued?: (Pick<IssuedToken, 'token'> & Partial<IssuedToken>) | null,
  ) =>
    outbox.write(db, {
      ...(typeof to === 'string' ? { to } : { to: to.email, userId: to.id }),
      letter,
      tenant,
      origin: originOf(host),
      now,
      ...(issued ? { token: issued.token } : {}),
      ...(issued?.id === undefined ? {} : { tokenId: issued.id }),
    });

export const mailNotice =
  (outbox: Outbox, occasion: MailContext) =>
  async (db: TenantDb, owner: { id: number; email: string }, letter: Letter) => {
    const { id: userId, email } = owner;
    const issued = await issueToken(db, { userId, kind: 'secure_account', email, now: occasion.now });
    await letterWriter(outbox, occasion)(db, email, letter, issued);
  };

export type NoticeLetter = (reader: {
  contact: string;
  canUndo: 'seven days' | 'for a while' | 'no';
}) => Letter;

/** Mails addresses of the last weeks, because an intruder may have changed the account's address first. */
export const mailNoticeToFormerAddresses =
  (outbox: Outbox, occasion: MailContext) =>
  async (db: TenantDb, owner: { id: number; email: string }, letter: NoticeLetter) => {
    const { tenant, now } = occasion;
    const contact = tenant.contact_email;
    for (const { email, expires_at } of await listPreviousAddresses(db, owner)) {
      // No longer than the link that this address has already, so that a former mailbox gains nothing.
      const purpose = { userId: owner.id, kind: 'secure_account', email, now, expires_at } as const;
      const issued = expires_at > now ? await issueToken(db, purpose) : null;
      const notice = letter({ contact, canUndo: issued ? 'for a while' : 'no' });
      // Leaves out the token's id, because sending the mail would restart the token's lifetime.
      const link = issued && { token: issued.token };
      await letterWriter(outbox, occasion)(db, email, { ...notice, about: owner.id }, link);
    }
  };

export const mailNoticeToAllAddresses =
  (outbox: Outbox, occasion: MailContext) =>
  async (db: TenantDb, owner: { id: number; email: string }, letter: NoticeLetter) => {
    const contact = occasion.tenant.contact_email;
    await mailNotice(outbox, occasion)(db, owner, letter({ contact, canUndo: 'seven days' }));
    await mailNoticeToFormerAddresses(outbox, occasion)(db, owner, letter);
  };
