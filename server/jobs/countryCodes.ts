import { isAnyOf } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { countries } from '../db/schema/reference.ts';

/** ISO 3166-1 alpha-2, by id: search engines and aggregators read no names of countries. */
export async function countryCodes(
  { tx }: TenantDb,
  ids: (number | undefined)[],
): Promise<Map<number, string>> {
  const distinct = [...new Set(ids.filter((id) => id !== undefined))];
  if (distinct.length === 0) return new Map();
  const rows = await tx
    .select({ id: countries.id, iso2: countries.iso2 })
    .from(countries)
    .where(isAnyOf(countries.id, distinct));
  return new Map(rows.map(({ id, iso2 }) => [id, iso2]));
}
