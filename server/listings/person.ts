// How a provider may reach the veteran who writes to them.
import { and, eq } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';

async function personOf({ tx, tenantId }: TenantDb, userId: number) {
  const { first_name, last_name, email, country_code, phone_number } = users;
  const [person] = await tx
    .select({ first_name, last_name, email, country_code, phone_number })
    .from(users)
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, userId)));
  return person!;
}

export async function nameAndEmail(db: TenantDb, userId: number): Promise<{ name: string; email: string }> {
  const { first_name, last_name, email } = await personOf(db, userId);
  return { name: `${first_name} ${last_name}`, email };
}

/** Null without a phone number in the profile. */
export async function nameAndPhone(
  db: TenantDb,
  userId: number,
): Promise<{ name: string; phone: string } | null> {
  const { first_name, last_name, country_code, phone_number } = await personOf(db, userId);
  if (!phone_number) return null;
  return { name: `${first_name} ${last_name}`, phone: `${country_code ?? ''} ${phone_number}`.trim() };
}
