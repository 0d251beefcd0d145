// Audit entries are written in the transaction of the action and never changed. Repeats within the hour
// are counted on one entry, so that nobody can flood the table.
import { createHash, createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { personName } from '../../src/documents/personName.ts';
import { secretsFor } from '../crypto/secrets.ts';
import type { Database, TenantDb } from '../db/database.ts';
import { nameColumn } from '../db/nameColumn.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { Problem } from '../http/answers/problem.ts';
import type { Call } from '../http/contract/call.ts';
import type { SessionClient } from '../http/contract/caller.ts';

type Entry = typeof auditEntries.$inferInsert;

export interface Actor {
  kind: Entry['actor_kind'];
  id: number | null;
  name: string;
  from?: SessionClient | undefined;
}

export const commandLineActor: Actor = { kind: 'command_line', id: null, name: 'Command line' };

interface Person {
  id: number;
  role: 'veteran' | 'recruiter';
  first_name: string;
  last_name: string;
  email: string;
  is_tenant_admin: boolean;
  from?: SessionClient;
}

export const actorOf = (person: Person, from: SessionClient | undefined = person.from): Actor => ({
  kind: person.is_tenant_admin ? 'operator' : person.role,
  id: person.id,
  name: `${personName(person)} (${person.email})`,
  from,
});

/** Stored as the subject of an entry about an invitation; the address is read from the invitation. */
export const unnamedInvitation = 'An invitation';

export const shownSubject = sql<string>`coalesce((select i.email from invitations i
  where audit_entries.subject_kind = 'invitation' and i.tenant_id = audit_entries.tenant_id
    and i.id = audit_entries.subject_id), audit_entries.subject)`;

export interface AuditedAction {
  action: string;
  kind: Entry['subject_kind'];
  id: number;
  name: string;
  details?: Entry['details'];
  category?: Entry['category'];
  result?: Entry['result'];
}

const entryOf = (tenantId: number, actor: Actor, deed: AuditedAction, at: Date) => ({
  tenant_id: tenantId,
  at,
  category: deed.category ?? 'decision',
  result: deed.result ?? 'done',
  actor_kind: actor.kind,
  actor_id: actor.id,
  actor: actor.name,
  action: deed.action,
  subject_kind: deed.kind,
  subject_id: deed.id,
  subject: deed.name,
  details: deed.details ?? {},
  network: actor.from?.network ?? null,
  device: actor.from?.device ?? null,
  place: actor.from?.place ?? null,
  last_at: at,
});

export async function recordAudit(
  { tenantId, tx }: TenantDb,
  actor: Actor,
  deed: AuditedAction,
  at: Date,
): Promise<void> {
  await tx.insert(auditEntries).values(entryOf(tenantId, actor, deed, at));
}

const atOnce = 500;

export async function recordAuditEntries(
  { tenantId, tx }: TenantDb,
  actor: Actor,
  deeds: AuditedAction[],
  at: Date,
): Promise<void> {
  for (let from = 0; from < deeds.length; from += atOnce) {
    const entries = deeds.slice(from, from + atOnce).map((deed) => entryOf(tenantId, actor, deed, at));
    await tx.insert(auditEntries).values(entries);
  }
}

export async function recordOwn(
  db: TenantDb,
  person: Person,
  deed: Pick<AuditedAction, 'action' | 'details' | 'result'> & { category?: 'sign_in' | 'account' },
  { now, from }: { now: Date; from?: SessionClient },
): Promise<void> {
  const own = {
    category: 'account',
    ...deed,
    kind: 'user',
    id: person.id,
    name: `${personName(person)} (${person.email})`,
  } as const;
  await recordCounted(db, actorOf(person, from), own, now);
}

const hour = 3_600_000;
const attemptsApart = 500;

// Entries that differ only in time, or in fields outside `parts`, share a count.
const countedBy = (parts: unknown[], at: Date) => {
  const since = new Date(Math.floor(at.getTime() / hour) * hour).toISOString();
  const key = createHash('sha256')
    .update(JSON.stringify([since, ...parts]))
    .digest('base64url');
  return { key, since };
};

export async function recordCounted(
  db: TenantDb,
  actor: Actor,
  deed: AuditedAction,
  at: Date,
): Promise<void> {
  const { at: _, last_at: __, tenant_id: ___, ...same } = entryOf(db.tenantId, actor, deed, at);
  const { key, since } = countedBy(Object.values(same), at);
  const entry = JSON.stringify({ ...same, at, counted_as: key });
  await db.tx.execute(
    sql`select count_in_audit(${entry}::jsonb, ${since}::timestamptz, ${attemptsApart}::integer)`,
  );
}

export const recordReading = (
  db: TenantDb,
  { tenant, user, now }: Pick<Call<'getAdmin'>, 'tenant' | 'user' | 'now'>,
  action: `${string}.read`,
  of: Pick<AuditedAction, 'kind' | 'id' | 'name'> = { kind: 'tenant', id: tenant.id, name: tenant.name },
) => recordCounted(db, actorOf(user), { ...of, action, category: 'reading' }, now);

export const visitor = (from: SessionClient): Actor => ({
  kind: 'visitor',
  id: null,
  name: 'Somebody not signed in',
  from,
});

interface Attempt {
  action: string;
  // Lower case.
  email: string;
  category: 'sign_in' | 'account';
  result: 'done' | 'refused';
  details?: Entry['details'];
}

type AttemptCall = Pick<Call<'login'>, 'client' | 'now' | 'transaction'>;

// A keyed hash, so that entries can be compared without revealing the address.
const addressDigest = (secret: string, tenantId: number, email: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([tenantId, email]))
    .digest('base64url')
    .slice(0, 12);

export function attemptsOn(database: Pick<Database, 'keys'>) {
  const secrets = secretsFor(database, 'audit');

  // A single statement, so that the time does not reveal whether the address has an account.
  async function recordAudit(
    db: TenantDb,
    { client, now }: Pick<AttemptCall, 'client' | 'now'>,
    attempt: Attempt,
  ) {
    const { email, action, category, result, details } = attempt;
    const digest = addressDigest(secrets.current().value, db.tenantId, email);
    const deed = { action, category, result, details: details ?? {}, kind: 'address', id: 0 } as const;
    const name = `An address without an account (${digest})`;
    const {
      tenant_id: _,
      last_at: __,
      ...entry
    } = entryOf(db.tenantId, visitor(client), { ...deed, name }, now);
    const { key, since } = countedBy([action, result, digest, client.network, details], now);
    await db.tx.execute(sql`
      select count_in_audit(${JSON.stringify({ ...entry, counted_as: key })}::jsonb || coalesce((
        select jsonb_build_object('subject_kind', 'user', 'subject_id', u.id,
          'subject', ${nameColumn(sql`u.first_name`, sql`u.last_name`)} || ' (' || u.email || ')')
        from users u where u.tenant_id = ${db.tenantId} and u.email = ${email}), '{}'),
        ${since}::timestamptz, ${attemptsApart}::integer)`);
  }

  return {
    recordAudit: recordAudit,

    async refusalsOf<T>(
      call: AttemptCall,
      { action, email }: { action: string; email: string | (() => string | undefined) },
      work: () => Promise<T>,
    ): Promise<T> {
      try {
        return await work();
      } catch (error) {
        const address = typeof email === 'string' ? email : email();
        if (error instanceof Problem && address !== undefined) {
          const details = { reason: error.code };
          const attempt = {
            action,
            email: address,
            category: 'sign_in',
            result: 'refused',
            details,
          } as const;
          await call.transaction((db) => recordAudit(db, call, attempt));
        }
        throw error;
      }
    },
  };
}

export type Attempts = ReturnType<typeof attemptsOn>;
