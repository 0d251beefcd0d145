/** Writes a letter of this call's tenant into the outbox, with a token where its link needs one. */

import type { TenantDb } from '../db/database.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import type { Letter } from '../mail/letter.ts';
import { originOf } from '../mail/origin.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { IssuedToken } from '../oneTimeTokens.ts';

export interface Occasion {
  tenant: Tenant;
  /** As the tenant was found by it. */
  host: string;
  now: Date;
}

export const mailing =
  (outbox: Outbox, { tenant, host, now }: Occasion) =>
  (
    db: TenantDb,
    to: string,
    letter: Letter,
    issued?: (Pick<IssuedToken, 'token'> & Partial<IssuedToken>) | null,
  ) =>
    outbox.write(db, {
      to,
      letter,
      tenant,
      origin: originOf(host),
      now,
      ...(issued ? { token: issued.token } : {}),
      ...(issued?.id === undefined ? {} : { tokenId: issued.id }),
    });
