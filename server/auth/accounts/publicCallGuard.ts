import type { Database } from '../../db/database.ts';
import { type LimitName, type Limits, limitKey, networkOf, take } from '../../http/answers/rateLimits.ts';
import type { Call } from '../../http/contract/call.ts';
import type { Captcha } from '../captcha.ts';

type Caller = Pick<Call<'forgotPassword'>, 'tenant' | 'clientIp' | 'now'>;

export interface PublicCallGuard {
  captcha: (caller: Caller, token: string | undefined) => Promise<void>;
  count: (caller: Caller, name: LimitName, ...keys: string[]) => Promise<void>;
}

export function createPublicCallGuard(options: {
  database: Database;
  limits: Limits;
  captcha: Captcha;
}): PublicCallGuard {
  const { database, limits, captcha } = options;
  return {
    async captcha({ tenant }, token) {
      if (tenant.captcha_required) await captcha.use(token);
    },
    count: ({ tenant, clientIp, now }, name, ...keys) =>
      database.asPlatform(async (tx) => {
        const network = networkOf(clientIp);
        const counted = keys.length > 0 ? [tenant.id, ...keys, network] : [network];
        await take(tx, limitKey(name, ...counted), limits[name], now);
        if (keys.length > 0) {
          await take(tx, limitKey('mailOfNetwork', network), limits.mailOfNetwork, now);
        }
      }),
  };
}
