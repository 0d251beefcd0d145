/** What a database holds from its first start: the reference data, and with `demo` the two seeded tenants. Twice is as once. */
import type { Tx } from '../database.ts';
import { seedOnboarding } from './onboarding.ts';
import { seedPeople } from './people.ts';
import { seedReference } from './reference.ts';
import { seedTenants } from './tenants.ts';

export async function prepareData(tx: Tx, { demo }: { demo: boolean }): Promise<void> {
  await seedReference(tx);
  if (!demo) return;
  for (const tenant of await seedTenants(tx)) {
    await seedPeople(tx, tenant);
    await seedOnboarding(tx, tenant);
  }
}
