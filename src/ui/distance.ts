// Distances are stored in kilometres and shown in miles, as on road signs in both countries.
const kmPerMile = 1.609344;

export const milesOf = (km: number): number => km / kmPerMile;

/** Kilometres for 5, 10, 25, 50 and 100 miles. */
export const radiusChoices = [8, 16, 40, 80, 161] as const;

/** A whole number of miles stays the same after conversion there and back. */
export const kmOf = (miles: number): number => Math.round(miles * kmPerMile);

export function milesText(km: number): string {
  const miles = Math.round(milesOf(km));
  return miles === 1 ? '1 mile' : `${miles} miles`;
}

export const awayText = (km: number): string =>
  Math.round(milesOf(km)) === 0 ? 'less than a mile away' : `${milesText(km)} away`;
