import type { TenantDb } from '../db/database.ts';
import type { courses, serviceProviders } from '../db/schema/services.ts';
import type { Tenant } from '../db/schema/tenants.ts';
import { page } from '../http/answers/paging.ts';
import { invalid } from '../http/answers/problem.ts';
import type { SignedInUser } from '../http/contract/caller.ts';
import { type ProviderFilter, searchListing } from './search.ts';
import { answerLabelsOf, homeOf } from './visitor.ts';

interface ListingCall {
  query: ProviderFilter;
  user: SignedInUser;
  tenant: Tenant;
  now: Date;
}

/** `distances` are in kilometres, in the order of `ids`; null where no place is known. */
export async function listed(
  db: TenantDb,
  table: typeof courses | typeof serviceProviders,
  { query, user, tenant, now }: ListingCall,
) {
  demandWholePosition(query);
  const home = await homeOf(db, user, tenant, now);
  const answerLabels = await answerLabelsOf(db, user, now);
  const result = await searchListing(db, table, { filter: query, home, answerLabels, now });
  const { limit, offset, meta } = page(query.page, result.total);
  const hits = await result.page(limit, offset);
  return {
    ids: hits.map(({ id }) => id),
    distances: hits.map(({ distance_km }) => distance_km),
    answerLabels,
    meta: { ...meta, near: result.near },
  };
}

function demandWholePosition({ lat, lng }: ProviderFilter) {
  if ((lat === undefined) === (lng === undefined)) return;
  throw invalid({ [lat === undefined ? 'lat' : 'lng']: ['Latitude and longitude go together'] });
}
