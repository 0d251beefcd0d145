// Counts attempts in the database, so that every process counts together. A window starts with its first attempt.
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import type { Database } from '../../db/database.ts';
import { rateLimits } from '../../db/schema/tenants.ts';
import type { Tx } from '../../db/transaction.ts';
import { Problem } from './problem.ts';

export interface Limit {
  attempts: number;
  seconds: number;
}

export const defaultLimits = {
  // One account from one network.
  loginOfAccount: { attempts: 10, seconds: 15 * 60 },
  loginOfBrowser: { attempts: 10, seconds: 15 * 60 },
  loginOfNetwork: { attempts: 100, seconds: 60 * 60 },
  operatorLoginOfAccount: { attempts: 10, seconds: 15 * 60 },
  operatorLoginOfBrowser: { attempts: 10, seconds: 15 * 60 },
  operatorLoginOfNetwork: { attempts: 100, seconds: 60 * 60 },
  captcha: { attempts: 300, seconds: 10 * 60 },
  uploadCv: { attempts: 10, seconds: 60 * 60 },
  // By our own rules, whose cost is bounded by the length of the text: enough for six styles of ten lines in a minute.
  rewrite: { attempts: 60, seconds: 60 },
  // Then the rules answer.
  rewriteByModel: { attempts: 30, seconds: 60 * 60 },
  pdf: { attempts: 30, seconds: 60 * 60 },
  gdpr: { attempts: 3, seconds: 24 * 60 * 60 },
  checkResume: { attempts: 120, seconds: 60 * 60 },
  invite: { attempts: 50, seconds: 24 * 60 * 60 },
  // To one address by one company, revoked and sent again included.
  inviteAddress: { attempts: 5, seconds: 24 * 60 * 60 },
  // Invitations to apply: each is mailed to a veteran.
  inviteToApply: { attempts: 50, seconds: 24 * 60 * 60 },
  // Each acceptance, and each block, takes a new number for the anonymous card, and there are 2^29 for everybody together.
  answerInvitation: { attempts: 60, seconds: 60 * 60 },
  // Different profiles, by whichever call; see `profileReads`.
  profilesOfRecruiter: { attempts: 60, seconds: 10 * 60 },
  profilesOfCompany: { attempts: 500, seconds: 24 * 60 * 60 },
  // Each is an entry of the veteran's access log, also of a profile that was opened before.
  openProfile: { attempts: 1200, seconds: 60 * 60 },
  // Each is an entry for every applicant.
  exportApplications: { attempts: 20, seconds: 60 * 60 },
  // The cards have the names of visible candidates.
  searchCandidates: { attempts: 300, seconds: 10 * 60 },
  guest: { attempts: 1200, seconds: 60 },
  publicCandidates: { attempts: 300, seconds: 10 * 60 },
  createCompany: { attempts: 20, seconds: 24 * 60 * 60 },
  joinCompany: { attempts: 5, seconds: 60 * 60 },
  // Requesting another name mails the operators.
  changeCompany: { attempts: 60, seconds: 60 * 60 },
  // Each mails the operators, and a replaced logo is stored for 30 days.
  changeAppearance: { attempts: 10, seconds: 24 * 60 * 60 },
  // Each mails a colleague.
  decideMember: { attempts: 100, seconds: 60 * 60 },
  // Each offer, interview, change or answer mails the other side.
  changeOffer: { attempts: 100, seconds: 60 * 60 },
  // Of one application by its company: each move is stored for good, and most of them notify the applicant.
  moveApplication: { attempts: 20, seconds: 60 * 60 },
  // Each mails a colleague.
  changeHiringTeam: { attempts: 200, seconds: 60 * 60 },
  assignApplication: { attempts: 200, seconds: 60 * 60 },
  // Each may mail the colleagues whom it mentions.
  addNote: { attempts: 60, seconds: 60 * 60 },
  // To veterans as to companies; the first that is not read yet is mailed.
  sendMessage: { attempts: 60, seconds: 60 * 60 },
  uploadAttachment: { attempts: 30, seconds: 60 * 60 },
  reportMessage: { attempts: 10, seconds: 60 * 60 },
  // Each is an entry of the audit log.
  changeTemplate: { attempts: 120, seconds: 60 * 60 },
  createJob: { attempts: 60, seconds: 60 * 60 },
  // Each change of a published job's title, salary or place is stored for good.
  changeJob: { attempts: 600, seconds: 60 * 60 },
  // Of one job by its company.
  moveJob: { attempts: 20, seconds: 60 * 60 },
  // Closings that write to every applicant, who would otherwise hear of each reopening and closing.
  notifyOfClosing: { attempts: 2, seconds: 24 * 60 * 60 },
  requestInvitation: { attempts: 3, seconds: 60 * 60 },
  requestInvitationOfNetwork: { attempts: 30, seconds: 60 * 60 },
  signUp: { attempts: 10, seconds: 60 * 60 },
  // Letters that anybody may have sent to any address (sign-up, forgotten password, repeated confirmation, change of email),
  // counted together, and for known and unknown addresses alike: from one network, and from all.
  letters: { attempts: 3, seconds: 60 * 60 },
  lettersToAddress: { attempts: 6, seconds: 60 * 60 },
  // Asked for in a browser that signed in to the account before, so that strangers cannot use up the owner's letters.
  lettersOfBrowser: { attempts: 3, seconds: 60 * 60 },
  mailOfNetwork: { attempts: 30, seconds: 60 * 60 },
  currentPassword: { attempts: 10, seconds: 15 * 60 },
  changeConsents: { attempts: 60, seconds: 60 * 60 },
  departOfNetwork: { attempts: 100, seconds: 10 * 60 },
  changeEmail: { attempts: 3, seconds: 60 * 60 },
  courseInterest: { attempts: 20, seconds: 24 * 60 * 60 },
  contactProvider: { attempts: 10, seconds: 24 * 60 * 60 },
  reportJob: { attempts: 10, seconds: 60 * 60 },
  apply: { attempts: 20, seconds: 24 * 60 * 60 },
  createPlan: { attempts: 10, seconds: 24 * 60 * 60 },
  uploadEvidence: { attempts: 30, seconds: 60 * 60 },
  flowEvents: { attempts: 300, seconds: 10 * 60 },
  uploadPicture: { attempts: 20, seconds: 60 * 60 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;
export type Limits = Record<LimitName, Limit>;

export const limitKey = (name: LimitName, ...parts: (string | number)[]) =>
  `${name} ${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;

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
    throw new Problem(429, 'rate_limited', `Too many attempts. Please try again ${waitText(wait)}.`, {
      retryAfter: Math.max(1, wait),
    });
  }
}

const giveBack = (tx: Tx, key: string) =>
  tx.execute(sql`update ${rateLimits} set count = greatest(0, count - 1) where key = ${key}`);

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

interface LoginAttempt {
  // Operators have separate counts, so that one sign-in cannot lock the other.
  at: 'login' | 'operatorLogin';
  tenantId: number;
  email: string;
  clientIp: string;
  browser: string | null;
}

/** A count never spans networks: guessing passwords locks an account only for the guesser's own network. */
export function loginCounts(limits: Limits, { at, tenantId, email, clientIp, browser }: LoginAttempt) {
  const network = networkOf(clientIp);
  const count = (name: LimitName, ...parts: (string | number)[]) =>
    [limitKey(name, ...parts), limits[name]] as const;
  return browser
    ? [count(`${at}OfBrowser`, tenantId, browser)]
    : [count(`${at}OfAccount`, tenantId, email, network), count(`${at}OfNetwork`, network)];
}

export function waitText(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return `in ${Math.ceil(minutes / 60)} hours`;
  return minutes > 1 ? `in ${minutes} minutes` : 'in a minute';
}

/** ada+jobs@example.com is usually delivered to ada@example.com, and a.da@gmail.com to ada@gmail.com. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domain.replace(/^googlemail\.com$/, 'gmail.com')}`;
}

/** The network of one household or server: an IPv4 address, or an IPv6 /64, within which addresses are free to change. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // IPv4 within IPv6 (::ffff:203.0.113.9) becomes IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [a, b, c, d] = (parsed as ipaddr.IPv6).parts;
  return `${new ipaddr.IPv6([a!, b!, c!, d!, 0, 0, 0, 0])}/64`;
}
