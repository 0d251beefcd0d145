/** What stands before every call that anybody may make: a solved captcha, and a count. */
import type { Call } from '../call.ts';
import type { Captcha } from '../captcha.ts';
import type { Database } from '../db/database.ts';
import { type LimitName, type Limits, limitKey, networkOf, take } from '../rateLimits.ts';

type Caller = Pick<Call<'forgotPassword'>, 'tenant' | 'clientIp' | 'now'>;

export interface Guard {
  captcha: (caller: Caller, token: string | undefined) => Promise<void>;
  /** Counts what `who` is asked about from this network, and all of this address. */
  count: (caller: Caller, name: LimitName, ...who: string[]) => Promise<void>;
}

export function createGuard(options: { database: Database; limits: Limits; captcha: Captcha }): Guard {
  const { database, limits, captcha } = options;
  return {
    async captcha({ tenant }, token) {
      if (tenant.captcha_required) await captcha.use(token);
    },
    count: ({ tenant, clientIp, now }, name, ...who) =>
      database.asPlatform(async (tx) => {
        const counted = who.length > 0 ? [tenant.id, ...who, networkOf(clientIp)] : [clientIp];
        await take(tx, limitKey(name, ...counted), limits[name], now);
        if (who.length > 0) {
          await take(tx, limitKey('mailOfAddress', clientIp), limits.mailOfAddress, now);
        }
      }),
  };
}
