/** Whether the candidate can work where the job is. */
import type { Judged, MatchCandidate, MatchJob, Spot } from './terms.ts';
import { nothing } from './terms.ts';

/** For who has not said how far they would travel. */
const usualRadius = 40;

const kmPerMile = 1.609344;

export function matchPlace(job: MatchJob, candidate: MatchCandidate): Judged {
  const { country_id, city, state } = candidate;
  if (
    job.is_remote &&
    (job.remote_country_ids.length === 0 || job.remote_country_ids.includes(country_id ?? 0))
  ) {
    return nothing(1, 'The work can be done from home', 'job');
  }
  const where = job.cities.map(({ title }) => title).join(' or ') || job.state?.title || 'where the job is';
  if (job.cities.length === 0 && !job.state) {
    if (job.country_id === null) return nothing(1, 'The job names no place', 'job');
    if (job.country_id === country_id) return nothing(1, 'In the country of the job', 'profile');
  }
  const radius = candidate.radius_km ?? usualRadius;
  const near =
    city && job.cities.find((spot) => spot.city_id === city.city_id || distance(spot, city) <= radius);
  if (near) return nothing(1, `Within ${Math.round(radius / kmPerMile)} miles of ${near.title}`, 'profile');
  const missing = [`A way to work in ${where}`];
  if (candidate.relocates && job.country_id === country_id) {
    return { ...nothing(0.8, 'Willing to move', 'profile'), missing: [] };
  }
  const regions = [...job.cities.map(({ state_id }) => state_id), ...(job.state ? [job.state.id] : [])];
  if (state && regions.includes(state.id)) {
    const share = job.cities.length === 0 ? 1 : 0.6;
    return {
      ...nothing(share, `In ${state.title}, as the job`, 'profile'),
      missing: share < 1 ? missing : [],
    };
  }
  if (country_id !== null && job.country_id === country_id) {
    return { ...nothing(0.3, 'In the country of the job', 'profile'), missing };
  }
  return { share: 0, evidence: [], missing };
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres along the surface of the earth. */
export function distance(one: Pick<Spot, 'lat' | 'lng'>, other: Pick<Spot, 'lat' | 'lng'>): number {
  const [latitude, longitude] = [toRadians(other.lat - one.lat), toRadians(other.lng - one.lng)];
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(toRadians(one.lat)) * Math.cos(toRadians(other.lat)) * Math.sin(longitude / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(half)));
}
