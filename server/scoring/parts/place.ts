import type { Spot } from '../../db/schema/matchFeatures.ts';
import { type Judged, judged, type MatchCandidate, type MatchJob } from '../terms.ts';
import { toReader, type Voice, verb } from '../voice.ts';

/** In kilometres, for candidates who have not set a commute. */
export const usualRadius = 40;

const kmPerMile = 1.609344;
// Applies where only the region is known, or where the reader may see no more than the region.
const sameRegion = 0.6;
const afterMoving = 0.9;

const toMiles = (kilometres: number) => Math.round(kilometres / kmPerMile);
const inMiles = (kilometres: number) => {
  const miles = toMiles(kilometres);
  return miles === 0 ? 'less than a mile' : `${miles} ${miles === 1 ? 'mile' : 'miles'}`;
};

// Names a commute only if the candidate has set one. Rounded to whole miles, both distances may be the same.
function tooFar(away: number, commute: number | null, { ownerWithin }: Voice) {
  if (commute === null) return `${inMiles(away)} away`;
  const atLeast = toMiles(away) === toMiles(commute) ? 'just over ' : '';
  return `${atLeast}${inMiles(away)} away, beyond ${ownerWithin} ${toMiles(commute)}-mile commute`;
}

export function matchPlace(job: MatchJob, candidate: MatchCandidate, voice = toReader): Judged {
  const { country_id, city, state } = candidate;
  const isIn = `${voice.subject} ${verb(voice, 'are', 'is')} in`;
  const isFromHere = country_id !== null && (job.country_id === null || job.country_id === country_id);
  if (
    job.is_remote &&
    (job.remote_country_ids.length === 0 || job.remote_country_ids.includes(country_id ?? 0))
  ) {
    return judged(1, 'The work can be done from home.', 'job');
  }
  if (job.cities.length === 0 && !job.state) {
    if (job.country_id === null) return judged(1, 'The job names no place.', 'job');
    if (isFromHere) return judged(1, `${isIn} the country of the job.`, 'profile');
  }
  const radius = candidate.radius_km ?? usualRadius;
  const [nearest] = city
    ? job.cities
        .map((spot) => ({ spot, away: spot.city_id === city.city_id ? 0 : distance(spot, city) }))
        .sort((spot, other) => spot.away - other.away)
    : [];
  if (nearest && nearest.away <= radius) {
    const reach =
      candidate.radius_km === null
        ? `${inMiles(radius)} of ${voice.ownerWithin} home`
        : `${voice.ownerWithin} commute of ${inMiles(radius)}`;
    return judged(1, `${nearest.spot.title} is within ${reach}.`, 'profile');
  }
  const where = job.cities.map(({ title }) => title).join(' or ') || job.state?.title || 'where the job is';
  if (candidate.relocates && isFromHere) {
    return judged(afterMoving, `${voice.subject} ${verb(voice, 'are', 'is')} willing to move.`, 'profile');
  }
  const regions = [...job.cities.map(({ state_id }) => state_id), ...(job.state ? [job.state.id] : [])];
  if (!nearest && state && regions.includes(state.id)) {
    const share = job.cities.length === 0 ? 1 : sameRegion;
    return judged(share, `${isIn} ${state.title}, like the job.`, 'profile');
  }
  const away = nearest
    ? `${nearest.spot.title} is ${tooFar(nearest.away, candidate.radius_km, voice)}`
    : `The job is in ${where}`;
  return { share: 0, evidence: [], missing: [away] };
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in kilometres. */
export function distance(from: Pick<Spot, 'lat' | 'lng'>, to: Pick<Spot, 'lat' | 'lng'>): number {
  const [latitude, longitude] = [toRadians(to.lat - from.lat), toRadians(to.lng - from.lng)];
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(longitude / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(half)));
}
