import { and, eq } from 'drizzle-orm';
import { personName } from '../../src/documents/personName.ts';
import { phoneText } from '../../src/documents/phoneText.ts';
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
  const person = await personOf(db, userId);
  return { name: personName(person), email: person.email };
}

export async function nameAndPhone(
  db: TenantDb,
  userId: number,
): Promise<{ name: string; phone: string } | null> {
  const person = await personOf(db, userId);
  const phone = phoneText(person);
  return phone ? { name: personName(person), phone } : null;
}
