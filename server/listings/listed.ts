/** One page of the courses or providers that fit, as both lists answer with it. */

import type { SignedInUser } from '../auth/sessions.ts';
import type { TenantDb } from '../db/database.ts';
import type { courses, serviceProviders } from '../db/schema/services.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import { page } from '../http/answers/paging.ts';
import { invalid } from '../http/answers/problem.ts';
import { type Filter, searchListing } from './search.ts';
import { homeOf, saidBy } from './visitor.ts';

interface Asked {
  query: Filter;
  user: SignedInUser;
  tenant: Tenant;
  now: Date;
}

/** `distances` are in kilometres, in the order of `ids`; null where no place is known. */
export async function listed(
  db: TenantDb,
  table: typeof courses | typeof serviceProviders,
  { query, user, tenant, now }: Asked,
) {
  demandWholePosition(query);
  const home = await homeOf(db, user, tenant, now);
  const said = await saidBy(db, user, now);
  const found = await searchListing(db, table, { filter: query, home, said, now });
  const { limit, offset, meta } = page(query.page, found.total);
  const hits = await found.page(limit, offset);
  return {
    ids: hits.map(({ id }) => id),
    distances: hits.map(({ distance_km }) => distance_km),
    said,
    meta: { ...meta, near: found.near },
  };
}

/** Half a position is none. */
function demandWholePosition({ lat, lng }: Filter) {
  if ((lat === undefined) === (lng === undefined)) return;
  throw invalid({ [lat === undefined ? 'lat' : 'lng']: ['Latitude and longitude go together'] });
}
