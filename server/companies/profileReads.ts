/**
 * Limits how many profiles a recruiter and a company can open in a period, on any page or in an export. A profile that was
 * opened within the period can be opened again even when the limit is reached. Once per period, a reached limit is recorded in
 * the audit log and operators are notified. The views are counted in the access log, in which veterans can see who opened their
 * profile.
 */
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { personName } from '../../src/documents/personName.ts';
import { type AuditedAction, actorOf, recordAudit } from '../audit/audit.ts';
import { letterWriter, operatorsOf } from '../auth/interface.ts';
import { texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { accessLog } from '../db/schema/access.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { Problem } from '../http/answers/problem.ts';
import { type Limit, type Limits, waitText } from '../http/answers/rateLimits.ts';
import type { Call } from '../http/contract/call.ts';
import type { Outbox } from '../mail/outbox.ts';
import { manyProfilesLetter } from './profileReadLetters.ts';

type ProfileReadCall = Pick<Call<'getCandidate'>, 'user' | 'now' | 'tenant' | 'host' | 'transaction'>;

interface Profile {
  /** Null for erased people. */
  userId: number | null;
  /** The anonymous card that is shown instead of the person. */
  cardId?: number;
}

/** Checks the limit; the caller logs the views afterwards. @throws Problem 429 */
export type OpenProfiles = (profiles: readonly Profile[], as?: 'opened' | 'exported') => Promise<void>;

// Serialises the calls of a company; otherwise parallel calls could exceed the limit together.
const readsLock = 72_610_043;

type Reader = 'recruiter' | 'company';

const readers = { recruiter: 'profilesOfRecruiter', company: 'profilesOfCompany' } as const;

const sentences: Record<Reader, (wait: string) => string> = {
  recruiter: (wait) => `You have opened many profiles in a short time. You can open more ${wait}.`,
  company: (wait) =>
    `Your company has reached its daily limit of profiles. You can open more ${wait}. You can still reopen any profile opened today.`,
};

class TooMany extends Problem {
  readonly reader: Reader;

  constructor(reader: Reader, wait: number) {
    super(429, 'rate_limited', sentences[reader](waitText(wait)), { retryAfter: wait });
    this.reader = reader;
  }
}

const from = (now: Date, { seconds }: Limit) =>
  sql`${new Date(now.getTime() - seconds * 1000).toISOString()}::timestamptz`;

// Somebody's card and the named person are two profiles: otherwise a card that had to be counted anew, or had not, would show whether
// its holder had been read by name.
const profile = sql`${accessLog.user_id} || ' ' || ${accessLog.card_id}`;

/** Exports do not count towards the recruiter's ten-minute limit, because one job's applicants could exceed it. */
const views = ({ tenantId }: TenantDb, { user, now }: ProfileReadCall, reader: Reader, limit: Limit) => sql`
  select ${profile} as profile, max(${accessLog.at}) as at from ${accessLog}
  where ${accessLog.tenant_id} = ${tenantId} and ${accessLog.company_id} = ${user.company?.id ?? 0}
    and ${accessLog.at} > ${from(now, limit)} and ${accessLog.action} <> 'invited'
    ${reader === 'recruiter' ? sql`and ${accessLog.actor_id} = ${user.id} and ${accessLog.action} <> 'exported'` : sql``}
  group by 1`;

// In seconds; 0 if they may be opened now.
async function waitFor(
  db: TenantDb,
  call: ProfileReadCall,
  { keys, reader, limit }: { keys: string[]; reader: Reader; limit: Limit },
): Promise<number> {
  const { rows } = await db.tx.execute<{ total: number; repeated: number }>(sql`
    with views as (${views(db, call, reader, limit)})
    select count(*)::integer as total, count(*) filter (where profile = any(${texts(keys)}))::integer as repeated from views`);
  const { total, repeated } = rows[0]!;
  const surplus = total + keys.length - repeated - limit.attempts;
  if (repeated === keys.length || surplus <= 0) return 0;
  const { rows: ends } = await db.tx.execute<{ wait: number }>(sql`
    with views as (${views(db, call, reader, limit)})
    select ceil(extract(epoch from at - ${from(call.now, limit)}))::integer as wait
    from views order by at limit 1 offset ${Math.min(surplus, total) - 1}`);
  return Math.max(1, ends[0]?.wait ?? limit.seconds);
}

const lock = (db: TenantDb, { user }: ProfileReadCall) =>
  db.tx.execute(sql`select pg_advisory_xact_lock(${readsLock}, ${user.company?.id ?? 0})`);

async function wasReported(
  { tx, tenantId }: TenantDb,
  { kind, id }: Pick<AuditedAction, 'kind' | 'id'>,
  action: string,
  since: SQL,
) {
  const [reported] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.tenant_id, tenantId),
        eq(auditEntries.subject_kind, kind),
        eq(auditEntries.subject_id, id),
        eq(auditEntries.action, action),
        gt(auditEntries.at, since),
      ),
    )
    .limit(1);
  return reported !== undefined;
}

interface ProfileReadServices {
  limits: Limits;
  outbox: Outbox;
}

export type ReadProfiles = <T>(
  call: ProfileReadCall,
  work: (db: TenantDb, open: OpenProfiles) => Promise<T>,
) => Promise<T>;

export function profileReads({ limits, outbox }: ProfileReadServices): ReadProfiles {
  const opening =
    (db: TenantDb, call: ProfileReadCall): OpenProfiles =>
    async (profiles, as = 'opened') => {
      const keys = [
        ...new Set(
          profiles.flatMap(({ userId, cardId = 0 }) => (userId === null ? [] : `${userId} ${cardId}`)),
        ),
      ];
      if (keys.length === 0) return;
      await lock(db, call);
      const counted: Reader[] = as === 'exported' ? ['company'] : ['recruiter', 'company'];
      for (const reader of counted) {
        const wait = await waitFor(db, call, { keys, reader, limit: limits[readers[reader]] });
        if (wait > 0) throw new TooMany(reader, wait);
      }
    };

  async function report(call: ProfileReadCall, reader: Reader): Promise<void> {
    const { user, now, transaction } = call;
    const limit = limits[readers[reader]];
    const name = personName(user);
    const subject: Pick<AuditedAction, 'kind' | 'id' | 'name'> =
      reader === 'recruiter'
        ? { kind: 'user', id: user.id, name }
        : { kind: 'company', id: user.company?.id ?? 0, name: user.company?.name ?? '' };
    const action = `profiles.limit_of_${reader}`;
    await transaction(async (db) => {
      await lock(db, call);
      if (await wasReported(db, subject, action, from(now, limit))) return;
      const details = { people: limit.attempts, minutes: limit.seconds / 60 };
      await recordAudit(db, actorOf(user), { action, ...subject, details }, now);
      const letter = manyProfilesLetter(reader, {
        ...{ person: name, email: user.email, company: user.company?.name ?? '' },
        ...{ people: limit.attempts, minutes: limit.seconds / 60, about: user.id },
      });
      for (const { email } of await operatorsOf(db)) await letterWriter(outbox, call)(db, email, letter);
    });
    outbox.wake();
  }

  return async (call, work) => {
    try {
      return await call.transaction((db) => work(db, opening(db, call)));
    } catch (error) {
      if (error instanceof TooMany) await report(call, error.reader);
      throw error;
    }
  };
}
