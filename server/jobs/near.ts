// Jobs around a town. The squares of a grid are marks of each job, so that the index finds those around the town; exact distances are
// computed only for these.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { numbers } from '../db/arrays.ts';
import type { TenantDb } from '../db/database.ts';
import { distanceBetween, double, kmPerDegree, pointAt } from '../db/distance.ts';
import { candidateFacts } from '../db/schema/candidates.ts';
import { listedJobs } from '../db/schema/jobs.ts';
import { cities } from '../db/schema/reference.ts';
import type { SignedInUser } from '../http/contract/caller.ts';
import { anyOf, remoteMark } from './marks.ts';

interface Point {
  lat: number;
  lng: number;
}

export interface Place extends Point {
  id: number;
  title: string;
  /** The visitor's own town, which nobody asked for in this search. */
  isOwn: boolean;
}

const j = listedJobs;

// In degrees. Longer distances use the larger squares, so that few marks cover them.
const grids = [
  { name: 'square', lat: 0.25, lng: 0.5 },
  { name: 'area', lat: 1, lng: 2 },
];
type Grid = (typeof grids)[number];

const maxMarks = 100;

const squareMark = ({ name }: Grid, row: number, column: number) => `=${name}${row}_${column}`;

export const placeMarks = (towns: readonly Point[]): string[] => [
  ...new Set(
    towns.flatMap(({ lat, lng }) =>
      grids.map((grid) => squareMark(grid, Math.floor(lat / grid.lat), Math.floor(lng / grid.lng))),
    ),
  ),
];

function squaresAround({ lat, lng }: Point, radiusKm: number, grid: Grid): string[] | null {
  const height = radiusKm / kmPerDegree;
  const narrowest = Math.cos((Math.min(89, Math.abs(lat) + height) * Math.PI) / 180);
  const width = height / narrowest;
  // Across the date line, the squares have other numbers.
  if (lng - width < -180 || lng + width > 180) return null;
  const [south, north] = [Math.floor((lat - height) / grid.lat), Math.floor((lat + height) / grid.lat)];
  const [west, east] = [Math.floor((lng - width) / grid.lng), Math.floor((lng + width) / grid.lng)];
  const columns = east - west + 1;
  const count = (north - south + 1) * columns;
  if (count > maxMarks) return null;
  return Array.from({ length: count }, (_, at) =>
    squareMark(grid, south + Math.floor(at / columns), west + (at % columns)),
  );
}

function marksAround(place: Place, radiusKm: number): string[] | null {
  for (const grid of grids) {
    const squares = squaresAround(place, radiusKm, grid);
    if (squares) return squares;
  }
  return null;
}

const distanceTo = (point: Point): SQL =>
  distanceBetween({ lat: sql`${cities.lat}`, lng: sql`${cities.lng}` }, pointAt(point));

/** In kilometres to the nearest town of a listed job; null for a job without towns. */
export const distanceFrom = (place: Place): SQL =>
  sql`(select min(${distanceTo(place)}) from ${cities} where ${cities.id} = any(${j.city_ids}))`;

export interface Around {
  place: Place;
  radiusKm: number;
  /** Jobs done from home are near everywhere; in a list by distance they come last. */
  withRemote: boolean;
}

/** The marks that each job around the place has, if they are few enough, and the exact condition. */
export function aroundPlace({ place, radiusKm, withRemote }: Around): { mark: string | null; exact: SQL } {
  const squares = marksAround(place, radiusKm);
  const near = sql`${distanceFrom(place)} <= ${double(radiusKm)}`;
  if (!withRemote) return { mark: squares && anyOf(squares), exact: near };
  return {
    mark: squares && anyOf([...squares, remoteMark]),
    exact: sql`(${j.is_remote} or ${near})`,
  };
}

interface PlaceRequest {
  near: number | undefined;
  visitor: SignedInUser | null;
  countryId: number;
}

// As matches have it: of the profile, or where that names none, of the CV.
async function ownTown({ tx, tenantId }: TenantDb, visitor: SignedInUser | null): Promise<number | null> {
  if (visitor?.role !== 'veteran') return null;
  const { tenant_id, user_id, city_id } = candidateFacts;
  const [row] = await tx
    .select({ city_id })
    .from(candidateFacts)
    .where(and(eq(tenant_id, tenantId), eq(user_id, visitor.id)));
  return row?.city_id ?? null;
}

/** The town that was asked for, otherwise a veteran's own if it is in the country of the search. */
export async function placeOfSearch(db: TenantDb, request: PlaceRequest): Promise<Place | null> {
  const { near, visitor, countryId } = request;
  const own = await ownTown(db, visitor);
  const id = near ?? own;
  if (!id) return null;
  const { title, country_id, lat, lng } = cities;
  const [town] = await db.tx
    .select({ id: cities.id, title, countryId: country_id, lat, lng })
    .from(cities)
    .where(eq(cities.id, id));
  if (!town || (near === undefined && town.countryId !== countryId)) return null;
  return { ...town, isOwn: id === own };
}

/** In whole kilometres, by the id of a job; jobs without towns are left out. */
export async function distancesOf(
  { tx }: TenantDb,
  place: Place,
  ids: number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: number; km: number | null }>(
    sql`select ${j.id} as id, round(${distanceFrom(place)})::integer as km from ${j} where ${j.id} = any(${numbers(ids)})`,
  );
  return new Map(rows.flatMap(({ id, km }) => (km === null ? [] : [[id, km] as const])));
}
