// Distances are computed only inside a bounding box around the point, which keeps ten thousand entries fast.
import { type SQL, sql } from 'drizzle-orm';
import type { operations } from '../../openapi.gen.d.ts';
import { texts } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { distanceBetween, double, kmPerDegree, pointAt } from '../db/distance.ts';
import { courses, serviceProviders } from '../db/schema/services.ts';
import { dayOf } from '../formats/days.ts';
import { foldSearch } from '../formats/fold.ts';
import { type AnswerLabels, isStrong, serviceCategories } from '../services/serviceRules.ts';

export type ProviderFilter = NonNullable<operations['listServiceProviders']['parameters']['query']>;

interface Point {
  lat: number;
  lng: number;
}

export interface Home {
  cityId: number | null;
  city: string | null;
  point: Point | null;
  countryId: number;
}

interface Search {
  filter: ProviderFilter;
  home: Home;
  answerLabels: AnswerLabels;
  now: Date;
}

interface Near {
  from: 'position' | 'profile';
  city: string | null;
}

interface ListingSearch {
  total: number;
  near: Near | null;
  page: (limit: number, offset: number) => Promise<{ id: number; distance_km: number | null }[]>;
}

const radiusKm = 40;

type Table = typeof courses | typeof serviceProviders;

const distanceTo = (table: Table, point: Point): SQL =>
  distanceBetween({ lat: sql`${table.lat}`, lng: sql`${table.lng}` }, pointAt(point));

// Degrees of longitude that contain the whole circle; null near a pole, and if the date line is in it.
function span({ lat, lng }: Point): [west: number, east: number] | null {
  const height = radiusKm / kmPerDegree;
  const narrowest = Math.cos((Math.min(90, Math.abs(lat) + height) * Math.PI) / 180);
  const width = height / Math.max(narrowest, 1e-6);
  const [west, east] = [lng - width, lng + width];
  return width < 180 && west >= -180 && east <= 180 ? [west, east] : null;
}

function within(table: Table, point: Point): SQL {
  const height = radiusKm / kmPerDegree;
  const around = span(point);
  const box = around ? sql` and ${table.lng} between ${double(around[0])} and ${double(around[1])}` : sql``;
  return sql`(${table.lat} between ${double(point.lat - height)} and ${double(point.lat + height)}${box}
    and ${distanceTo(table, point)} <= ${double(radiusKm)})`;
}

// Finer digits identify no place, and the database cannot read the smallest numbers.
const toAMetre = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

interface Around {
  condition: SQL | null;
  near: Near | null;
  point: Point | null;
}

const nowhere = sql`false`;

function aroundOf(table: Table, { filter, home }: Search): Around {
  const { proximity, lat, lng } = filter;
  if (proximity === 'country') {
    return {
      condition: sql`${table.countries} @> array[${home.countryId}::bigint]`,
      near: null,
      point: null,
    };
  }
  if (proximity === 'city') {
    if (home.cityId === null) return { condition: nowhere, near: null, point: null };
    const near = { from: 'profile' as const, city: home.city };
    return { condition: sql`${table.city_id} = ${home.cityId}::bigint`, near, point: home.point };
  }
  if (proximity !== 'near_me') return { condition: null, near: null, point: null };
  const position = lat !== undefined && lng !== undefined ? { lat: toAMetre(lat), lng: toAMetre(lng) } : null;
  const point = position ?? home.point;
  if (!point) return { condition: nowhere, near: null, point: null };
  const near: Near = position ? { from: 'position', city: null } : { from: 'profile', city: home.city };
  return { condition: within(table, point), near, point };
}

// Categories that show crisis lines whatever else is filtered for.
const urgent = ['healthcare', 'housing'];

export async function searchListing(db: TenantDb, table: Table, search: Search): Promise<ListingSearch> {
  const { filter, answerLabels, now } = search;
  const around = aroundOf(table, search);
  const category = filter.category_id === undefined ? null : serviceCategories[filter.category_id - 1]!;
  const conditions = [
    ...(category ? [sql`${table.category} = ${category}`] : []),
    ...(filter.service_type?.length ? [sql`${table.service_type} && ${texts(filter.service_type)}`] : []),
    ...(filter.availability?.length ? [sql`${table.availability} = any(${texts(filter.availability)})`] : []),
    ...foldSearch(filter.search ?? '')
      .split(' ')
      .filter(Boolean)
      .map((word) => sql`${table.words} like ${`%${word}%`}`),
    ...(around.condition ? [around.condition] : []),
  ];
  const fits = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  const ofTenant = sql`${table.tenant_id} = ${db.tenantId}`;
  const today = dayOf(now);
  const [condition, first, name] =
    table === serviceProviders
      ? [
          sql`${serviceProviders.withdrawn_at} is null and ${
            category && urgent.includes(category) ? sql`(${serviceProviders.crisis_line} or (${fits}))` : fits
          }`,
          sql`${serviceProviders.crisis_line} desc,
            (${serviceProviders.crisis_line} and ${serviceProviders.availability} = '24/7_support') desc, `,
          serviceProviders.name,
        ]
      : [
          sql`${courses.withdrawn_at} is null and (${courses.starts_on} is null or ${courses.starts_on} >= ${today}::date) and ${fits}`,
          sql``,
          courses.title,
        ];
  const where = sql`${ofTenant} and ${condition}`;
  const { rows } = await db.tx.execute<{ total: number }>(
    sql`select count(*)::integer as total from ${table} where ${where}`,
  );
  const distance = around.point ? distanceTo(table, around.point) : sql`null::double precision`;
  const order = around.near
    ? sql`distance nulls last, ${name}, ${table.id}`
    : sql`${fitOrder(table, answerLabels)}${name}, ${table.id}`;
  return {
    total: rows[0]?.total ?? 0,
    near: around.near,
    page: async (limit, offset) => {
      const result = await db.tx.execute<{ id: number; distance: number | null }>(sql`
        select ${table.id} as id, ${distance} as distance from ${table} where ${where}
        order by ${first}${order} limit ${limit} offset ${offset}`);
      return result.rows.map(({ id, distance: far }) => ({
        id,
        distance_km: far === null ? null : Math.round(far * 10) / 10,
      }));
    },
  };
}

function fitOrder(table: Table, answerLabels: AnswerLabels): SQL {
  const tags = [...answerLabels.keys()];
  if (tags.length === 0) return sql``;
  return sql`(${table.tags} && ${texts(tags.filter(isStrong))}) desc, (${table.tags} && ${texts(tags)}) desc, `;
}
