import type { Attempts } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { Problem } from '../http/answers/problem.ts';
import { counting, type Limits, loginCounts } from '../http/answers/rateLimits.ts';
import type { Call } from '../http/contract/call.ts';
import type { BrowserRecognition } from './browserRecognition.ts';
import type { Captcha } from './captcha.ts';

export interface SignInServices {
  database: Database;
  limits: Limits;
  captcha: Captcha;
  browsers: BrowserRecognition;
  attempts: Attempts;
}

interface Attempt {
  at: 'login' | 'operatorLogin';
  email: string;
  /** Identifies a browser that has signed in to the account before. */
  browser: string | null;
}

/** Counts a guess that fails, and refunds everything else. */
export async function admit(
  { tenant, clientIp, now }: Pick<Call<'login'>, 'tenant' | 'clientIp' | 'now'>,
  { database, limits }: Pick<SignInServices, 'database' | 'limits'>,
  attempt: Attempt,
  recognise: () => Promise<UserRow>,
): Promise<UserRow> {
  const counts = counting(database, loginCounts(limits, { ...attempt, tenantId: tenant.id, clientIp }));
  await counts.take(now);
  try {
    const user = await recognise();
    await counts.giveBack();
    return user;
  } catch (error) {
    const wasGuess = error instanceof Problem && error.code === 'invalid_credentials';
    if (!wasGuess) await counts.giveBack();
    throw error;
  }
}
