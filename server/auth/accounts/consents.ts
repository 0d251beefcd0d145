// Consents are stored with the notice that was shown and the time. Withdrawing is as easy as giving.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { components } from '../../../openapi.gen.d.ts';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { consents } from '../../db/schema/consents.ts';
import { invalid } from '../../http/answers/problem.ts';
import type { Operation } from '../../http/contract/call.ts';
import { renewCard } from '../../profile/interface.ts';

type Kind = (typeof consents.$inferSelect)['kind'];
type Presented = components['schemas']['Consents'];

interface ConsentChange {
  userId: number;
  privacy_version: string | null;
  now: Date;
  values: Partial<Record<Kind, string>>;
}

export async function recordConsents({ tenantId, tx }: TenantDb, change: ConsentChange): Promise<void> {
  const { userId, privacy_version, now, values } = change;
  const kinds = Object.entries(values);
  if (kinds.length === 0) return;
  const rows = kinds.map(([kind, value]) => sql`(${kind}, ${value})`);
  await tx.execute(sql`
    insert into consents (tenant_id, user_id, kind, value, privacy_version, given_at)
    select u.tenant_id, u.id, c.kind, c.value, ${privacy_version}, ${now.toISOString()}::timestamptz
    from users u, (values ${sql.join(rows, sql`, `)}) as c (kind, value)
    where u.tenant_id = ${tenantId} and u.id = ${userId}`);
}

export const answerOf = (consents: boolean) => (consents ? 'given' : 'withdrawn');

export const getConsents: Operation<'getConsents'> = ({ user, transaction }) =>
  transaction(async (db) => ({ data: await presentConsents(db, user.id) }));

export const saveConsents: Operation<'saveConsents'> = async ({
  body,
  tenant,
  user,
  now,
  limit,
  transaction,
}) => {
  await limit('changeConsents');
  return transaction(async (db) => {
    const { privacy_version, candidate_visibility, ...choices } = body;
    if (privacy_version !== tenant.privacy_version) {
      throw invalid({ privacy_version: ['Read the current privacy notice first'] });
    }
    const mine = and(eq(users.tenant_id, db.tenantId), eq(users.id, user.id));
    const [before] = await db.tx.select().from(users).where(mine).for('update');
    const change: Partial<typeof users.$inferInsert> = {};
    const values: Partial<Record<Kind, string>> = {};
    for (const kind of ['analytics', 'recording', 'marketing'] as const) {
      const choice = choices[kind];
      if (choice === undefined || choice === before![`consent_${kind}`]) continue;
      change[`consent_${kind}`] = choice;
      values[kind] = answerOf(choice);
    }
    if (candidate_visibility && candidate_visibility !== before!.candidate_visibility) {
      change.candidate_visibility = candidate_visibility;
      values.candidate_visibility = candidate_visibility;
      if (before!.candidate_visibility === 'visible') await renewCard(db, user.id);
    }
    if (privacy_version !== before!.privacy_version) {
      change.privacy_version = privacy_version;
      values.privacy = 'accepted';
    }
    if (Object.keys(change).length > 0) {
      await db.tx
        .update(users)
        .set({ ...change, updated_at: now })
        .where(mine);
      await recordConsents(db, { userId: user.id, privacy_version, now, values });
    }
    return { data: await presentConsents(db, user.id) };
  });
};

async function presentConsents({ tenantId, tx }: TenantDb, userId: number): Promise<Presented> {
  const [now] = await tx
    .select({
      analytics: users.consent_analytics,
      recording: users.consent_recording,
      marketing: users.consent_marketing,
      candidate_visibility: users.candidate_visibility,
      privacy_version: users.privacy_version,
    })
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, userId)));
  const history = await tx
    .select()
    .from(consents)
    .where(and(eq(consents.tenant_id, tenantId), eq(consents.user_id, userId)))
    .orderBy(desc(consents.given_at), desc(consents.id));
  return {
    ...now!,
    history: history.map(({ kind, value, privacy_version, given_at }) => ({
      kind,
      value,
      privacy_version,
      given_at: given_at.toISOString(),
    })),
  };
}
