import type { TenantDb } from '../../db/database.ts';
import type { Tenant } from '../../db/schema/tenants.ts';
import type { Letter } from '../../mail/letter.ts';
import { originOf } from '../../mail/origin.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { type IssuedToken, issueToken } from '../oneTimeTokens.ts';

export interface MailContext {
  tenant: Tenant;
  host: string;
  now: Date;
}

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
