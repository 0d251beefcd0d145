/** Counts attempts in the database, so that every process counts together. A window starts with its first attempt. */
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from './db/database.ts';
import { rateLimits } from './db/schema/tenants.ts';
import { Problem } from './problem.ts';

export interface Limit {
  attempts: number;
  seconds: number;
}

export const defaultLimits = {
  loginOfEmail: { attempts: 10, seconds: 15 * 60 },
  loginOfBrowser: { attempts: 10, seconds: 15 * 60 },
  loginOfAddress: { attempts: 100, seconds: 60 * 60 },
  captcha: { attempts: 300, seconds: 10 * 60 },
  uploadCv: { attempts: 10, seconds: 60 * 60 },
  rewrite: { attempts: 30, seconds: 60 * 60 },
  pdf: { attempts: 30, seconds: 60 * 60 },
  gdpr: { attempts: 3, seconds: 24 * 60 * 60 },
  checkResume: { attempts: 120, seconds: 60 * 60 },
  invite: { attempts: 50, seconds: 24 * 60 * 60 },
  /** A company asks veterans to apply, and each is written to. */
  inviteToApply: { attempts: 50, seconds: 24 * 60 * 60 },
  publicCandidates: { attempts: 300, seconds: 10 * 60 },
  joinCompany: { attempts: 5, seconds: 60 * 60 },
  /** Each writes to a colleague. */
  decideMember: { attempts: 100, seconds: 60 * 60 },
  requestInvitation: { attempts: 3, seconds: 60 * 60 },
  requestInvitationOfAddress: { attempts: 30, seconds: 60 * 60 },
  signUp: { attempts: 10, seconds: 60 * 60 },
  /** Mails that anybody may have sent to an address; counted for known and unknown ones alike. */
  forgot: { attempts: 3, seconds: 60 * 60 },
  resend: { attempts: 3, seconds: 60 * 60 },
  mailOfAddress: { attempts: 30, seconds: 60 * 60 },
  currentPassword: { attempts: 10, seconds: 15 * 60 },
  changeConsents: { attempts: 60, seconds: 60 * 60 },
  departOfAddress: { attempts: 100, seconds: 10 * 60 },
  changeEmail: { attempts: 3, seconds: 60 * 60 },
  courseInterest: { attempts: 20, seconds: 24 * 60 * 60 },
  contactProvider: { attempts: 10, seconds: 24 * 60 * 60 },
  reportJob: { attempts: 10, seconds: 60 * 60 },
  apply: { attempts: 20, seconds: 24 * 60 * 60 },
  uploadEvidence: { attempts: 30, seconds: 60 * 60 },
  /** Batches; an office shares its address. */
  flowEvents: { attempts: 300, seconds: 10 * 60 },
  uploadPicture: { attempts: 20, seconds: 60 * 60 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;
export type Limits = Record<LimitName, Limit>;

/** Who is counted: stored only as a hash, so that the table names nobody. */
export const limitKey = (name: LimitName, ...who: (string | number)[]) =>
  `${name} ${createHash('sha256').update(JSON.stringify(who)).digest('base64url')}`;

/** Counts one attempt, or several at once, or refuses them all. */
export async function take(tx: Tx, key: string, limit: Limit, now: Date, times = 1): Promise<void> {
  const instant = now.toISOString();
  const end = new Date(now.getTime() + limit.seconds * 1000).toISOString();
  const { rows } = await tx.execute<{ count: number; wait: number }>(sql`
    insert into ${rateLimits} as kept (key, count, ends_at) values (${key}, ${times}::integer, ${end}::timestamptz)
    on conflict (key) do update set
      count = case when kept.ends_at <= ${instant}::timestamptz then excluded.count else kept.count + excluded.count end,
      ends_at = case when kept.ends_at <= ${instant}::timestamptz then excluded.ends_at else kept.ends_at end
    returning count, ceil(extract(epoch from ends_at - ${instant}::timestamptz))::integer as wait`);
  const { count, wait } = rows[0]!;
  if (count > limit.attempts) {
    throw new Problem(429, 'rate_limited', `Too many attempts. Please try again ${inWords(wait)}.`, {
      retryAfter: Math.max(1, wait),
    });
  }
}

/** Takes an attempt back that turned out to be none. */
const giveBack = (tx: Tx, key: string) =>
  tx.execute(sql`update ${rateLimits} set count = greatest(0, count - 1) where key = ${key}`);

/** Several limits that one attempt counts for. */
export function counting(database: Database, counts: readonly (readonly [key: string, limit: Limit])[]) {
  return {
    take: (now: Date) =>
      database.asPlatform(async (tx) => {
        for (const [key, limit] of counts) await take(tx, key, limit, now);
      }),
    giveBack: () =>
      database.asPlatform(async (tx) => {
        for (const [key] of counts) await giveBack(tx, key);
      }),
  };
}

/** Of someone who signs in from a browser that nobody knows. */
export const loginCounts = (limits: Limits, tenantId: number, email: string, clientIp: string) =>
  [
    [limitKey('loginOfEmail', tenantId, email, networkOf(clientIp)), limits.loginOfEmail],
    [limitKey('loginOfAddress', clientIp), limits.loginOfAddress],
  ] as const;

function inWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1 ? `in ${minutes} minutes` : 'in a minute';
}

/** The part of an address that one household or provider hands out, so that changing the rest helps nobody. */
export function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(mapped)) return mapped.split('.').slice(0, 3).join('.');
  const [head = '', tail = ''] = mapped.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
