import type { Database } from '../../db/database.ts';
import {
  type LimitName,
  type Limits,
  limitKey,
  mailboxOf,
  networkOf,
  take,
} from '../../http/answers/rateLimits.ts';
import type { Call } from '../../http/contract/call.ts';
import type { BrowserRecognition } from '../browserRecognition.ts';
import type { Captcha } from '../captcha.ts';

type Caller = Pick<Call<'forgotPassword'>, 'tenant' | 'clientIp' | 'cookies' | 'now'>;

export interface PublicCallGuard {
  captcha: (caller: Caller, token: string | undefined) => Promise<void>;
  countNetwork: (caller: Caller, name: LimitName) => Promise<void>;
  /** Counts a letter to an address that the caller has chosen. */
  countLetter: (caller: Caller, email: string) => Promise<void>;
}

type Count = [name: LimitName, ...parts: (string | number)[]];

export function createPublicCallGuard(options: {
  database: Database;
  limits: Limits;
  captcha: Captcha;
  browsers: Pick<BrowserRecognition, 'recognise'>;
}): PublicCallGuard {
  const { database, limits, captcha, browsers } = options;

  const count = (now: Date, counts: Count[]) =>
    database.asPlatform(async (tx) => {
      for (const [name, ...parts] of counts) await take(tx, limitKey(name, ...parts), limits[name], now);
    });

  return {
    async captcha({ tenant }, token) {
      if (tenant.captcha_required) await captcha.use(token);
    },
    countNetwork: ({ clientIp, now }, name) => count(now, [[name, networkOf(clientIp)]]),
    async countLetter({ tenant, clientIp, cookies, now }, email) {
      const network = networkOf(clientIp);
      const browser = await browsers.recognise(cookies, tenant, email);
      const ofAddress: Count[] = browser
        ? [['lettersOfBrowser', tenant.id, browser]]
        : [
            ['letters', tenant.id, mailboxOf(email), network],
            // Of all tenants, because they write to the same mailbox.
            ['lettersToAddress', mailboxOf(email)],
          ];
      await count(now, [...ofAddress, ['mailOfNetwork', network]]);
    },
  };
}
