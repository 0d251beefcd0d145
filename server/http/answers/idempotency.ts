// A repeated call with the same Idempotency-Key within 24 hours gets the first response, which is stored in the transaction of
// the work itself.
import { createHmac } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Secrets } from '../../crypto/keys.ts';
import { sealingWith } from '../../crypto/sealing.ts';
import type { TenantDb } from '../../db/database.ts';
import { idempotencyKeys } from '../../db/schema/accounts.ts';
import { overloaded } from './errors.ts';
import { invalid } from './problem.ts';

type Transaction = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

interface Once<T> {
  transaction: Transaction;
  // Encrypts stored responses, which may contain the password from the request or a token from the answer.
  secrets: Secrets;
  // `nobody` for callers who are not signed in: only the content tells them apart.
  userId: number;
  operation: string;
  key: string;
  content: Record<string, unknown>;
  now: Date;
  work: (conclude: (db: TenantDb, answer: T) => Promise<T>) => Promise<T>;
}

// Replaces the user id of a caller who is not signed in.
export const nobody = 0;

const retention = 24 * 3_600_000;
// Longer than any call may take: after that, its process is considered dead.
const abandonedAfter = 60_000;

function fingerprint(content: Record<string, unknown>, secret: string) {
  const hash = createHmac('sha256', secret);
  for (const [name, value] of Object.entries(content)) {
    hash.update(`\0${name}\0`);
    const bytes = (value as { bytes?: unknown } | null)?.bytes;
    if (Buffer.isBuffer(bytes)) hash.update(bytes);
    else hash.update(JSON.stringify(value) ?? '');
  }
  return hash.digest('hex');
}

/** Of somebody who is erased, or has left the company that answers are about. */
export async function forgetAnswers({ tenantId, tx }: TenantDb, userId: number): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.tenant_id, tenantId), eq(idempotencyKeys.user_id, userId)));
}

export const unkept = async <T>(_: TenantDb, answer: T): Promise<T> => answer;

type ClaimedCall = Pick<Once<unknown>, 'transaction' | 'userId' | 'operation' | 'key' | 'now'>;

const rowOf = ({ userId, operation, key }: ClaimedCall, tenantId: number) =>
  and(
    eq(idempotencyKeys.tenant_id, tenantId),
    eq(idempotencyKeys.user_id, userId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );

// Null if the key is new, and now claimed by this call; otherwise what an earlier call stored under it.
const claimKey = (call: ClaimedCall, request_hash: string) =>
  call.transaction(async ({ tenantId, tx }) => {
    const { userId, operation, key, now } = call;
    const tooOld = new Date(now.getTime() - retention);
    const abandoned = new Date(now.getTime() - abandonedAfter);
    await tx
      .delete(idempotencyKeys)
      .where(
        and(
          rowOf(call, tenantId),
          or(
            lt(idempotencyKeys.created_at, tooOld),
            and(isNull(idempotencyKeys.answer), lt(idempotencyKeys.created_at, abandoned)),
          ),
        ),
      );
    const mine = await tx
      .insert(idempotencyKeys)
      .values({ tenant_id: tenantId, user_id: userId, operation, key, request_hash, created_at: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (mine.length > 0) return null;
    const [row] = await tx.select().from(idempotencyKeys).where(rowOf(call, tenantId));
    return row ?? null;
  });

export async function once<T extends object>(call: Once<T>): Promise<T> {
  const { transaction, operation, now } = call;
  const { seal, unseal } = sealingWith(call.secrets);
  const earlier = await claimKey(call, fingerprint(call.content, call.secrets.current().value));
  if (earlier) {
    const isTheSame = call.secrets
      .all()
      .some(({ value }) => fingerprint(call.content, value) === earlier.request_hash);
    if (!isTheSame) {
      throw invalid({ 'Idempotency-Key': ['This key was used for something else'] });
    }
    if (!earlier.answer) throw overloaded(1);
    return JSON.parse(unseal(earlier.tenant_id, earlier.answer)) as T;
  }

  // Does not match if another process claimed the key after this one timed out.
  const isMine = (tenantId: number) =>
    and(rowOf(call, tenantId), isNull(idempotencyKeys.answer), eq(idempotencyKeys.created_at, now));
  let concluded: T | undefined;

  async function conclude({ tenantId, tx }: TenantDb, answer: T) {
    const stored = await tx
      .update(idempotencyKeys)
      .set({ answer: seal(tenantId, JSON.stringify(answer)) })
      .where(isMine(tenantId))
      .returning({ key: idempotencyKeys.key });
    if (stored.length === 0) throw overloaded(1);
    concluded = answer;
    return answer;
  }

  try {
    const answer = await call.work(conclude);
    if (answer !== concluded) throw new Error(`The answer of ${operation} was not stored with its work`);
    return answer;
  } catch (error) {
    // A refused call changed nothing, so the same key may be tried again.
    await transaction(({ tenantId, tx }) => tx.delete(idempotencyKeys).where(isMine(tenantId)));
    throw error;
  }
}
