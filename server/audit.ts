/** Who did what to whom, and when: written in the transaction of the deed, and never changed. */
import type { TenantDb } from './db/database.ts';
import { auditEntries } from './db/schema/audit.ts';

type Entry = typeof auditEntries.$inferInsert;

/** Who acts: a person who is signed in, or somebody at the shell. */
export interface Actor {
  kind: Entry['actor_kind'];
  id: number | null;
  name: string;
}

export const commandLine: Actor = { kind: 'command_line', id: null, name: 'Command line' };

interface Person {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  is_tenant_admin: boolean;
}

export const actorOf = ({ id, first_name, last_name, email, is_tenant_admin }: Person): Actor => ({
  kind: is_tenant_admin ? 'operator' : 'recruiter',
  id,
  name: `${first_name} ${last_name} (${email})`,
});

export interface Deed {
  /** Such as `company.approved`: the chart’s own event where there is one. */
  action: string;
  kind: Entry['subject_kind'];
  id: number;
  name: string;
  details?: Entry['details'];
}

const entryOf = (tenantId: number, actor: Actor, deed: Deed, at: Date): Entry => ({
  tenant_id: tenantId,
  at,
  actor_kind: actor.kind,
  actor_id: actor.id,
  actor: actor.name,
  action: deed.action,
  subject_kind: deed.kind,
  subject_id: deed.id,
  subject: deed.name,
  details: deed.details ?? {},
});

export async function record({ tenantId, tx }: TenantDb, actor: Actor, deed: Deed, at: Date): Promise<void> {
  await tx.insert(auditEntries).values(entryOf(tenantId, actor, deed, at));
}

/** As many as one statement takes. */
const atOnce = 500;

export async function recordAll(
  { tenantId, tx }: TenantDb,
  actor: Actor,
  deeds: Deed[],
  at: Date,
): Promise<void> {
  for (let from = 0; from < deeds.length; from += atOnce) {
    const entries = deeds.slice(from, from + atOnce).map((deed) => entryOf(tenantId, actor, deed, at));
    await tx.insert(auditEntries).values(entries);
  }
}
