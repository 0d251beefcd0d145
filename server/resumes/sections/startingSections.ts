import { and, eq } from 'drizzle-orm';
import { emptySections } from '../../cv/interface.ts';
import type { TenantDb } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { cities, states } from '../../db/schema/reference.ts';
import { notFound } from '../../http/answers/problem.ts';
import type { ResumeSections } from './sectionRules.ts';

export async function sectionsFromProfile(
  { tenantId, tx }: TenantDb,
  userId: number,
): Promise<ResumeSections> {
  const [row] = await tx
    .select({ user: users, city: cities.title, state: states.title })
    .from(users)
    .leftJoin(cities, eq(cities.id, users.city_id))
    .leftJoin(states, eq(states.id, users.state_id))
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, userId)));
  if (!row) throw notFound();
  const { user, city, state } = row;
  const { first_name, middle_name, last_name, headline, email, phone_number, country_code } = user;
  const profile = { first_name, middle_name, last_name, headline, email, phone_number, country_code };
  const { country_id } = user;
  const fields = Object.entries({ ...profile, city, state, country_id }).filter(([, value]) => value);
  return { ...emptySections(), personal_details: Object.fromEntries(fields) };
}
