import { and, asc, eq, inArray, like, sql } from 'drizzle-orm';
import type { TenantDb } from '../db/database.ts';
import { cities, countries, industries, states } from '../db/schema/reference.ts';
import { fold } from '../formats/fold.ts';
import { notFound } from '../http/answers/problem.ts';
import type { Operation } from '../http/contract/call.ts';

const city = {
  id: cities.id,
  title: cities.title,
  state_id: cities.state_id,
  lat: cities.lat,
  lng: cities.lng,
};

export const listIndustries: Operation<'listIndustries'> = ({ transaction }) =>
  transaction(async ({ tx }) => ({
    data: await tx
      .select({ id: industries.id, title: industries.title })
      .from(industries)
      .orderBy(asc(industries.order)),
  }));

export const listCountries: Operation<'listCountries'> = ({ transaction }) =>
  transaction(async ({ tx }) => ({
    data: await tx
      .select({ id: countries.id, title: countries.title })
      .from(countries)
      .where(eq(countries.is_offered, true))
      .orderBy(asc(countries.id)),
  }));

export const listStates: Operation<'listStates'> = ({ params, transaction }) =>
  transaction(async (db) => {
    await demand(db, countries, params.id);
    return {
      data: await db.tx
        .select({ id: states.id, title: states.title })
        .from(states)
        .where(eq(states.country_id, params.id))
        .orderBy(asc(states.title), asc(states.id)),
    };
  });

export const listCities: Operation<'listCities'> = ({ params, transaction }) =>
  transaction(async (db) => {
    await demand(db, states, params.id);
    return {
      data: await db.tx
        .select(city)
        .from(cities)
        .where(eq(cities.state_id, params.id))
        .orderBy(asc(cities.title), asc(cities.id)),
    };
  });

export const nameCities: Operation<'nameCities'> = ({ query, transaction }) =>
  transaction(async ({ tx }) => ({
    data: await tx
      .select(city)
      .from(cities)
      .where(inArray(cities.id, query.id))
      .orderBy(asc(cities.title), asc(cities.id)),
  }));

export const searchCities: Operation<'searchCities'> = ({ body, transaction }) =>
  transaction(async (db) => {
    await demand(db, countries, body.country_id);
    const term = fold(body.city);
    if (!term) return { data: [] };
    const startsWith = sql<boolean>`${cities.search} like ${`${term}%`}`;
    return {
      data: await db.tx
        .select(city)
        .from(cities)
        .where(and(eq(cities.country_id, body.country_id), like(cities.search, `%${term}%`)))
        .orderBy(sql`${startsWith} desc`, sql`length(${cities.search})`, asc(cities.title), asc(cities.id))
        .limit(20),
    };
  });

async function demand({ tx }: TenantDb, table: typeof countries | typeof states, id: number): Promise<void> {
  const [row] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id));
  if (!row) throw notFound();
}
