import { type SQL, sql } from 'drizzle-orm';

const earthKm = 6371;

/** The kilometres of a degree of latitude. */
export const kmPerDegree = (Math.PI * earthKm) / 180;

export interface Coordinates {
  lat: SQL;
  lng: SQL;
}

export const double = (value: number): SQL => sql`${value}::double precision`;

export const pointAt = ({ lat, lng }: { lat: number; lng: number }): Coordinates => ({
  lat: double(lat),
  lng: double(lng),
});

/** The great-circle distance in kilometres, by the haversine formula; null if a coordinate is null. */
export const distanceBetween = (
  from: Coordinates,
  to: Coordinates,
): SQL => sql`case when ${from.lat} is not null and ${to.lat} is not null then
  2 * ${double(earthKm)} * asin(sqrt(least(1, power(sin(radians(${from.lat} - ${to.lat}) / 2), 2)
    + cos(radians(${to.lat})) * cos(radians(${from.lat})) * power(sin(radians(${from.lng} - ${to.lng}) / 2), 2)))) end`;
