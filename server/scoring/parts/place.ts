import type { Spot } from '../../db/schema/matchFeatures.ts';
import { type Judged, judged, rowOf } from '../judged.ts';
import type { MatchCandidate, MatchJob } from '../terms.ts';
import { toReader, type Voice, verb } from '../voice.ts';

/** In kilometres, for candidates who have not set a commute. */
export const usualRadius = 40;

const kmPerMile = 1.609344;
// Applies where only the region is known, or where the reader may see no more than the region.
const sameRegion = 0.6;
const afterMoving = 0.9;

const toMiles = (kilometres: number) => Math.round(kilometres / kmPerMile);
export const inMiles = (kilometres: number) => {
  const miles = toMiles(kilometres);
  return miles === 0 ? 'less than a mile' : `${miles} ${miles === 1 ? 'mile' : 'miles'}`;
};

// Rounded to whole miles, both distances may be the same.
const awayText = (away: number, commute: number | null) =>
  `${commute !== null && toMiles(away) === toMiles(commute) ? 'just over ' : ''}${inMiles(away)} away`;

const worksFromHome = ({ is_remote, remote_country_ids }: MatchJob, countryId: number | null) =>
  is_remote && (remote_country_ids.length === 0 || remote_country_ids.includes(countryId ?? 0));

const placeOf = ({ cities, state }: MatchJob) =>
  cities.map(({ title }) => title).join(' or ') || state?.title || null;

function nearestOf({ cities }: MatchJob, { city }: MatchCandidate) {
  if (!city) return null;
  const [nearest = null] = cities
    .map((spot) => ({ spot, away: spot.city_id === city.city_id ? 0 : distance(spot, city) }))
    .sort((spot, other) => spot.away - other.away);
  return nearest;
}

export function matchPlace(job: MatchJob, candidate: MatchCandidate, voice = toReader): Judged {
  const { country_id, state } = candidate;
  const where = placeOf(job);
  const row = { code: 'place' as const, asks: where ?? 'Place', source: 'profile' as const };
  const met = (share: number, reason: string, source: 'job' | 'profile' = 'profile') =>
    judged(share, rowOf({ ...row, state: 'shown', reason, source }));
  if (worksFromHome(job, country_id)) {
    const reason = 'The work can be done from home.';
    return judged(1, rowOf({ ...row, asks: 'Working from home', state: 'shown', reason, source: 'job' }));
  }
  const isIn = `${voice.subject} ${verb(voice, 'are', 'is')} in`;
  const isFromHere = country_id !== null && (job.country_id === null || job.country_id === country_id);
  if (!where && job.country_id === null) return met(1, 'The job names no place.', 'job');
  if (!where && isFromHere) return met(1, `${isIn} the country of the job.`);
  const nearest = nearestOf(job, candidate);
  const radius = candidate.radius_km ?? usualRadius;
  if (nearest && nearest.away <= radius) {
    return met(1, `${nearest.spot.title} is within ${reachOf(candidate, voice)}.`);
  }
  if (candidate.relocates && isFromHere) {
    return met(afterMoving, `${voice.subject} ${verb(voice, 'are', 'is')} willing to move.`);
  }
  const regions = [...job.cities.map(({ state_id }) => state_id), ...(job.state ? [job.state.id] : [])];
  if (!nearest && state && regions.includes(state.id)) {
    const reason = `${isIn} ${state.title}, like the job.`;
    if (job.cities.length === 0) return met(1, reason);
    return judged(sameRegion, rowOf({ ...row, state: 'partly', reason }));
  }
  return elsewhere(job, candidate, nearest, voice);
}

const reachOf = ({ radius_km }: MatchCandidate, { ownerWithin }: Voice) =>
  radius_km === null
    ? `${inMiles(usualRadius)} of ${ownerWithin} home`
    : `${ownerWithin} commute of ${inMiles(radius_km)}`;

function elsewhere(
  job: MatchJob,
  { radius_km, country_id, state }: MatchCandidate,
  nearest: ReturnType<typeof nearestOf>,
  { owner, ownerWithin }: Voice,
): Judged {
  const where = placeOf(job);
  const row = { code: 'place' as const, asks: where ?? 'Place', source: 'profile' as const };
  if (nearest) {
    const obstacle = awayText(nearest.away, radius_km);
    // Names a commute only if the candidate has set one.
    const limit = radius_km === null ? '' : `, beyond ${ownerWithin} ${toMiles(radius_km)}-mile commute`;
    const reason = `${nearest.spot.title} is ${obstacle}${limit}.`;
    return { ...judged(0, rowOf({ ...row, state: 'not_shown', reason })), obstacle };
  }
  const isAbroad = country_id !== null && job.country_id !== null && country_id !== job.country_id;
  if (!state && !isAbroad) {
    const reason = `The job is in ${where}. ${owner} profile gives no town yet.`;
    return judged(0, rowOf({ ...row, state: 'not_known', reason, source: null }));
  }
  const obstacle = where ? `the job is in ${where}` : 'the job is in another country';
  const reason = `${obstacle.charAt(0).toUpperCase()}${obstacle.slice(1)}.`;
  return { ...judged(0, rowOf({ ...row, state: 'not_shown', reason })), obstacle };
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
