import { eq } from 'drizzle-orm';
import type { components } from '../../openapi.gen.d.ts';
import { isAnyOf } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { cities, countries, states } from '../db/schema/reference.ts';

export interface PlaceNames {
  /** ISO 3166-1 alpha-2, by the id of a country: aggregators and search engines read no names. */
  countryCodes: Map<number, string>;
  /** By the id of a city: a job with a city seldom names its region. */
  regions: Map<number, string>;
}

type Placed = Pick<components['schemas']['JobCard'], 'country' | 'city'>;

export async function placeNames({ tx }: TenantDb, jobs: Placed[]): Promise<PlaceNames> {
  const countryIds = [...new Set(jobs.flatMap(({ country }) => (country ? [country.id] : [])))];
  const cityIds = [...new Set(jobs.flatMap(({ city }) => city.map(({ id }) => id)))];
  const codes = countryIds.length
    ? await tx
        .select({ id: countries.id, iso2: countries.iso2 })
        .from(countries)
        .where(isAnyOf(countries.id, countryIds))
    : [];
  const regions = cityIds.length
    ? await tx
        .select({ id: cities.id, title: states.title })
        .from(cities)
        .innerJoin(states, eq(states.id, cities.state_id))
        .where(isAnyOf(cities.id, cityIds))
    : [];
  return {
    countryCodes: new Map(codes.map(({ id, iso2 }) => [id, iso2])),
    regions: new Map(regions.map(({ id, title }) => [id, title])),
  };
}
