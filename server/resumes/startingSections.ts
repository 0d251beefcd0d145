/** What a profile knows is not asked for again. */
import { and, eq } from 'drizzle-orm';
import { emptySections } from '../cv/draft.ts';
import type { TenantDb } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { cities, states } from '../db/schema/reference.ts';
import { notFound } from '../problem.ts';
import type { Sections } from '../resumeRules.ts';

export async function sectionsOfProfile({ tenantId, tx }: TenantDb, userId: number): Promise<Sections> {
  const [found] = await tx
    .select({ user: users, city: cities.title, state: states.title })
    .from(users)
    .leftJoin(cities, eq(cities.id, users.city_id))
    .leftJoin(states, eq(states.id, users.state_id))
    .where(and(eq(users.tenant_id, tenantId), eq(users.id, userId)));
  if (!found) throw notFound();
  const { user, city, state } = found;
  const { first_name, middle_name, last_name, headline, email, phone_number, country_code } = user;
  const known = { first_name, middle_name, last_name, headline, email, phone_number, country_code };
  const { country_id } = user;
  const given = Object.entries({ ...known, city, state, country_id }).filter(([, value]) => value);
  return { ...emptySections(), personal_details: Object.fromEntries(given) };
}
